"""Lingua's laying: the first two words, joining, lengthening, the exchange of a tile."""

from __future__ import annotations

from collections.abc import Iterable

from setzkasten.core.board import Board, Run, laid_run, runs_formed
from setzkasten.core.claims import Claim, Verdict, Word
from setzkasten.core.game import Refusal, Report, ScoredWord, Seat
from setzkasten.core.hand import missing_from
from setzkasten.core.laying import first_fault
from setzkasten.core.squares import Square
from setzkasten.games.lingua.box import START
from setzkasten.games.lingua.scoring import aces_in, colour_word, factor, plain_points, prize
from setzkasten.games.lingua.state import Lay, State, symbol_of

FIRST_LENGTH = 4  # LIN-03
EXCHANGE_ACES = 10  # LIN-18


def check_lay(state: State, seat: Seat, lay: Lay) -> Refusal | None:
    squares = tuple(square for square, _ in lay.stones)
    if refusal := first_fault(state.board, lay.stones):
        return refusal
    if missing := missing_from(
        state.hands[seat], (symbol_of(tile) for _, tile in lay.stones), state.unseen
    ):
        symbol = missing.symbols()[0]
        places = tuple(square for square, tile in lay.stones if symbol_of(tile) == symbol)
        return Refusal("tile_not_on_rack", {"tile": symbol}, places)
    if refusal := _check_exchange_tiles(state, lay):
        return refusal
    word = word_of(after_board(state.board, lay), lay)
    if stray := tuple(square for square in squares if square not in word.squares):
        return Refusal("one_line", squares=stray)  # LIN-02
    return _check_word(state, lay, word) or _check_exchange(state, seat, lay)


def after_board(board: Board, lay: Lay) -> Board:
    """The picture after the laying; LIN-18 the exchanged tiles have changed places."""
    stones = dict(lay.stones)
    if lay.exchange:
        own, lying = lay.exchange
        stones[own], stones[lying] = board[lying], stones[own]
    return board.with_stones(stones)


def word_of(after: Board, lay: Lay) -> Run:
    """The word that is laid, among all runs that arise."""
    return laid_run(after, lay.stones[0][0], lay.way, alone=len(lay.stones) == 1)


def _check_word(state: State, lay: Lay, word: Run) -> Refusal | None:
    if len(word.squares) < 2:
        return Refusal("not_connected", squares=word.squares)
    if refusal := _check_opening(state, word):
        return refusal
    runs = runs_formed(after_board(state.board, lay), [square for square, _ in lay.stones])
    if state.board and not any(square in state.board for run in runs for square in run.squares):
        return Refusal("not_connected", squares=word.squares)  # LIN-05, LIN-11
    if refusal := _check_lengthening(state, word):
        return refusal
    return _check_used(state, runs)


def _check_opening(state: State, word: Run) -> Refusal | None:
    if not state.board:
        if not word.across or word.squares[0] != START or len(word.squares) < FIRST_LENGTH:
            return Refusal("first_word_on_start", {"least": FIRST_LENGTH}, word.squares)  # LIN-03
    elif state.laid == 1 and word.across:
        return Refusal("second_word_down", squares=word.squares)  # LIN-04
    return None


def _check_lengthening(state: State, word: Run) -> Refusal | None:
    """LIN-12 A word that only lengthens an old one counts by agreement."""
    lying = [square in state.board for square in word.squares]
    pieces = sum(lies and not before for before, lies in zip([False, *lying], lying, strict=False))
    if pieces != 1 or sum(lying) < 2:
        return None
    added = len(lying) - sum(lying)
    least = state.options.lengthening
    if not least:
        return Refusal("mere_lengthening", squares=word.squares)
    if added < least:
        return Refusal("lengthening_short", {"least": least, "added": added}, word.squares)
    return None


def _check_used(state: State, runs: tuple[Run, ...]) -> Refusal | None:
    """LIN-07 Each word once in a game."""
    seen = set(state.used)
    for run in runs:
        if run.word in seen:
            return Refusal("word_used", {"word": run.word}, run.squares)
        seen.add(run.word)
    return None


def _check_exchange_tiles(state: State, lay: Lay) -> Refusal | None:
    """LIN-18 One own tile, never a shared one, for the same letter in another colour."""
    if not lay.exchange:
        return None
    own, lying = lay.exchange
    new = dict(lay.stones)
    if own not in new or lying not in state.board:
        return Refusal("exchange_tiles", squares=(own, lying))
    mine, theirs = new[own], state.board[lying]
    if mine.letter != theirs.letter or mine.kind == theirs.kind:
        return Refusal("exchange_tiles", squares=(own, lying))
    return None


def _check_exchange(state: State, seat: Seat, lay: Lay) -> Refusal | None:
    if not lay.exchange:
        return None
    after = after_board(state.board, lay)
    runs = runs_formed(after, [square for square, _ in lay.stones])
    reached = state.aces[seat] + sum(aces_in(after, run) for run in runs)
    if reached < EXCHANGE_ACES:
        return Refusal("exchange_aces", {"least": EXCHANGE_ACES, "aces": reached}, lay.exchange)
    own = lay.exchange[0]
    if not any(own in run.squares and colour_word(after, run) for run in runs):
        return Refusal("exchange_no_colour_word", squares=lay.exchange)
    return None


def claims_of(state: State, lay: Lay) -> frozenset[Claim]:
    after = after_board(state.board, lay)
    return frozenset(Word(run.word) for run in runs_formed(after, [s for s, _ in lay.stones]))


def report_of(state: State, lay: Lay, verdicts: tuple[Verdict, ...]) -> Report:
    """LIN-16 all aces of the turn are ticked first, then each new run is scored."""
    answers = {verdict.claim: verdict.answer for verdict in verdicts}
    after = after_board(state.board, lay)
    runs = runs_formed(after, [square for square, _ in lay.stones])
    ticked = sum(aces_in(after, run) for run in runs)
    times = factor(state.aces[state.turn] + ticked)
    words = tuple(
        ScoredWord(
            run.word, run.squares, plain_points(after, run) * times, None, answers[Word(run.word)]
        )
        for run in runs
    )
    if any(word.answer == "no" for word in words):
        return Report(tuple(ScoredWord(w.word, w.squares, 0, None, w.answer) for w in words))
    reward = prize(after, word_of(after, lay), state.aces[state.turn] + ticked)
    return Report(words, sum(word.points for word in words) + reward, earned=ticked)


def reaches_goal(lay: Lay, goals: Iterable[Square]) -> bool:
    """LIN-20"""
    return not {square for square, _ in lay.stones}.isdisjoint(goals)
