"""Set-up positions of the Typ-Dom games: `stones 0,0 EXAMEN …` as drawn rows with their corner."""

from __future__ import annotations

from dataclasses import replace

from setzkasten.core.board import Board
from setzkasten.core.game import Seat
from setzkasten.core.hand import UNKNOWN
from setzkasten.core.position import (
    Position,
    PositionError,
    read_numbers,
    read_seats,
    refuse_unknown_fields,
)
from setzkasten.core.squares import NotationError, read_square, write_square
from setzkasten.core.tiles import ALPHABET, Stock
from setzkasten.games.typdom.box import JOLLIES, symbol_of, tile_of
from setzkasten.games.typdom.state import State

FIELDS = ("corner", "board", "hands", "stock", "scores", "turn", "starter", "phase", "finisher")
PHASES = ("lay", "second", "buy", "over")


def write_state(state: State) -> Position:
    fields: dict[str, str] = {}
    if state.board:
        top = min(row for row, _ in state.board)
        left = min(col for _, col in state.board)
        fields["corner"] = write_square((top, left), bounded=False)
        fields["board"] = _rows(state.board, top, left)
    fields["hands"] = "/".join("".join(hand) or "-" for hand in state.hands)
    fields["stock"] = str(state.stock)
    fields["scores"] = " ".join(map(str, state.scores))
    fields["turn"] = str(state.turn + 1)
    if state.starter is not None:
        fields["starter"] = str(state.starter + 1)
    fields["phase"] = state.phase
    if state.finisher is not None:
        fields["finisher"] = str(state.finisher + 1)
    return fields


def _rows(board: Board, top: int, left: int) -> str:
    bottom, right = max(row for row, _ in board), max(col for _, col in board)
    lines = []
    for row in range(top, bottom + 1):
        signs = ""
        for col in range(left, right + 1):
            tile = board.get((row, col))
            signs += "." if tile is None else tile.letter.lower() if tile.jolly else tile.letter
        lines.append(signs)
    return "/".join(lines)


def read_state(opening: State, position: Position) -> State:
    refuse_unknown_fields(position, FIELDS)
    board = _read_board(position)
    hands = _read_hands(position, opening)
    state = replace(opening, board=board, hands=hands, dealt=True)
    _check_stones(state)
    state = replace(
        state,
        scores=read_numbers(position, "scores", opening.seats),
        turn=_one_seat(position, "turn", opening.turn, opening.seats),
        starter=_one_seat(position, "starter", opening.turn, opening.seats),
    )
    if "finisher" in position:
        state = replace(state, finisher=_one_seat(position, "finisher", 0, opening.seats))
    state = _read_phase(state, position.get("phase", "lay"))
    _check_stock(state, position.get("stock", ""))
    return state


def _read_board(position: Position) -> Board:
    corner = position.get("corner", "0,0")
    try:
        top, left = read_square(corner)
    except NotationError as error:
        raise PositionError("position_board", text=str(error)) from error
    cells = {}
    for row, line in enumerate(position.get("board", "").split("/")):
        for col, sign in enumerate(line):
            if sign == ".":
                continue
            if sign.upper() not in set(ALPHABET):
                raise PositionError("position_board", text=f"row {row + 1}: {sign!r} is no stone")
            cells[top + row, left + col] = tile_of(sign.upper(), jolly=sign.islower())
    return Board(None, cells)


def _read_hands(position: Position, opening: State) -> tuple[Stock, ...]:
    """A hand is its stones, or a number if nobody told them; left out, it has its opening size."""
    size = opening.rules.red + opening.rules.black
    if "hands" not in position:
        return (Stock({UNKNOWN: size}),) * opening.seats
    parts = [part.strip() for part in position["hands"].split("/")]
    if len(parts) != opening.seats:
        wanted = opening.seats
        raise PositionError("position_count", field="hands", found=len(parts), wanted=wanted)
    return tuple(_read_hand(part, size) for part in parts)


def _read_hand(text: str, size: int) -> Stock:
    if text == "-":
        return Stock()
    if not text:
        return Stock({UNKNOWN: size})
    if text.isascii() and text.isdigit():
        if int(text[:6]) > 120:
            raise PositionError("position_hand", text=text)
        return Stock({UNKNOWN: int(text)})
    symbols = text.replace(" ", "")
    if not set(symbols) <= set(ALPHABET) | JOLLIES | {UNKNOWN}:
        raise PositionError("position_hand", text=text[:40])
    return Stock(symbols)


def _check_stones(state: State) -> None:
    known = [symbol_of(tile) for tile in state.board.values()]
    known += [symbol for hand in state.hands for symbol in hand if symbol != UNKNOWN]
    if missing := state.edition.stones.missing(known):
        raise PositionError("position_stones", stones=" ".join(missing))
    if state.stock < 0:
        raise PositionError("position_stones", stones=str(-state.stock))


def _one_seat(position: Position, name: str, default: Seat, seats: int) -> Seat:
    if name not in position:
        return default
    found = read_seats(position, name, seats)
    if len(found) != 1:
        raise PositionError("position_count", field=name, found=len(found), wanted=1)
    return min(found)


def _read_phase(state: State, phase: str) -> State:
    if phase not in PHASES:
        raise PositionError("position_phase", text=phase, phase=" ".join(PHASES))
    return replace(
        state, second=phase == "second", late=phase == "buy", over=phase == "over", passes=0
    )


def _check_stock(state: State, text: str) -> None:
    """The stock may be left out; a number must fit the rest."""
    if not text:
        return
    if not (text.isascii() and text.isdigit()) or int(text[:6]) != state.stock:
        raise PositionError("position_stock", text=text[:20], stock=state.stock)
