"""Which devices sit where: a device may hold several seats, and a seat several devices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from setzkasten.core.game import Seat
from setzkasten.core.values import value

WATCHING = -1  # instead of the number of a seat
SCREEN = -2  # the same for a tablet in the middle: it shows only what all may see
Held: TypeAlias = tuple[str, int]  # a device, and a seat of it
Named: TypeAlias = tuple[str, int, int]  # a device, a seat, and which name of its team is theirs


def sits(held: int) -> bool:
    """Is this the number of a seat or a place?"""
    return held >= 0


@value
class Seating:
    """Who sits where at a table, and whose names are whose."""

    held: tuple[Held, ...] = ()
    named: tuple[Named, ...] = ()


NOBODY = Seating()


class Holders:
    """Of one table. Without any, the device that opened it sits at every person's seat."""

    __slots__ = ("_screens", "_seats", "owner")

    def __init__(self, owner: str, rows: Iterable[Held] = ()) -> None:
        self.owner = owner
        seats: dict[str, set[Seat]] = {}
        screens: set[str] = set()
        for device, seat in rows:
            held = seats.setdefault(device, set())
            if sits(seat):
                held.add(seat)
            elif seat == SCREEN:
                screens.add(device)
        self._seats: Mapping[str, frozenset[Seat]] = {d: frozenset(s) for d, s in seats.items()}
        self._screens = frozenset(screens)

    @property
    def apart(self) -> bool:
        """Do people sit at devices of their own?"""
        return bool(self._seats)

    def held_without(self, barred: frozenset[str]) -> frozenset[Seat]:
        """At which seats anybody sits, apart from these devices."""
        held = (seats for device, seats in self._seats.items() if device not in barred)
        return frozenset[Seat]().union(*held)

    @property
    def several(self) -> bool:
        """Do people play from more than one device?"""
        return sum(bool(seats) for seats in self._seats.values()) > 1

    def knows(self, device: str) -> bool:
        return device == self.owner or device in self._seats

    def shows(self, device: str) -> bool:
        """Is this device the table for all who sit around it? Whoever sits at it is not."""
        return device in self._screens and not self._seats[device]

    def watches(self, device: str) -> bool:
        """Does it neither play nor is the table?"""
        return self.apart and not self.held_by(device) and not self.shows(device)

    def held_by(self, device: str) -> frozenset[Seat]:
        """Also those for which a computer plays just now."""
        return self._seats.get(device, frozenset())

    def seats_of(self, device: str, persons: frozenset[Seat]) -> frozenset[Seat]:
        """For which of the people's seats this device may act, and see what they see."""
        if not self._seats:
            return persons if device == self.owner else frozenset()
        return self._seats.get(device, frozenset()) & persons
