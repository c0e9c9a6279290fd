"""What a seat does in Krux."""

from __future__ import annotations

from typing import TypeAlias

from setzkasten.core.actions import GiveUp, Pass
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Tile
from setzkasten.core.values import value


@value
class Lay:
    """KRX-05 Three letters anywhere in one's own half."""

    stones: tuple[tuple[Square, Tile], ...]


@value
class Placed:
    """KRX-07 One to three letters that lay when the time was up; the table enters it."""

    stones: tuple[tuple[Square, Tile], ...]


@value
class Block:
    """KRX-02 ten blockers at the start, KRX-08 one for each long word, in the other half."""

    squares: tuple[Square, ...]


@value
class Rebuild:
    """KRX-15 Stones move within one's own half, all at once: from, to."""

    moves: tuple[tuple[Square, Square], ...]


@value
class GiveBack:
    """KRX-18 Useless stones go back into the box."""

    squares: tuple[Square, ...]


Action: TypeAlias = Lay | Placed | Block | Rebuild | GiveBack | Pass | GiveUp
