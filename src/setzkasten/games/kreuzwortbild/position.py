"""Set-up positions of Kreuzwortbild: the picture, the switch, and whether it is handed in."""

from __future__ import annotations

from dataclasses import replace

from setzkasten.core.board import Board, read_rows, write_rows
from setzkasten.core.position import (
    Position,
    PositionError,
    check_case,
    read_seats,
    refuse_unknown_fields,
)
from setzkasten.core.tiles import write_stock
from setzkasten.games.kreuzwortbild.building import check_done, check_symmetry
from setzkasten.games.kreuzwortbild.state import SIZES, SYMMETRIES, State
from setzkasten.games.wooden.box import CASES, CHIPS

FIELDS = ("board", "case", "symmetry", "phase", "given-up")


def write_state(state: State) -> Position:
    fields = {
        "board": write_rows(state.board),
        "case": write_stock(state.case),
        "symmetry": state.symmetry,
        "phase": state.phase,
    }
    if state.given_up:
        fields["given-up"] = "1"
    return fields


def read_state(opening: State, position: Position) -> State:
    refuse_unknown_fields(position, FIELDS)
    state = replace(
        opening,
        board=_read_board(position, opening),
        symmetry=_read_symmetry(position, opening),
        given_up=bool(read_seats(position, "given-up", 1)),
    )
    check_case(state.case, position.get("case", ""))
    return _read_phase(state, position.get("phase", ""))


def _read_board(position: Position, opening: State) -> Board:
    if "board" not in position:
        return opening.board
    try:
        board = read_rows(position["board"], SIZES[opening.options.board])
    except ValueError as error:
        raise PositionError("position_board", text=str(error)) from error
    if any(tile.jolly for tile in board.values()):
        raise PositionError("position_board", text="small letters do not belong to this box")
    box = CASES[opening.options.stones]
    if missing := box.missing(tile.letter for tile in board.values()):
        raise PositionError("position_stones", stones=write_stock(missing))
    if len(board.blocked) > CHIPS:
        raise PositionError("position_chips", chips=CHIPS)
    return board


def _read_symmetry(position: Position, opening: State) -> str:
    symmetry = position.get("symmetry", opening.symmetry)
    if symmetry not in SYMMETRIES or check_symmetry(opening.options.board, symmetry):
        raise PositionError("position_board", text=f"symmetry {symmetry}"[:60])
    return symmetry


def _read_phase(state: State, phase: str) -> State:
    """Over without having been given up: handed in, so the picture must be whole."""
    if phase == "over" and not state.given_up:
        if check_done(state):
            raise PositionError("position_phase", text=phase, phase="build")
        return replace(state, finished=True)
    if phase and phase != state.phase:
        raise PositionError("position_phase", text=phase, phase=state.phase)
    return state
