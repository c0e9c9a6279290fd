"""How the tests of Nomina talk: `position`, `play`, `refused`, `report`, `claimed`."""

from __future__ import annotations

from setzkasten.core.board import write_rows
from setzkasten.games.nomina import Nomina
from setzkasten.games.nomina.state import State
from setzkasten.games.wooden.box import SIZE
from tests.language import Language

__all__ = [
    "NOMINA",
    "claimed",
    "opened",
    "phase",
    "picture",
    "play",
    "position",
    "refused",
    "report",
    "take",
]

NOMINA = Nomina()
_LANGUAGE = Language(NOMINA, SIZE)

position = _LANGUAGE.position
play = _LANGUAGE.play
take = _LANGUAGE.take
refused = _LANGUAGE.refused
report = _LANGUAGE.report
claimed = _LANGUAGE.claimed


def opened(*, seats: int = 2, **options: object) -> State:
    """An empty board."""
    return NOMINA.start(seats, options)


def phase(state: State) -> str:
    return NOMINA.awaiting(state).phase


def picture(state: State) -> str:
    """The rows and columns in use, from their first square: `E4 WAS/I..`."""
    rows = write_rows(state.board).split("/")
    used = [row for row in range(SIZE[0]) if rows[row].strip(".")]
    left = min(col for _, col in state.board)
    right = max(col for _, col in state.board)
    part = "/".join(row[left : right + 1] for row in rows[used[0] : used[-1] + 1])
    return f"{'ABCDEFGHIJKL'[left]}{used[0] + 1} {part}"
