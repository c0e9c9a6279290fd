"""SDW-07 What a stone must leave: runs that are words or can still become one, with room."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping

from setzkasten.core.board import Board, Run, runs_formed
from setzkasten.core.claims import Claim, Completable, Slot, Verdict, Word
from setzkasten.core.hand import known_in, unknown_in
from setzkasten.core.placing import Way
from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.core.tiles import Stock
from setzkasten.core.values import value
from setzkasten.games.schach.state import State
from setzkasten.games.typdom.box import symbol_of

# How much room is looked at on each side? The longest words of the dictionary have 25 letters.
REACH = 24

PREMIUMS: Mapping[str, int] = {"": 0, "simple": 1, "double": 2}  # SDW-12, SDW-13


def premium_at(lying: Container[Square], square: Square) -> str:
    """SDW-19 Neighbours in both directions: double; on two opposite sides only: simple."""
    across = [shifted(square, ACROSS, by) in lying for by in (-1, 1)]
    down = [shifted(square, DOWN, by) in lying for by in (-1, 1)]
    if any(across) and any(down):
        return "double"
    return "simple" if all(across) or all(down) else ""


def way_of(run: Run) -> Way:
    return ACROSS if run.across else DOWN


def completable(board: Board, run: Run, stones: str = "") -> Completable:
    """The claim that some word holds this run and fits the squares around it."""
    way = way_of(run)
    before = tuple(_slot(board, shifted(run.squares[0], way, -i), way) for i in _steps())
    after = tuple(_slot(board, shifted(run.squares[-1], way, i), way) for i in _steps())
    return Completable(run.word, before, after, stones)


def _steps() -> range:
    return range(1, REACH + 1)


def _slot(board: Board, square: Square, way: Way) -> Slot:
    if square in board:
        return Slot(board[square].letter)
    crossing = DOWN if way == ACROSS else ACROSS
    ahead = "".join(_letters(board, square, crossing, -1))[::-1]
    return Slot("", ahead, "".join(_letters(board, square, crossing, 1)))


def _letters(board: Board, square: Square, way: Way, by: int) -> Iterator[str]:
    cells, at = board.cells, shifted(square, way, by)
    while at in cells:
        yield cells[at].letter
        at = shifted(at, way, by)


@value
class Judged:
    """The answers to the claims of a laying."""

    verdicts: Mapping[Claim, Verdict]

    @classmethod
    def by(cls, verdicts: tuple[Verdict, ...]) -> Judged:
        return cls({verdict.claim: verdict for verdict in verdicts})

    def finished(self, run: Run) -> bool:
        return not self.verdicts[Word(run.word)].refused

    def makes_sense(self, board: Board, run: Run) -> bool:
        return self.finished(run) or self.has_room(board, run)

    def has_room(self, board: Board, run: Run, stones: str = "") -> bool:
        return not self.verdicts[completable(board, run, stones)].refused


def unused(state: State, board: Board) -> str:
    """SDW-16 With an empty stock: the stones that somebody holds and that do not lie here yet."""
    fresh = [symbol_of(board[square]) for square in board if square not in state.board]
    held = Stock(known_in(state.hands))
    if unknown_in(state.hands):  # they may be anything that nobody has seen
        held = held.plus(state.unseen)
    return "".join(held.without(fresh))


def claims_at(board: Board, square: Square) -> Iterator[Claim]:
    """What the stone on a square claims: each of its runs is a word, or can become one."""
    for run in runs_formed(board, [square]):
        yield Word(run.word)
        yield completable(board, run)
