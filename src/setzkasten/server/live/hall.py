"""The hall: tables that wait for people, and the pages that are open there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, cast

import msgspec

from setzkasten.catalogue.handicaps import known_handicaps
from setzkasten.core.game import Millis, Refusal
from setzkasten.core.record import write_header
from setzkasten.core.values import value
from setzkasten.server.fault import Fault
from setzkasten.server.live import presence
from setzkasten.server.live.awaited import Awaited, PlaceTold, Waiting
from setzkasten.server.live.grapevine import Attends
from setzkasten.server.live.room import Room
from setzkasten.server.live.wire import (
    Answer,
    Done,
    NotUnderstood,
    Refused,
    read_request,
    refusal_told,
)
from setzkasten.server.name import new_name
from setzkasten.server.now import iso_now
from setzkasten.server.people.child import NAMES
from setzkasten.server.people.gathering import Gathering, Place
from setzkasten.server.people.holders import Holders, sits
from setzkasten.server.people.seating import header_of
from setzkasten.server.store import invitations
from setzkasten.server.store.journal import First, Kept
from setzkasten.server.store.tables import begin
from setzkasten.server.work import jobs
from setzkasten.table.own import foreign
from setzkasten.table.talk import CHILD, talking
from setzkasten.table.told import Level, Summary

if TYPE_CHECKING:
    from setzkasten.server.live.house import House
    from setzkasten.server.live.listener import Listener


@value
class Threshold:
    """A table that waits, as a socket comes to it."""

    hall: Hall
    table: str
    owner: str

    @property
    def listeners(self) -> set[Listener]:
        return self.hall.pages_at(self.table)

    async def join(self, listener: Listener) -> None:
        await self.hall.join(self.table, self.owner, listener)

    async def leave(self, listener: Listener) -> None:
        await self.hall.leave(self.table, self.owner, listener)


def answer_waiting(message: bytes) -> Answer:
    """There is nothing to do yet but to look whether the line is still there."""
    try:
        request = read_request(message)
    except NotUnderstood as error:
        return Refused(error.re, refusal_told(Refusal(error.code, error.data)))
    if request.do == "look":
        return Done(request.re)
    return Refused(request.re, refusal_told(Refusal("table_waiting")))


@value
class Stand:
    """A table that waits, as the store has it."""

    gathering: Gathering
    holders: Holders
    places: dict[str, list[int]]  # of each device

    def places_of(self, devices: Iterable[str]) -> frozenset[int]:
        return frozenset(place for one in devices for place in self.places.get(one, ()))


def level_of(place: Place) -> Level | None:
    level = place.level or ""
    return cast("Level", level) if level and not foreign(level) else None


class Hall:
    def __init__(self, house: House) -> None:
        self._house = house
        self._rooms: dict[str, Room] = {}

    async def open(self, owner: str, gathering: Gathering) -> str:
        """A table that waits, on the disk before its name is told."""
        name, moment = new_name(), iso_now()
        stands = msgspec.json.encode(
            Summary([], over=False, winners=(), scores=(), waiting=True)
        ).decode()
        header = gathering.header_text
        kept = Kept(name, owner, header, "{}", stands, moment, moment)

        def beside(db: invitations.Database) -> None:
            invitations.wait(db, name, gathering, owner)

        await asyncio.wrap_future(self._house.store.create(kept, First([]), beside))
        return name

    @property
    def pages(self) -> Iterator[Listener]:
        """At all tables that wait."""
        for room in self._rooms.values():
            yield from room.listeners

    def pages_at(self, table: str) -> set[Listener]:
        room = self._rooms.get(table)
        return room.listeners if room else set()

    async def stand(self, table: str, owner: str) -> Stand | None:
        """None: it has begun, or is not there."""

        def job(db: invitations.Database) -> Stand | None:
            gathering = invitations.waiting(db, table)
            if gathering is None:
                return None
            rows = invitations.holders(db, table)
            places: dict[str, list[int]] = {}
            for device, place in rows:
                places.setdefault(device, []).append(place)
            return Stand(gathering, Holders(owner, rows), places)

        return await asyncio.wrap_future(self._house.store.queued(job))

    async def join(self, table: str, owner: str, listener: Listener) -> None:
        if table not in self._rooms:
            self._rooms[table] = Room(owner)
            self._look_again(table, owner)
        self._rooms[table].listeners.add(listener)
        await self.tell(table, owner)

    async def leave(self, table: str, owner: str, listener: Listener) -> None:
        room = self._rooms[table]
        room.listeners.discard(listener)
        if not room.listeners:
            del self._rooms[table]
            self._house.grapevine.attend(Attends(table, waiting=True))
            return
        if listener.sender and listener.sender.device == owner:
            room.opener_leaves()
            self._look_again(table, owner)
        await self.tell(table, owner)

    def _look_again(self, table: str, owner: str) -> None:
        """Once the opener has been gone for long, the others learn that they may begin."""
        loop = asyncio.get_running_loop()
        wait = presence.OPENER_AWAY_SECONDS + 1
        loop.call_later(wait, lambda: loop.create_task(self.tell(table, owner)))

    async def tell(self, table: str, owner: str) -> None:
        """Everybody learns who has come; once it has begun, they come back to a running game."""
        if not self.pages_at(table):
            return
        stand = await self.stand(table, owner)
        if stand:
            self._tell_others(table, stand)
        for listener in self.pages_at(table):
            if stand is None:
                listener.close()
            elif listener.sender and not stand.holders.knows(listener.sender.device):
                listener.close("place_freed")
            elif listener.sender:
                told = self._told(table, stand, listener.sender.device)
                listener.note("waiting", msgspec.json.encode(Awaited(told)))

    def _tell_others(self, table: str, stand: Stand) -> None:
        """At other processes."""
        if room := self._rooms.get(table):
            attends = Attends(
                table,
                waiting=True,
                pages=len(room.listeners),
                places=stand.places_of(room.devices),
                opener=room.opener_here,
                opener_left=room.opener_left,
            )
            self._house.grapevine.attend(attends)

    async def learn(self, table: str, opener_left: Millis | None) -> None:
        """Somebody came or went at another process, which may know how long the opener is gone."""
        if room := self._rooms.get(table):
            opener = self._house.grapevine.others(table, waiting=True).opener
            if room.learn(opener_left, opener=opener):
                self._look_again(table, room.owner)
            await self.tell(table, room.owner)

    def _told(self, table: str, stand: Stand, device: str) -> Waiting:
        gathering = stand.gathering
        least, most = gathering.seats
        others = self._house.grapevine.others(table, waiting=True)
        devices = {one.sender.device for one in self.pages_at(table) if one.sender}
        here = stand.places_of(devices) | others.places
        own = stand.places.get(device, [])
        places = [
            PlaceTold(
                p.number, p.kind, p.names, level_of(p), p.number in own, p.number in here,
                p.player, p.handicap or None,
            )
            for p in gathering.places
        ]  # fmt: skip
        opener = device == stand.holders.owner
        hosts = self.hosts(table, stand, device)
        free = most - len(places)
        begins = hosts and len(places) >= least
        wanted, screen = gathering.wanted, stand.holders.shows(device)
        picks = NAMES if wanted.talk == CHILD else ()
        known = known_handicaps(wanted.game, wanted.options)
        played = (wanted.clock, wanted.options, wanted.policy, wanted.hints, known)
        agreed = (wanted.talk, picks, *played)
        people = (places, free, least, opener, hosts, begins, screen)
        return Waiting(table, wanted.game, *people, *agreed)

    def hosts(self, table: str, stand: Stand, device: str) -> bool:
        """Whoever opened it; anybody who sits there once the opener has been gone for long."""
        owner = stand.holders.owner
        if device == owner:
            return True
        seated = any(sits(place) for place in stand.places.get(device, ()))
        room = self._rooms.get(table)
        if room is None or not seated:
            return False
        return room.opener_gone or owner in self._house.porter.barred

    async def change(
        self, table: str, owner: str, job: Callable[[invitations.Database], object]
    ) -> None:
        await asyncio.wrap_future(self._house.store.queued(job))
        await self.tell(table, owner)
        self._house.neighbours.say_seats(table)

    async def begin(self, table: str, owner: str, device: str, moment: str) -> None:
        """Raises `Fault`. Whoever comes or goes at this very moment is counted in or out."""
        begun = False
        while not begun:
            stand = await self.stand(table, owner)
            if stand is None:
                break
            if not self.hosts(table, stand, device):
                raise Fault(403, "only_opener_begins")
            stand.gathering.check(stand.places.get(device, ()))
            begun = await self._begun(table, stand.gathering, moment)
        await self.tell(table, owner)
        self._house.neighbours.say_seats(table)

    async def _begun(self, table: str, gathering: Gathering, moment: str) -> bool:
        house = self._house
        header = await house.pools.aside.ask(lambda: header_of(gathering.table()))
        said = talking(gathering.wanted.talk)
        opened = await house.pools.aside.ask(partial(jobs.opened, house.words, header, said, {}))

        def job(db: invitations.Database) -> bool:
            if not invitations.begin(db, table, gathering):
                return False
            begin(db, table, opened.first)
            row = (write_header(opened.header), opened.summary, moment, opened.over, table)
            update = "UPDATE tables SET header = ?, summary = ?, updated = ?, over = ? WHERE id = ?"
            db.execute(update, row)
            return True

        return await asyncio.wrap_future(house.store.queued(job))
