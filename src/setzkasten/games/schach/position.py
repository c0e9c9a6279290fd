"""Set-up positions of Schach dem Wort: rows, hands, what is open and who answers for it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from setzkasten.core.board import Board
from setzkasten.core.fields import Fields
from setzkasten.core.hand import unknown_in
from setzkasten.core.position import Position, PositionError, write_seats
from setzkasten.core.squares import ACROSS, DOWN, Square, read_square, write_square
from setzkasten.core.tiles import Stock
from setzkasten.core.values import replace
from setzkasten.games.schach.state import Duty, OpenWord, Placed, State
from setzkasten.games.typdom.box import COLOURS
from setzkasten.games.typdom.position import (
    COMMON,
    read_board,
    read_hands,
    read_passes,
    write_stones,
)

_COURSE = ("bought", "credit", "laid", "before", "open", "alone", "stuck", "passes")
FIELDS = (*COMMON, *_COURSE, "finisher", "breach", "left")
PHASES = ("lot", "deal", "lay", "alone", "premium", "draw", "over")
# How many premium stones may be left? Never more than a large hand holds.
MOST_CREDIT = 99

_SQUARE = r"-?[0-9]{1,4},-?[0-9]{1,4}"
_WORD = re.compile(
    rf"({_SQUARE})([>v])(?: by ([1-9][0-9]?))?(?: from ([1-9][0-9]?)((?: {_SQUARE})*))?"
)


def write_state(state: State) -> Position:
    fields = write_stones(state)
    return fields | {name: value for name, value in _course_of_play(state).items() if value}


def _course_of_play(state: State) -> dict[str, str]:
    duties = (f"{duty.seat + 1} {_written_word(duty.word)}" for duty in state.alone)
    return {
        "buying": " ".join(state.buying),
        "bought": "yes" if state.bought else "",
        "credit": str(state.credit or ""),
        "laid": _written_squares(square for square, _ in state.laid),
        "before": " / ".join(map(_written_word, state.before)),
        "open": " / ".join(map(_written_word, state.open)),
        "alone": " / ".join(duties),
        "stuck": " ".join(str(seat + 1) for seat in sorted(state.stuck)),
        "passes": str(state.passes or ""),
        "finisher": "" if state.finisher is None else str(state.finisher + 1),
        "breach": "" if state.breach is None else str(state.breach + 1),
        "left": write_seats(state.left),
    }


def _written_word(word: OpenWord) -> str:
    sign = ">" if word.way == ACROSS else "v"
    text = f"{write_square(word.square, bounded=False)}{sign} by {word.layer + 1}"
    if word.starved is None:
        return text
    return f"{text} from {word.starved + 1} {_written_squares(word.own)}".rstrip()


def _written_squares(squares: Iterable[Square]) -> str:
    return " ".join(write_square(square, bounded=False) for square in squares)


def read_state(opening: State, position: Position) -> State:
    fields = Fields(position, opening.seats, FIELDS)
    phase = fields.get("phase", "")
    if phase and phase not in PHASES:
        raise PositionError("position_phase", text=phase[:20], phase=", ".join(PHASES))
    state = replace(opening, board=read_board(fields), scores=_scores(fields, opening))
    turn = fields.seat("turn", opening.turn)
    state = replace(state, left=fields.left(turn))
    if phase in ("lot", "deal"):
        return _before_the_game(state, fields, phase)
    state = _with_stones(state, fields)
    told = "starter" in fields or phase != "over"  # all may leave before anybody begins
    starter = fields.seat("starter", opening.turn) if told else None
    state = replace(state, dealt=True, turn=turn, starter=starter, over=phase == "over")
    state = _with_course(state, fields)
    if phase and state.phase != phase:
        raise PositionError("position_phase", text=phase, phase=state.phase)
    return state


def _scores(fields: Fields, opening: State) -> tuple[int, ...]:
    return fields.numbers("scores")


def _before_the_game(state: State, fields: Fields, phase: str) -> State:
    if state.board:
        raise PositionError("position_phase", text=phase, phase="lay")
    if phase == "lot":
        return replace(state, starter=None)
    first = fields.seat("starter", state.starter or 0)
    return replace(state, starter=first, turn=first)


def _with_course(state: State, fields: Fields) -> State:
    """What is going on: the purchase, the premium, open words, who is stuck or alone."""
    state = replace(
        state,
        buying=_read_colour(state, fields.get("buying", "")),
        bought=fields.yes("bought"),
        credit=fields.number("credit", 0, most=MOST_CREDIT),
        laid=_read_laid(state.board, fields.get("laid", "")),
    )
    state = replace(
        state,
        before=_read_words(state, fields, "before"),
        open=_read_words(state, fields, "open"),
        alone=_read_duties(state, fields.get("alone", "")),
        stuck=fields.seats("stuck"),
        passes=read_passes(fields, state.seats),
    )
    if "finisher" in fields:
        state = replace(state, finisher=fields.seat("finisher", 0))
    if "breach" in fields:
        state = replace(state, breach=fields.seat("breach", 0))
    torn = len(state.open) > 1 and not state.laid  # what cannot be finished goes back
    if not state.over and (torn or (state.laid and not state.credit)):
        raise PositionError("position_credit", text=fields.get("laid", "")[:40])
    return state


def _read_colour(state: State, text: str) -> tuple[str, ...]:
    if text and (text not in COLOURS or not state.stock):
        raise PositionError("position_buying", text=text[:40])
    return (text,) if text else ()


def _read_laid(board: Board, text: str) -> tuple[Placed, ...]:
    squares = _read_squares(text, text)
    if any(square not in board for square in squares) or len(set(squares)) < len(squares):
        raise PositionError("position_credit", text=text[:40])
    return tuple((square, board[square]) for square in squares)


def _read_squares(text: str, whole: str) -> tuple[Square, ...]:
    parts = text.split()
    if any(not re.fullmatch(_SQUARE, part) for part in parts):
        raise PositionError("position_open", text=whole[:40])
    return tuple(read_square(part) for part in parts)


def _read_words(state: State, fields: Fields, name: str) -> tuple[OpenWord, ...]:
    text = fields.get(name, "")
    parts = [part.strip() for part in text.split("/")] if text else []
    before = (state.turn - 1) % state.seats
    layer = state.turn if state.credit and name == "open" else before
    board = state.board
    if name == "before":
        board = board.without_stones(square for square, _ in state.laid)
    return tuple(_read_word(state, board, part, layer) for part in parts)


def _read_word(state: State, board: Board, text: str, layer: int) -> OpenWord:
    found = _WORD.fullmatch(text)
    if not found:
        raise PositionError("position_open", text=text[:40])
    square, way = read_square(found[1]), ACROSS if found[2] == ">" else DOWN
    seats = [int(part) - 1 for part in (found[3], found[4]) if part]
    if any(seat >= state.seats for seat in seats):
        raise PositionError("position_open", text=text[:40])
    run = board.run_through(square, way).squares if square in board else ()
    own = _read_squares(found[5] or "", text)
    if len(run) < 2 or not set(own) <= set(run):
        raise PositionError("position_open", text=text[:40])
    by = int(found[3]) - 1 if found[3] else layer
    return OpenWord(square, way, by, int(found[4]) - 1 if found[4] else None, own)


def _read_duties(state: State, text: str) -> tuple[Duty, ...]:
    """`2 3,1>`: the seat that finishes alone, then its word."""
    duties: list[Duty] = []
    for part in text.split("/") if text else []:
        seat, _, word = part.strip().partition(" ")
        plain = seat.isascii() and seat.isdigit() and len(seat) < 3
        if not plain or not 0 < int(seat) <= state.seats:
            raise PositionError("position_open", text=part.strip()[:40])
        number = int(seat) - 1
        duties.append(Duty(number, _read_word(state, state.board, word.strip(), number)))
    if len({duty.seat for duty in duties}) < len(duties):
        raise PositionError("position_open", text=text[:40])
    return tuple(duties)


def _with_stones(state: State, fields: Fields) -> State:
    """Board, hands and stock share the stones of the box; what is unknown must fit in."""
    return _with_stock(read_hands(state, fields), fields.get("stock", ""))


def _with_stock(state: State, text: str) -> State:
    """Left out it is the rest; a smaller number or fewer stones leave some out of play."""
    if not text:
        return state
    symbols = text.replace(" ", "")
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        if not set(symbols) <= set(state.stones.symbols()) or state.unseen.missing(symbols):
            raise PositionError("position_stock", text=text[:40], stock=state.stock)
        if not unknown_in(state.hands):
            return replace(state, unseen=Stock(symbols))
    wanted = int(text) if text.isdigit() else len(symbols)
    if wanted > state.stock:
        raise PositionError("position_stock", text=text[:40], stock=state.stock)
    return replace(state, aside=state.stock - wanted)
