"""Laying in Schach dem Wort: what the rules alone can refuse, and what the judge is asked."""

from __future__ import annotations

from collections.abc import Iterator

from setzkasten.core.board import Board, runs_formed
from setzkasten.core.claims import Claim
from setzkasten.core.game import Refusal, Seat
from setzkasten.core.squares import Square, neighbours
from setzkasten.games.schach.room import (
    PREMIUMS,
    claims_at,
    completable,
    premium_at,
    unused,
    way_of,
)
from setzkasten.games.schach.state import Laid, Lay, OpenWord, State
from setzkasten.games.typdom.hand import check_stones
from setzkasten.games.typdom.jolly import Rob, check_jolly

OPENING = 2  # SDW-02


def check_lay(state: State, seat: Seat, lay: Lay) -> Refusal | None:
    if refusal := check_stones(state, seat, lay.stones):
        return refusal
    if state.duty:
        return _check_alone(state, lay)
    if not state.board:
        return _check_opening(lay)
    return _check_places(state, lay)


def _check_opening(lay: Lay) -> Refusal | None:
    """SDW-02 Two letters side by side."""
    squares = tuple(square for square, _ in lay.stones)
    if len(squares) != OPENING or squares[1] not in neighbours(squares[0]):
        return Refusal("opening_two_stones", squares=squares)
    return None


def _check_alone(state: State, lay: Lay) -> Refusal | None:
    """SDW-11 One bought stone each round, one laid, at the own word only."""
    assert state.duty
    squares = tuple(square for square, _ in lay.stones)
    if not state.bought and state.stock:
        return Refusal("buy_first", squares=squares)
    if len(squares) > 1:
        return Refusal("no_premium", {"most": 1}, squares[1:])
    after = state.board.with_stones(dict(lay.stones))
    if squares[0] not in state.duty.word.on(after).squares:
        return Refusal("finish_own_word", squares=state.duty.word.on(state.board).squares)
    others = [*state.open, *(duty.word for duty in state.alone if duty != state.duty)]
    return _touched(after, squares[0], others)


def _touched(after: Board, square: Square, words: list[OpenWord]) -> Refusal | None:
    """SDW-11 Nobody builds at a word of the others."""
    for word in words:
        run = word.on(after)
        if square in run.squares:
            return Refusal("not_your_word", squares=tuple(s for s in run.squares if s != square))
    return None


def _check_places(state: State, lay: Lay) -> Refusal | None:
    board, credit = state.board, state.credit or 1
    fragments = [duty.word for duty in state.alone]
    for number, (square, tile) in enumerate(lay.stones):
        if not credit:
            rest = tuple(s for s, _ in lay.stones[number:])
            return Refusal("no_premium", {"most": number}, rest)  # SDW-03, SDW-12
        if not any(near in board for near in neighbours(square)):
            return Refusal("not_connected", squares=(square,))
        after = board.with_stones({square: tile})
        if refusal := _touched(after, square, fragments):
            return refusal
        if not state.credit and not number and (refusal := _check_open(state, after, square)):
            return refusal
        credit += granted(state, premium_at(board, square)) - 1
        board = after
    return None


def _check_open(state: State, after: Board, square: Square) -> Refusal | None:
    """SDW-08 While a word is open the stone must belong to it."""
    if not state.open or any(square in word.on(after).squares for word in state.open):
        return None
    return Refusal("word_open", squares=state.open[0].on(state.board).squares)


def granted(state: State, premium: str) -> int:
    """How many stones a premium brings; SDW-15 nothing after buying, SDW-11 nothing alone."""
    if state.duty or (state.bought and not state.rules.premium_after_buying):
        return 0
    return PREMIUMS[premium]


def binds(state: State) -> bool:
    """SDW-16 Does the judge look whether the letters of a new word are used up?"""
    return state.stock == 0 and state.rules.breach == "used-up"


def laid(state: State, lay: Lay) -> Laid:
    """The stones put down, to be judged one after the other."""
    return Laid(lay, frozenset(_claims(state, lay)))


def _claims(state: State, lay: Lay) -> Iterator[Claim]:
    """SDW-07, SDW-11 Each stone on its own, and the room of what else is open after it."""
    board = state.board
    open_ones = [(word.square, word.way) for word in state.open]
    open_ones += [(duty.word.square, duty.word.way) for duty in state.alone]
    for square, tile in lay.stones:
        board = board.with_stones({square: tile})
        yield from claims_at(board, square)
        if binds(state):
            runs = runs_formed(board, [square])
            yield from (completable(board, run, unused(state, board)) for run in runs)
        open_ones += [(square, way_of(run)) for run in runs_formed(board, [square])]
        for run in {board.run_through(*found) for found in open_ones}:
            if square not in run.squares:
                yield completable(board, run)


def check_rob(state: State, seat: Seat, rob: Rob) -> Refusal | None:
    """SDW-18, KW4-08 Before laying and buying."""
    if state.credit or state.bought:
        return Refusal("rob_before_laying", squares=(rob.square,))
    return check_jolly(state.board, rob.square, hand=state.hands[seat], unseen=state.unseen)
