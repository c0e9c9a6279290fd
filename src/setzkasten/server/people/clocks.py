"""A clock as people know it, for a new table: in minutes and days."""

from __future__ import annotations

from typing import Literal

import msgspec

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.record_header import DAYS, GAME
from setzkasten.server.fault import Fault

MINUTE, DAY = 60, 86_400
# Longest time of each kind: minutes for a move, minutes for all of a game, days for a move.
LONGEST = {"move": 60, "game": 600, "days": 30}


class NewClock(msgspec.Struct, frozen=True):
    per: Literal["none", "move", "game", "days"] = "none"
    amount: int = 0  # minutes; days, where moves take days


def keeps_clock(game: str) -> bool:
    """Is it played turn by turn, with a time for each? In real time the rules have their own."""
    entry = CATALOGUE[game]
    return entry.time_option is not None and entry.pace is None


def time_of(game: str, clock: NewClock) -> tuple[dict[str, int], str]:
    """The option with its seconds, and what they are for. Raises `Fault`."""
    entry = CATALOGUE[game]
    if not keeps_clock(game) or entry.time_option is None:
        if clock.per == "none":
            return {}, ""
        raise Fault(400, "no_clock_here", {"game": entry.game.name})
    if clock.per == "none":
        return {entry.time_option: 0}, ""
    most = LONGEST[clock.per]
    if not 1 <= clock.amount <= most:
        raise Fault(400, "clock_amount", {"most": most})
    seconds = clock.amount * (DAY if clock.per == "days" else MINUTE)
    return {entry.time_option: seconds}, {"game": GAME, "days": DAYS}.get(clock.per, "")
