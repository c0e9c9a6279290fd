"""Which devices sit where: a device may hold several seats, and a seat several devices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from setzkasten.core.game import Seat

WATCHING = -1  # instead of the number of a seat
Held: TypeAlias = tuple[str, int]  # a device, and a seat of it


class Holders:
    """Of one table. Without any, the device that opened it sits at every person's seat."""

    __slots__ = ("_seats", "owner")

    def __init__(self, owner: str, rows: Iterable[Held] = ()) -> None:
        self.owner = owner
        seats: dict[str, set[Seat]] = {}
        for device, seat in rows:
            held = seats.setdefault(device, set())
            if seat != WATCHING:
                held.add(seat)
        self._seats: Mapping[str, frozenset[Seat]] = {d: frozenset(s) for d, s in seats.items()}

    @property
    def apart(self) -> bool:
        """Do people sit at devices of their own?"""
        return bool(self._seats)

    @property
    def several(self) -> bool:
        """Do people play from more than one device?"""
        return sum(bool(seats) for seats in self._seats.values()) > 1

    def knows(self, device: str) -> bool:
        return device == self.owner or device in self._seats

    def held_by(self, device: str) -> frozenset[Seat]:
        """Also those for which a computer plays just now."""
        return self._seats.get(device, frozenset())

    def seats_of(self, device: str, persons: frozenset[Seat]) -> frozenset[Seat]:
        """For which of the people's seats this device may act, and see what they see."""
        if not self._seats:
            return persons if device == self.owner else frozenset()
        return self._seats.get(device, frozenset()) & persons
