"""Set-up positions of the Typ-Dom games: drawn rows with their corner, hands, what is going on."""

from __future__ import annotations

from dataclasses import replace

from setzkasten.core.board import Board
from setzkasten.core.game import Seat
from setzkasten.core.hand import UNKNOWN, known_in, unknown_in
from setzkasten.core.position import (
    Position,
    PositionError,
    read_left,
    read_numbers,
    read_parts,
    read_seat,
    refuse_unknown_fields,
    write_seats,
)
from setzkasten.core.squares import NotationError, read_square, write_square
from setzkasten.core.tiles import ALPHABET, Stock
from setzkasten.games.kreuzwort.laying import FARTHEST
from setzkasten.games.kreuzwort.state import State
from setzkasten.games.typdom.box import COLOURS, JOLLIES, symbol_of, tile_of

FIELDS = (
    "corner",
    "board",
    "hands",
    "stock",
    "scores",
    "turn",
    "starter",
    "phase",
    "buying",
    "finisher",
    "left",
    "passes",
)
PHASES = ("lot", "deal", "lay", "second", "buy", "draw", "over")
_SYMBOLS = frozenset(ALPHABET) | JOLLIES


def write_state(state: State) -> Position:
    fields = drawn_board(state.board)
    fields["hands"] = "/".join("".join(hand) or "-" for hand in state.hands)
    fields["stock"] = _written_stock(state)
    fields["scores"] = " ".join(map(str, state.scores))
    fields["turn"] = str(state.turn + 1)
    if state.starter is not None:
        fields["starter"] = str(state.starter + 1)
    fields["phase"] = state.phase
    if state.buying:
        fields["buying"] = " ".join(state.buying)
    if state.finisher is not None:
        fields["finisher"] = str(state.finisher + 1)
    if state.left:
        fields["left"] = write_seats(state.left)
    if state.passes:
        fields["passes"] = str(state.passes)
    return fields


def drawn_board(board: Board) -> dict[str, str]:
    """The rows that hold stones, and the square of their corner."""
    if not board:
        return {}
    top, left = min(row for row, _ in board), min(col for _, col in board)
    corner = write_square((top, left), bounded=False)
    return {"corner": corner, "board": _drawn_rows(board, top, left)}


def _drawn_rows(board: Board, top: int, left: int) -> str:
    bottom, right = max(row for row, _ in board), max(col for _, col in board)
    cells = board.cells
    lines = []
    for row in range(top, bottom + 1):
        tiles = [cells.get((row, col)) for col in range(left, right + 1)]
        lines.append(
            "".join(
                "." if tile is None else tile.letter.lower() if tile.jolly else tile.letter
                for tile in tiles
            )
        )
    return "/".join(lines)


def _written_stock(state: State) -> str:
    """A number; the stones themselves where some of the box are not in play."""
    in_play = len(state.board) + sum(map(len, state.hands)) + len(state.unseen)
    if in_play < len(state.edition.stones) and not unknown_in(state.hands):
        return "".join(state.unseen) or "0"
    return str(state.stock)


def read_state(opening: State, position: Position) -> State:
    refuse_unknown_fields(position, FIELDS)
    seats = opening.seats
    state = replace(opening, board=read_board(position))
    phase = _read_phase(position.get("phase", "lay"))
    if phase == "deal":
        starter = _starter(position, opening)
        state = replace(state, starter=starter, turn=starter or 0)
    elif phase == "lot" and state.rules.start == "lot":
        state = replace(state, starter=None)
    else:
        state = _with_stones(state, position)
        turn = read_seat(position, "turn", opening.turn, seats)
        # Where all but one left before the start, the end knows no starter.
        none = phase == "lot" or (phase == "over" and "starter" not in position)
        first = None if none else read_seat(position, "starter", opening.turn, seats)
        state = replace(state, dealt=True, turn=turn, starter=first)
    if "finisher" in position:
        state = replace(state, finisher=read_seat(position, "finisher", 0, seats))
    return replace(
        state,
        left=read_left(position, seats, state.turn),
        scores=read_numbers(position, "scores", seats),
        second=phase == "second",
        late=phase == "buy",
        over=phase == "over",
        buying=_read_buying(state, position.get("buying", ""), phase),
        passes=read_passes(position.get("passes", "0"), seats),
    )


def _read_phase(phase: str) -> str:
    if phase not in PHASES:
        raise PositionError("position_phase", text=phase[:20], phase=", ".join(PHASES))
    return phase


def _starter(position: Position, opening: State) -> Seat | None:
    if "starter" not in position:
        return opening.starter
    return read_seat(position, "starter", 0, opening.seats)


def read_board(position: Position) -> Board:
    corner = position.get("corner", "0,0")
    try:
        top, left = read_square(corner)
    except NotationError as error:
        raise PositionError("position_board", text=str(error)) from error
    cells = {}
    for row, line in enumerate(position.get("board", "").split("/"), top):
        for col, sign in enumerate(line, left):
            if sign == ".":
                continue
            if sign.upper() not in ALPHABET or not sign.isascii():
                raise PositionError("position_board", text=f"{line[:40]}: {sign!r}")
            if max(abs(row), abs(col)) > FARTHEST:
                raise PositionError("position_board", text=f"{row},{col}")
            cells[row, col] = tile_of(sign.upper(), jolly=sign.islower())
    return Board(None, cells)


def _with_stones(state: State, position: Position) -> State:
    hands, unseen = read_hands(
        position,
        state.seats,
        box=state.edition.stones,
        board=state.board,
        full=state.rules.red + state.rules.black,
    )
    return _with_stock(replace(state, hands=hands, unseen=unseen), position.get("stock", ""))


def read_hands(
    position: Position, seats: int, *, box: Stock, board: Board, full: int
) -> tuple[tuple[Stock, ...], Stock]:
    """Hands and unseen stones: board and hands share the box; what is unknown must fit in.

    A hand that nobody told of is full, or gets its share of what is left.
    """
    texts = read_parts(position, "hands", seats) if "hands" in position else [""] * seats
    hands = [read_hand(text.replace(" ", "")) if text else None for text in texts]
    given = [hand for hand in hands if hand is not None]
    told = [*map(symbol_of, board.values()), *known_in(given)]
    if missing := box.missing(told):
        raise PositionError("position_stones", stones=" ".join(missing))
    unseen = box.without(told)
    free = len(unseen) - unknown_in(given)
    if free < 0:
        raise PositionError("position_stones", stones=str(-free))
    fill = min(full, free // (hands.count(None) or 1))
    filled = tuple(Stock({UNKNOWN: fill}) if hand is None else hand for hand in hands)
    return filled, unseen


def read_hand(text: str) -> Stock:
    """`AEX+`, a number of unknown stones, or `-` for an empty hand; a dot is one unknown stone."""
    if text.isascii() and text.isdigit() and len(text) < 4:
        return Stock({UNKNOWN: int(text)})
    symbols = "" if text == "-" else text
    if not set(symbols) <= _SYMBOLS | {UNKNOWN}:
        raise PositionError("position_hand", text=text[:40])
    return Stock(symbols)


def _with_stock(state: State, text: str) -> State:
    """Left out it is the rest; a smaller number or fewer stones leave some out of play."""
    if not text:
        return state
    if text.isascii() and text.isdigit() and len(text) < 4:
        aside = state.stock - int(text)
        if aside < 0:
            raise PositionError("position_stock", text=text, stock=state.stock)
        return replace(state, aside=aside)
    symbols = text.replace(" ", "")
    if not set(symbols) <= _SYMBOLS:
        raise PositionError("position_stock", text=text[:40], stock=state.stock)
    if missing := state.unseen.missing(symbols):
        raise PositionError("position_stones", field="stock", stones=" ".join(missing))
    if unknown_in(state.hands):
        return _with_stock(state, str(len(symbols)))
    return replace(state, unseen=Stock(symbols))


def _read_buying(state: State, text: str, phase: str) -> tuple[str, ...]:
    colours = tuple(text.split())
    fits = len(colours) <= state.edition.most_bought and set(colours) <= set(COLOURS)
    if not fits or bool(colours) != (phase == "draw") or len(colours) > state.stock:
        raise PositionError("position_buying", text=text[:40])
    return colours


def read_passes(text: str, seats: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) == 1 and int(text) <= seats):
        raise PositionError("position_number", field="passes", text=text[:20])
    return int(text)
