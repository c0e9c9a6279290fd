"""Nomina's set-up positions: read with care, since people write them by hand."""

from __future__ import annotations

from setzkasten.core.board import Board, write_rows
from setzkasten.core.fields import Fields
from setzkasten.core.position import Position, PositionError, write_seats
from setzkasten.core.tiles import write_stock
from setzkasten.core.values import replace
from setzkasten.games.nomina.state import State, final_scores
from setzkasten.games.wooden.box import CASES, CHIPS, SIZE
from setzkasten.games.wooden.position import check_case, read_board

FIELDS = ("board", "case", "scores", "bons", "turn", "phase", "given-up")


def write_state(state: State) -> Position:
    fields = {
        "board": write_rows(state.board),
        "case": write_stock(state.case),
        "scores": " ".join(map(str, final_scores(state))),
        "bons": " ".join(map(str, state.bons)),
        "turn": str(state.turn + 1),
        "phase": state.phase,
    }
    if state.given_up:
        fields["given-up"] = write_seats(state.given_up)
    return fields


def read_state(opening: State, position: Position) -> State:
    """The opening with every field of the position put in; what is left out keeps its value."""
    fields = Fields(position, opening.seats, FIELDS)
    board = _read_board(fields, opening)
    state = replace(
        opening,
        board=board,
        case=opening.case.without(tile.letter for tile in board.values()),
        scores=fields.numbers("scores"),
        bons=_read_bons(fields, opening.seats),
        given_up=fields.seats("given-up"),
        turn=fields.seat("turn", opening.turn),
    )
    state = _read_phase(state, fields)
    check_case(state.case, fields.get("case", ""))
    return state


def _read_board(fields: Fields, opening: State) -> Board:
    if "board" not in fields:
        return opening.board
    stones, strange = CASES[opening.options.stones], "# and small letters do not belong to Nomina"
    return read_board(fields["board"], SIZE, stones, chips=False, strange=strange)


def _read_bons(fields: Fields, seats: int) -> tuple[int, ...]:
    bons = fields.numbers("bons")
    if min(bons) < 0 or sum(bons) > CHIPS:
        raise PositionError("position_chips", chips=CHIPS)
    return bons


def _read_phase(state: State, fields: Fields) -> State:
    """The phase follows from the rest; where it is written, it must agree."""
    phase = fields.get("phase", "")
    alone = len(state.given_up) == state.seats
    if alone or (state.turn in state.given_up and phase != "over"):
        text, seats = str(state.turn + 1), state.seats
        raise PositionError("position_seat", field="turn", text=text, seats=seats)
    if phase == "over":
        scores = tuple(s + b for s, b in zip(state.scores, state.bons, strict=True))
        state = replace(state, scores=scores, over=True)
    if state.board or (phase != "draw" and ("turn" in fields or phase)):
        state = replace(state, options=replace(state.options, start="agreed"))
    if phase and phase != state.phase:
        raise PositionError("position_phase", text=phase, phase=state.phase)
    return state
