"""Actions that can be offered in Krux, out of the many that are legal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from setzkasten.core.actions import GiveUp, Pass
from setzkasten.core.game import Seat, Vocabulary
from setzkasten.core.placing import New, placements, spans
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Tile
from setzkasten.games.krux.actions import Action, Block, GiveBack, Lay, Rebuild
from setzkasten.games.krux.state import (
    COLS,
    FIRST_BLOCKERS,
    HALF_ROWS,
    STONES_A_TURN,
    State,
    squares_of,
)

# How many stones are offered for moving and for giving back? A few show that it can be done.
SOME_STONES = 3
# Letters that fill up a laying when a word needs fewer than three.
FILLERS = "ENR"


def offers(state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
    """Candidates; the caller checks them. Layings spell words of the vocabulary."""
    if state.phase == "block":
        yield from first_blocks(seat)
        return
    yield from (GiveUp(), Pass())
    half, other = state.halves[seat], state.halves[1 - seat]
    yield from (Block((s,)) for s in squares_of(1 - seat) if other.free(s))
    yield from (GiveBack((square,)) for square in islice(half, SOME_STONES))
    free = [square for square in squares_of(seat) if half.free(square)]
    moves = zip(islice(half, SOME_STONES), reversed(free), strict=False)
    yield from (Rebuild(((start, end),)) for start, end in moves)
    if seat == state.turn:
        yield from _layings(state, seat, free, vocabulary)


def least_actions(seat: Seat) -> Iterator[Action]:
    """What a seat does that left the table: gives up, declines, sets its first blockers."""
    yield from (GiveUp(), Pass())
    yield from first_blocks(seat)


def first_blocks(seat: Seat) -> Iterator[Block]:
    """Ten blockers in slanting rows: no two of them touch, so nothing is cut off."""
    top = (1 - seat) * HALF_ROWS
    for shift in range(COLS):
        squares: list[Square] = []
        for i in range(FIRST_BLOCKERS):
            squares.append((top + (2 * i + shift) % HALF_ROWS, (i + shift) % COLS))
        yield Block(tuple(squares))


def _layings(state: State, seat: Seat, free: list[Square], vocabulary: Vocabulary) -> Iterator[Lay]:
    """Words through stones that lie, filled up to three stones; else a word of three letters."""
    half, seen = state.halves[seat], set[Lay]()
    lying = {square: tile.letter for square, tile in half.items()}
    for span in spans(lying, half, STONES_A_TURN, lying.keys()):
        for new in placements(lying, span, vocabulary):
            lay = _filled(new, free)
            if lay not in seen:
                seen.add(lay)
                yield lay
    gaps = set(free)
    for word in vocabulary.matching("?" * STONES_A_TURN):
        for row, col in free:
            squares = [(row, col + i) for i in range(STONES_A_TURN)]
            if gaps.issuperset(squares):
                lay = Lay(tuple((s, Tile(c)) for s, c in zip(squares, word, strict=True)))
                if lay not in seen:
                    yield lay
                break


def _filled(new: New, free: list[Square]) -> Lay:
    spare = (square for square in reversed(free) if square not in new)
    fillers = zip(spare, FILLERS[len(new) :], strict=False)
    return Lay(tuple((s, Tile(c)) for s, c in sorted((new | dict(fillers)).items())))
