"""A table that waits for people: who has come, who was put there, whether it can begin."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from random import sample
from typing import Literal

import msgspec

from setzkasten.catalogue import CATALOGUE, GAMES
from setzkasten.core.handicap import LEVEL, Handicap
from setzkasten.core.record import Header, Sitter, write_header
from setzkasten.server.fault import Fault
from setzkasten.server.people.child import COMPUTER, NAMES, check_child, picked
from setzkasten.server.people.clocks import NewClock
from setzkasten.server.people.seating import (
    LONGEST_NAME,
    MOST_NAMES,
    NewSeat,
    NewTable,
    checked_level,
    clean_name,
    header_of,
)
from setzkasten.table.own import foreign
from setzkasten.table.talk import CHILD
from setzkasten.table.told import TalkWay


class Given(msgspec.Struct, frozen=True):
    """The handicap of somebody who will play; an empty one takes it away."""

    place: int
    handicap: Handicap


class Agreement(msgspec.Struct, frozen=True):
    """What may be changed until the game begins; null: as it is."""

    clock: NewClock | None = None
    policy: Mapping[str, bool | int | str | None] | None = None
    handicaps: tuple[Given, ...] = ()  # of the places that are named


class Place(msgspec.Struct, frozen=True):
    """Somebody who will play. Its number stays, whoever else comes or goes before the start."""

    number: int
    kind: Literal["person", "computer"]
    names: tuple[str, ...] = ()
    level: str | None = None
    handicap: Handicap = LEVEL

    @property
    def player(self) -> str:
        """Of a computer that is not of the house."""
        return self.level if self.level and foreign(self.level) else ""


class Gathering(msgspec.Struct, frozen=True):
    """Places are there as they are taken: up to the most that the game knows, one more is free."""

    wanted: NewTable  # without its seats
    places: tuple[Place, ...]
    next_number: int

    @property
    def seats(self) -> tuple[int, int]:
        """Least and most."""
        return GAMES[self.wanted.game].seats

    @property
    def full(self) -> bool:
        return len(self.places) >= self.seats[1]

    @property
    def header_text(self) -> str:
        """Who is there so far, as the list of games shows it."""
        sitters = tuple(Sitter(p.names, p.kind, p.level or "", p.handicap) for p in self.places)
        return write_header(Header(self.wanted.game, sitters or (Sitter(),)))

    def place(self, number: int) -> Place:
        for place in self.places:
            if place.number == number:
                return place
        raise Fault(404, "no_such_place")

    def welcome(self, name: str) -> tuple[Gathering, int]:
        """Somebody sits down. Gives the number of the place, too."""
        return self._with(Place(self.next_number, "person", (self._named(name),)))

    def sit_down(self) -> tuple[Gathering, int]:
        """One more at a device that knows the table; the name comes before the game begins."""
        return self._with(Place(self.next_number, "person"))

    def fill(self, name: str, level: str | None) -> Gathering:
        """A computer sits down."""
        if CATALOGUE[self.wanted.game].player is None:
            raise Fault(400, "no_computer", {"game": GAMES[self.wanted.game].name})
        level = checked_level(level)
        place = Place(self.next_number, "computer", (self._named(name),), level)
        return self._with(place)[0]

    def join(self, number: int, name: str) -> Gathering:
        """GEN-09 One more name in the team of a seat."""
        place = self.place(number)
        names = (*place.names, self._named(name))
        check_team(names)
        return self._changed(msgspec.structs.replace(place, names=names))

    def give(self, number: int, name: str) -> Gathering:
        """Somebody else has the place of whoever sat there."""
        named = (self.free(number)._named(name),)
        return self._changed(msgspec.structs.replace(self.place(number), names=named))

    def rename(self, number: int, name: str) -> Gathering:
        """Whoever opened the table says how they are called."""
        place = self.place(number)
        others = self.free(number)
        named = (others._named(name), *place.names[1:])
        return self._changed(msgspec.structs.replace(place, names=named))

    def call(self, number: int, names: tuple[str, ...]) -> Gathering:
        """Somebody of a team has gone, or is a guest now."""
        return self._changed(msgspec.structs.replace(self.place(number), names=names))

    def free(self, number: int) -> Gathering:
        """The place is empty again."""
        gone = self.place(number)
        places = tuple(place for place in self.places if place is not gone)
        return msgspec.structs.replace(self, places=places)

    def talking(self, way: TalkWay) -> Gathering:
        """How people may talk. A child's table stays one, and all are called from its list."""
        if self.wanted.talk == CHILD != way:
            raise Fault(409, "child_table_stays")
        changed = msgspec.structs.replace(self.wanted, talk=way)
        if way == CHILD != self.wanted.talk:
            check_child((), self.wanted.policy)
            names = iter(sample(NAMES, len(NAMES)))
            places = tuple(_renamed(place, names) for place in self.places)
            return msgspec.structs.replace(self, wanted=changed, places=places)
        return msgspec.structs.replace(self, wanted=changed)

    def settle(self, agreed: Agreement) -> Gathering:
        """Another clock, other words, a handicap; what is not named stays. Raises `Fault`."""
        changes = {
            name: value
            for name in ("clock", "policy")
            if (value := getattr(agreed, name)) is not None
        }
        wanted = msgspec.structs.replace(self.wanted, **changes)
        changed = msgspec.structs.replace(self, wanted=wanted)
        for given in agreed.handicaps[: self.seats[1]]:
            place = self.place(given.place)
            changed = changed._changed(msgspec.structs.replace(place, handicap=given.handicap))
        seats = (*changed.table().seats, *(NewSeat(),) * self.seats[0])
        most = max(len(self.places), self.seats[0])
        header_of(msgspec.structs.replace(wanted, seats=seats[:most]))
        return changed

    def check(self, own: Collection[int]) -> None:
        """May somebody who has these places begin? Raises `Fault`."""
        least, _ = self.seats
        if len(self.places) < least:
            raise Fault(409, "too_few_people", {"least": least})
        if any(place.number in own and not place.names for place in self.places):
            raise Fault(409, "name_missing")

    def table(self) -> NewTable:
        """The table that begins with those who are there."""
        seats = tuple(NewSeat(p.kind, p.names, p.level, p.handicap) for p in self.places)
        return msgspec.structs.replace(self.wanted, seats=seats)

    def _with(self, place: Place) -> tuple[Gathering, int]:
        if self.full:
            raise Fault(409, "table_full")
        grown = (*self.places, place)
        more = msgspec.structs.replace(self, places=grown, next_number=place.number + 1)
        return more, place.number

    def _changed(self, changed: Place) -> Gathering:
        places = tuple(changed if p.number == changed.number else p for p in self.places)
        return msgspec.structs.replace(self, places=places)

    def _named(self, name: str) -> str:
        clean = needed(name)
        return self._own(picked(clean) if self.wanted.talk == CHILD else clean)

    def _own(self, name: str) -> str:
        return told_apart(name, {name for place in self.places for name in place.names})


def told_apart(name: str, known: Collection[str]) -> str:
    """Two of one name get numbers."""
    tried, number = name, 2
    while tried in known:
        tail = f" {number}"
        tried, number = name[: LONGEST_NAME - len(tail)] + tail, number + 1
    return tried


def check_team(names: tuple[str, ...]) -> None:
    if len(names) > MOST_NAMES:
        raise Fault(409, "team_full", {"most": MOST_NAMES})


def needed(name: str) -> str:
    """A name as plain text; nobody sits down without one."""
    clean = clean_name(name)
    if not clean:
        raise Fault(400, "name_missing")
    return clean


def _renamed(place: Place, names: Iterator[str]) -> Place:
    """Each name becomes one of the list; who had none has none."""
    fresh = tuple(COMPUTER if place.kind == "computer" else next(names) for _ in place.names)
    return msgspec.structs.replace(place, names=fresh[:1])


def gathered(wanted: NewTable) -> Gathering:
    """Who opens the table sits already, with whoever plays on the same device. Raises `Fault`."""
    header_of(_taken(wanted))
    seats = [seat for seat in wanted.seats if seat.kind != "free"]
    places = tuple(_place(number, seat) for number, seat in enumerate(seats))
    return Gathering(msgspec.structs.replace(wanted, seats=()), places, len(places))


def _taken(wanted: NewTable) -> NewTable:
    """As if everybody had come: what was chosen is checked before anybody is invited."""
    seats = tuple(NewSeat() if seat.kind == "free" else seat for seat in wanted.seats)
    return msgspec.structs.replace(wanted, seats=seats)


def _place(number: int, seat: NewSeat) -> Place:
    names = tuple(name for name in map(clean_name, seat.names[:MOST_NAMES]) if name)
    if seat.kind == "computer":
        return Place(number, "computer", names, checked_level(seat.level), seat.handicap)
    return Place(number, "person", names, handicap=seat.handicap)
