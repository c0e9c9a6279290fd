"""Presto's rounds: who is finished, who builds next or no more, and what it brings."""

from __future__ import annotations

from setzkasten.core.game import Event, Report, Seat, Transition
from setzkasten.core.laying import refused_words
from setzkasten.core.turns import last_one, put
from setzkasten.core.values import replace
from setzkasten.games.presto.building import left_over
from setzkasten.games.presto.state import Finish, Round, State

POINTS = (4, 2)  # PR1-03
POINTS_ONE_LEFT = (2, 1)  # PR1-04


def rule(state: State, report: Report) -> Transition[State]:
    """PR1-05 A false claim costs nothing: the board is shown where it is wrong, and on it goes."""
    assert state.pending
    assert state.began_at is not None
    if refusal := refused_words(report):
        return Transition(replace(state, pending=None), report=report, refusal=refusal)
    seat, claim, called_at = state.pending
    finish = Finish(seat, called_at - state.began_at, left_over(state, seat, claim), claim.stones)
    done = replace(
        state,
        pending=None,
        boards=put(state.boards, seat, claim.stones),
        finishes=(*state.finishes, finish),
    )
    after = next_builder(credited(done))
    brought = replace(report, points=after.scores[seat] - state.scores[seat])
    return Transition(after, (Event("finished", {"seat": seat}),), brought)


def credited(state: State) -> State:
    """PR1-03 Points are given at the call; one after the other, only the times decide them."""
    if state.rules.order == "in-turn":
        return state
    *before, _last = state.finishes
    had, has = _points(state, tuple(before)), _points(state, state.finishes)
    scores = zip(state.scores, had, has, strict=True)
    return replace(state, scores=tuple(score - old + new for score, old, new in scores))


def next_builder(state: State) -> State:
    """The next one builds, or the round is over."""
    together = state.rules.order == "together"
    enough = not state.edition.ranks and together and len(state.finishes) == len(POINTS)
    if state.building and not enough:
        return state if together else replace(state, began_at=None)
    finishes = tuple(sorted(state.finishes, key=lambda finish: finish.millis))
    points = _points(state, finishes)
    hands = tuple(tuple(hand) for hand in state.hands)
    rounds = (*state.rounds, Round(finishes, points, hands, state.boards))
    counted = (s + p for s, p in zip(state.scores, points, strict=True))
    return replace(
        _between_rounds(state),
        scores=state.scores if together else tuple(counted),
        rounds=rounds,
        over=state.played + len(rounds) >= state.rules.rounds,
    )


def _between_rounds(state: State) -> State:
    return replace(
        state, hands=(), boards=(), began_at=None, finishes=(), out=frozenset(), pending=None
    )


def _points(state: State, finishes: tuple[Finish, ...]) -> tuple[int, ...]:
    """PR1-03, PR1-04 four and two, or two and one; PR4-03 a first place is noted."""
    points = [0] * state.seats
    for rank, finish in enumerate(finishes):
        if state.edition.ranks:
            points[finish.seat] = int(rank == 0)
        elif rank < len(POINTS):
            points[finish.seat] = (POINTS_ONE_LEFT if finish.left else POINTS)[rank]
    return tuple(points)


def give_up(state: State, seat: Seat) -> Transition[State]:
    out = replace(state, out=state.out | {seat})
    return Transition(next_builder(out), (Event("gave_up", {"seat": seat}),))


def leave(state: State, seat: Seat) -> State:
    """It builds no more and is dealt nothing; the last one ends the game at once."""
    gone = replace(state, left=state.left | {seat})
    if last_one(gone.left, state.seats):
        return replace(_between_rounds(gone), over=True)
    return next_builder(gone) if state.hands and seat in state.building else gone
