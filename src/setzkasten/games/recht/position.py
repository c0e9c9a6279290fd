"""Set-up positions: those of the Kreuzwort-Spiel, and the word that is being built."""

from __future__ import annotations

from setzkasten.core.board import Run
from setzkasten.core.fields import Fields
from setzkasten.core.game import Seat
from setzkasten.core.position import Position, PositionError, write_seats
from setzkasten.core.squares import ACROSS, DOWN, NotationError, Square, read_square, write_square
from setzkasten.core.values import replace
from setzkasten.games.recht.building import places_of, way_of
from setzkasten.games.recht.notation import read_word
from setzkasten.games.recht.state import Open, State
from setzkasten.games.typdom.position import FIELDS as TABLE_FIELDS
from setzkasten.games.typdom.position import read_phase, read_table, write_table
from setzkasten.games.typdom.table import Table

OWN_FIELDS = (
    "word",
    "fragment",
    "author",
    "said",
    "finished",
    "waiting",
    "bought",
    "premium",
    "out",
    "game",
    "double",
)
FIELDS = (*TABLE_FIELDS, *OWN_FIELDS)
PHASES = ("lot", "deal", "begin", "add", "premium", "finish", "draw", "over")


def write_state(state: State) -> Position:
    fields = write_table(state.table)
    fields["phase"] = state.phase
    if state.open:
        fields["word"] = state.open.word
        fields["fragment"] = _written_line(state.open.squares)
        fields["author"] = str(state.open.author + 1)
        if state.open.said:
            fields["said"] = " ".join(state.open.said)
    if state.crossed:
        fields["finished"] = _written_line(state.crossed)
    if state.waiting:
        fields["waiting"] = str(state.waiting)
    if state.bought:
        fields["bought"] = "yes"
    if state.premium:
        fields["premium"] = str(state.premium)
    if state.out:
        fields["out"] = write_seats(state.out)
    if state.game > 1:
        fields["game"] = str(state.game)
    fields["double"] = "yes" if state.double else "no"
    return fields


def _written_line(squares: tuple[Square, ...]) -> str:
    """`0,2>`: the first square of a word and its way."""
    sign = ">" if way_of(squares) == ACROSS else "v"
    return write_square(squares[0], bounded=False) + sign


def read_state(opening: State, position: Position) -> State:
    fields = Fields(position, opening.seats, FIELDS)
    state = replace(opening, table=_read_table(opening, fields))
    state = replace(
        state,
        before=state.table.scores,
        out=fields.seats("out") | state.table.left,
        waiting=fields.number("waiting", 0, most=9999),
        bought=fields.yes("bought"),
        premium=fields.number("premium", 0, most=9),
        game=fields.number("game", 1, most=opening.rules.games),
        double=fields.yes("double", default=opening.double),
    )
    if not state.table.over and (len(state.playing) < 2 or state.turn in state.out):
        raise PositionError("position_out", out=write_seats(state.out))
    state = replace(state, open=_read_open(state, fields), crossed=_read_finished(state, fields))
    return _checked(state, fields)


def _read_table(opening: State, fields: Fields) -> Table:
    phase = read_phase(fields, PHASES, "begin")
    return read_table(opening.table, fields, phase=phase, most_bought=1)


def _checked(state: State, fields: Fields) -> State:
    """What is told agrees with itself."""
    told = fields.get("phase", state.phase)
    if told != state.phase:
        raise PositionError("position_phase", text=told[:20], phase=state.phase)
    if state.premium and state.open is None:
        raise PositionError("position_fragment", text=fields["premium"][:20])
    return state


def _read_open(state: State, fields: Fields) -> Open | None:
    if fields.get("word", "-") == "-":
        return None
    word = _announced(state, fields["word"])
    run = _read_fragment(state, fields.get("fragment", ""), word)
    said = tuple(_announced(state, text) for text in fields.get("said", "").split())
    return Open(run.squares, word, _read_author(state, fields), said)


def _announced(state: State, text: str) -> str:
    try:
        return plain(state, read_word(text))
    except NotationError as error:
        raise PositionError("position_fragment", text=str(error)) from error


def plain(state: State, word: str) -> str:
    """KW4-14 The box of 1936 has no J: an I stands for it."""
    return word if state.table.stones["J"] else word.replace("J", "I")


def _read_fragment(state: State, text: str, word: str) -> Run:
    """The run that is told; left out: the only one that the word can grow from."""
    runs = [_read_line(state, text)] if text else [*state.board.runs(), *_lone_stones(state)]
    grown = state.table.over  # the last stone of a game may have finished its word
    fitting = [
        run
        for run in runs
        if (grown or run.word != word) and any(places_of(state.board, run, word))
    ]
    if len(fitting) != 1:
        raise PositionError("position_fragment", text=(text or word)[:40])
    return fitting[0]


def _lone_stones(state: State) -> list[Run]:
    board = state.board
    lone = [
        square
        for square in board
        if all(len(board.run_through(square, way).squares) == 1 for way in (ACROSS, DOWN))
    ]
    return [Run(board[square].letter, (square,)) for square in lone]


def _read_line(state: State, text: str) -> Run:
    """`0,2>`: the run through this square in this way."""
    try:
        square = read_square(text[:-1])
    except NotationError as error:
        raise PositionError("position_fragment", text=text[:40]) from error
    if text[-1:] not in (">", "v") or square not in state.board:
        raise PositionError("position_fragment", text=text[:40])
    return state.board.run_through(square, ACROSS if text[-1] == ">" else DOWN)


def _read_author(state: State, fields: Fields) -> Seat:
    """Left out: with a duty or a premium the seat on turn, else the seat before it."""
    if "author" in fields:
        return fields.seat("author", 0)
    if state.premium or fields.get("phase") == "finish":
        return state.turn
    before = [seat for seat in state.playing if seat < state.turn] or list(state.playing)
    return before[-1]


def _read_finished(state: State, fields: Fields) -> tuple[Square, ...]:
    text = fields.get("finished", "-")
    return () if text == "-" else _read_line(state, text).squares
