"""Computer players for Nomina.

With the lexicon they search exactly; over a plain list they try words one by one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

from setzkasten.bots.nomina_search import NominaSearch, Prices
from setzkasten.bots.player import Knowledge
from setzkasten.core.actions import GiveUp, Pass
from setzkasten.core.board import Board, runs_formed, runs_inside
from setzkasten.core.game import Seat
from setzkasten.core.placing import New, single_words, wrong_run
from setzkasten.core.tiles import Tile
from setzkasten.games.nomina.laying import BON_LENGTH, check_lay
from setzkasten.games.nomina.options import Options
from setzkasten.games.nomina.state import STONES_A_MOVE, Action, Lay, State, View
from setzkasten.games.wooden.box import SIZE

# How many small words are tried together? Enough for three good ones, few enough for a second.
SMALL_WORDS = 40
# What is a bon worth to a player who saves it? A letter more in a later, longer word.
BON_WORTH = 2
PRICES = Prices(earned=BON_WORTH, spent=BON_WORTH)
# NOM-20 After the last move every bon that is left costs a point.
LAST_PRICES = Prices(earned=-1, spent=-1)
# How long may a player of the lexicon think? With up to three bons it is done much sooner.
THINKING_SECONDS = 5.0
# Of how many best moves does a player choose?
CHOICE = {"leicht": 12, "mittel": 3, "stark": 1}


@dataclass(frozen=True, slots=True, order=True)
class Idea:
    """A move and what it is worth."""

    worth: int
    new: New = field(compare=False)


class NominaPlayer:
    def choose(
        self, view: View, seat: Seat, *, knowledge: Knowledge, level: str, rng: Random
    ) -> Action:
        state = _seen(view)
        if not state.board:
            return _first_word(state, seat, knowledge, rng)
        if knowledge.numbered:
            return _of_the_best(state, seat, knowledge, level, rng)
        ideas = sorted(_ideas(state, seat, knowledge), reverse=True)
        if not ideas:
            return Pass() if view.last_move else GiveUp()
        return _lay(rng.choice(ideas[: CHOICE[level]]).new)


def _of_the_best(state: State, seat: Seat, knowledge: Knowledge, level: str, rng: Random) -> Action:
    numbered = knowledge.numbered
    assert numbered
    search = NominaSearch(numbered.graph, numbered.allowed, knowledge.relation)
    found = search.best(
        state,
        seat,
        count=CHOICE[level],
        prices=LAST_PRICES if state.last_move else PRICES,
        seconds=THINKING_SECONDS,
    )
    if not found.moves:
        return Pass() if state.last_move else GiveUp()
    return rng.choice(found.moves).lay


def _seen(view: View) -> State:
    """The state as far as the view tells it; in Nomina that is everything that matters."""
    board = Board(SIZE, {stone.square: Tile(stone.letter) for stone in view.stones})
    lying = {letter: sum(t.letter == letter for t in board.values()) for letter in "OV"}
    stones = f"O{view.case['O'] + lying['O']}-V{view.case['V'] + lying['V']}"
    options = Options(stones=stones)
    return State(
        options,
        board,
        scores=(0,) * len(view.bons),
        bons=view.bons,
        turn=view.turn,
        given_up=frozenset(view.given_up),
    )


def _first_word(state: State, seat: Seat, knowledge: Knowledge, rng: Random) -> Action:
    words = list(knowledge.active.matching("?" * STONES_A_MOVE))
    rng.shuffle(words)
    row, col = SIZE[0] // 2, SIZE[1] // 2 - 1
    for word in words:
        lay = _lay({(row, col + i): letter for i, letter in enumerate(word)})
        if check_lay(state, seat, lay) is None:
            return lay
    return GiveUp()


def _ideas(state: State, seat: Seat, knowledge: Knowledge) -> Iterator[Idea]:
    """Legal moves worth looking at: one long word, or small words that make up the number."""
    most = STONES_A_MOVE + state.bons[seat]
    singles = _single_words(state, most, knowledge)
    for stones in range(STONES_A_MOVE, most + 1):
        for new in _made_of(singles, stones):
            lay = _lay(new)
            if check_lay(state, seat, lay) is None and _all_words(state, new, knowledge):
                yield Idea(_worth(state, lay, knowledge), new)


def _single_words(state: State, most: int, knowledge: Knowledge) -> dict[int, list[New]]:
    """Words that may be laid alone, by their number of new stones, the longest words first."""
    found: dict[int, dict[frozenset[object], New]] = {}
    for new in single_words(state.board, most, knowledge.active, knowledge.counting):
        if not state.case.missing(new.values()):
            found.setdefault(len(new), {})[frozenset(new.items())] = new
    board = state.board
    return {
        count: sorted(news.values(), key=lambda new: -_letters(board, new))
        for count, news in found.items()
    }


def _all_words(state: State, new: New, knowledge: Knowledge) -> bool:
    letters = {square: tile.letter for square, tile in state.board.items()} | new
    return wrong_run(letters, new, knowledge.counting) is None


def _letters(board: Board, new: New) -> int:
    after = board.with_stones({square: Tile(letter) for square, letter in new.items()})
    return sum(len(run.word) for run in runs_formed(after, new))


def _made_of(singles: dict[int, list[New]], stones: int) -> Iterator[New]:
    yield from singles.get(stones, ())
    small = [new for count in range(1, stones) for new in singles.get(count, ())[:SMALL_WORDS]]
    for number in (2, 3):
        for parts in combinations(small, number):
            if sum(map(len, parts)) == stones:
                new = {square: letter for part in parts for square, letter in part.items()}
                if len(new) == stones:
                    yield new


def _worth(state: State, lay: Lay, knowledge: Knowledge) -> int:
    """Points, and what the bons earned and spent are worth."""
    after = state.board.with_stones(dict(lay.stones))
    worth = -BON_WORTH * (len(lay.stones) - STONES_A_MOVE)
    for run in runs_formed(after, [square for square, _ in lay.stones]):
        olds = runs_inside(state.board, run)
        if any(knowledge.relation(old.word, run.word) == "inflection" for old in olds):
            continue
        worth += len(run.word) + BON_WORTH * (len(run.word) >= BON_LENGTH)
    return worth


def _lay(new: New) -> Lay:
    return Lay(tuple((square, Tile(letter)) for square, letter in sorted(new.items())))
