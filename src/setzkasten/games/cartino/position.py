"""Set-up positions of Cartino: eight rows of places, `o` a stone, `*` a joker, a dot is free."""

from __future__ import annotations

from dataclasses import replace

from setzkasten.core.hand import UNKNOWN
from setzkasten.core.position import (
    Position,
    PositionError,
    read_aside,
    read_left,
    read_numbers,
    read_parts,
    read_seats,
    refuse_unknown_fields,
    write_seats,
)
from setzkasten.core.squares import NotationError, Square
from setzkasten.core.tiles import Stock
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
    refuse_unknown_fields(position, FIELDS)
    seats = opening.seats
    turns = read_seats(position, "turn", seats) or frozenset({opening.turn})
    if len(turns) != 1:
        raise PositionError("position_count", field="turn", found=len(turns), wanted=1)
    phase = position.get("phase", "lay")
    state = replace(
        opening,
        lying=_read_board(position),
        hands=_read_hands(position, seats),
        scores=read_numbers(position, "scores", seats),
        turn=min(turns),
        left=read_left(position, seats, min(turns)),
        starter=None if phase == "lot" else min(turns),
        dealt=phase not in ("lot", "deal"),
        waiting=read_numbers(position, "waiting", 1)[0],
        passes=read_numbers(position, "passes", 1)[0],
        over=phase == "over",
    )
    _check_stones(state)
    return _in_phase(replace(state, aside=read_aside(position, state.stock)), phase)


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


def _read_board(position: Position) -> tuple[tuple[Square, bool], ...]:
    if "board" not in position:
        return ()
    rows = position["board"].split("/")
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


def _read_hands(position: Position, seats: int) -> tuple[Stock, ...]:
    if "hands" not in position:
        return (Stock({UNKNOWN: HAND}),) * seats
    return tuple(map(_read_hand, read_parts(position, "hands", seats)))


def _read_hand(text: str) -> Stock:
    if text == "-":
        return Stock()
    if not text or (text.isascii() and text.isdigit() and len(text) == 1):
        hand = Stock({UNKNOWN: int(text or HAND)})
    else:
        parts = text.split()
        try:
            known = read_stones(" ".join(part for part in parts if part != UNKNOWN))
        except NotationError as error:
            raise PositionError("position_hand", text=text[:40]) from error
        hand = Stock([*known, *(UNKNOWN,) * parts.count(UNKNOWN)])
    if len(hand) > HAND:
        raise PositionError("position_hand", text=text[:40])
    return hand


def _check_stones(state: State) -> None:
    if missing := STONES.missing(state.seen):
        raise PositionError("position_stones", stones=" ".join(missing))
    if state.stock < 0:
        raise PositionError("position_stones", stones=str(-state.stock))
