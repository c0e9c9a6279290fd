"""Laying a word in the Typ-Dom games: its line, what it joins, what it completes."""

from __future__ import annotations

from collections.abc import Mapping

from setzkasten.core.board import Board, Run, laid_run, runs_formed, runs_inside
from setzkasten.core.claims import Claim, Unfinished, Verdict, Word
from setzkasten.core.game import Refusal, Report, ScoredWord, Seat
from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.core.tiles import Tile
from setzkasten.games.kreuzwort.state import Laid, Lay, Mended, State
from setzkasten.games.typdom.box import POINTS
from setzkasten.games.typdom.hand import check_stones


def check_lay(state: State, seat: Seat, lay: Lay) -> Refusal | None:
    return check_stones(state, seat, lay.stones) or _check_word(state, lay)


def _check_word(state: State, lay: Lay) -> Refusal | None:
    new = dict(lay.stones)
    after = state.board.with_stones(new)
    word = word_of(after, lay)
    if len(word.squares) < 2:
        code = "not_connected" if after.keys() - {lay.stones[0][0]} else "one_letter"
        return Refusal(code, squares=tuple(new))
    if state.board and not _joined(state, word):
        return Refusal("no_shared_letter", squares=word.squares)  # KW1-05
    if stray := _completed(state.board, after, new, word)[1]:
        return Refusal("more_than_one_word", squares=stray)  # KW1-05, KW4-05
    if state.rules.completion == "mend" and (longer := _lengthening(state.board, after, new, word)):
        return Refusal("more_than_one_word", squares=longer)  # KW4-05
    return None


def word_of(after: Board, lay: Lay) -> Run:
    """The word that is laid, among all runs that arise: the first stone and its way name it."""
    return laid_run(after, lay.stones[0][0], lay.way, alone=True)


def _joined(state: State, word: Run) -> bool:
    """KW1-05 The word has a letter of a word lying; or, by agreement, lengthens one."""
    if any(square in state.board for square in word.squares):
        return True
    return state.rules.lengthening and any(
        len(state.board.run_through(near, way).squares) > 1
        for way in (DOWN if word.across else ACROSS,)
        for square in word.squares
        for near in (shifted(square, way, -1), shifted(square, way))
        if near in state.board
    )


def _completed(
    board: Board, after: Board, new: Mapping[Square, Tile], word: Run
) -> tuple[tuple[Mended, ...], tuple[Square, ...]]:
    """KW4-05 The contacts that further stones complete, and stones that belong to nothing."""
    within = frozenset(word.squares)
    rest = {square: tile for square, tile in new.items() if square not in within}
    reached = {square: tile for square, tile in new.items() if square in within}
    mended: list[Mended] = []
    while rest:
        contacts = runs_formed(board.with_stones(reached), reached)
        grown = [
            Mended(run, stones)
            for run in contacts
            if not within.issuperset(run.squares) and (stones := _added(after, run, rest))
        ]
        if not grown:
            return (), tuple(rest)
        mended += grown
        fresh = dict.fromkeys(square for piece in grown for square in piece.stones)
        reached |= {square: rest.pop(square) for square in fresh}
    return tuple(mended), ()


def _lengthening(
    board: Board, after: Board, new: Mapping[Square, Tile], word: Run
) -> tuple[Square, ...]:
    """KW4-05 Completing stones by which a word that stands, and was not touched, grows longer."""
    within = frozenset(word.squares)
    outside = {square: tile for square, tile in new.items() if square not in within}
    touched = {square: tile for square, tile in new.items() if square in within}
    longer = dict[Square, None]()
    for run in runs_formed(after, outside):
        parts = runs_inside(board.with_stones(touched), run)
        if any(touched.keys().isdisjoint(part.squares) for part in parts):
            longer |= dict.fromkeys(square for square in run.squares if square in outside)
    return tuple(longer)


def _added(after: Board, run: Run, rest: Mapping[Square, Tile]) -> tuple[Square, ...]:
    whole = after.run_through(run.squares[0], ACROSS if run.across else DOWN)
    return tuple(square for square in whole.squares if square in rest)


def joins_two(board: Board, word: Run) -> bool:
    """KW1-07, KW4-06 Letters of two words are joined; a mere extension takes up only one piece."""
    segments, before = 0, False
    for square in word.squares:
        lies = square in board
        segments += lies and not before
        before = lies
    return segments > 1


def laid(state: State, lay: Lay) -> Laid:
    """The stones put down, to be judged: every run through them must be a word (KW1-06)."""
    new = dict(lay.stones)
    after = state.board.with_stones(new)
    word = word_of(after, lay)
    runs = runs_formed(after, new)
    first = (word, *(run for run in runs if run != word))
    mends = state.rules.completion != "any"
    mended = _completed(state.board, after, new, word)[0] if mends else ()
    claims: set[Claim] = {
        *(Word(run.word) for run in runs),
        *(Unfinished(m.contact.word) for m in mended),
    }
    return Laid(lay, after, word, first, mended, frozenset(claims))


def refused_mending(put: Laid, verdicts: tuple[Verdict, ...]) -> Refusal | None:
    """KW4-05 What is a word already is not mended: to lengthen it would be a second word."""
    words = {verdict.claim for verdict in verdicts if verdict.refused}
    stones = [s for m in put.mended if Unfinished(m.contact.word) in words for s in m.stones]
    squares = tuple(dict.fromkeys(stones))
    return Refusal("more_than_one_word", squares=squares) if squares else None


def report_of(state: State, put: Laid, verdicts: tuple[Verdict, ...]) -> Report:
    """Every new run; PNT-04, PNT-11 only the laid word brings points."""
    answers = {verdict.claim: verdict.answer for verdict in verdicts}
    words = tuple(
        ScoredWord(run.word, run.squares, _points(state, put, run), None, answers[Word(run.word)])
        for run in put.runs
    )
    if any(word.answer == "no" for word in words):
        return Report(words)
    return Report(words, sum(word.points for word in words))


def _points(state: State, put: Laid, run: Run) -> int:
    scored = state.edition.points and (run == put.word or state.rules.contacts)
    return word_points(put.after, run) if scored else 0


def word_points(board: Board, run: Run) -> int:
    """PNT-04, PNT-05 letter values, a jolly counts nothing."""
    return sum(0 if board[s].jolly else POINTS[board[s].letter] for s in run.squares)
