"""Who pays whom: dropping out, the end of a game, the double stake, and the games of an evening."""

from __future__ import annotations

from dataclasses import replace

from setzkasten.core.board import Board
from setzkasten.core.game import Millis, Seat
from setzkasten.core.tiles import Stock
from setzkasten.core.turns import next_seat
from setzkasten.games.recht.state import Move, Result, State
from setzkasten.games.typdom.box import payment_of


def rests(state: State) -> tuple[int, ...]:
    """WBR-15 black 1, red 3, jolly 10 for each stone in hand."""
    return tuple(payment_of(hand) for hand in state.table.hands)


def drop_out(state: State, at: Millis) -> State:
    """WBR-08 The author pays his rest to each of the others and leaves; the fragment stays."""
    seat = state.turn
    rest = rests(state)[seat] * state.stake
    out = state.out | {seat}
    paid = [
        s for s in range(state.seats) if s != seat and (s not in out or state.rules.paid == "all")
    ]
    scores = tuple(
        score + rest * (s in paid) - rest * len(paid) * (s == seat)
        for s, score in enumerate(state.table.scores)
    )
    turn = next_seat(seat, state.seats, skipping=out)
    after = replace(
        state,
        table=replace(state.table, scores=scores, turn=turn, began_at=at, passes=0),
        out=out,
        open=state.open if state.rules.penalty == "fragment" else None,
        crossed=(),
        waiting=0,
        bought=False,
        moves=(*state.moves, Move(seat, "out", state.open.word if state.open else "", paid=rest)),
    )
    if len(after.playing) == 1:
        return end_game(after, at, winner=turn)
    return after


def lowest(state: State) -> Seat | None:
    """WBR-16 The only seat with the lowest rest; equal rests: nobody."""
    left = {seat: rests(state)[seat] for seat in state.playing}
    best = [seat for seat, rest in left.items() if rest == min(left.values())]
    return best[0] if len(best) == 1 else None


def end_game(state: State, at: Millis, *, winner: Seat | None) -> State:
    """WBR-15, WBR-16 The others pay their rests to the winner; then the next game, if any."""
    paid_to = lowest(state) if winner is None else winner
    owed = [rest * state.stake for rest in rests(state)]
    losers = [seat for seat in state.playing if seat != paid_to] if paid_to is not None else []
    scores = tuple(
        score + (sum(owed[loser] for loser in losers) if seat == paid_to else 0)
        - (owed[seat] if seat in losers else 0)
        for seat, score in enumerate(state.table.scores)
    )  # fmt: skip
    done = replace(
        state,
        table=replace(state.table, scores=scores, finisher=winner),
        results=(*state.results, _result(state, scores, paid_to)),
        premium=0,
        bought=False,
    )
    if state.game >= state.rules.games:
        return replace(done, table=replace(done.table, over=True))
    return _next_game(done, at, tie=paid_to is None)


def _result(state: State, scores: tuple[int, ...], winner: Seat | None) -> Result:
    return Result(
        winner,
        rests(state),
        tuple(tuple(hand) for hand in state.table.hands),
        tuple(sorted(state.out)),
        tuple(now - was for now, was in zip(scores, state.before, strict=True)),
        state.stake,
    )


def _next_game(state: State, at: Millis, *, tie: bool) -> State:
    """All stones are mixed again; who begins rotates; WBR-16 after a tie the stake is doubled."""
    table = state.table
    starter = next_seat(table.starter or 0, state.seats)
    fresh = replace(
        table,
        board=Board(),
        hands=(Stock(),) * state.seats,
        unseen=table.edition.stones,
        aside=0,
        turn=starter,
        starter=starter,
        dealt=False,
        began_at=at,
        passes=0,
        finisher=None,
    )
    return State(
        state.rules,
        fresh,
        double=tie,
        game=state.game + 1,
        before=table.scores,
        results=state.results,
    )
