"""Nomina's set-up positions: read with care, since people write them by hand."""

from __future__ import annotations

from dataclasses import replace

from setzkasten.core.board import Board, read_rows, write_rows
from setzkasten.core.position import (
    Position,
    PositionError,
    check_case,
    read_numbers,
    read_seat,
    read_seats,
    refuse_unknown_fields,
    write_seats,
)
from setzkasten.core.tiles import write_stock
from setzkasten.games.nomina.state import State, final_scores
from setzkasten.games.wooden.box import CASES, CHIPS, SIZE

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
    refuse_unknown_fields(position, FIELDS)
    state = replace(
        opening,
        board=_read_board(position, opening),
        scores=read_numbers(position, "scores", opening.seats),
        bons=_read_bons(position, opening.seats),
        given_up=read_seats(position, "given-up", opening.seats),
        turn=read_seat(position, "turn", opening.turn, opening.seats),
    )
    state = _read_phase(state, position)
    check_case(state.case, position.get("case", ""))
    return state


def _read_board(position: Position, opening: State) -> Board:
    if "board" not in position:
        return opening.board
    try:
        board = read_rows(position["board"], SIZE)
    except ValueError as error:
        raise PositionError("position_board", text=str(error)) from error
    if board.blocked or any(tile.jolly for tile in board.values()):
        raise PositionError("position_board", text="# and small letters do not belong to Nomina")
    full = CASES[opening.options.stones]
    if missing := full.missing(tile.letter for tile in board.values()):
        raise PositionError("position_stones", stones=write_stock(missing))
    return board


def _read_bons(position: Position, seats: int) -> tuple[int, ...]:
    bons = read_numbers(position, "bons", seats)
    if min(bons) < 0 or sum(bons) > CHIPS:
        raise PositionError("position_chips", chips=CHIPS)
    return bons


def _read_phase(state: State, position: Position) -> State:
    """The phase follows from the rest; where it is written, it must agree."""
    phase = position.get("phase", "")
    alone = len(state.given_up) == state.seats
    if alone or (state.turn in state.given_up and phase != "over"):
        text, seats = str(state.turn + 1), state.seats
        raise PositionError("position_seat", field="turn", text=text, seats=seats)
    if phase == "over":
        scores = tuple(s + b for s, b in zip(state.scores, state.bons, strict=True))
        state = replace(state, scores=scores, over=True)
    if state.board or (phase != "draw" and ("turn" in position or phase)):
        state = replace(state, options=replace(state.options, start="agreed"))
    if phase and phase != state.phase:
        raise PositionError("position_phase", text=phase, phase=state.phase)
    return state
