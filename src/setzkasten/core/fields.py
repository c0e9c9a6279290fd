"""The fields of a set-up position, read with care: people write them by hand."""

from __future__ import annotations

import re
from collections import UserDict

from setzkasten.core.position import Position, PositionError

_NUMBER = re.compile(r"-?[0-9]{1,9}")
_SEAT = re.compile(r"[1-9][0-9]?")


class Fields(UserDict[str, str]):
    """What was told; every reading raises `PositionError` for what makes no sense."""

    def __init__(self, position: Position, seats: int, known: tuple[str, ...]) -> None:
        super().__init__(position)
        self.count = seats
        for name in position:
            if name not in known:
                raise PositionError("position_field_unknown", field=name, known=", ".join(known))

    def numbers(self, name: str) -> tuple[int, ...]:
        """One number for each seat, e.g. `scores 3 -1 4`; 0 where nothing is told."""
        return self._numbers(name, self.count, 0)

    def integer(self, name: str, default: int = 0) -> int:
        """One number that may be below 0."""
        return self._numbers(name, 1, default)[0]

    def _numbers(self, name: str, count: int, default: int) -> tuple[int, ...]:
        if name not in self:
            return (default,) * count
        parts = self[name].split()
        if len(parts) != count:
            raise PositionError("position_count", field=name, found=len(parts), wanted=count)
        if bad := [p for p in parts if not _NUMBER.fullmatch(p)]:
            raise PositionError("position_number", field=name, text=bad[0])
        return tuple(int(part) for part in parts)

    def number(self, name: str, default: int, *, most: int) -> int:
        """One number from 0 to `most`, e.g. `passes 2`."""
        text = self.get(name, str(default))
        plain = text.isascii() and text.isdigit() and len(text) <= len(str(most))
        if not plain or int(text) > most:
            raise PositionError("position_number", field=name, text=text[:20])
        return int(text)

    def seats(self, name: str) -> frozenset[int]:
        """Seats counted from 1, e.g. `given-up 2 4`."""
        found = set()
        for part in self.get(name, "").split():
            if not (_SEAT.fullmatch(part) and int(part) <= self.count):
                raise PositionError("position_seat", field=name, text=part, seats=self.count)
            found.add(int(part) - 1)
        return frozenset(found)

    def seat(self, name: str, default: int) -> int:
        """One seat, e.g. `turn 2`."""
        if name not in self:
            return default
        found = self.seats(name)
        if len(found) != 1:
            raise PositionError("position_count", field=name, found=len(found), wanted=1)
        return min(found)

    def left(self, turn: int | None = None) -> frozenset[int]:
        """Who stood up for good. While a game goes on two are there, and the seat on turn is."""
        left = self.seats("left")
        goes_on = self.get("phase") != "over"
        if left and goes_on and (len(left) > self.count - 2 or turn in left):
            text = self["left"][:20]
            raise PositionError("position_seat", field="left", text=text, seats=self.count)
        return left

    def parts(self, name: str) -> list[str]:
        """What stands between the strokes, one part a seat, e.g. `hands AEX/BNO`."""
        parts = [part.strip() for part in self[name].split("/")]
        if len(parts) != self.count:
            raise PositionError("position_count", field=name, found=len(parts), wanted=self.count)
        return parts

    def yes(self, name: str, *, default: bool = False) -> bool:
        text = self.get(name, "yes" if default else "no")
        if text not in ("yes", "no"):
            raise PositionError("position_yes", field=name, text=text[:20])
        return text == "yes"

    def aside(self, rest: int) -> int:
        """Stones that are out of play: `stock` may be less than what is left, e.g. `stock 0`."""
        text = self.get("stock", "")
        if not text:
            return 0
        fits = text.isascii() and text.isdigit() and len(text) < 4
        if not fits or int(text) > rest:
            raise PositionError("position_stock", text=text[:20], stock=rest)
        return rest - int(text)
