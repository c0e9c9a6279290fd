"""The grapevine: what processes on one store tell each other and nobody writes down.

Whose page is open where, what mates arrange, a nudge. It is soft: what was lost comes with the next
change, and what a process said that has fallen silent is believed no longer.
"""

from __future__ import annotations

import asyncio
import logging
from secrets import token_hex
from time import monotonic
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from setzkasten.core.game import Millis, Seat
from setzkasten.core.values import value

if TYPE_CHECKING:
    from setzkasten.server.live.house import House

log = logging.getLogger("setzkasten.grapevine")

# After how long is nothing believed any more of what a process said? Sooner than anybody counts as
# away, and later than a pause that a busy machine makes.
LIFE_SECONDS, BEAT_SECONDS = 10.0, 2.0
# More processes than any house has.
MOST_PROCESSES = 100


class _Told(msgspec.Struct, frozen=True, kw_only=True, tag_field="told"):
    by: str = ""  # which process


class Lives(_Told, frozen=True, tag="lives"):
    """Nothing new."""


class Attends(_Told, frozen=True, tag="attends"):
    """Whose pages a process has open at a table; no device is named."""

    table: str
    waiting: bool = False  # before its first move: places, not seats
    pages: int = 0  # 0: nobody is there any more
    places: frozenset[int] = frozenset()
    opener: bool = False
    screen: bool = False
    away: tuple[tuple[Seat, Millis], ...] = ()  # since when, in the time of the world
    opener_left: Millis | None = None
    asks: bool = False  # what do you have there?

    @property
    def kept(self) -> tuple[object, ...]:
        """Whatever makes it worth saying."""
        return self.pages > 0, self.places, self.opener, self.screen


class Arranges(_Told, frozen=True, tag="arranges"):
    """GEN-09 What somebody lays, for mates at another process."""

    table: str
    seat: Seat
    stones: str


class Handles(_Told, frozen=True, tag="busy"):
    """Somebody has stones in hand, or has put them down."""

    table: str
    seat: Seat
    busy: bool


class Nudges(_Told, frozen=True, tag="nudges"):
    """Somebody knocks for those who are waited for."""

    table: str
    seat: Seat
    nudged: frozenset[Seat]


class Calls(_Told, frozen=True, tag="calls"):
    """The next game is laid; whoever is there is called to it."""

    table: str
    next: str


_Any: TypeAlias = Lives | Attends | Arranges | Handles | Nudges | Calls
_Key: TypeAlias = tuple[str, bool]  # a table, and whether it waits


@value
class Others:
    """Who is at a table in all other processes."""

    anybody: bool = False
    places: frozenset[int] = frozenset()
    opener: bool = False
    screen: bool = False


class Grapevine:
    def __init__(self, house: House) -> None:
        self._house, self._name = house, token_hex(8)
        self._own: dict[_Key, Attends] = {}
        self._others: dict[_Key, dict[str, Attends]] = {}
        self._heard_at: dict[str, float] = {}
        self._buried: set[str] = set()  # were silent for too long
        self._begun = -1
        self._reads = msgspec.json.Decoder(_Any)
        self._silent = house.store.sharing.alone
        if not self._silent:
            house.bus.hear(self.heard)

    def close(self) -> None:
        """Whoever goes says nothing more."""
        if not self._silent:
            self._house.bus.unhear(self.heard)
        self._silent = True

    def others(self, table: str, *, waiting: bool = False) -> Others:
        said = self._others.get((table, waiting), {}).values()
        return Others(
            bool(said),
            frozenset[int]().union(*(one.places for one in said)),
            any(one.opener for one in said),
            any(one.screen for one in said),
        )

    def attend(self, here: Attends) -> None:
        """Who is here now. The first time others are asked; without pages all is forgotten."""
        if self._silent:
            return
        key, own = (here.table, here.waiting), msgspec.structs.replace(here, by=self._name)
        before = self._own.pop(key, None)
        if own.pages:
            self._own[key] = own
        else:
            self._others.pop(key, None)
        if before is None and own.pages:
            self._say(msgspec.structs.replace(own, asks=True))
        elif before and before.kept != own.kept:
            self._say(own)

    def arrange(self, table: str, seat: Seat, stones: str) -> None:
        if seat in self.others(table).places:
            self._say(Arranges(table, seat, stones, by=self._name))

    def busy(self, table: str, seat: Seat, *, busy: bool) -> None:
        if self.others(table).anybody:
            self._say(Handles(table, seat, busy, by=self._name))

    def nudge(self, table: str, seat: Seat, nudged: frozenset[Seat]) -> None:
        if self.others(table).anybody:
            self._say(Nudges(table, seat, nudged, by=self._name))

    def call(self, table: str, following: str) -> None:
        if self.others(table).anybody:
            self._say(Calls(table, following, by=self._name))

    async def beat_on(self) -> None:
        """For as long as the server runs."""
        while True:
            self.beat()
            await asyncio.sleep(BEAT_SECONDS)

    def beat(self) -> None:
        self._say(Lives(by=self._name))
        bus, now = self._house.bus, monotonic()
        if bus.begun != self._begun:  # what was said meanwhile is lost
            self._begun = bus.begun
            self._heard_at = dict.fromkeys(self._heard_at, now)
            self._ask()
        if bus.up:  # else all are silent
            for name, at in list(self._heard_at.items()):
                if now >= at + LIFE_SECONDS:
                    self._bury(name)

    def _ask(self) -> None:
        """Who else is where somebody is here?"""
        for own in list(self._own.values()):
            self._say(msgspec.structs.replace(own, asks=True))

    def _bury(self, name: str) -> None:
        del self._heard_at[name]
        if len(self._buried) >= MOST_PROCESSES:  # most have ended, and are never heard again
            self._buried.clear()
        self._buried.add(name)
        for key in [key for key, said in self._others.items() if name in said]:
            self._took(msgspec.structs.replace(self._others[key][name], pages=0, opener_left=None))

    def _say(self, told: _Any) -> None:
        if not self._silent:
            self._house.bus.say(msgspec.json.encode(told).decode())

    def heard(self, text: str) -> None:
        try:
            told = self._reads.decode(text)
        except msgspec.DecodeError:  # a newer one of us
            log.warning("another process says what is not understood here")
            return
        if told.by == self._name:
            return
        if told.by not in self._heard_at and len(self._heard_at) >= MOST_PROCESSES:
            return
        self._heard_at[told.by] = monotonic()
        if told.by in self._buried:  # it was only slow, and knows nothing of its burial
            self._buried.discard(told.by)
            self._ask()
        live = None if isinstance(told, Lives) else self._house.tables.get(told.table)
        match told:
            case Attends():
                self._took(told)
            case Arranges() if live:
                live.around.tell_mates(told.seat, told.stones)
            case Handles() if live:
                live.nudging.tell_busy(told.seat, busy=told.busy)
            case Nudges() if live:
                live.nudging.knock(told.seat, told.nudged)
            case Calls() if live:
                live.around.tell_next(told.next)

    def _took(self, told: Attends) -> None:
        """Of tables where nobody is here nothing is kept."""
        key = (told.table, told.waiting)
        own = self._own.get(key)
        if own is None:
            return
        said = self._others.setdefault(key, {})
        said.pop(told.by, None)
        if told.pages:
            said[told.by] = msgspec.structs.replace(told, away=(), opener_left=None)
        if told.asks:
            self._say(own)
        live = self._house.tables.get(told.table)
        if told.waiting:
            self._house.neighbours.begin(self._house.hall.learn(told.table, told.opener_left))
        elif live:
            live.around.tell(told.away, told.opener_left)
