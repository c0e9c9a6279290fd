"""Set-up positions of Presto: hands, private boards, who is finished."""

from __future__ import annotations

from dataclasses import replace

from setzkasten.core.hand import known
from setzkasten.core.laying import read_laying, write_laying
from setzkasten.core.position import (
    Position,
    PositionError,
    read_left,
    read_numbers,
    read_parts,
    read_seats,
    refuse_unknown_fields,
    write_seats,
)
from setzkasten.core.squares import NotationError
from setzkasten.core.tiles import Stock
from setzkasten.games.presto.building import check_layout
from setzkasten.games.presto.state import Finish, Layout, State
from setzkasten.games.typdom.box import red, tile_of
from setzkasten.games.typdom.position import read_hand

FIELDS = ("hands", "boards", "finished", "given-up", "left", "scores", "round", "phase")


def write_state(state: State) -> Position:
    fields = {"scores": " ".join(map(str, state.scores))}
    if state.hands:
        fields["hands"] = "/".join("".join(hand) or "-" for hand in state.hands)
        fields["boards"] = "/".join(_write_board(board) for board in state.boards)
    if state.finishes:
        parts = (f"{f.seat + 1}:{f.millis}:{f.left}" for f in state.finishes)
        fields["finished"] = " ".join(parts)
    if state.out:
        fields["given-up"] = write_seats(state.out)
    if state.left:
        fields["left"] = write_seats(state.left)
    fields["round"] = str(state.played + len(state.rounds) + 1)
    fields["phase"] = state.phase
    return fields


def _write_board(board: Layout) -> str:
    return write_laying(board, bounded=False) or "-"


def read_state(opening: State, position: Position) -> State:
    refuse_unknown_fields(position, FIELDS)
    state = replace(
        opening,
        hands=_read_hands(position, opening),
        out=read_seats(position, "given-up", opening.seats),
        left=read_left(position, opening.seats),
        scores=read_numbers(position, "scores", opening.seats),
        played=read_numbers(position, "round", 1, default=1)[0] - 1,
    )
    phase = position.get("phase", "build" if state.hands else "deal")
    state = replace(state, began_at=0 if phase == "build" else None, over=phase == "over")
    if state.hands:
        state = replace(state, boards=_read_boards(position, state))
        state = replace(state, finishes=_read_finishes(position, state))
    if phase != state.phase or phase == "judge":
        raise PositionError("position_phase", text=phase, phase=state.phase)
    if phase == "ready" and state.rules.order == "together":
        raise PositionError("position_phase", text=phase, phase="build")
    if phase in ("build", "ready") and not state.building:
        raise PositionError("position_phase", text=phase, phase="over")
    if state.played < 0:
        raise PositionError("position_number", field="round", text=str(state.played + 1))
    return state


def _read_hands(position: Position, opening: State) -> tuple[Stock, ...]:
    if "hands" not in position:
        return ()
    parts = read_parts(position, "hands", opening.seats)
    black, reds = opening.deal
    dealt = str(black + reds)
    hands = [read_hand(part.replace(" ", "") or dealt) for part in parts]
    for hand in hands:
        if sum(map(red, hand)) > reds or len(hand) > black + reds:
            raise PositionError("position_hand", text="".join(hand))
    if missing := opening.edition.stones.missing(s for hand in hands for s in known(hand)):
        raise PositionError("position_stones", stones=" ".join(missing))
    return tuple(hands)


def _read_boards(position: Position, state: State) -> tuple[Layout, ...]:
    if "boards" not in position:
        return ((),) * state.seats
    parts = read_parts(position, "boards", state.seats)
    return tuple(_read_board(part, state, seat) for seat, part in enumerate(parts))


def _read_board(text: str, state: State, seat: int) -> Layout:
    if text == "-":
        return ()
    try:
        stones = read_laying(text)
    except NotationError as error:
        raise PositionError("position_board", text=str(error)) from error
    layout = tuple(sorted((s, tile_of(t.letter, jolly=t.jolly)) for s, t in stones))
    if check_layout(state, seat, layout):
        raise PositionError("position_board", text=text[:40])
    return layout


def _read_finishes(position: Position, state: State) -> tuple[Finish, ...]:
    """`2:61000:0`: seat, milliseconds, stones left."""
    finishes: list[Finish] = []
    for part in position.get("finished", "").split():
        numbers = part.split(":")
        plain = all(n.isascii() and n.isdigit() and len(n) < 10 for n in numbers)
        if len(numbers) != 3 or not plain or not 1 <= int(numbers[0]) <= state.seats:
            raise PositionError("position_number", field="finished", text=part[:20])
        seat, millis, left = int(numbers[0]) - 1, int(numbers[1]), int(numbers[2])
        if seat in state.out or any(finish.seat == seat for finish in finishes):
            raise PositionError("position_seat", field="finished", text=part, seats=state.seats)
        finishes.append(Finish(seat, millis, left, state.boards[seat]))
    return tuple(finishes)
