"""WBR-07, WBR-08 The duty of the author: to lay all that is missing, or to drop out."""

from __future__ import annotations

from collections.abc import Iterator

from setzkasten.core.board import Run
from setzkasten.core.game import Refusal, Seat
from setzkasten.core.hand import UNKNOWN
from setzkasten.core.laying import first_fault
from setzkasten.games.recht.building import contacts_of, pending_of, places_of
from setzkasten.games.recht.state import Lay, Pending, Place, State
from setzkasten.games.typdom.hand import check_hand, counted, stones_for


def fragment(state: State) -> Run:
    assert state.open
    squares = state.open.squares
    return Run("".join(state.board[square].letter for square in squares), squares)


def missing_letters(state: State) -> str:
    """What the announced word still needs, as it would lie."""
    if state.open is None:
        return ""
    for squares in places_of(state.board, fragment(state), state.open.word):
        return "".join(
            letter
            for square, letter in zip(squares, state.open.word, strict=True)
            if square not in state.board
        )
    return ""


def ways_to_finish(state: State, seat: Seat) -> Iterator[Place]:
    """Every place of the announced word that the hand can fill."""
    assert state.open
    word = state.open.word
    for squares in places_of(state.board, fragment(state), word):
        gaps = [(s, c) for s, c in zip(squares, word, strict=True) if s not in state.board]
        stones = stones_for(counted(state.table.hands[seat]), gaps)
        if (
            stones
            and check_hand(stones, hand=state.table.hands[seat], unseen=state.table.unseen) is None
        ):
            yield Place(squares, contacts_of(state.board, squares, word), stones)


def can_finish(state: State, seat: Seat) -> bool:
    return any(True for _ in ways_to_finish(state, seat))


def check_finish(state: State, seat: Seat) -> Refusal | None:
    if refusal := check_duty(state):
        return refusal
    if can_finish(state, seat):
        return None
    assert state.open
    return Refusal("letter_missing", {"word": state.open.word}, state.open.squares)  # WBR-08


def believed(state: State, seat: Seat) -> bool:
    """WBR-08 Does nobody ask whether he could finish? He lacks a letter, or nobody told his."""
    return bool(state.table.hands[seat][UNKNOWN]) or not can_finish(state, seat)


def refuse_drop_out(state: State) -> Refusal:
    assert state.open
    return Refusal("can_finish", {"word": state.open.word}, state.open.squares)


def check_duty(state: State) -> Refusal | None:
    return None if state.phase == "finish" else Refusal("no_duty")


def check_finishing(state: State, seat: Seat, lay: Lay) -> Refusal | None:
    """The stones that the author lays himself are all that is missing, and nothing else."""
    assert state.open
    if fault := first_fault(state.board, lay.stones):
        return fault
    squares = tuple(square for square, _ in lay.stones)
    if lay.word or not list(_chosen(state, lay)):
        return Refusal("must_finish", {"word": state.open.word}, squares)  # WBR-07
    return check_hand(lay.stones, hand=state.table.hands[seat], unseen=state.table.unseen)


def _chosen(state: State, lay: Lay) -> Iterator[Place]:
    assert state.open
    word, laid = state.open.word, {square: tile.letter for square, tile in lay.stones}
    for squares in places_of(state.board, fragment(state), word):
        gaps = {s: c for s, c in zip(squares, word, strict=True) if s not in state.board}
        if gaps == laid:
            yield Place(squares, contacts_of(state.board, squares, word), lay.stones)


def finishing(state: State, seat: Seat, lay: Lay | None, *, kind: str = "finish") -> Pending:
    """All that is missing put down at once; any place where nothing senseless touches will do."""
    assert state.open
    places = tuple(_chosen(state, lay) if lay else ways_to_finish(state, seat))
    run = Run(state.open.word, places[0].squares)
    return pending_of(kind, places[0].stones, run, state.open.word, (), places)
