"""Set-up positions: what FEN is to chess. `board …/…; scores 3 4; turn 2`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from setzkasten.core.coded import Coded

Position: TypeAlias = Mapping[str, str]  # field to value, in the order of the game's notation


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


def write_seats(seats: frozenset[int]) -> str:
    return " ".join(str(seat + 1) for seat in sorted(seats))
