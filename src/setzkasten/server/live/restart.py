"""A server that ends and will be back: all who are here are told before their lines are closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from setzkasten.server.live.wire import Restarting

if TYPE_CHECKING:
    from setzkasten.server.live.house import House


def say_restart(house: House) -> None:
    """Their clocks go on from the last step."""
    told = msgspec.json.encode(Restarting())
    tables = (listener for live in house.tables.values() for listener in live.listeners)
    for listener in [*tables, *house.hall.pages, *house.sheets.pages]:
        listener.note("restart", told)
