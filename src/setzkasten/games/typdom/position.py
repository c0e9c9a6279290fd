"""Set-up positions of the table: drawn rows with their corner, hands, what is going on."""

from __future__ import annotations

from setzkasten.core.board import Board
from setzkasten.core.fields import Fields
from setzkasten.core.game import Seat
from setzkasten.core.hand import UNKNOWN, known_in, unknown_in
from setzkasten.core.position import PositionError, write_seats
from setzkasten.core.squares import NotationError, read_square, write_square
from setzkasten.core.tiles import ALPHABET, Stock
from setzkasten.core.values import replace
from setzkasten.games.typdom.box import COLOURS, symbol_of, tile_of
from setzkasten.games.typdom.hand import FARTHEST
from setzkasten.games.typdom.notation import SYMBOLS
from setzkasten.games.typdom.table import T, Table

COMMON = ("corner", "board", "hands", "stock", "scores", "turn", "starter", "phase", "buying")
FIELDS = (*COMMON, "finisher", "left", "passes")


def write_table(table: Table) -> dict[str, str]:
    fields = write_stones(table)
    if table.buying:
        fields["buying"] = " ".join(table.buying)
    if table.finisher is not None:
        fields["finisher"] = str(table.finisher + 1)
    if table.left:
        fields["left"] = write_seats(table.left)
    if table.passes:
        fields["passes"] = str(table.passes)
    return fields


def write_stones(table: Table) -> dict[str, str]:
    """Where all stones are, who is on turn, and what is going on."""
    fields = _drawn_board(table.board)
    fields["hands"] = "/".join("".join(hand) or "-" for hand in table.hands)
    fields["stock"] = _written_stock(table)
    fields["scores"] = " ".join(map(str, table.scores))
    fields["turn"] = str(table.turn + 1)
    if table.starter is not None:
        fields["starter"] = str(table.starter + 1)
    fields["phase"] = table.phase
    return fields


def _drawn_board(board: Board) -> dict[str, str]:
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


def _written_stock(table: Table) -> str:
    """A number; the stones themselves where some of the box are not in play."""
    in_play = len(table.board) + sum(map(len, table.hands)) + len(table.unseen)
    if in_play < len(table.stones) and not unknown_in(table.hands):
        return "".join(table.unseen) or "0"
    return str(table.stock)


def read_table(opening: T, fields: Fields, *, phase: str, most_bought: int) -> T:
    """What every game of the box knows; its own fields and what they mean are left to it."""
    seats = opening.seats
    table = replace(opening, board=read_board(fields))
    if phase == "deal":
        starter = _starter(fields, opening)
        table = replace(table, starter=starter, turn=starter or 0)
    elif phase == "lot" and opening.starter is None and opening.setup.start == "lot":
        table = replace(table, starter=None)
    else:
        table = _with_stock(read_hands(table, fields), fields.get("stock", ""))
        turn = fields.seat("turn", opening.turn)
        # Where all but one left before the start, the end knows no starter.
        none = phase == "lot" or (phase == "over" and "starter" not in fields)
        first = None if none else fields.seat("starter", opening.turn)
        table = replace(table, dealt=True, turn=turn, starter=first)
    if "finisher" in fields:
        table = replace(table, finisher=fields.seat("finisher", 0))
    return replace(
        table,
        left=fields.left(table.turn),
        scores=fields.numbers("scores"),
        over=phase == "over",
        buying=_read_buying(table, fields.get("buying", ""), phase, most_bought),
        passes=read_passes(fields, seats),
    )


def read_phase(fields: Fields, phases: tuple[str, ...], default: str) -> str:
    phase = fields.get("phase", default)
    if phase not in phases:
        raise PositionError("position_phase", text=phase[:20], phase=", ".join(phases))
    return phase


def _starter(fields: Fields, opening: Table) -> Seat | None:
    if "starter" not in fields:
        return opening.starter
    return fields.seat("starter", 0)


def read_board(fields: Fields) -> Board:
    corner = fields.get("corner", "0,0")
    try:
        top, left = read_square(corner)
    except NotationError as error:
        raise PositionError("position_board", text=str(error)) from error
    cells = {}
    for row, line in enumerate(fields.get("board", "").split("/"), top):
        for col, sign in enumerate(line, left):
            if sign == ".":
                continue
            if sign.upper() not in ALPHABET or not sign.isascii():
                raise PositionError("position_board", text=f"{line[:40]}: {sign!r}")
            if max(abs(row), abs(col)) > FARTHEST:
                raise PositionError("position_board", text=f"{row},{col}")
            cells[row, col] = tile_of(sign.upper(), jolly=sign.islower())
    return Board(None, cells)


def read_hands(table: T, fields: Fields) -> T:
    """Board and hands share the box; what is unknown must fit in.

    A hand that nobody told of is full, or gets its share of what is left.
    """
    seats, full = table.seats, table.setup.red + table.setup.black
    texts = fields.parts("hands") if "hands" in fields else [""] * seats
    hands = [read_hand(text.replace(" ", "")) if text else None for text in texts]
    given = [hand for hand in hands if hand is not None]
    told = [*map(symbol_of, table.board.values()), *known_in(given)]
    if missing := table.stones.missing(told):
        raise PositionError("position_stones", stones=" ".join(missing))
    unseen = table.stones.without(told)
    free = len(unseen) - unknown_in(given)
    if free < 0:
        raise PositionError("position_stones", stones=str(-free))
    fill = min(full, free // (hands.count(None) or 1))
    filled = tuple(Stock({UNKNOWN: fill}) if hand is None else hand for hand in hands)
    return replace(table, hands=filled, unseen=unseen)


def read_hand(text: str) -> Stock:
    """`AEX+`, a number of unknown stones, or `-` for an empty hand; a dot is one unknown stone."""
    if text.isascii() and text.isdigit() and len(text) < 4:
        return Stock({UNKNOWN: int(text)})
    symbols = "" if text == "-" else text
    if not set(symbols) <= SYMBOLS | {UNKNOWN}:
        raise PositionError("position_hand", text=text[:40])
    return Stock(symbols)


def _with_stock(table: T, text: str) -> T:
    """Left out it is the rest; a smaller number or fewer stones leave some out of play."""
    if not text:
        return table
    if text.isascii() and text.isdigit() and len(text) < 4:
        aside = table.stock - int(text)
        if aside < 0:
            raise PositionError("position_stock", text=text, stock=table.stock)
        return replace(table, aside=aside)
    symbols = text.replace(" ", "")
    if not set(symbols) <= SYMBOLS:
        raise PositionError("position_stock", text=text[:40], stock=table.stock)
    if missing := table.unseen.missing(symbols):
        raise PositionError("position_stones", field="stock", stones=" ".join(missing))
    if unknown_in(table.hands):
        return _with_stock(table, str(len(symbols)))
    return replace(table, unseen=Stock(symbols))


def _read_buying(table: Table, text: str, phase: str, most: int) -> tuple[str, ...]:
    colours = tuple(text.split())
    fits = len(colours) <= most and set(colours) <= set(COLOURS)
    if not fits or bool(colours) != (phase == "draw") or len(colours) > table.stock:
        raise PositionError("position_buying", text=text[:40])
    return colours


def read_passes(fields: Fields, seats: int) -> int:
    return fields.number("passes", 0, most=min(seats, 9))
