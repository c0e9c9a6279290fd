"""Every legal laying of a small hand, tried plainly: stone by stone, beside what lies."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import permutations, product
from random import Random
from typing import TypeAlias

from setzkasten.bots.kreuzwort_search import KreuzwortSearch
from setzkasten.bots.lingua_search import LinguaSearch
from setzkasten.bots.trying import Advice, Hint, Trial
from setzkasten.core.board import Board
from setzkasten.core.claims import Claim, Judge, Unfinished, Verdict, Word
from setzkasten.core.placing import wrong_run
from setzkasten.core.squares import ACROSS, DOWN, Square, neighbours, shifted
from setzkasten.core.tiles import Stock, Tile
from setzkasten.games.kreuzwort import KREUZWORT_1936, KREUZWORT_SUPER, POINT_TYP_DOM
from setzkasten.games.kreuzwort.state import Lay as KreuzwortLay
from setzkasten.games.kreuzwort.state import State as KreuzwortState
from setzkasten.games.lingua import Lingua
from setzkasten.games.lingua.box import SIZE, START, TILES
from setzkasten.games.lingua.state import Lay as LinguaLay
from setzkasten.games.lingua.state import State as LinguaState
from setzkasten.games.typdom.box import JOLLIES, RED_LETTERS, payment_of, red, symbol_of, tile_of
from setzkasten.lexicon.words import Words
from tests.vocabulary import WordList

__all__ = ["GAMES", "compared", "picture_of"]

Stones: TypeAlias = dict[Square, Tile]
Measure: TypeAlias = tuple[int, ...]
GAMES = ("kreuzwort-1936", "kreuzwort-super", "point-typ-dom", "lingua")
TYP_DOM = {game.id: game for game in (KREUZWORT_1936, KREUZWORT_SUPER, POINT_TYP_DOM)}
LINGUA = Lingua()
# How many moves of each position are compared?
COUNT = 4
# How many stones does a small hand have? All of them are tried everywhere.
SIZES = (1, 2, 2, 3, 3)
LETTERS = "AENST"


def compared(game_id: str, positions: int, seed: int = 0) -> int:
    """Compare so many positions; how many moves there were. Raises where one is beaten."""
    compare = _lingua if game_id == "lingua" else _typ_dom
    return sum(compare(game_id, Random(f"{game_id} {seed} {n}")) for n in range(positions))


def _typ_dom(game_id: str, rng: Random) -> int:
    game, words = TYP_DOM[game_id], _some_words(rng)
    switches = {"lengthening", "chain", "contacts", "duty"} & {o.name for o in game.options}
    options = {name: rng.random() < 0.3 for name in sorted(switches)}
    hand = _some_hand(rng, lambda: rng.choice(sorted(JOLLIES)) if rng.random() < 0.1 else "")
    cells = {
        square: tile_of(letter, jolly=rng.random() < 0.1)
        for square, letter in picture_of(words, rng).items()
    }
    state = replace(
        game.start(2, options),
        board=Board(None, cells),
        hands=(Stock(hand), Stock("ABC")),
        starter=0,
        dealt=True,
        second=rng.random() < 0.2,
    )
    advice = KreuzwortSearch(game, Words.listed(words)).best(
        state, state.turn, count=COUNT, seconds=-1.0
    )
    trial = Trial(game, state, state.turn, _PlainJudge(words))
    lays = _kreuzwort_lays(state, hand, words)
    plain = {lay.stones: hint for lay in lays if (hint := _best_reading(trial, lay))}
    _compare(advice, list(plain.values()), lambda hint: _worth(state, hint))
    return len(plain)


def _worth(state: KreuzwortState, hint: Hint) -> Measure:
    """Points, then stones, then what they would cost."""
    symbols = [symbol_of(tile) for _, tile in hint.action.stones]
    cost = 0 if state.edition.points else payment_of(symbols)
    return hint.report.points, len(symbols), cost


def _kreuzwort_lays(
    state: KreuzwortState, hand: Sequence[str], words: WordList
) -> Iterator[KreuzwortLay]:
    def tiles(stone: str) -> Iterator[Tile]:
        if stone not in JOLLIES:
            yield tile_of(stone)
        else:
            vowel = red(stone)
            fitting = [x for x in LETTERS if (x in RED_LETTERS) == vowel]
            yield from (tile_of(letter, jolly=True) for letter in fitting)

    pictures = _pictures(state.board, hand, tiles, words) if state.board else _firsts(hand, tiles)
    for stones in pictures:
        yield KreuzwortLay(tuple(sorted(stones.items())), ACROSS)


def _best_reading(trial: Trial, lay: KreuzwortLay) -> Hint | None:
    """The same stones may be read as several words laid: each stone first, each way."""
    hints = []
    for stone, way in product(lay.stones, (ACROSS, DOWN)):
        rest = tuple(other for other in lay.stones if other != stone)
        if hint := trial.hint(KreuzwortLay((stone, *rest), way)):
            hints.append(hint)
    return max(hints, key=lambda hint: hint.report.points, default=None)


def _lingua(game_id: str, rng: Random) -> int:
    words = _some_words(rng)
    options = {
        "lengthening": rng.randrange(3),
        "opening": rng.choice(("begins", "through")),
        "contact": rng.choice(("shared", "touching")),
        "prize": rng.choice(("ace", "always")),
    }
    bag = list(TILES)
    rng.shuffle(bag)
    hand = [_drawn(bag, letter) for letter in _some_hand(rng, lambda: "")]
    picture = _placed(picture_of(words, rng), rng)
    cells = {square: Tile(*_drawn(bag, letter)) for square, letter in picture.items()}
    board = Board(SIZE, cells)
    state = replace(
        LINGUA.start(2, options),
        board=board,
        hands=(Stock(hand), Stock()),
        aces=(rng.choice((0, 4, 8, 9, 12, 18)), 0),
        laid=rng.randint(1, 4),
        used=frozenset({run.word for run in board.runs()} | {rng.choice(list(words))}),
        starter=0,
        dealt=True,
    )
    search = LinguaSearch(LINGUA, Words.listed(words))
    advice = search.best(state, state.turn, count=COUNT, seconds=-1.0)
    trial = Trial(LINGUA, state, state.turn, _PlainJudge(words))
    plain: dict[object, Hint] = {}
    for lay in _lingua_lays(state, hand, words):
        hint, key = trial.hint(lay), (lay.stones, lay.exchange)
        if hint and (key not in plain or plain[key].report.points < hint.report.points):
            plain[key] = hint
    # Of exchanges that bring the same one stands for all, so only the best is compared.
    _compare(advice, list(plain.values()), lambda hint: (hint.report.points,), best_only=True)
    return len(plain)


def _drawn(bag: list[str], letter: str) -> str:
    tile = next(tile for tile in bag if tile[0] == letter)
    bag.remove(tile)
    return tile


def _placed(picture: dict[Square, str], rng: Random) -> dict[Square, str]:
    """The picture somewhere on the board, often in the corner with the goals."""
    if not picture:
        return {}
    top, left = min(row for row, _ in picture), min(col for _, col in picture)
    height = max(row for row, _ in picture) - top + 1
    width = max(col for _, col in picture) - left + 1
    row, col = rng.choice(((SIZE[0] - height - 1, SIZE[1] - width - 1), (1, 1), (4, 7)))
    return {(r - top + row, c - left + col): letter for (r, c), letter in picture.items()}


def _lingua_lays(state: LinguaState, hand: Sequence[str], words: WordList) -> Iterator[LinguaLay]:
    def tiles(stone: str) -> Iterator[Tile]:
        yield Tile(stone[0], stone[1])

    if state.board:
        pictures = _pictures(state.board, hand, tiles, words)
    else:
        row, col = START
        pictures = (
            {(row, col + by + right): tile for (_, right), tile in stones.items()}
            for stones in _firsts(hand, tiles)
            for by in range(-col, 1)
        )
    for stones, way in product(pictures, (ACROSS, DOWN)):
        laid = tuple(sorted(stones.items()))
        yield LinguaLay(laid, way)
        for own, lying in product(stones, state.board):
            if state.board[lying].letter == stones[own].letter:
                yield LinguaLay(laid, way, (own, lying))


def _pictures(
    board: Board,
    hand: Sequence[str],
    tiles: Callable[[str], Iterator[Tile]],
    words: WordList,
) -> Iterator[Stones]:
    """Every set of stones of the hand that hangs together with the picture and reads well."""
    lying = {square: tile.letter for square, tile in board.items()}
    seen: set[frozenset[tuple[Square, Tile]]] = set()
    waiting: list[tuple[Stones, tuple[str, ...]]] = [({}, tuple(sorted(hand)))]
    while waiting:
        stones, rest = waiting.pop()
        near = {n for square in (*board, *stones) for n in neighbours(square)}
        for square, symbol in product(sorted(near), sorted(set(rest))):
            if not board.free(square) or square in stones:
                continue
            left = list(rest)
            left.remove(symbol)
            for tile in tiles(symbol):
                more = {**stones, square: tile}
                if (key := frozenset(more.items())) not in seen:
                    seen.add(key)
                    waiting.append((more, tuple(left)))
        letters = {square: tile.letter for square, tile in stones.items()}
        if stones and wrong_run(lying | letters, letters, words) is None:
            yield stones


def _firsts(hand: Sequence[str], tiles: Callable[[str], Iterator[Tile]]) -> Iterator[Stones]:
    for length in range(2, len(hand) + 1):
        for chosen in set(permutations(hand, length)):
            for laid in product(*map(tiles, chosen)):
                yield {(0, at): tile for at, tile in enumerate(laid)}


def _compare(
    advice: Advice,
    plain: list[Hint],
    worth: Callable[[Hint], Measure],
    *,
    best_only: bool = False,
) -> None:
    assert advice.complete
    laid = [hint for hint in advice.hints if hasattr(hint.action, "stones")]
    best = sorted(map(worth, plain), reverse=True)[: 1 if best_only else COUNT]
    assert [worth(hint) for hint in laid[: len(best)]] == best, (advice, plain)
    allowed = {worth(hint) for hint in plain}
    assert all(worth(hint) in allowed for hint in laid)
    assert [worth(h) for h in laid] == sorted(map(worth, laid), reverse=True)


def _some_words(rng: Random) -> WordList:
    """Short words over few letters, so that they meet often; some grow out of others."""
    short = {"".join(rng.choices(LETTERS, k=rng.choice((2, 2, 3, 4)))) for _ in range(30)}
    grown = {rng.choice(LETTERS) + word for word in sorted(short) if rng.random() < 0.3}
    return WordList(short | grown | {word + rng.choice(LETTERS) for word in sorted(grown)})


def _some_hand(rng: Random, jolly: Callable[[], str]) -> list[str]:
    return [jolly() or rng.choice(LETTERS) for _ in range(rng.choice(SIZES))]


def picture_of(words: WordList, rng: Random) -> dict[Square, str]:
    """A few words that cross; what they touch need not be right."""
    picture: dict[Square, str] = {}
    for number in range(rng.choice((0, 1, 2, 2, 3))):
        word, way = rng.choice(list(words)), (ACROSS, DOWN)[number % 2]
        starts = [
            shifted(square, way, -at)
            for square, lies in picture.items()
            for at, letter in enumerate(word)
            if letter == lies
        ]
        if starts or not picture:
            start = rng.choice(starts or [(0, 0)])
            for at, letter in enumerate(word):
                picture.setdefault(shifted(start, way, at), letter)
    return picture


@dataclass(frozen=True, slots=True)
class _PlainJudge(Judge):
    words: WordList

    def answer(self, claim: Claim) -> Verdict:
        if isinstance(claim, Unfinished):
            return Verdict(claim, "no" if claim.run in self.words else "yes")
        assert isinstance(claim, Word)
        return Verdict(claim, "yes" if claim.word in self.words else "no")
