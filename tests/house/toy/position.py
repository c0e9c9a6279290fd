"""Set-up positions: `board ..HAUS...; hands AEN/RST; bag A2 B1; scores 4 0; turn 2`."""

from __future__ import annotations

from dataclasses import replace

from setzkasten.core.fields import Fields
from setzkasten.core.position import Position, PositionError, write_seats
from setzkasten.core.seating import read_seating
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
    fields = Fields(position, opening.seats, FIELDS)
    phase = fields.get("phase", "lay")
    state = replace(
        read_seating(opening, fields, phase),
        row=_read_row(fields),
        hands=_read_hands(fields),
        passes=fields.number("passes", 0, most=opening.seats),
    )
    if phase != state.phase:
        raise PositionError("position_phase", text=phase[:20], phase=state.phase)
    _check_stones(state, fields)
    return state


def _read_row(fields: Fields) -> str:
    row = fields.get("board", FREE * WIDTH)
    if len(row) != WIDTH or set(row) - {FREE, *ALPHABET} or FREE in row.strip(FREE):
        raise PositionError("position_board", text=row[:40])
    return row


def _read_hands(fields: Fields) -> tuple[Stock, ...]:
    parts = fields.parts("hands") if "hands" in fields else ["-"] * fields.count
    for part in parts:
        if part != "-" and (set(part) - set(ALPHABET) or len(part) > HAND):
            raise PositionError("position_hand", text=part[:40])
    return tuple(Stock(part.replace("-", "")) for part in parts)


def _check_stones(state: State, fields: Fields) -> None:
    held = [letter for hand in state.hands for letter in hand]
    if missing := STONES.missing([*state.row.replace(FREE, ""), *held]):
        raise PositionError("position_stones", stones=" ".join(missing))
    told = fields.get("bag", write_stock(state.bag))
    if told != write_stock(state.bag):
        raise PositionError("position_case", case=write_stock(state.bag))
