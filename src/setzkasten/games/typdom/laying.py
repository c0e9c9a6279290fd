"""Laying a word in the Typ-Dom games: its line, what it joins, what it completes."""

from __future__ import annotations

from setzkasten.core.board import Board, Run, laid_run, runs_formed
from setzkasten.core.claims import Claim, Verdict, Word
from setzkasten.core.game import Refusal, Report, ScoredWord, Seat
from setzkasten.core.hand import missing_from
from setzkasten.core.laying import first_fault
from setzkasten.core.squares import ACROSS, DOWN, Square, neighbours, shifted
from setzkasten.games.typdom.box import (
    BLACK_JOLLY,
    POINTS,
    RED_JOLLY,
    symbol_of,
)
from setzkasten.games.typdom.state import Lay, Rob, State

# How far may the picture reach? The table has no edge, but arms do.
FARTHEST = 500


def check_lay(state: State, seat: Seat, lay: Lay) -> Refusal | None:
    squares = tuple(square for square, _ in lay.stones)
    if refusal := first_fault(state.board, lay.stones):
        return refusal
    if far := tuple(s for s in squares if max(map(abs, s)) > FARTHEST):
        return Refusal("off_table", squares=far)
    if refusal := _check_hand(state, seat, lay):
        return refusal
    after = state.board.with_stones(dict(lay.stones))
    return _check_word(state, lay, after)


def _check_hand(state: State, seat: Seat, lay: Lay) -> Refusal | None:
    symbols = [symbol_of(tile) for _, tile in lay.stones]
    missing = missing_from(state.hands[seat], symbols, state.unseen)
    if not missing:
        return None
    symbol = missing.symbols()[0]
    places = tuple(square for square, tile in lay.stones if symbol_of(tile) == symbol)
    other = {RED_JOLLY: BLACK_JOLLY, BLACK_JOLLY: RED_JOLLY}.get(symbol)
    if other and state.hands[seat][other]:
        return Refusal("jolly_kind", squares=places)  # KW1-08, KW4-07
    return Refusal("stone_not_in_hand", {"stone": symbol}, places)


def _check_word(state: State, lay: Lay, after: Board) -> Refusal | None:
    squares = tuple(square for square, _ in lay.stones)
    word = word_of(after, lay)
    if len(word.squares) < 2:
        return Refusal("not_connected", squares=squares)
    if state.board and not _joined(state, word):
        return Refusal("no_shared_letter", squares=word.squares)  # KW1-05
    if stray := _more_words(state.board, lay, word):
        return Refusal("more_than_one_word", squares=stray)  # KW1-05, KW4-05
    return None


def word_of(after: Board, lay: Lay) -> Run:
    """The word that is laid, among all runs that arise."""
    return laid_run(after, lay.stones[0][0], lay.way, alone=len(lay.stones) == 1)


def _joined(state: State, word: Run) -> bool:
    """KW1-05 The word has a letter of a word lying; or, by agreement, lengthens one."""
    if any(square in state.board for square in word.squares):
        return True
    way = DOWN if word.across else ACROSS
    touching = [
        s for square in word.squares for s in (shifted(square, way, -1), shifted(square, way))
    ]
    return state.rules.lengthening and any(square in state.board for square in touching)


def _more_words(board: Board, lay: Lay, word: Run) -> tuple[Square, ...]:
    """Stones that neither belong to the word nor complete a contact it made (KW4-05)."""
    new = dict(lay.stones)
    reached = {square: tile for square, tile in new.items() if square in word.squares}
    rest = {square: tile for square, tile in new.items() if square not in word.squares}
    after = board.with_stones(new)
    while rest:
        so_far = board.with_stones(reached)
        contacts = [
            run for run in runs_formed(so_far, reached) if set(run.squares) - set(word.squares)
        ]
        grown = {
            square
            for run in contacts
            for square in after.run_through(run.squares[0], ACROSS if run.across else DOWN).squares
            if square in rest
        }
        if not grown:
            return tuple(rest)
        reached |= {square: rest.pop(square) for square in grown}
    return ()


def joins_two(board: Board, word: Run) -> bool:
    """KW1-07, KW4-06 Letters of two words are joined; a mere extension takes up only one piece."""
    segments, before = 0, False
    for square in word.squares:
        lies = square in board
        segments += lies and not before
        before = lies
    return segments > 1


def claims_of(state: State, lay: Lay) -> frozenset[Claim]:
    after = state.board.with_stones(dict(lay.stones))
    return frozenset(Word(run.word) for run in runs_formed(after, [s for s, _ in lay.stones]))


def report_of(state: State, lay: Lay, verdicts: tuple[Verdict, ...]) -> Report:
    """Every new run; PNT-04, PNT-11 only the laid word brings points."""
    answers = {verdict.claim: verdict.answer for verdict in verdicts}
    after = state.board.with_stones(dict(lay.stones))
    laid = word_of(after, lay)
    words = []
    for run in runs_formed(after, [square for square, _ in lay.stones]):
        points = word_points(after, run) if state.edition.points and run == laid else 0
        words.append(ScoredWord(run.word, run.squares, points, None, answers[Word(run.word)]))
    words.sort(key=lambda word: word.squares != laid.squares)
    if any(word.answer == "no" for word in words):
        return Report(tuple(words))
    return Report(tuple(words), sum(word.points for word in words))


def word_points(board: Board, run: Run) -> int:
    """PNT-04, PNT-05 letter values, a jolly counts nothing."""
    return sum(0 if board[s].jolly else POINTS[board[s].letter] for s in run.squares)


def built_in(board: Board, square: Square) -> bool:
    """KW1-09, KW4-08 Stones on three or four of its sides."""
    return sum(near in board for near in neighbours(square)) > 2


def check_rob(state: State, seat: Seat, rob: Rob) -> Refusal | None:
    tile = state.board.get(rob.square)
    if tile is None or not tile.jolly:
        return Refusal("no_jolly_there", squares=(rob.square,))
    if built_in(state.board, rob.square):
        return Refusal("jolly_built_in", squares=(rob.square,))
    if missing_from(state.hands[seat], tile.letter, state.unseen):
        return Refusal("stone_not_in_hand", {"stone": tile.letter}, (rob.square,))
    return None
