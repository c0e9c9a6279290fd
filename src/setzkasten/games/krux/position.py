"""Set-up positions of Krux: both halves drawn as one board of twelve rows."""

from __future__ import annotations

from setzkasten.core.board import Board, write_rows
from setzkasten.core.fields import Fields
from setzkasten.core.position import Position, PositionError, write_seats
from setzkasten.core.squares import NotationError, Square, read_square, write_square
from setzkasten.core.tiles import write_stock
from setzkasten.core.values import replace
from setzkasten.games.krux.earned import read_earned, write_earned
from setzkasten.games.krux.laying import cut_off
from setzkasten.games.krux.state import FIRST_BLOCKERS, MOST_BLOCKERS, SIZE, Sheet, State, half_of
from setzkasten.games.wooden.box import CASES
from setzkasten.games.wooden.position import check_case, read_board

FIELDS = (
    *("board", "case", "turn", "phase", "due", "given-up", "left"),
    *("earned", "moved", "sheets"),
)


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
    if state.left:
        fields["left"] = write_seats(state.left)
    if state.ready:
        fields["earned"] = "/".join(write_earned(state, seat) for seat in (0, 1))
    if moved := _moved(state):
        fields["moved"] = " ".join(map(write_square, moved))
    if state.sheets:
        sheets = (f"{s.across} {s.down} {s.penalties}" for s in state.sheets)
        fields["sheets"] = "/".join(sheets)
    return fields


def _moved(state: State) -> list[Square]:
    """KRX-17 Stones of the seat on turn that do not stand where they stood as it began."""
    half, began = state.halves[state.turn], state.turn_board
    if began is None or state.phase not in ("lay", "last"):
        return []
    return sorted(square for square in half if began.get(square) != half[square])


def read_state(opening: State, position: Position) -> State:
    fields = Fields(position, 2, FIELDS)
    given_up = fields.seats("given-up")
    if len(given_up) > 1:
        raise PositionError("position_seat", field="given-up", text="1 2", seats=2)
    next_up = 1 - min(given_up) if given_up else opening.turn
    halves = _read_halves(fields, opening)
    earned = tuple(read_earned(fields, seat, half) for seat, half in enumerate(halves))
    state = replace(
        opening,
        halves=halves,
        turn=fields.seat("turn", next_up),
        given_up=min(given_up, default=None),
        left=_read_left(fields, given_up),
        due=_read_due(fields),
        earned=(earned[0].words, earned[1].words),
        places=(earned[0].places, earned[1].places),
        fresh=(earned[0].fresh, earned[1].fresh),
        sheets=_read_sheets(fields),
    )
    if state.blockers + state.due > MOST_BLOCKERS:
        raise PositionError("position_chips", chips=MOST_BLOCKERS)  # KRX-27
    state = _read_phase(state, fields)
    began = state.halves[state.turn].without_stones(_read_moved(fields, state))
    state = replace(state, turn_board=began if state.ready else None)
    check_case(state.case, fields.get("case", ""))
    return state


def _read_left(fields: Fields, given_up: frozenset[int]) -> frozenset[int]:
    """The first that leaves gives up; the second ends the game."""
    left = fields.seats("left")
    if left - given_up and fields.get("phase") != "over":
        raise PositionError("position_seat", field="left", text=fields["left"][:20], seats=2)
    return left


def _read_phase(state: State, fields: Fields) -> State:
    """The phase follows from the rest; where it is written, it must agree."""
    phase = fields.get("phase", "")
    ready = phase not in ("block", "draw") if phase else "board" in fields
    if ready or (phase != "draw" and ("turn" in fields or phase)):
        state = replace(state, options=replace(state.options, start="agreed"))
    state = replace(state, ready=ready)
    if not ready and not all(_fresh_half(half) for half in state.halves):
        raise PositionError("position_phase", text=phase or "block", phase="lay")
    if state.given_up is not None and state.turn == state.given_up and phase != "over":
        raise PositionError("position_seat", field="turn", text=str(state.turn + 1), seats=2)
    if phase and phase != state.phase:
        raise PositionError("position_phase", text=phase, phase=state.phase)
    return state


def _fresh_half(half: Board) -> bool:
    """Before the first letter a half has no blockers or its first ten."""
    return not half and len(half.blocked) in (0, FIRST_BLOCKERS)


def _read_moved(fields: Fields, state: State) -> list[Square]:
    try:
        squares = [read_square(part) for part in fields.get("moved", "").split()]
    except NotationError as error:
        raise PositionError("position_board", text=str(error)) from error
    if strange := [s for s in squares if s not in state.halves[state.turn]]:
        raise PositionError("position_board", text=f"no stone of the turn on {strange[0]}")
    return squares


def _read_halves(fields: Fields, opening: State) -> tuple[Board, Board]:
    if "board" not in fields:
        return opening.halves
    stones, strange = CASES[opening.options.stones], "small letters do not belong to Krux"
    whole = read_board(fields["board"], SIZE, stones, chips=True, strange=strange)
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


def _read_due(fields: Fields) -> int:
    text = fields.get("due", "0")
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise PositionError("position_number", field="due", text=text[:20])
    return int(text)


def _read_sheets(fields: Fields) -> tuple[Sheet, Sheet] | None:
    """The final count of both halves: across, down, penalties."""
    if "sheets" not in fields:
        return None
    parts = [part.split() for part in fields["sheets"].split("/")]
    numbers = [int(n) for part in parts for n in part if n.isascii() and n.isdigit() and len(n) < 5]
    if [len(part) for part in parts] != [3, 3] or len(numbers) != 6:
        raise PositionError("position_count", field="sheets", found=len(numbers), wanted=6)
    first, second = numbers[:3], numbers[3:]
    return Sheet(first[0], first[1], first[2]), Sheet(second[0], second[1], second[2])
