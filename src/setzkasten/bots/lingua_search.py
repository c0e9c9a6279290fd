"""The best words in Lingua, exact: no legal laying of these words brings more points.

The kernel finds every place and says what its colours can bring at most; from the best promise on
each place is painted in its best colours, and the game itself says what is legal.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from time import monotonic
from typing import Final, TypeAlias

from setzkasten.bots.trying import Advice, Hint, Trial
from setzkasten.core.board import Board, write_rows
from setzkasten.core.game import AnyGame, Seat
from setzkasten.core.hand import known
from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.core.tiles import Tile
from setzkasten.games.lingua.box import COLOURS, FIELDS, GOALS, SIZE, START, VALUES
from setzkasten.games.lingua.laying import EXCHANGE_ACES, FIRST_LENGTH
from setzkasten.games.lingua.offers import offers
from setzkasten.games.lingua.scoring import COLOUR_WORD, STAGES
from setzkasten.games.lingua.state import Lay, State, Swap
from setzkasten.lexicon.words import Words
from setzkasten_kernel import Colours, Laying, WordGraph

Place: TypeAlias = tuple[int, bool, str]  # square of the first letter, down, word
_ROW: Final = 6  # numbers a row of the kernel's placements
# For how many sets of words does the kernel stay ready (some 7 MB each)? That takes it longer
# than a search.
KEPT: Final = 8


class NoWords:
    """A vocabulary without words."""

    def matching(self, pattern: str) -> Iterator[str]:
        return iter(())

    def __contains__(self, word: object) -> bool:
        return False


class LinguaSearch:
    """Those of the words that may be offered; their judge says what counts."""

    def __init__(self, game: AnyGame, words: Words) -> None:
        self._game, self._words, self._judge = game, words.offered, words.judge

    def best(self, state: State, seat: Seat, *, count: int, seconds: float) -> Advice:
        """The best words of a seat on turn; without a word what it may swap."""
        ends_at = monotonic() + seconds if seconds >= 0 else float("inf")
        trial = Trial(self._game, state, seat, self._judge)
        painting = Painting(state, seat)
        places, complete = self._places(state, painting.hand[::2], ends_at)
        found: dict[object, Hint] = {}
        for most, place in painting.promising(places):
            best = _best(found, count)
            if len(best) == count and most < best[-1].report.points:
                break
            if monotonic() > ends_at:
                complete = False
                break
            for lay, points in painting.painted(place, count):
                if len(best) == count and points < best[-1].report.points:
                    break
                if hint := trial.hint(lay):
                    key = lay.stones, lay.exchange
                    kept = found.get(key)
                    if kept is None or kept.report.points < hint.report.points:
                        found[key] = hint
        hints = _best(found, count)
        if not hints:
            swaps = [a for a in offers(state, seat, NoWords()) if isinstance(a, Swap)]
            hints = [hint for swap in swaps if (hint := trial.hint(swap))]
        whole = len(painting.hand) == 2 * len(state.hands[seat])
        return Advice(tuple(hints[:count]), complete and whole)

    def _places(self, state: State, rack: str, ends_at: float) -> tuple[list[Place], bool]:
        """Every word that the letters of the hand can lay, whatever its colours."""
        graph, board = self._words.graph, state.board
        if not rack:
            return [], True
        laying = laying_of(graph, self._words.bits, once=True)
        taken = [number for word in state.used if (number := graph.index(word)) >= 0]
        left = max(0.0, ends_at - monotonic()) if ends_at < float("inf") else -1.0
        drawn = write_rows(board).replace("/", "\n") if board else "." * len(rack)
        _, flat, complete = laying.placements(drawn, rack, taken=taken, seconds=left)
        rows = [flat[at : at + _ROW].tolist() for at in range(0, len(flat), _ROW)]
        if not board:
            words = {graph.word(row[2]) for row in rows}
            return [place for word in sorted(words) for place in _openings(word)], complete
        places = [(square, bool(down), graph.word(word)) for square, down, word, *_ in rows]
        lone = [place for place, row in zip(places, rows, strict=True) if row[4] == 1]
        return places + [other for place in lone for other in _other_way(board, place)], complete


class Painting:
    """A hand of coloured tiles and the board it is laid on."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.hand = "".join(known(state.hands[seat]))
        self._board, self._aces = state.board, state.aces[seat]
        self._drawn = write_rows(state.board).replace("/", "\n")
        self._lying = "\n".join(
            "".join(_kind(state.board, (row, col)) for col in range(SIZE[1]))
            for row in range(SIZE[0])
        )
        self._colours = Colours(
            "\n".join(FIELDS),
            signs=COLOURS,
            values=[VALUES[colour] for colour in COLOURS],
            word_bonus=COLOUR_WORD,
            stages=STAGES,
            goals=[(row * SIZE[1] + col, prize) for (row, col), prize in GOALS.items()],
            prize_always=state.options.prize == "always",
            exchange_from=EXCHANGE_ACES,
        )

    def promising(self, places: list[Place]) -> list[tuple[int, Place]]:
        """The places with what they bring at most, the best promise first."""
        most = self._colours.bounds(self._drawn, self._lying, places, self.hand, aces=self._aces)
        return sorted(zip(most, places, strict=True), key=lambda pair: -pair[0])

    def painted(self, place: Place, count: int) -> Iterator[tuple[Lay, int]]:
        """The word in its best colours, and what each brings."""
        number, down, word = place
        way, first = DOWN if down else ACROSS, divmod(number, SIZE[1])
        squares = [shifted(first, way, by) for by in range(len(word))]
        new = [(s, x) for s, x in zip(squares, word, strict=True) if s not in self._board]
        found, _ = self._colours.best(
            self._drawn, self._lying, place, self.hand, aces=self._aces, count=count
        )
        for points, _, colours, swapped in found:
            stones = tuple((s, Tile(x, c)) for (s, x), c in zip(new, colours, strict=True))
            own_lying = (
                (divmod(swapped[0], SIZE[1]), divmod(swapped[1], SIZE[1])) if swapped else None
            )
            yield Lay(stones, way, own_lying), points


@lru_cache(KEPT)
def laying_of(graph: WordGraph, allowed: bytes, *, once: bool = False) -> Laying:
    """`once`: a word that lies may not be laid again."""
    return Laying(graph, allowed=allowed, once=once)


def _best(found: dict[object, Hint], count: int) -> list[Hint]:
    ranked = sorted(found.values(), key=lambda h: (-h.report.points, -h.report.earned))
    return ranked[:count]


def _kind(board: Board, square: Square) -> str:
    return board[square].kind if square in board else "."


def _openings(word: str) -> Iterator[Place]:
    """LIN-03 Across the start field; the game says where the word must begin."""
    row, col = START
    if len(word) >= FIRST_LENGTH:
        for first in range(max(0, col - len(word) + 1), col + 1):
            if first + len(word) <= SIZE[1]:
                yield row * SIZE[1] + first, False, word


def _other_way(board: Board, place: Place) -> Iterator[Place]:
    """A tile laid alone stands in two words; either may be the one that is laid."""
    number, down, word = place
    first, way = divmod(number, SIZE[1]), DOWN if down else ACROSS
    squares = {shifted(first, way, by): letter for by, letter in enumerate(word)}
    (own,) = [square for square in squares if square not in board]
    run = board.with_stones({own: Tile(squares[own])}).run_through(own, ACROSS if down else DOWN)
    if len(run.squares) > 1:
        row, col = run.squares[0]
        yield row * SIZE[1] + col, not down, run.word
