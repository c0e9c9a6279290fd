"""One page of the list of somebody's games, with what only they see of them: a job of the store."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from setzkasten.core.game import Millis
from setzkasten.core.values import value
from setzkasten.server.people.gathering import Gathering
from setzkasten.server.people.holders import Held
from setzkasten.server.store.journal import Kept, Rows
from setzkasten.server.store.tables import OF_DEVICE, kept_of

# How many tables does one page of the list show?
LISTED_A_PAGE = 100


@value
class Listed:
    """A table of a list."""

    kept: Kept
    held: tuple[Held, ...] = ()  # all devices at it; none: everybody sits at the owner's
    since: Millis | None = None  # when the turn began for which everybody waits
    until: Millis | None = None  # when the first of those turns is over


def listed(
    db: Rows, device: str, most: int, *, first: int = 0, over: bool | None = None
) -> list[Listed]:
    """The latest first; `over`: only those that are finished, or are not."""
    which = "" if over is None else f" AND over = {int(over)}"
    query = f"{OF_DEVICE}{which} ORDER BY updated DESC, id LIMIT ? OFFSET ?"
    rows = db.execute(query, (device, device, most, first)).fetchall()
    tables = [kept_of(row) for row in rows]
    names = [kept.id for kept in tables]
    held = _seats(db, names)
    turns = {row[0]: row[1:] for row in _of(db, _TURNS, names, " GROUP BY table_id")}
    return [
        Listed(kept, tuple(held.get(kept.id, ())), *turns.get(kept.id, (None, None)))
        for kept in tables
    ]


_TURNS = "SELECT table_id, max(since), min(until) FROM turns WHERE table_id IN"


def _seats(db: Rows, names: list[str]) -> dict[str, list[Held]]:
    """While a table waits a place has a number; here it is counted among those that are taken."""
    bodies = _of(db, "SELECT table_id, body FROM gatherings WHERE table_id IN", names)
    places = {name: _numbers(body) for name, body in bodies}
    found: dict[str, list[Held]] = {}
    rows = _of(db, "SELECT table_id, device, seat FROM holders WHERE table_id IN", names)
    for name, device, seat in rows:
        number = places[name].get(seat, -1) if name in places else seat
        found.setdefault(name, []).append((device, number))
    return found


def _numbers(body: str) -> dict[int, int]:
    places = msgspec.json.decode(body, type=Gathering).places
    return {place.number: at for at, place in enumerate(places)}


def _of(db: Rows, query: str, names: list[str], rest: str = "") -> Iterable[Any]:  # as selected
    if not names:
        return []
    return db.execute(f"{query} ({', '.join('?' * len(names))}){rest}", names).fetchall()
