"""Actions that can be offered in Krux, out of the many that are legal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice

from setzkasten.core.game import Seat, Vocabulary
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Tile
from setzkasten.games.krux.state import (
    COLS,
    FIRST_BLOCKERS,
    HALF_ROWS,
    STONES_A_TURN,
    Action,
    Block,
    GiveBack,
    GiveUp,
    Lay,
    Pass,
    Rebuild,
    State,
    squares_of,
)


def offers(state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
    """Candidates; the caller checks them. Layings spell pieces of the vocabulary's words."""
    if state.phase == "block":
        yield from _first_blocks(seat)
        return
    yield from (GiveUp(), Pass())
    half, other = state.halves[seat], state.halves[1 - seat]
    yield from (Block((s,)) for s in squares_of(1 - seat) if other.free(s))
    yield from (GiveBack((square,)) for square in islice(half, 3))
    free = [square for square in squares_of(seat) if half.free(square)]
    yield from (Rebuild(((start, end),)) for start, end in zip(half, reversed(free), strict=False))
    yield from _layings(free, vocabulary)


def _first_blocks(seat: Seat) -> Iterator[Action]:
    top = (1 - seat) * HALF_ROWS
    for shift in range(COLS):
        squares: list[Square] = []
        for i in range(FIRST_BLOCKERS):
            squares.append((top + (2 * i + shift) % HALF_ROWS, (i + shift) % COLS))
        yield Block(tuple(squares))


def _layings(free: list[Square], vocabulary: Vocabulary) -> Iterator[Action]:
    gaps = set(free)
    for word in vocabulary.matching("?" * STONES_A_TURN):
        for row, col in free:
            squares = [(row, col + i) for i in range(STONES_A_TURN)]
            if gaps.issuperset(squares):
                yield Lay(tuple((s, Tile(c)) for s, c in zip(squares, word, strict=True)))
                break
    for places in islice(combinations(free, STONES_A_TURN), 5):
        yield Lay(tuple((s, Tile(c)) for s, c in zip(places, "ENR", strict=True)))
