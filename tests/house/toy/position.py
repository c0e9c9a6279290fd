"""Set-up positions: `board ..HAUS...; hands AEN/RST; bag A2 B1; scores 4 0; turn 2`."""

from __future__ import annotations

from dataclasses import replace

from setzkasten.core.position import (
    Position,
    PositionError,
    check_case,
    read_left,
    read_numbers,
    read_parts,
    read_seat,
    refuse_unknown_fields,
    write_seats,
)
from setzkasten.core.tiles import ALPHABET, Stock, write_stock

from .state import FREE, HAND, STONES, WIDTH, State

FIELDS = ("board", "hands", "bag", "scores", "turn", "left", "passes", "phase")


def write_state(state: State) -> Position:
    fields = {
        "board": state.row,
        "hands": "/".join("".join(hand) or "-" for hand in state.hands),
        "bag": write_stock(state.bag),
        "scores": " ".join(map(str, state.scores)),
        "turn": str(state.turn + 1),
        "phase": state.phase,
    }
    if state.left:
        fields["left"] = write_seats(state.left)
    if state.passes:
        fields["passes"] = str(state.passes)
    return fields


def read_state(opening: State, position: Position) -> State:
    refuse_unknown_fields(position, FIELDS)
    seats, phase = opening.seats, position.get("phase", "lay")
    turn = read_seat(position, "turn", opening.turn, seats)
    row = position.get("board", opening.row)
    if len(row) != WIDTH or set(row) - {FREE, *ALPHABET} or FREE in row.strip(FREE):
        raise PositionError("position_board", text=row[:40])
    state = replace(
        opening,
        row=row,
        hands=_read_hands(position, seats),
        scores=read_numbers(position, "scores", seats),
        turn=turn,
        left=read_left(position, seats, turn),
        starter=None if phase == "lot" else turn,
        dealt=phase not in ("lot", "deal"),
        passes=read_numbers(position, "passes", 1)[0],
        over=phase == "over",
    )
    if phase != state.phase:
        raise PositionError("position_phase", text=phase[:20], phase=state.phase)
    _check_stones(state, position)
    return state


def _read_hands(position: Position, seats: int) -> tuple[Stock, ...]:
    parts = read_parts(position, "hands", seats) if "hands" in position else ["-"] * seats
    for part in parts:
        if part != "-" and (set(part) - set(ALPHABET) or len(part) > HAND):
            raise PositionError("position_hand", text=part[:40])
    return tuple(Stock(part.replace("-", "")) for part in parts)


def _check_stones(state: State, position: Position) -> None:
    held = [letter for hand in state.hands for letter in hand]
    if missing := STONES.missing([*state.row.replace(FREE, ""), *held]):
        raise PositionError("position_stones", stones=" ".join(missing))
    check_case(state.bag, position.get("bag", ""))
