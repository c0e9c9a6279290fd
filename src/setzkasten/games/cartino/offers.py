"""Actions that can be offered: every exchange, single stones, and all stones of a suit."""

from __future__ import annotations

from collections.abc import Iterator

from setzkasten.core.actions import Pass
from setzkasten.core.game import Seat
from setzkasten.core.squares import Square
from setzkasten.games.cartino.plan import CARDS
from setzkasten.games.cartino.state import Action, Exchange, Lay, State

MOST_JOKERS = 8  # squares on which a joker is offered


def offers(state: State, seat: Seat) -> Iterator[Action]:
    """Candidates; the caller checks them."""
    yield Pass()
    yield from (Exchange(square) for square, joker in state.lying if joker)
    free = [square for square in sorted(CARDS) if square not in state.board]
    yield from (Lay(((square, False),)) for square in free)
    yield from (Lay(((square, True),)) for square in free[:MOST_JOKERS])
    for suit in "cshd":
        places = _places(state, seat, [square for square in free if CARDS[square][0] == suit])
        if len(places) > 1:
            yield Lay(places)


def _places(state: State, seat: Seat, squares: list[Square]) -> tuple[tuple[Square, bool], ...]:
    """All of these that the hand has stones for."""
    rest, places = state.hands[seat], []
    for square in squares:
        if rest[CARDS[square]]:
            rest = rest.without([CARDS[square]])
            places.append((square, False))
    return tuple(places)
