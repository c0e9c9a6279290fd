"""How stones and what every game of the box does are written: `rob 3,7`, `buy red`, `pass`."""

from __future__ import annotations

from setzkasten.core.actions import Pass
from setzkasten.core.drawing import Deal, Drawn, Lot, Outcome, read_outcome, write_outcome
from setzkasten.core.laying import read_laying
from setzkasten.core.squares import ACROSS, DOWN, NotationError, read_square, write_square
from setzkasten.core.tiles import ALPHABET
from setzkasten.games.typdom.box import COLOURS, JOLLIES, tile_of
from setzkasten.games.typdom.buying import Buy
from setzkasten.games.typdom.hand import Stones
from setzkasten.games.typdom.jolly import Rob

SYMBOLS = frozenset(ALPHABET) | JOLLIES


def write_common(part: Rob | Buy | Pass | Outcome) -> str:
    match part:
        case Rob(square=square):
            return f"rob {write_square(square, bounded=False)}"
        case Buy(colours=colours):
            return "buy " + " ".join(colours)
        case Pass():
            return part.text
        case Lot() | Deal() | Drawn():
            return write_outcome(part)


def read_common(text: str, *, single: bool = False) -> Rob | Buy | Pass | None:
    """What is no laying; nothing if it may be one. `single`: one stone is bought at a time."""
    word, *rest = text.split() or [""]
    if word == "pass" and not rest:
        return Pass()
    if word == "buy":
        return _read_single(text, rest) if single else _read_purchase(text, rest)
    if word == "rob" and len(rest) == 1:
        return Rob(read_square(rest[0]))
    return None


def _read_purchase(text: str, colours: list[str]) -> Buy:
    if not colours or any(colour not in COLOURS for colour in colours):
        raise NotationError(text, "purchase such as 'buy red'")
    return Buy(tuple(colours))


def _read_single(text: str, colours: list[str]) -> Buy:
    if len(colours) != 1 or colours[0] not in COLOURS:
        raise NotationError(text[:40], "purchase: 'buy red' or 'buy black'")
    return Buy((colours[0],))


def read_laid(text: str) -> Stones:
    """Stones of the box on their squares; a small letter is a jolly."""
    return tuple((s, tile_of(t.letter, jolly=t.jolly)) for s, t in read_laying(text))


def read_way(text: str) -> tuple[int, int]:
    """The way of the first group."""
    down = "v" in text and (">" not in text or text.index("v") < text.index(">"))
    return DOWN if down else ACROSS


def read_stones(text: str) -> tuple[str, ...]:
    if not set(text) <= SYMBOLS:
        raise NotationError(text[:40], "row of stones; + is the red jolly, * the black one")
    return tuple(text)


def read_chance(text: str) -> Outcome:
    return read_outcome(text, read_stones)
