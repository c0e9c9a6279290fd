"""Who sits at a table's devices: which seats each may act for, who is here, what mates arrange."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import msgspec

from setzkasten.core.game import Millis, Seat
from setzkasten.server.live.grapevine import Attends, Others
from setzkasten.server.live.listener import LATER
from setzkasten.server.live.presence import Away, Presence
from setzkasten.server.people.holders import Holders
from setzkasten.table.watching import held_back

if TYPE_CHECKING:
    from setzkasten.server.live.listener import Listener
    from setzkasten.server.live.live_table import LiveTable


class Company(msgspec.Struct, frozen=True):
    """Who is there, where people sit at devices of their own."""

    yours: list[Seat]  # of this device, also where a computer plays for it; none: it watches
    here: list[Seat]  # whose page is open
    away: list[Away]  # of the people, whose is not
    mates: list[Seat]  # of yours, those whose page is open on another device, too
    opener: bool  # this device may do what whoever opened the table may
    screen: bool  # this device is the table: it shows only what all may see
    shown: bool  # another one is


class Arranged(msgspec.Struct, frozen=True):
    """GEN-09 What somebody on another device of this seat has laid so far; nothing is kept."""

    seat: Seat
    stones: str


class Met(msgspec.Struct, frozen=True):
    """Who is there, whenever somebody comes or goes."""

    company: Company


class Mates(msgspec.Struct, frozen=True):
    """For the other devices of a seat, whenever one of them moves a stone."""

    arranged: Arranged


class Again(msgspec.Struct, frozen=True):
    """Somebody has laid the table for one more game; everybody has their seat there."""

    again: str


class Around:
    """The company of one table."""

    def __init__(self, live: LiveTable, holders: Holders) -> None:
        self._live, self.holders = live, holders
        self.again: asyncio.Task[str] | None = None  # the table of the next game
        self.wish: object = None  # what shall be played there
        self.presence = Presence(self.tell)

    def forget_failed(self, laid: asyncio.Task[str]) -> None:
        """What could not be kept may be tried again."""
        if laid.cancelled() or laid.exception():
            self.again = None

    async def call_again(self) -> str:
        """Everybody who is still there learns of the next game."""
        assert self.again, "it was laid"
        table = await asyncio.shield(self.again)
        self.tell_next(table)
        self._live.house.grapevine.call(self._live.kept.id, table)
        return table

    def tell_next(self, table: str) -> None:
        for listener in self._live.listeners:
            listener.note("again", msgspec.json.encode(Again(table)))

    def seats_of(self, listener: Listener) -> frozenset[Seat]:
        persons = self._live.table.persons
        return (
            self.holders.seats_of(listener.sender.device, persons) if listener.sender else persons
        )

    def held_by(self, listener: Listener) -> frozenset[Seat]:
        if listener.sender is None or listener.sender.device in self._barred:
            return frozenset()
        return self.holders.held_by(listener.sender.device)

    @property
    def _barred(self) -> frozenset[str]:
        return self._live.house.porter.barred

    @property
    def empty(self) -> frozenset[Seat]:
        """The people's seats to which nobody comes back: removed, or barred by the keeper."""
        return self._people - self.holders.held_without(self._barred)

    def shows(self, listener: Listener) -> bool:
        """Is it the table in the middle?"""
        return listener.sender is not None and self.holders.shows(listener.sender.device)

    def watches(self, listener: Listener) -> bool:
        """Does it see hidden hands at work a turn later? Who plays or is the table does not."""
        return listener.sender is not None and self.watched_by(listener.sender.device)

    def seen_as(self, listener: Listener, seat: Seat | None) -> Seat | None:
        return LATER if self.watches(listener) else seat

    def watched_by(self, device: str) -> bool:
        return self.holders.watches(device) and held_back(self._live.table.header.game)

    def hosts(self, device: str) -> bool:
        """Whoever opened the table; anybody who sits there once the opener was gone for long."""
        if device == self.holders.owner:
            return True
        gone = self.presence.opener_gone or self.holders.owner in self._barred
        return bool(self.holders.held_by(device)) and gone

    def tell(
        self, heard: Iterable[tuple[Seat, Millis]] = (), opener_left: Millis | None = None
    ) -> None:
        """Everybody learns who is there; where all sit at one device there is nothing to tell.

        `heard`: since when others are away, as another process knows.
        """
        if not self.holders.apart:
            return
        listeners, others = self._live.listeners, self._others
        held = {listener: self.held_by(listener) for listener in listeners}
        here = others.places.union(*held.values())
        self.presence.note(
            self._people - here,
            opener=self._opener_here or others.opener,
            empty=self.empty,
            heard=dict(heard),
            opener_left=opener_left,
        )
        screens = {one for one in listeners if self.shows(one)}
        for listener in held:
            told = Met(self._company(listener, held, here, screens))
            listener.note("company", msgspec.json.encode(told))
        self._tell_others(frozenset[Seat]().union(*held.values()), screen=bool(screens))

    def _company(
        self, listener: Listener, held: Mapping[Listener, frozenset[Seat]],
        here: frozenset[Seat], screens: set[Listener],
    ) -> Company:  # fmt: skip
        others, seats = self._others, held[listener]
        mates = others.places.union(*(held[one] for one in held if one is not listener))
        opener = listener.sender is not None and self.hosts(listener.sender.device)
        screen, shown = listener in screens, bool(screens - {listener}) or others.screen
        away = self.presence.told()
        return Company(
            sorted(seats), sorted(here), away, sorted(seats & mates), opener, screen, shown
        )

    @property
    def _others(self) -> Others:
        """At other processes."""
        return self._live.house.grapevine.others(self._live.kept.id)

    def rest(self) -> None:
        """The table leaves the memory."""
        self.presence.rest()
        self._live.house.grapevine.attend(Attends(self._live.kept.id))

    def _tell_others(self, here: frozenset[Seat], *, screen: bool) -> None:
        attends = Attends(
            self._live.kept.id,
            pages=len(self._live.listeners),
            places=here,
            opener=self._opener_here,
            screen=screen,
            away=self.presence.since,
            opener_left=self.presence.opener_left,
        )
        self._live.house.grapevine.attend(attends)

    @property
    def _people(self) -> frozenset[Seat]:
        sitters = self._live.table.header.sitters
        return frozenset(seat for seat, sitter in enumerate(sitters) if sitter.kind == "person")

    @property
    def _opener_here(self) -> bool:
        owner = self.holders.owner
        return any(one.sender and one.sender.device == owner for one in self._live.listeners)

    def reseat(
        self, rows: Iterable[tuple[str, int]], removed: frozenset[str] = frozenset()
    ) -> None:
        """Somebody came, or a seat was given anew: who lost it goes, or sees what is left."""
        before = {listener: self.seats_of(listener) for listener in self._live.listeners}
        watched = {listener for listener in before if self.watches(listener)}
        self.holders = Holders(self.holders.owner, rows)
        for listener, seats in before.items():
            if not seats <= self.seats_of(listener):
                device = listener.sender.device if listener.sender else ""
                gone = "removed_from_table" if device in removed else "seat_given_anew"
                listener.close("" if self.holders.knows(device) else gone)
            elif self.watches(listener) != (listener in watched):
                listener.close()
        self.tell()

    def pass_on(self, sender: Listener, seat: Seat, stones: str) -> None:
        """GEN-09 The mates see what one of them arranges, also from another process."""
        self.tell_mates(seat, stones, sender)
        self._live.house.grapevine.arrange(self._live.kept.id, seat, stones)

    def tell_mates(self, seat: Seat, stones: str, sender: Listener | None = None) -> None:
        told = msgspec.json.encode(Mates(Arranged(seat, stones)))
        for listener in self._live.listeners:
            if listener is not sender and seat in self.seats_of(listener):
                listener.note("arranged", told)
