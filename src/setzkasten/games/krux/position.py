"""Set-up positions of Krux: both halves drawn as one board of twelve rows."""

from __future__ import annotations

from dataclasses import replace

from setzkasten.core.board import Board, read_rows, write_rows
from setzkasten.core.position import Position, PositionError, read_seats, refuse_unknown_fields
from setzkasten.core.tiles import read_stock, write_stock
from setzkasten.games.krux.laying import cut_off
from setzkasten.games.krux.state import (
    COLS,
    HALF_ROWS,
    MOST_BLOCKERS,
    Sheet,
    State,
    half_of,
)
from setzkasten.games.nomina.box import CASES

FIELDS = ("board", "case", "turn", "phase", "due", "given-up", "earned", "sheets")
PHASES = ("block", "lay", "after", "last", "over")
SIZE = (2 * HALF_ROWS, COLS)


def write_state(state: State) -> Position:
    whole = Board(
        SIZE,
        {**state.halves[0], **state.halves[1]},
        state.halves[0].blocked | state.halves[1].blocked,
    )
    fields = {
        "board": write_rows(whole),
        "case": write_stock(state.case),
        "turn": str(state.turn + 1),
        "phase": state.phase,
    }
    if state.due:
        fields["due"] = str(state.due)
    if state.given_up is not None:
        fields["given-up"] = str(state.given_up + 1)
    if any(state.earned):
        fields["earned"] = "/".join(" ".join(sorted(words)) for words in state.earned)
    if state.sheets:
        sheets = (f"{s.across} {s.down} {s.penalties}" for s in state.sheets)
        fields["sheets"] = "/".join(sheets)
    return fields


def read_state(opening: State, position: Position) -> State:
    refuse_unknown_fields(position, FIELDS)
    given_up = read_seats(position, "given-up", 2)
    if len(given_up) > 1:
        raise PositionError("position_seat", field="given-up", text="1 2", seats=2)
    state = replace(
        opening,
        halves=_read_halves(position, opening),
        turn=_read_turn(position, opening.turn),
        given_up=min(given_up, default=None),
        due=_read_due(position),
        earned=_read_earned(position),
        sheets=_read_sheets(position),
    )
    state = replace(state, turn_board=state.halves[state.turn])
    phase = position.get("phase", "lay" if position.get("board") else "block")
    state = replace(state, ready=phase != "block")
    if state.ready or "turn" in position:
        state = replace(state, options=replace(state.options, start="agreed"))
    if "phase" not in position:
        phase = state.phase
    if phase != state.phase or phase not in PHASES:
        raise PositionError("position_phase", text=phase, phase=state.phase)
    _check_case(state, position.get("case", ""))
    return state


def _read_halves(position: Position, opening: State) -> tuple[Board, Board]:
    if "board" not in position:
        return opening.halves
    try:
        whole = read_rows(position["board"], SIZE)
    except ValueError as error:
        raise PositionError("position_board", text=str(error)) from error
    if any(tile.jolly for tile in whole.values()):
        raise PositionError("position_board", text="small letters do not belong to Krux")
    stones = CASES[opening.options.stones]
    if missing := stones.missing(tile.letter for tile in whole.values()):
        raise PositionError("position_stones", stones=write_stock(missing))
    first, second = (_half(whole, seat) for seat in (0, 1))
    return first, second


def _half(whole: Board, seat: int) -> Board:
    cells = {square: tile for square, tile in whole.items() if half_of(square) == seat}
    half = Board(SIZE, cells, (s for s in whole.blocked if half_of(s) == seat))
    if len(whole.blocked) > MOST_BLOCKERS:
        raise PositionError("position_chips", chips=MOST_BLOCKERS)
    if cut_off(half, seat, ()):
        raise PositionError("position_split", seat=seat + 1)
    return half


def _read_turn(position: Position, default: int) -> int:
    if "turn" not in position:
        return default
    found = read_seats(position, "turn", 2)
    if len(found) != 1:
        raise PositionError("position_count", field="turn", found=len(found), wanted=1)
    return min(found)


def _read_due(position: Position) -> int:
    text = position.get("due", "0")
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise PositionError("position_number", field="due", text=text[:20])
    return int(text)


def _read_earned(position: Position) -> tuple[frozenset[str], frozenset[str]]:
    parts = position.get("earned", "/").split("/")
    if len(parts) != 2:
        raise PositionError("position_count", field="earned", found=len(parts), wanted=2)
    return frozenset(parts[0].split()), frozenset(parts[1].split())


def _read_sheets(position: Position) -> tuple[Sheet, Sheet] | None:
    """The final count of both halves: across, down, penalties."""
    if "sheets" not in position:
        return None
    parts = [part.split() for part in position["sheets"].split("/")]
    numbers = [int(n) for part in parts for n in part if n.isdigit() and len(n) < 5]
    if [len(part) for part in parts] != [3, 3] or len(numbers) != 6:
        raise PositionError("position_count", field="sheets", found=len(numbers), wanted=6)
    first, second = numbers[:3], numbers[3:]
    return Sheet(first[0], first[1], first[2]), Sheet(second[0], second[1], second[2])


def _check_case(state: State, text: str) -> None:
    if not text:
        return
    try:
        fits = int(text) == len(state.case) if text.isdigit() else read_stock(text) == state.case
    except ValueError as error:
        raise PositionError("position_board", text=str(error)) from error
    if not fits:
        raise PositionError("position_case", case=write_stock(state.case))
