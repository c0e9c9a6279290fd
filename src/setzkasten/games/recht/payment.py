"""Who pays whom: dropping out, the end of a game, the double stake, and the games of an evening."""

from __future__ import annotations

from setzkasten.core.board import Board
from setzkasten.core.game import Millis, Seat
from setzkasten.core.tiles import Stock
from setzkasten.core.turns import last_one, next_seat
from setzkasten.core.values import replace
from setzkasten.games.recht.state import Move, Result, State
from setzkasten.games.typdom.box import payment_of
from setzkasten.games.typdom.table import lowest_rest


def rests(state: State) -> tuple[int, ...]:
    """WBR-15 black 1, red 3, jolly 10 for each stone in hand."""
    return tuple(payment_of(hand) for hand in state.table.hands)


def drop_out(state: State, seat: Seat, at: Millis, kind: str = "out") -> State:
    """WBR-08 The author pays his rest to each of the others and leaves; the fragment stays."""
    paid = _paid_rest(state, seat, kind)
    if len(paid.playing) == 1:
        return end_game(paid, at, winner=paid.playing[0])
    after = _abandoned(paid) if state.open and state.open.author == seat else paid
    goes_on = seat != state.turn and (after.open or not state.premium)
    return after if goes_on else _passed_on(after, at)


def leave(state: State, seat: Seat, at: Millis) -> State:
    """Whoever stands up drops out, and no later game of the evening waits for him."""
    gone = replace(state, table=replace(state.table, left=state.table.left | {seat}))
    return gone if seat in state.out else drop_out(gone, seat, at, "left")


def _paid_rest(state: State, seat: Seat, kind: str) -> State:
    rest, out = rests(state)[seat] * state.stake, state.out | {seat}
    unpaid = {seat, *state.table.left, *(() if state.rules.paid == "all" else out)}
    paid = frozenset(range(state.seats)) - unpaid
    scores = tuple(
        score + rest * (s in paid) - rest * len(paid) * (s == seat)
        for s, score in enumerate(state.table.scores)
    )
    word = state.open.word if state.open and state.open.author == seat else ""
    move = Move(seat, kind, word, paid=rest)
    table = replace(state.table, scores=scores, passes=0)
    return replace(state, table=table, out=out, waiting=0, moves=(*state.moves, move))


def _abandoned(state: State) -> State:
    """Nobody answers for the word any more: another is begun, anywhere; or the others go on."""
    kept = state.open if state.rules.penalty == "fragment" else None
    return replace(state, open=kept, crossed=())


def _passed_on(state: State, at: Millis) -> State:
    """The turn of a seat that dropped out, or whose premium was for a word that is gone."""
    table = state.table
    turn = next_seat(table.turn, state.seats, skipping=state.out)
    starter = table.starter if table.dealt or table.starter is None else turn
    table = replace(table, turn=turn, starter=starter, began_at=at, buying=())
    return replace(state, table=table, bought=False, premium=0)


def lowest(state: State) -> Seat | None:
    """WBR-16 The only seat with the lowest rest; equal rests: nobody."""
    return lowest_rest(state.table, state.playing)


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
        table=replace(state.table, scores=scores, finisher=winner, buying=()),
        results=(*state.results, _result(state, scores, paid_to)),
        premium=0,
        bought=False,
    )
    if state.game >= state.rules.games or last_one(done.table.left, done.seats):
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
    starter = next_seat(table.starter or 0, state.seats, skipping=table.left)
    fresh = replace(
        table,
        board=Board(),
        hands=(Stock(),) * state.seats,
        unseen=table.stones,
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
        out=table.left,
        game=state.game + 1,
        before=table.scores,
        results=state.results,
    )
