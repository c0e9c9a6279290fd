"""Set-up positions of Lingua: tiles as letter and colour, `..EbRy..`, seventeen rows."""

from __future__ import annotations

import re

from setzkasten.core.board import Board
from setzkasten.core.fields import Fields
from setzkasten.core.hand import UNKNOWN, told_hand
from setzkasten.core.position import Position, PositionError, write_seats
from setzkasten.core.seating import read_seating
from setzkasten.core.squares import NotationError
from setzkasten.core.tiles import Stock, Tile
from setzkasten.core.values import replace
from setzkasten.games.lingua.box import SIZE, TILES
from setzkasten.games.lingua.notation import read_tiles
from setzkasten.games.lingua.scoring import ace_points
from setzkasten.games.lingua.state import HAND, State, symbol_of

FIELDS = (
    *("board", "hands", "stock", "scores", "aces", "used", "laid"),
    *("turn", "phase", "left", "passes", "wordless", "drawing", "returned"),
)
_CELL = re.compile(r"\.|[A-Z][yrgb]")


def write_state(state: State) -> Position:
    over = state.over
    scores = (
        s + (ace_points(a) if over else 0) for s, a in zip(state.scores, state.aces, strict=True)
    )
    fields = {
        "board": "/".join(_row(state.board, row) for row in range(SIZE[0])),
        "hands": "/".join("".join(hand) or "-" for hand in state.hands),
        "stock": str(state.stock),
        "scores": " ".join(map(str, scores)),
        "aces": " ".join(map(str, state.aces)),
        "used": " ".join(sorted(state.used)) or "-",
        "laid": str(state.laid),
        "turn": str(state.turn + 1),
        "phase": state.phase,
        "left": write_seats(state.left),
        "passes": str(state.passes or ""),
        "wordless": str(state.wordless or ""),
        "drawing": str(state.drawing or ""),
        "returned": "".join(state.returned),
    }
    return {name: value for name, value in fields.items() if value}


def _row(board: Board, row: int) -> str:
    cells = ((row, col) for col in range(SIZE[1]))
    return "".join(symbol_of(board[s]) if s in board else "." for s in cells)


def read_state(opening: State, position: Position) -> State:
    fields = Fields(position, opening.seats, FIELDS)
    board = _read_board(fields)
    seats = opening.seats
    phase = fields.get("phase", "lay")
    state = replace(
        read_seating(opening, fields, phase),
        board=board,
        hands=_read_hands(fields, seats, dealt=phase not in ("lot", "deal")),
        aces=_read_aces(fields, seats),
        used=_read_used(fields, board),
        laid=_read_number(fields, "laid", len(list(board.runs()))),
        passes=_read_number(fields, "passes", 0),
        wordless=_read_number(fields, "wordless", 0),
        drawing=_read_number(fields, "drawing", 0),
        returned=_read_returned(fields),
    )
    _check_stones(state)
    return _read_phase(replace(state, aside=fields.aside(state.stock)), phase)


def _read_board(fields: Fields) -> Board:
    if "board" not in fields:
        return Board(SIZE)
    rows = fields["board"].split("/")
    if len(rows) != SIZE[0]:
        raise PositionError("position_board", text=f"{len(rows)} rows, {SIZE[0]} wanted")
    cells = {}
    for row, line in enumerate(rows):
        signs = _CELL.findall(line)
        if "".join(signs) != line or len(signs) != SIZE[1]:
            text = f"row {row + 1} has not {SIZE[1]} squares like '.' or 'Ey'"
            raise PositionError("position_board", text=text)
        for col, sign in enumerate(signs):
            if sign != ".":
                cells[row, col] = Tile(sign[0], sign[1])
    return Board(SIZE, cells)


def _read_hands(fields: Fields, seats: int, *, dealt: bool) -> tuple[Stock, ...]:
    if "hands" not in fields:
        return (Stock({UNKNOWN: HAND} if dealt else {}),) * seats
    return tuple(map(_read_hand, fields.parts("hands")))


def _read_hand(text: str) -> Stock:
    if text == "-":
        return Stock()
    if not text or (text.isascii() and text.isdigit()):
        number = int(text[:4] or HAND)
        if number > HAND:
            raise PositionError("position_hand", text=text)
        return Stock({UNKNOWN: number})
    try:
        tiles = read_tiles(text.replace(" ", "").replace(UNKNOWN, ""))
    except NotationError as error:
        raise PositionError("position_hand", text=text[:40]) from error
    return told_hand(tiles, text.count(UNKNOWN), HAND, text)


def _read_aces(fields: Fields, seats: int) -> tuple[int, ...]:
    aces = fields.numbers("aces")
    if min(aces) < 0 or max(aces) > 1000:
        raise PositionError("position_number", field="aces", text=fields["aces"][:20])
    return aces


def _read_used(fields: Fields, board: Board) -> frozenset[str]:
    standing = frozenset(run.word for run in board.runs())
    text = fields.get("used", "-")
    return standing if text == "-" else standing | frozenset(text.split())


def _read_number(fields: Fields, field: str, default: int) -> int:
    text = fields.get(field, str(default))
    if not (text.isascii() and text.isdigit() and len(text) < 5):
        raise PositionError("position_number", field=field, text=text[:20])
    return int(text)


def _read_returned(fields: Fields) -> tuple[str, ...]:
    try:
        return read_tiles(fields.get("returned", "").replace(" ", ""))
    except NotationError as error:
        raise PositionError("position_hand", text=fields["returned"][:40]) from error


def _check_stones(state: State) -> None:
    if missing := TILES.missing(state.seen):
        raise PositionError("position_stones", stones=" ".join(missing))
    if state.stock < 0:
        raise PositionError("position_stones", stones=str(-state.stock))


def _read_phase(state: State, phase: str) -> State:
    """Where a phase is written, the rest must agree with it."""
    if phase == "over":
        pairs = zip(state.scores, state.aces, strict=True)
        state = replace(state, over=True, scores=tuple(s - ace_points(a) for s, a in pairs))
    if phase in ("lot", "deal") and (state.board or any(state.hands)):
        raise PositionError("position_phase", text=phase, phase="lay")
    if phase != state.phase:
        raise PositionError("position_phase", text=phase[:20], phase=state.phase)
    if state.drawing > state.stock:
        raise PositionError("position_stock", text=str(state.drawing), stock=state.stock)
    return state
