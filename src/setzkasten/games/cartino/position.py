"""Set-up positions of Cartino: eight rows of places, `o` a stone, `*` a joker, a dot is free."""

from __future__ import annotations

from setzkasten.core.fields import Fields
from setzkasten.core.hand import UNKNOWN, told_hand
from setzkasten.core.position import Position, PositionError, write_seats
from setzkasten.core.seating import read_seating
from setzkasten.core.squares import NotationError, Square
from setzkasten.core.tiles import Stock
from setzkasten.core.values import replace
from setzkasten.games.cartino.notation import read_stones
from setzkasten.games.cartino.plan import JOKER, SIZE, STONES
from setzkasten.games.cartino.state import HAND, State

FIELDS = ("board", "hands", "stock", "scores", "turn", "left", "waiting", "passes", "phase")
_SIGNS = {".": None, "o": False, JOKER: True}


def write_state(state: State) -> Position:
    board = state.board
    rows = (
        "".join(
            "." if (row, col) not in board else JOKER if board[row, col] else "o"
            for col in range(SIZE[1])
        )
        for row in range(SIZE[0])
    )
    fields = {
        "board": "/".join(rows),
        "hands": "/".join(" ".join(hand) or "-" for hand in state.hands),
        "stock": str(state.stock),
        "scores": " ".join(map(str, state.scores)),
        "turn": str(state.turn + 1),
        "phase": state.phase,
    }
    if state.waiting:
        fields["waiting"] = str(state.waiting)
    if state.left:
        fields["left"] = write_seats(state.left)
    if state.passes and not state.over:
        fields["passes"] = str(state.passes)
    return fields


def read_state(opening: State, position: Position) -> State:
    fields = Fields(position, opening.seats, FIELDS)
    seats = opening.seats
    phase = fields.get("phase", "lay")
    state = replace(
        read_seating(opening, fields, phase),
        lying=_read_board(fields),
        hands=_read_hands(fields, seats),
        waiting=fields.integer("waiting"),
        passes=fields.integer("passes"),
    )
    _check_stones(state)
    return _in_phase(replace(state, aside=fields.aside(state.stock)), phase)


def _in_phase(state: State, phase: str) -> State:
    """The state with what its phase needs: stones to draw, jokers that wait."""
    own = state.hands[state.turn]
    if phase == "draw":
        state = replace(state, drawing=min(HAND - len(own), state.stock))
    if phase != state.phase or (phase in ("lot", "deal") and any(state.hands)):
        raise PositionError("position_phase", text=phase, phase=state.phase)
    if not 0 <= state.waiting <= own[JOKER]:
        raise PositionError("position_number", field="waiting", text=str(state.waiting))
    if not 0 <= state.passes < len(state.playing):
        raise PositionError("position_number", field="passes", text=str(state.passes))
    if phase == "lay" and not own:
        raise PositionError("position_hand", text="-")
    return state


def _read_board(fields: Fields) -> tuple[tuple[Square, bool], ...]:
    if "board" not in fields:
        return ()
    rows = fields["board"].split("/")
    if [len(row) for row in rows] != [SIZE[1]] * SIZE[0]:
        raise PositionError("position_board", text=f"{SIZE[0]} rows of {SIZE[1]} places wanted")
    lying = []
    for row, line in enumerate(rows):
        for col, sign in enumerate(line):
            if sign not in _SIGNS:
                raise PositionError("position_board", text=f"row {row + 1}: {sign!r} is no place")
            joker = _SIGNS[sign]
            if joker is not None:
                lying.append(((row, col), joker))
    return tuple(sorted(lying))


def _read_hands(fields: Fields, seats: int) -> tuple[Stock, ...]:
    if "hands" not in fields:
        return (Stock({UNKNOWN: HAND}),) * seats
    return tuple(map(_read_hand, fields.parts("hands")))


def _read_hand(text: str) -> Stock:
    if text == "-":
        return Stock()
    if not text or (text.isascii() and text.isdigit() and len(text) == 1):
        return told_hand((), int(text or HAND), HAND, text)
    parts = text.split()
    try:
        known = read_stones(" ".join(part for part in parts if part != UNKNOWN))
    except NotationError as error:
        raise PositionError("position_hand", text=text[:40]) from error
    return told_hand(known, parts.count(UNKNOWN), HAND, text)


def _check_stones(state: State) -> None:
    if missing := STONES.missing(state.seen):
        raise PositionError("position_stones", stones=" ".join(missing))
    if state.stock < 0:
        raise PositionError("position_stones", stones=str(-state.stock))
