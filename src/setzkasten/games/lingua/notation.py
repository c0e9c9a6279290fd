"""How Lingua is written: `B2> WbIyNgTrErRy`, `exchange C2-H7` behind it, `swap Ey Nb`, `pass`."""

from __future__ import annotations

import re

from setzkasten.core.drawing import Deal, Drawn, Lot, Outcome, write_outcome
from setzkasten.core.laying import LONGEST_GROUP
from setzkasten.core.squares import (
    ACROSS,
    DOWN,
    NotationError,
    Square,
    TooManyStones,
    read_square,
    shifted,
    write_square,
)
from setzkasten.core.tiles import Tile
from setzkasten.games.lingua.state import (
    Action,
    Lay,
    Swap,
    symbol_of,
)

_LAY = re.compile(
    r"([A-Za-z]\d{1,2}|-?\d{1,4},-?\d{1,4})([>v])\s*((?:[A-Z][yrgb]|\.)+)"
    r"(?:\s+exchange\s+(\S+)-(\S+))?"
)
_TILE = re.compile(r"[A-Z][yrgb]")
_SIGN = re.compile(r"[A-Z][yrgb]|\.")


def write_part(part: Action | Outcome) -> str:
    match part:
        case Lay():
            return _write_lay(part)
        case Swap(tiles=tiles):
            return "swap " + " ".join(tiles) if tiles else "pass"
        case Lot() | Deal() | Drawn():
            return write_outcome(part)


def _write_lay(lay: Lay) -> str:
    stones = dict(lay.stones)
    first, last = min(stones), max(stones)
    signs, square = "", first
    while square <= last:
        signs += symbol_of(stones[square]) if square in stones else "."
        square = shifted(square, lay.way)
    text = f"{write_square(first)}{'>' if lay.way == ACROSS else 'v'} {signs}"
    if lay.exchange:
        own, lying = lay.exchange
        text += f" exchange {write_square(own)}-{write_square(lying)}"
    return text


def read_action(text: str) -> Action:
    word, *rest = text.split() or [""]
    if word == "pass" and not rest:
        return Swap(())
    if word == "swap" and rest:
        return Swap(tuple(sorted(read_tiles("".join(rest)))))
    found = _LAY.fullmatch(text.strip())
    if not found:
        raise NotationError(text[:40], "laying such as 'B2> WbIyNg'")
    stones = _stones(read_square(found[1]), ACROSS if found[2] == ">" else DOWN, found[3])
    if len(stones) > LONGEST_GROUP:
        raise TooManyStones(text[:24] + "…", f"laying of at most {LONGEST_GROUP} tiles")
    if not stones:
        raise NotationError(text[:40], "laying with at least one new tile")
    exchange = (read_square(found[4]), read_square(found[5])) if found[4] else None
    return Lay(stones, ACROSS if found[2] == ">" else DOWN, exchange)


def _stones(first: Square, way: tuple[int, int], signs: str) -> tuple[tuple[Square, Tile], ...]:
    return tuple(
        (shifted(first, way, i), Tile(sign[0], sign[1]))
        for i, sign in enumerate(_SIGN.findall(signs))
        if sign != "."
    )


def read_tiles(text: str) -> tuple[str, ...]:
    tiles = tuple(_TILE.findall(text))
    if "".join(tiles) != text:
        raise NotationError(text[:40], "row of tiles such as 'EyNb'")
    return tiles
