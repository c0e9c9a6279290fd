"""How the Typ-Dom games are written: `0,0> EXAMEN`, `rob 3,7`, `buy red`, `pass`."""

from __future__ import annotations

from setzkasten.core.drawing import Deal, Drawn, Lot, Outcome, write_outcome
from setzkasten.core.laying import LONGEST_GROUP, read_laying, write_group, write_laying
from setzkasten.core.squares import (
    ACROSS,
    DOWN,
    NotationError,
    read_square,
    shifted,
    write_square,
)
from setzkasten.core.tiles import ALPHABET
from setzkasten.games.kreuzwort.state import Action, Lay
from setzkasten.games.typdom.box import COLOURS, JOLLIES, tile_of
from setzkasten.games.typdom.buying import Buy, Pass
from setzkasten.games.typdom.jolly import Rob

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
    """The laid word from its first stone on, then the other stones."""
    first = lay.stones[0][0]
    line = [shifted(first, lay.way, i) for i in range(LONGEST_GROUP)]
    stones = dict(lay.stones)
    last = max(i for i, square in enumerate(line) if square in stones)
    head = write_group(stones, line[: last + 1], lay.way)
    rest = [stone for stone in lay.stones if stone[0] not in line]
    return f"{head} {write_laying(rest, bounded=False)}" if rest else head


def read_action(text: str) -> Action:
    word, *rest = text.split() or [""]
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
