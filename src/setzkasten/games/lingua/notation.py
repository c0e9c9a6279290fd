"""How Lingua is written: `B2> WbIyNgTrErRy`, `exchange C2-H7` behind it, `swap Ey Nb`, `pass`."""

from __future__ import annotations

import re

from setzkasten.core.drawing import Deal, Drawn, Lot, Outcome, read_outcome, write_outcome
from setzkasten.core.laying import LONGEST_GROUP
from setzkasten.core.squares import (
    ACROSS,
    DOWN,
    NotationError,
    Square,
    read_square,
    shifted,
    too_many_stones,
    write_square,
)
from setzkasten.core.tiles import Tile
from setzkasten.games.lingua.state import Action, Lay, Swap, symbol_of

_GROUP = re.compile(r"\s*([A-Za-z]\d{1,2}|-?\d{1,4},-?\d{1,4})([>v])\s*((?:[A-Z][yrgb]|\.)+)(?!\S)")
_EXCHANGE = re.compile(r"\s*exchange\s+(\S{1,12})-(\S{1,12})\s*")
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
    """The line of the word as one group; tiles beside it, which are refused, in further ones."""
    stones = dict(lay.stones)
    groups = []
    while stones:
        first = min(stones)
        line = 0 if lay.way == ACROSS else 1
        last = max(square for square in stones if square[line] == first[line])
        signs, square = "", first
        while square <= last:
            signs += symbol_of(stones.pop(square)) if square in stones else "."
            square = shifted(square, lay.way)
        groups.append(f"{write_square(first)}{'>' if lay.way == ACROSS else 'v'} {signs}")
    text = " ".join(groups)
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
    return _read_lay(text)


def _read_lay(text: str) -> Lay:
    """One group of tiles, or several in the line of one word, and perhaps an exchange."""
    groups: list[re.Match[str]] = []
    stones: list[tuple[Square, Tile]] = []
    end = 0
    while found := _GROUP.match(text, end):
        groups.append(found)
        signs = found[3][: 2 * LONGEST_GROUP + 2]  # one too many is enough to refuse it
        stones += _stones(read_square(found[1]), _way(found), signs)
        end = found.end()
        if len(stones) > LONGEST_GROUP:
            raise too_many_stones(text[:24] + "…", f"laying of at most {LONGEST_GROUP} tiles")
    behind = _EXCHANGE.fullmatch(text, end)
    if not groups or (text[end:].strip() and not behind):
        raise NotationError(text[:40], "laying such as 'B2> WbIyNg'")
    if not stones:
        raise NotationError(text[:40], "laying with at least one new tile")
    exchange = (read_square(behind[1]), read_square(behind[2])) if behind else None
    way = _way(groups[0]) if len(groups) == 1 else _line([square for square, _ in stones])
    return Lay(tuple(stones), way or _way(groups[0]), exchange)


def _way(group: re.Match[str]) -> tuple[int, int]:
    return ACROSS if group[2] == ">" else DOWN


def _line(squares: list[Square]) -> tuple[int, int] | None:
    """The way in which several squares lie, if they lie in one line."""
    rows, cols = {row for row, _ in squares}, {col for _, col in squares}
    if len(squares) < 2 or (len(rows) > 1 and len(cols) > 1):
        return None
    return ACROSS if len(rows) == 1 else DOWN


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


def read_chance(text: str) -> Outcome:
    return read_outcome(text, read_tiles)
