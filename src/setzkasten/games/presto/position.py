"""Set-up positions of Presto: hands, private boards, who is finished."""

from __future__ import annotations

from setzkasten.core.fields import Fields
from setzkasten.core.hand import known
from setzkasten.core.laying import read_laying, write_laying
from setzkasten.core.position import Position, PositionError, write_seats
from setzkasten.core.squares import NotationError
from setzkasten.core.tiles import Stock
from setzkasten.core.values import replace
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
    fields = Fields(position, opening.seats, FIELDS)
    state = replace(
        opening,
        hands=_read_hands(fields, opening),
        out=fields.seats("given-up"),
        left=fields.left(),
        scores=fields.numbers("scores"),
        played=fields.integer("round", 1) - 1,
    )
    phase = fields.get("phase", "build" if state.hands else "deal")
    state = replace(state, began_at=0 if phase == "build" else None, over=phase == "over")
    if state.hands:
        state = replace(state, boards=_read_boards(fields, state))
        state = replace(state, finishes=_read_finishes(fields, state))
    if phase != state.phase or phase == "judge":
        raise PositionError("position_phase", text=phase, phase=state.phase)
    if phase == "ready" and state.rules.order == "together":
        raise PositionError("position_phase", text=phase, phase="build")
    if phase in ("build", "ready") and not state.building:
        raise PositionError("position_phase", text=phase, phase="over")
    if state.played < 0:
        raise PositionError("position_number", field="round", text=str(state.played + 1))
    return state


def _read_hands(fields: Fields, opening: State) -> tuple[Stock, ...]:
    if "hands" not in fields:
        return ()
    parts = fields.parts("hands")
    black, reds = opening.deal
    dealt = str(black + reds)
    hands = [read_hand(part.replace(" ", "") or dealt) for part in parts]
    for hand in hands:
        if sum(map(red, hand)) > reds or len(hand) > black + reds:
            raise PositionError("position_hand", text="".join(hand))
    if missing := opening.edition.stones.missing(s for hand in hands for s in known(hand)):
        raise PositionError("position_stones", stones=" ".join(missing))
    return tuple(hands)


def _read_boards(fields: Fields, state: State) -> tuple[Layout, ...]:
    if "boards" not in fields:
        return ((),) * state.seats
    parts = fields.parts("boards")
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


def _read_finishes(fields: Fields, state: State) -> tuple[Finish, ...]:
    """`2:61000:0`: seat, milliseconds, stones left."""
    finishes: list[Finish] = []
    for part in fields.get("finished", "").split():
        numbers = part.split(":")
        plain = all(n.isascii() and n.isdigit() and len(n) < 10 for n in numbers)
        if len(numbers) != 3 or not plain or not 1 <= int(numbers[0]) <= state.seats:
            raise PositionError("position_number", field="finished", text=part[:20])
        seat, millis, left = int(numbers[0]) - 1, int(numbers[1]), int(numbers[2])
        if seat in state.out or any(finish.seat == seat for finish in finishes):
            raise PositionError("position_seat", field="finished", text=part, seats=state.seats)
        finishes.append(Finish(seat, millis, left, state.boards[seat]))
    return tuple(finishes)
