"""Building a picture: what may be put where, what comes of it, and when it is whole."""

from __future__ import annotations

from collections.abc import Iterable

from setzkasten.core.board import Board
from setzkasten.core.game import Refusal
from setzkasten.core.options import OptionError
from setzkasten.core.squares import Square, doubled, pieces
from setzkasten.games.kreuzwortbild.actions import Clear, Move, Put
from setzkasten.games.kreuzwortbild.options import Options
from setzkasten.games.kreuzwortbild.state import FILLER, SIZES, StandingWord, State
from setzkasten.games.wooden.box import CASES, CHIPS


def image(square: Square, symmetry: str, size: tuple[int, int]) -> Square:
    """HOB-03 Where the pattern shows the same square again; perhaps the square itself."""
    (row, col), (rows, cols) = square, size
    match symmetry:
        case "half-turn":
            return rows - 1 - row, cols - 1 - col
        case "mirror":
            return row, cols - 1 - col
        case "diagonal":
            return col, row
    return square


def check_symmetry(board: str, symmetry: str) -> Refusal | None:
    rows, cols = SIZES[board]
    if symmetry == "diagonal" and rows != cols:
        return Refusal("symmetry_needs_square")
    return None


def check_put(state: State, put: Put) -> Refusal | None:
    squares = [square for square, _ in put.stones]
    if refusal := _check_squares(state, squares):
        return refusal
    if jollies := tuple(square for square, tile in put.stones if tile.jolly):
        return Refusal("no_jolly_in_box", squares=jollies)
    after = with_put(state, put)
    box = CASES[state.options.stones]
    if missing := box.missing(tile.letter for tile in after.values()):
        letter = missing.symbols()[0]
        places = tuple(square for square, tile in put.stones if tile.letter == letter)
        return Refusal("letter_used_up", {"letter": letter}, places)  # GEN-01
    if len(after.blocked) > CHIPS:
        fillers = tuple(square for square, tile in put.stones if tile == FILLER)
        return Refusal("chips_used_up", {"chips": CHIPS}, fillers)  # GEN-02
    return None


def with_put(state: State, put: Put) -> Board:
    """The picture after it; fillers come and go with their images (HOB-03)."""
    named = frozenset(square for square, _ in put.stones)
    fillers = {square for square, tile in put.stones if tile == FILLER}
    stones = {square: tile for square, tile in put.stones if tile != FILLER}
    gone = _with_images(state, state.board.blocked & stones.keys()) - named
    fillers |= _with_images(state, fillers) - named
    kept = {s: tile for s, tile in state.board.items() if s not in named | fillers}
    blocked = (state.board.blocked - gone - stones.keys()) | fillers
    return Board(state.board.size, {**kept, **stones}, blocked)


def check_move(state: State, move: Move) -> Refusal | None:
    starts, ends = [a for a, _ in move.moves], [b for _, b in move.moves]
    if refusal := _check_squares(state, starts) or _check_squares(state, ends):
        return refusal
    if empty := tuple(s for s in starts if state.board.free(s)):
        return Refusal("nothing_there", squares=empty)
    if taken := tuple(s for s in ends if not state.board.free(s) and s not in starts):
        return Refusal("square_taken", squares=taken)
    return None


def with_moved(board: Board, move: Move) -> Board:
    starts = frozenset(start for start, _ in move.moves)
    stones = {end: board[start] for start, end in move.moves if start in board}
    fillers = {end for start, end in move.moves if start in board.blocked}
    kept = {square: tile for square, tile in board.items() if square not in starts}
    return Board(board.size, {**kept, **stones}, (board.blocked - starts) | fillers)


def check_clear(state: State, clear: Clear) -> Refusal | None:
    if refusal := _check_squares(state, clear.squares):
        return refusal
    if empty := tuple(s for s in clear.squares if state.board.free(s)):
        return Refusal("nothing_there", squares=empty)
    return None


def without_cleared(state: State, clear: Clear) -> Board:
    squares = frozenset(clear.squares)
    gone = squares | _with_images(state, state.board.blocked & squares)
    kept = {square: tile for square, tile in state.board.items() if square not in squares}
    return Board(state.board.size, kept, state.board.blocked - gone)


def check_done(state: State) -> Refusal | None:
    """What the rules alone can say against a picture; its words are for the judge."""
    board = state.board
    words = standing(state)
    if not words:
        return Refusal("empty_picture")
    if lone := lone_letters(board):
        return Refusal("lone_letter", squares=lone)  # HOB-07
    if stray := stray_letters(board):
        return Refusal("picture_in_pieces", squares=stray)  # HOB-01, HOB-07
    if double := next((word for word in words if word.double), None):
        both = (square for word in words if word.word == double.word for square in word.squares)
        once = tuple(dict.fromkeys(both))  # the copies may cross
        return Refusal("word_twice", {"word": double.word}, once)  # GEN-07
    return None


def standing(state: State) -> tuple[StandingWord, ...]:
    """The words of the picture with what is known of them."""
    runs = tuple(state.board.runs())
    often = [run.word for run in runs]
    known = dict(state.known)
    return tuple(
        StandingWord(run.word, run.squares, known.get(run.word), often.count(run.word) > 1)
        for run in runs
    )


def lone_letters(board: Board) -> tuple[Square, ...]:
    worded = {square for run in board.runs() for square in run.squares}
    return tuple(sorted(board.cells.keys() - worded))


def stray_letters(board: Board) -> tuple[Square, ...]:
    _largest, *others = pieces(board) or [frozenset()]
    return tuple(sorted(square for piece in others for square in piece))


def _with_images(state: State, squares: Iterable[Square]) -> set[Square]:
    assert state.board.size
    size = state.board.size
    return {s for square in squares for s in (square, image(square, state.symmetry, size))}


def _check_squares(state: State, squares: Iterable[Square]) -> Refusal | None:
    named = tuple(squares)
    if outside := tuple(square for square in named if not state.board.holds(square)):
        return Refusal("off_board", squares=outside)
    if twice := doubled(named):
        return Refusal("square_twice", squares=twice)
    return None


def opened(seats: int, chosen: Options) -> State:
    if check_symmetry(chosen.board, chosen.symmetry):
        raise OptionError("option_choice", name="symmetry", value=chosen.symmetry)
    return State(chosen, Board(SIZES[chosen.board]), chosen.symmetry)
