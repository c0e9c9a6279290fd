"""Cartino on paper: two stones a card, the board of cards with its track, the pad."""

from __future__ import annotations

from typing import Final

from setzkasten.games.cartino import plan
from setzkasten.games.cartino.seen import TRACK
from setzkasten.games.cartino.turn import OUT_PREMIUM
from setzkasten.printing.board_plan import Field, Plan
from setzkasten.printing.box import Box, Piece
from setzkasten.printing.pad_plan import Column, Pad, Table

BLANK_SIGN: Final = "_"
_SUITS: Final = {"c": "clubs", "s": "spades", "h": "hearts", "d": "diamonds"}
_COUNTERS: Final = ("yellow", "red", "green", "blue")


def _box() -> Box:
    """CAR-01, CAR-14 Two stones a card, jokers, blanks; chips and counters for the track."""
    cards = sorted(plan.STONES.without([plan.JOKER] * plan.STONES[plan.JOKER]), key=_rank)
    stones = [Piece(card, "card", _SUITS[card[0]], plan.value(card)) for card in cards]
    stones += [Piece(plan.JOKER, "jolly")] * plan.STONES[plan.JOKER]
    extras = [Piece(BLANK_SIGN, "blank")] * plan.SPARE
    extras += [Piece(str(TRACK), "chip")] * plan.CHIPS
    extras += [Piece(str(n + 1), "counter", _COUNTERS[n]) for n in range(plan.COUNTERS)]
    return Box(tuple(stones), tuple(extras), spelt=False)


def _rank(card: str) -> tuple[int, int]:
    return "cshd".index(card[0]), "789TJQKA".index(card[1])


BOX: Final = _box()

# CAR-01, CAR-03 Each card with an upper and a lower half and its value.
BOARD: Final = Plan(
    plan.SIZE,
    {
        square: Field(card=card[1], suit=_SUITS[card[0]], value=plan.value(card))
        for square, card in plan.CARDS.items()
    },
    step=2,
    track=TRACK,
    named=False,
)

# CAR-15, CAR-16
PAD: Final = Pad(
    (
        Table(
            (Column("points", 18),),
            lead_label="turn",
            totals=(
                ("sum", {}),
                ("first_out", {"points": OUT_PREMIUM}),
                ("rest", {}),
                ("total", {}),
            ),
        ),
    )
)
