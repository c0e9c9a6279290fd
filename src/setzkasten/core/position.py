"""Set-up positions: what FEN is to chess. `board …/…; scores 3 4; turn 2`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeAlias

from setzkasten.core.coded import Coded
from setzkasten.core.tiles import Stock, read_stock, write_stock

Position: TypeAlias = Mapping[str, str]  # field to value, in the order of the game's notation


_NUMBER = re.compile(r"-?[0-9]{1,9}")
_SEAT = re.compile(r"[1-9][0-9]?")


class PositionError(Coded):
    """A position that makes no sense."""


def write_position(position: Position) -> str:
    return "; ".join(f"{name} {value}" for name, value in position.items())


def read_position(text: str) -> Position:
    found: dict[str, str] = {}
    for part in text.split(";"):
        name, *value = part.split(None, 1) or [""]
        if not name:
            continue
        if name in found:
            raise PositionError("position_field_twice", field=name)
        found[name] = value[0].strip() if value else ""
    return found


def read_numbers(position: Position, name: str, count: int, default: int = 0) -> tuple[int, ...]:
    """One number for each seat, e.g. `scores 3 -1 4`."""
    if name not in position:
        return (default,) * count
    parts = position[name].split()
    if len(parts) != count:
        raise PositionError("position_count", field=name, found=len(parts), wanted=count)
    if bad := [p for p in parts if not _NUMBER.fullmatch(p)]:
        raise PositionError("position_number", field=name, text=bad[0])
    return tuple(int(part) for part in parts)


def read_number(position: Position, name: str, default: int, *, most: int) -> int:
    """One number from 0 to `most`, e.g. `passes 2`."""
    text = position.get(name, str(default))
    plain = text.isascii() and text.isdigit() and len(text) <= len(str(most))
    if not plain or int(text) > most:
        raise PositionError("position_number", field=name, text=text[:20])
    return int(text)


def read_seats(position: Position, name: str, seats: int) -> frozenset[int]:
    """Seats counted from 1, e.g. `given-up 2 4`."""
    found = set()
    for part in position.get(name, "").split():
        if not (_SEAT.fullmatch(part) and int(part) <= seats):
            raise PositionError("position_seat", field=name, text=part, seats=seats)
        found.add(int(part) - 1)
    return frozenset(found)


def write_seats(seats: frozenset[int]) -> str:
    return " ".join(str(seat + 1) for seat in sorted(seats))


def read_left(position: Position, seats: int, turn: int | None = None) -> frozenset[int]:
    """Who stood up for good. While a game goes on two are there, and the seat on turn is."""
    left = read_seats(position, "left", seats)
    goes_on = position.get("phase") != "over"
    if left and goes_on and (len(left) > seats - 2 or turn in left):
        text = position["left"][:20]
        raise PositionError("position_seat", field="left", text=text, seats=seats)
    return left


def read_seat(position: Position, name: str, default: int, seats: int) -> int:
    """One seat, e.g. `turn 2`."""
    if name not in position:
        return default
    found = read_seats(position, name, seats)
    if len(found) != 1:
        raise PositionError("position_count", field=name, found=len(found), wanted=1)
    return min(found)


def read_parts(position: Position, name: str, seats: int) -> list[str]:
    """What stands between the strokes, one part a seat, e.g. `hands AEX/BNO`."""
    parts = [part.strip() for part in position[name].split("/")]
    if len(parts) != seats:
        raise PositionError("position_count", field=name, found=len(parts), wanted=seats)
    return parts


def read_yes(position: Position, name: str, *, default: bool = False) -> bool:
    text = position.get(name, "yes" if default else "no")
    if text not in ("yes", "no"):
        raise PositionError("position_yes", field=name, text=text[:20])
    return text == "yes"


def read_aside(position: Position, rest: int) -> int:
    """How many stones are out of play: `stock` may be less than what is left, e.g. `stock 0`."""
    text = position.get("stock", "")
    if not text:
        return 0
    fits = text.isascii() and text.isdigit() and len(text) < 4
    if not fits or int(text) > rest:
        raise PositionError("position_stock", text=text[:20], stock=rest)
    return rest - int(text)


def refuse_unknown_fields(position: Position, known: tuple[str, ...]) -> None:
    for name in position:
        if name not in known:
            raise PositionError("position_field_unknown", field=name, known=", ".join(known))


def check_case(case: Stock, text: str) -> None:
    """The case may be left out or given as a number; written in full it must fit the board."""
    if not text:
        return
    if text.isascii() and text.isdigit():
        fits = text == str(len(case))
    else:
        try:
            fits = read_stock(text) == case
        except ValueError as error:
            raise PositionError("position_board", text=str(error)) from error
    if not fits:
        raise PositionError("position_case", case=write_stock(case))
