"""The level that fits whoever plays against it: stronger after games lost, weaker after games won.

Where it stands is in the record of each game, and the next one begins from there: so against
anybody on the ladder it wins about as often as it loses. Two games in a row take it to the next
rung, and more at the ends of the ladder, which it would else leave too easily.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from setzkasten.bots.ladder import LEVELS
from setzkasten.core.game import Seat

ADAPTIVE: Final = "adaptiv"
SIGN: Final = "~"
# How many places has a rung, and one at an end? ~mittel is nearest to the one below.
PLACES, AT_THE_END = 2, 4
ADAPTED: Final = tuple(
    SIGN * place + level
    for level in LEVELS
    for place in range(1, 1 + (AT_THE_END if level in (LEVELS[0], LEVELS[-1]) else PLACES))
)
# Where does it begin? Below the middle: the first game should be fun.
FIRST: Final = "~mittel"


def plays_as(level: str) -> str:
    """The rung on which it plays now; the other levels are their own."""
    return level.lstrip(SIGN)


def next_level(level: str, seat: Seat, winners: Collection[Seat]) -> str:
    """For the next game against the same people. Who shared the win, or was broken off, stays."""
    if level not in ADAPTED or not winners or (seat in winners and len(winners) > 1):
        return level
    place = ADAPTED.index(level) + (-1 if seat in winners else 1)
    return ADAPTED[min(max(place, 0), len(ADAPTED) - 1)]
