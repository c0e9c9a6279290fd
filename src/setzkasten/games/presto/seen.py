"""What each seat may know of Presto: the own stones, and boards when the round is over."""

from __future__ import annotations

from random import Random

from setzkasten.core.game import Seat
from setzkasten.core.tiles import Stock
from setzkasten.core.values import replace
from setzkasten.games.presto.dealing import guessed
from setzkasten.games.presto.state import Layout, ShownBoard, State, View
from setzkasten.games.typdom.box import symbol_of
from setzkasten.games.typdom.seen import Stone


def view_of(state: State, seat: Seat | None) -> View:
    hidden = seat is None or not state.hands or _not_yet(state, seat)
    own = () if hidden or seat is None else state.boards[seat]
    return View(
        hand=() if hidden or seat is None else tuple(state.hands[seat]),
        board=_stones(own),
        boards=_shown(state, seat),
        hand_size=sum(state.deal),
        building=state.building if state.hands else (),
        finished=tuple(finish.seat for finish in state.finishes),
        out=tuple(sorted(state.out)),
        left=tuple(sorted(state.left)),
        began_at=state.began_at,
        round=state.played + len(state.rounds) + 1,
        rounds=state.rounds,
        one_left=state.rules.one_left,
    )


def _not_yet(state: State, seat: Seat) -> bool:
    """Building one after the other: the stones of later seats still lie face down."""
    if state.rules.order == "together":
        return False
    done = {finish.seat for finish in state.finishes} | state.out
    return seat not in done and (seat not in state.building or state.began_at is None)


def _stones(layout: Layout) -> tuple[Stone, ...]:
    return tuple(Stone(square, tile.letter, tile.kind, tile.jolly) for square, tile in layout)


def _shown(state: State, seat: Seat | None) -> tuple[ShownBoard, ...]:
    if not state.rules.open_boards or not state.hands:
        return ()
    others = (s for s in range(state.seats) if s != seat)
    return tuple(ShownBoard(s, _stones(state.boards[s])) for s in others)


def resampled(state: State, seat: Seat | None, rng: Random) -> State:
    """Others' stones and boards are anybody's guess while they build."""
    if not state.hands or state.over:
        return state
    known = seat if seat is not None and not _not_yet(state, seat) else None
    open_boards = state.rules.open_boards
    boards = tuple(b if open_boards or s == known else () for s, b in enumerate(state.boards))
    seen = tuple(
        state.hands[s] if s == known else Stock(symbol_of(tile) for _, tile in board)
        for s, board in enumerate(boards)
    )
    finishes = tuple(
        f if open_boards or f.seat == known else replace(f, stones=()) for f in state.finishes
    )
    hands = guessed(state, seen, state.edition.stones, rng)
    return replace(state, hands=hands, boards=boards, finishes=finishes)
