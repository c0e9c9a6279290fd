"""Set-up positions of Kreuzwortbild: the picture, the switch, and whether it is handed in."""

from __future__ import annotations

from setzkasten.core.board import Board, write_rows
from setzkasten.core.fields import Fields
from setzkasten.core.position import Position, PositionError
from setzkasten.core.tiles import write_stock
from setzkasten.core.values import replace
from setzkasten.games.kreuzwortbild.building import check_done, check_symmetry
from setzkasten.games.kreuzwortbild.options import SYMMETRIES
from setzkasten.games.kreuzwortbild.state import SIZES, State
from setzkasten.games.wooden.box import CASES, CHIPS
from setzkasten.games.wooden.position import check_case, read_board

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
    fields = Fields(position, 1, FIELDS)
    state = replace(
        opening,
        board=_read_board(fields, opening),
        symmetry=_read_symmetry(fields, opening),
        given_up=bool(fields.seats("given-up")),
    )
    check_case(state.case, fields.get("case", ""))
    return _read_phase(state, fields.get("phase", ""))


def _read_board(fields: Fields, opening: State) -> Board:
    if "board" not in fields:
        return opening.board
    size, stones = SIZES[opening.options.board], CASES[opening.options.stones]
    strange = "small letters do not belong to this box"
    board = read_board(fields["board"], size, stones, chips=True, strange=strange)
    if len(board.blocked) > CHIPS:
        raise PositionError("position_chips", chips=CHIPS)
    return board


def _read_symmetry(fields: Fields, opening: State) -> str:
    symmetry = fields.get("symmetry", opening.symmetry)
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
