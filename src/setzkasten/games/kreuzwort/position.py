"""Set-up positions of the crossing games: the table, and which word or purchase is due."""

from __future__ import annotations

from setzkasten.core.fields import Fields
from setzkasten.core.position import Position
from setzkasten.core.values import replace
from setzkasten.games.kreuzwort.state import State
from setzkasten.games.typdom.position import FIELDS, read_phase, read_table, write_table

PHASES = ("lot", "deal", "lay", "second", "buy", "draw", "over")


def write_state(state: State) -> Position:
    return write_table(state)


def read_state(opening: State, position: Position) -> State:
    fields = Fields(position, opening.seats, FIELDS)
    phase = read_phase(fields, PHASES, "lay")
    most = opening.edition.most_bought
    table = read_table(opening, fields, phase=phase, most_bought=most)
    return replace(table, second=phase == "second", late=phase == "buy")
