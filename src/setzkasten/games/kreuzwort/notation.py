"""How the crossing games are written: `0,0> EXAMEN`, `rob 3,7`, `buy red`, `pass`."""

from __future__ import annotations

from setzkasten.core.drawing import Outcome
from setzkasten.core.laying import LONGEST_GROUP, write_group, write_laying
from setzkasten.core.squares import shifted
from setzkasten.games.kreuzwort.state import Action, Lay
from setzkasten.games.typdom.notation import read_common, read_laid, read_way, write_common


def write_part(part: Action | Outcome) -> str:
    return _write_lay(part) if isinstance(part, Lay) else write_common(part)


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
    return read_common(text) or Lay(read_laid(text), read_way(text))
