"""Lingua's laying: the first two words, joining, lengthening, the exchange of a tile."""

from __future__ import annotations

from collections.abc import Iterable

from setzkasten.core.board import Board, Run, runs_formed, runs_inside
from setzkasten.core.claims import Claim, Verdict, Word
from setzkasten.core.game import Refusal, Report, ScoredWord, Seat
from setzkasten.core.hand import UNKNOWN, missing_from, refuse_lacking
from setzkasten.core.laying import first_fault
from setzkasten.core.squares import ACROSS, DOWN, Square
from setzkasten.core.tiles import Stock
from setzkasten.games.lingua.box import START
from setzkasten.games.lingua.scoring import (
    aces_in,
    colour_word,
    factor,
    parts_of,
    plain_points,
    prize,
)
from setzkasten.games.lingua.state import Lay, State, symbol_of

FIRST_LENGTH = 4  # LIN-03
EXCHANGE_ACES = 10  # LIN-18


def check_lay(state: State, seat: Seat, lay: Lay) -> Refusal | None:
    squares = tuple(square for square, _ in lay.stones)
    if refusal := first_fault(state.board, lay.stones):
        return refusal
    if missing := _missing(state, seat, lay):
        wanted = ((square, symbol_of(tile)) for square, tile in lay.stones)
        return refuse_lacking(wanted, missing, code="tile_not_on_rack", name="tile")
    if refusal := _check_exchange_tiles(state, lay):
        return refusal
    word = word_of(state, lay)
    if stray := tuple(square for square in squares if square not in word.squares):
        return Refusal("one_line", squares=stray)  # LIN-02
    return _check_word(state, lay, word) or _check_exchange(state, seat, lay)


def _missing(state: State, seat: Seat, lay: Lay) -> Stock:
    """Tiles that are not on the rack; unknown ones may be anything that nobody has seen."""
    hand, tiles = state.hands[seat], [symbol_of(tile) for _, tile in lay.stones]
    return missing_from(hand, tiles, state.unseen if hand[UNKNOWN] else Stock())


def after_board(board: Board, lay: Lay) -> Board:
    """The picture after the laying; LIN-18 the exchanged tiles have changed places."""
    stones = dict(lay.stones)
    if lay.exchange:
        own, lying = lay.exchange
        stones[own], stones[lying] = board[lying], stones[own]
    return board.with_stones(stones)


def word_of(state: State, lay: Lay) -> Run:
    """The word that is laid, among all runs that arise.

    A tile laid alone is written in any way; its word is the run that may be laid.
    """
    after, first = after_board(state.board, lay), lay.stones[0][0]
    run = after.run_through(first, lay.way)
    if len(lay.stones) > 1:
        return run
    other = after.run_through(first, DOWN if lay.way == ACROSS else ACROSS)
    lengthens = _lengthens(state.board, run) and state.options.lengthening != 1
    instead = len(run.squares) == 1 or (lengthens and not _lengthens(state.board, other))
    return other if len(other.squares) > 1 and instead else run


def _lengthens(board: Board, run: Run) -> bool:
    """The run is one old word and new letters before or behind it."""
    lying = [square in board for square in run.squares]
    parts = sum(lies and not before for before, lies in zip([False, *lying], lying, strict=False))
    return parts == 1 and sum(lying) > 1


def _check_word(state: State, lay: Lay, word: Run) -> Refusal | None:
    if len(word.squares) < 2:
        return Refusal("not_connected", squares=word.squares)
    if refusal := _check_opening(state, word):
        return refusal
    runs = runs_formed(after_board(state.board, lay), [square for square, _ in lay.stones])
    beside = [run for run in runs if run.squares != word.squares]
    if state.board and not _joined(state, word, beside):
        return Refusal("no_shared_letter" if beside else "not_connected", squares=word.squares)
    return _check_lengthening(state, word, beside) or _check_used(state, runs)


def _check_opening(state: State, word: Run) -> Refusal | None:
    if not state.board:
        through = state.options.opening == "through"
        started = START in word.squares if through else word.squares[0] == START
        if not word.across or not started or len(word.squares) < FIRST_LENGTH:
            return Refusal("first_word_on_start", {"least": FIRST_LENGTH}, word.squares)  # LIN-03
    elif state.laid == 1 and word.across:
        return Refusal("second_word_down", squares=word.squares)  # LIN-04
    return None


def _joined(state: State, word: Run, beside: list[Run]) -> bool:
    """LIN-05 It shares a letter with a word that lies, or LIN-11 a letter of it lengthens one."""
    board = state.board
    if any(square in board for square in word.squares):
        return True
    return any(runs_inside(board, run) for run in beside) or (
        bool(beside) and state.options.contact == "touching"
    )


def _check_lengthening(state: State, word: Run, beside: list[Run]) -> Refusal | None:
    """LIN-12 A word that only lengthens an old one counts by agreement."""
    board, least = state.board, state.options.lengthening
    if not _lengthens(board, word) or any(runs_inside(board, run) for run in beside):
        return None
    if not least:
        return Refusal("mere_lengthening", squares=word.squares)
    added = sum(square not in board for square in word.squares)
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
    without = state.board.with_stones(dict(lay.stones))
    boards = (after,) if state.options.exchange == "counted" else (after, without)
    ticked = min(sum(aces_in(board, run) for run in runs) for board in boards)
    reached = state.aces[seat] + ticked  # the exchange never makes the ace that allows it
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
            run.word,
            run.squares,
            plain_points(after, run) * times,
            answer=answers[Word(run.word)],
            parts=parts_of(after, run, times),
        )
        for run in runs
    )
    if any(word.answer == "no" for word in words):
        return Report(tuple(ScoredWord(w.word, w.squares, 0, None, w.answer) for w in words))
    reward = prize_of(state, lay, state.aces[state.turn] + ticked)
    return Report(words, sum(word.points for word in words) + reward, earned=ticked)


def prize_of(state: State, lay: Lay, aces: int) -> int:
    """LIN-20 The points under the last letter of the laid word."""
    after, always = after_board(state.board, lay), state.options.prize == "always"
    return prize(after, word_of(state, lay), aces, always=always)


def reaches_goal(lay: Lay, goals: Iterable[Square]) -> bool:
    """LIN-20"""
    return not {square for square, _ in lay.stones}.isdisjoint(goals)
