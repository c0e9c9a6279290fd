"""How the Typ-Dom games are written: `0,0> EXAMEN`, `rob 3,7`, `buy red`, `pass`."""

from __future__ import annotations

from setzkasten.core.drawing import Deal, Drawn, Lot, Outcome, write_outcome
from setzkasten.core.laying import read_laying, write_laying
from setzkasten.core.squares import ACROSS, DOWN, NotationError, read_square, write_square
from setzkasten.core.tiles import ALPHABET
from setzkasten.games.typdom.box import JOLLIES, tile_of
from setzkasten.games.typdom.state import Action, Buy, Lay, Pass, Rob

COLOURS = ("red", "black")
_SYMBOLS = frozenset(ALPHABET) | JOLLIES


def write_part(part: Action | Outcome) -> str:
    match part:
        case Lay():
            return _write_lay(part)
        case Rob(square=square):
            return f"rob {write_square(square, bounded=False)}"
        case Buy(colours=colours):
            return "buy " + " ".join(colours)
        case Pass():
            return "pass"
        case Lot() | Deal() | Drawn():
            return write_outcome(part)


def _write_lay(lay: Lay) -> str:
    """The laid word first, then the stones that complete what it touches."""
    at = 0 if lay.way == ACROSS else 1
    line = lay.stones[0][0][at]
    word = [(square, tile) for square, tile in lay.stones if square[at] == line]
    rest = [(square, tile) for square, tile in lay.stones if square[at] != line]
    first, last = word[0][0], max(square for square, _ in word)
    stones = dict(word)
    span = range(last[1 - at] - first[1 - at] + 1)
    squares = [(first[0] + i * lay.way[0], first[1] + i * lay.way[1]) for i in span]
    signs = "".join(_sign(stones.get(square)) for square in squares)
    head = f"{write_square(first, bounded=False)}{'>' if lay.way == ACROSS else 'v'} {signs}"
    return f"{head} {write_laying(rest, bounded=False)}" if rest else head


def _sign(tile: object) -> str:
    from setzkasten.core.tiles import Tile

    if not isinstance(tile, Tile):
        return "."
    return tile.letter.lower() if tile.jolly else tile.letter


def read_action(text: str) -> Action:
    word, *rest = text.split()
    if word == "pass" and not rest:
        return Pass()
    if word == "buy":
        if not rest or any(colour not in COLOURS for colour in rest):
            raise NotationError(text, "purchase such as 'buy red'")
        return Buy(tuple(rest))
    if word == "rob" and len(rest) == 1:
        return Rob(read_square(rest[0]))
    stones = tuple((s, tile_of(t.letter, jolly=t.jolly)) for s, t in read_laying(text))
    down = "v" in text and (">" not in text or text.index("v") < text.index(">"))
    way = DOWN if down else ACROSS
    return Lay(stones, way)


def read_stones(text: str) -> tuple[str, ...]:
    if not set(text) <= _SYMBOLS:
        raise NotationError(text[:40], "row of stones; + is the red jolly, * the black one")
    return tuple(text)
