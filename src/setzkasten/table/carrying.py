"""What a game leaves to the next one of the evening."""

from __future__ import annotations

from dataclasses import replace

from setzkasten.core.evening import Carried, CarriesOver
from setzkasten.core.game import Act, Expired
from setzkasten.core.match import Match


def carried_of(match: Match) -> Carried:
    """As its leaflet says; whoever was to begin a game in which nothing happened has not begun.

    A tie doubles the stake; a game that was broken off decides nothing about it.
    """
    game, state = match.game, match.state
    carried = game.carried(state) if isinstance(game, CarriesOver) else Carried()
    if not any(isinstance(step, Act | Expired) for step in match.steps()):
        carried = replace(carried, began=None)
    if carried.double is None and match.over:
        carried = replace(carried, double=not match.winners)
    return carried
