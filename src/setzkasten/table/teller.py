"""What changed at a table since it was last told: for all together, and for each seat alone.

What everybody sees is what somebody sees who only watches, and is encoded once. Only the parts that
the game's entry names as `own` are looked for in the views of seats.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import TypeAlias

import msgspec

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.game import Event, Millis, Seat
from setzkasten.table.frame import beside, beside_of, events_told, frame, head
from setzkasten.table.splices import Splice, splices
from setzkasten.table.table import Table
from setzkasten.table.told import FrameChange, OwnChange

# Parts that tell how much time is left: told with every change, but none by themselves.
TIMERS = ("deadline", "ballot", "reading")
# How many of the first parts of `beside_of` have to be looked at while they are there?
OPEN = 3
# How many items of a list must stay for splices to be shorter than the list?
LEAST_KEPT = 4
# Up to how many items are always told together?
SHORT = 6

Items: TypeAlias = tuple[object, ...] | list[object]
ITEMS = frozenset((tuple, list))
Timers: TypeAlias = dict[str, msgspec.Struct]  # those that run

_encode = msgspec.json.Encoder().encode


class Differing:
    """What became of parts that were told."""

    def __init__(self) -> None:
        self.set: dict[str, object] = {}
        self.lists: dict[str, list[Splice]] = {}

    def compare(self, told: dict[str, object], fresh: Iterable[tuple[str, object]]) -> None:
        for name, value in fresh:
            old = told[name]
            if old is value:
                continue
            told[name] = value
            if type(value) in ITEMS and len(value) > SHORT and type(old) in ITEMS:  # type: ignore[arg-type]
                self._compare_items(name, old, value)  # type: ignore[arg-type]
            elif old != value:
                self.set[name] = value

    def _compare_items(self, name: str, old: Items, new: Items) -> None:
        found = splices(old, new)
        if not found:
            return
        if len(new) - sum(len(come) for _, _, come in found) < LEAST_KEPT:
            self.set[name] = new
        else:
            self.lists[name] = found

    def __bool__(self) -> bool:
        return bool(self.set or self.lists)


class Parts:
    """Some parts of a view, by the names that they have in a change."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = [f"view.{name}" for name in names]
        self._read = attrgetter(*names, "__class__", "__class__")  # of two or more: a tuple

    def of(self, view: object) -> Iterable[tuple[str, object]]:
        return zip(self.names, self._read(view), strict=False)


class Teller:
    """Of one table, which may be read anew meanwhile; `version` counts what was told."""

    def __init__(self, table: Table, name: str, now: Millis) -> None:
        self.version, self._name = 0, name
        own = CATALOGUE[table.header.game].own
        self._state = table.match.state
        view = table.game.view(self._state, None)
        names = _names(view)
        self._public = Parts([name for name in names if name not in own])
        self._secret = Parts([name for name in names if name in own])
        self._beside = beside_of(table)
        self._told = head(table, now) | beside(table, now) | dict(self._public.of(view))
        timers = {name: self._told.pop(name) for name in TIMERS}
        self._timers: Timers = {name: timer for name, timer in timers.items() if timer}
        self._own: dict[Seat | None, dict[str, object]] = {}
        self._heard: dict[Seat | None, int] = {}

    def whole(self, table: Table, seat: Seat | None, now: Millis) -> bytes:
        """The frame of this version; whoever got it understands the changes for this seat."""
        shown = frame(table, self._name, seat, now, v=self.version)
        self._own[seat] = dict(self._secret.of(shown.view))
        self._heard[seat] = table.log.of(seat).count
        return b'{"frame":%b}' % _encode(shown)

    def changes(
        self, table: Table, seats: Iterable[Seat | None], now: Millis
    ) -> dict[Seat | None, bytes]:
        """For each seat that got the whole frame; empty: there is nothing to tell."""
        seen = [seat for seat in seats if seat in self._own]
        if len(seen) < len(self._own):
            self._own = {seat: self._own[seat] for seat in seen}
        common, fresh = Differing(), head(table, now)
        before, self._beside = self._beside, beside_of(table)
        if any(self._beside[:OPEN]) or before != self._beside:
            fresh |= beside(table, now)
        timers: Timers = {name: timer for name in TIMERS if (timer := fresh.pop(name, None))}
        common.compare(self._told, fresh.items())
        if timers or self._timers:
            self._tell_timers(timers, common)
        own = self._views(table, seen, common)
        log, logs = self._logs(table, seen)
        if not (common.set or common.lists or log or any(own.values()) or any(logs.values())):
            return {}
        common.set.update(timers)
        self.version += 1
        now_there = table.clock.shown(now)
        told = FrameChange(self.version, now_there, common.set, common.lists, events_told(log))
        public = b'{"change":%b}' % _encode(told)
        return {seat: _with(public, own.get(seat), logs.get(seat, [])) for seat in seen}

    def _tell_timers(self, timers: Timers, common: Differing) -> None:
        told, self._timers = self._timers, timers
        for name in told | timers:
            if _still(timers.get(name)) != _still(told.get(name)):
                common.set[name] = timers.get(name)

    def _views(
        self, table: Table, seats: list[Seat | None], common: Differing
    ) -> dict[Seat | None, Differing]:
        """What differs for each seat alone; a view is made from the state and nothing else."""
        state = table.match.state
        if state is self._state:
            return {}
        self._state = state
        view = table.game.view(state, None)
        common.compare(self._told, self._public.of(view))
        own: dict[Seat | None, Differing] = {}
        for seat in seats if self._secret.names else ():
            seen = view if seat is None else table.game.view(state, seat)
            own[seat] = Differing()
            own[seat].compare(self._own[seat], self._secret.of(seen))
        return own

    def _logs(
        self, table: Table, seats: list[Seat | None]
    ) -> tuple[list[Event], dict[Seat | None, list[Event]]]:
        """New events: once for all who heard the same, else for each seat."""
        logs: dict[Seat | None, list[Event]] = {}
        for seat in seats:
            heard = table.log.of(seat)
            logs[seat], self._heard[seat] = heard.since(self._heard[seat]), heard.count
        some = logs[seats[0]] if seats else []
        return (some, {}) if all(log == some for log in logs.values()) else ([], logs)


def _names(view: object) -> tuple[str, ...]:
    if isinstance(view, msgspec.Struct):
        return view.__struct_fields__
    return tuple(field.name for field in fields(view))  # type: ignore[arg-type]


def _still(timer: msgspec.Struct | None) -> msgspec.Struct | None:
    """Without the time that runs."""
    return timer and msgspec.structs.replace(timer, left=0)


def _with(public: bytes, own: Differing | None, log: list[Event]) -> bytes:
    if not own and not log:
        return public
    parts = own or Differing()
    told = OwnChange(parts.set, parts.lists, events_told(log))
    return b'%b,"own":%b}}' % (public[:-2], _encode(told))
