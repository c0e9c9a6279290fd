"""What changed at a table since it was last told: for all together, and for each seat alone.

What everybody sees is what somebody sees who only watches, and is encoded once. Only the parts that
the game's entry names as `own` are looked for in the views of seats.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import TypeAlias

import msgspec

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.game import Event, Millis, Seat
from setzkasten.table.frame import company, events_told, frame, head
from setzkasten.table.splices import Splice, splices
from setzkasten.table.table import Table
from setzkasten.table.told import FrameChange, OwnChange

# Parts that tell how much time is left: told with every change, but none by themselves.
TIMERS = ("deadline", "ballot", "reading")
# How many items of a list must stay for splices to be shorter than the list?
LEAST_KEPT = 4
# Up to how many items are always told together?
SHORT = 6

Items: TypeAlias = tuple[object, ...] | list[object]
Names: TypeAlias = tuple[tuple[str, str], ...]  # of a part of the view: its own, and in a change

Timers: TypeAlias = dict[str, msgspec.Struct | None]

_encode = msgspec.json.Encoder().encode


class Differing:
    """What became of parts that were told."""

    def __init__(self) -> None:
        self.set: dict[str, object] = {}
        self.lists: dict[str, list[Splice]] = {}

    def compare(self, told: dict[str, object], fresh: dict[str, object]) -> None:
        for name, value in fresh.items():
            old, told[name] = told[name], value
            if old is value:
                continue
            if isinstance(value, tuple | list) and isinstance(old, tuple | list):
                self._compare_items(name, old, value)
            elif old != value:
                self.set[name] = value

    def _compare_items(self, name: str, old: Items, new: Items) -> None:
        if len(new) <= SHORT:
            if old != new:
                self.set[name] = new
            return
        found = splices(old, new)
        if not found:
            return
        if len(new) - sum(len(come) for _, _, come in found) < LEAST_KEPT:
            self.set[name] = new
        else:
            self.lists[name] = found

    def __bool__(self) -> bool:
        return bool(self.set or self.lists)


class Teller:
    """Of one table, which may be read anew meanwhile; `version` counts what was told."""

    def __init__(self, table: Table, name: str, now: Millis) -> None:
        self.version, self._name = 0, name
        own = CATALOGUE[table.header.game].own
        self._state = table.match.state
        view = table.game.view(self._state, None)
        names = [(name, f"view.{name}") for name in _names(view)]
        self._public: Names = tuple(pair for pair in names if pair[0] not in own)
        self._secret: Names = tuple(pair for pair in names if pair[0] in own)
        self._company = _company_of(table)
        self._told = head(table, now) | company(table) | _parts(view, self._public)
        self._timers: Timers = {name: self._told.pop(name) for name in TIMERS}
        self._own: dict[Seat | None, dict[str, object]] = {}
        self._heard: dict[Seat | None, int] = {}

    def whole(self, table: Table, seat: Seat | None, now: Millis) -> bytes:
        """The frame of this version; whoever got it understands the changes for this seat."""
        shown = frame(table, self._name, seat, now, v=self.version)
        self._own[seat] = _parts(shown.view, self._secret)
        self._heard[seat] = table.log.of(seat).count
        return b'{"frame":%b}' % _encode(shown)

    def changes(
        self, table: Table, seats: Iterable[Seat | None], now: Millis
    ) -> dict[Seat | None, bytes]:
        """For each seat that got the whole frame; empty: there is nothing to tell."""
        seen = [seat for seat in seats if seat in self._own]
        self._own = {seat: self._own[seat] for seat in seen}
        common, fresh = Differing(), head(table, now)
        timers: Timers = {name: fresh.pop(name) for name in TIMERS}
        before, self._company = self._company, _company_of(table)
        if any(old is not new for old, new in zip(before, self._company, strict=True)):
            fresh.update(company(table))
        common.compare(self._told, fresh)
        for name, timer in timers.items():
            if _still(timer) != _still(self._timers[name]):
                common.set[name] = timer
        self._timers = timers
        own = self._views(table, seen, common)
        log, logs = self._logs(table, seen)
        if not (common or log or any(own.values()) or any(logs.values())):
            return {}
        common.set.update((name, timer) for name, timer in timers.items() if timer)
        self.version += 1
        now_there = table.clock.shown(now)
        told = FrameChange(self.version, now_there, common.set, common.lists, events_told(log))
        public = b'{"change":%b}' % _encode(told)
        return {seat: _with(public, own.get(seat), logs.get(seat, [])) for seat in seen}

    def _views(
        self, table: Table, seats: list[Seat | None], common: Differing
    ) -> dict[Seat | None, Differing]:
        """What differs for each seat alone; a view is made from the state and nothing else."""
        state = table.match.state
        if state is self._state:
            return {}
        self._state = state
        view = table.game.view(state, None)
        common.compare(self._told, _parts(view, self._public))
        own: dict[Seat | None, Differing] = {}
        for seat in seats if self._secret else ():
            seen = view if seat is None else table.game.view(state, seat)
            own[seat] = Differing()
            own[seat].compare(self._own[seat], _parts(seen, self._secret))
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


def _company_of(table: Table) -> tuple[object, ...]:
    """What `company` is made of: values that are replaced, never changed."""
    return table.header, table.kinds, table.court.policy, table.seal.told


def _names(view: object) -> tuple[str, ...]:
    if isinstance(view, msgspec.Struct):
        return view.__struct_fields__
    return tuple(field.name for field in fields(view))  # type: ignore[arg-type]


def _parts(view: object, names: Names) -> dict[str, object]:
    return {told: getattr(view, name) for name, told in names}


def _still(timer: msgspec.Struct | None) -> msgspec.Struct | None:
    """Without the time that runs."""
    return timer and msgspec.structs.replace(timer, left=0)


def _with(public: bytes, own: Differing | None, log: list[Event]) -> bytes:
    if not own and not log:
        return public
    parts = own or Differing()
    told = OwnChange(parts.set, parts.lists, events_told(log))
    return b'%b,"own":%b}}' % (public[:-2], _encode(told))
