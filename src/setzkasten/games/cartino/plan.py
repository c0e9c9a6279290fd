"""Cartino's board: 32 cards, each with an upper and a lower half, and what they are worth.

The order within a suit and the corners of the suits are reconstructed (docs/rules/cartino.de.md).
"""

from __future__ import annotations

from setzkasten.core.hand import UNKNOWN
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock

SIZE = (8, 8)
JOKER = "*"
JOKER_REST = 6  # CAR-16

_CARD_ROWS = (
    "cT c9 c8 c7 s7 s8 s9 sT",
    "cJ cQ cK cA sA sK sQ sJ",
    "hJ hQ hK hA dA dK dQ dJ",
    "hT h9 h8 h7 d7 d8 d9 dT",
)  # clubs, spades, hearts, diamonds; T is the ten

CARDS: dict[Square, str] = {
    (2 * row + half, col): card
    for row, cards in enumerate(_CARD_ROWS)
    for half in (0, 1)
    for col, card in enumerate(cards.split())
}
PLACES: dict[str, tuple[Square, Square]] = {
    card: (upper, (upper[0] + 1, upper[1])) for upper, card in CARDS.items() if upper[0] % 2 == 0
}
STONES = Stock({**dict.fromkeys(PLACES, 2), JOKER: 2})  # CAR-01
SPARE = 6  # CAR-01 blank stones, unused
COUNTERS, CHIPS = 4, 25  # CAR-14 for the track

_VALUES = {"A": 5, "K": 4, "Q": 3, "J": 2}  # CAR-03


def value(card: str) -> int:
    """Ace 5, king 4, queen 3, jack 2, all others 1."""
    return _VALUES.get(card[1], 1)


def rest_value(stone: str) -> int:
    """CAR-16 What a stone in the hand costs at the end; one that nobody told costs nothing."""
    if stone == UNKNOWN:
        return 0
    return JOKER_REST if stone == JOKER else value(stone)
