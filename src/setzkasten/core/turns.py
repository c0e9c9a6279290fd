"""The checks that every game shares, so that no game writes them again."""

from __future__ import annotations

from typing import Any, TypeVar

from setzkasten.core.claims import Claim
from setzkasten.core.game import (
    Act,
    Awaiting,
    Chance,
    Deadline,
    Expired,
    Left,
    Millis,
    Refusal,
    Ruled,
    Seat,
    Step,
)

T = TypeVar("T")

THINKING = "thinking"
CHANCES = frozenset({"lot", "deal", "draw", "shake"})


def check_turn(awaiting: Awaiting, step: Step[Any, Any]) -> Refusal | None:
    """Is this the moment for this kind of step, from this seat, at this time?"""
    if awaiting.over:
        return Refusal("game_over")
    deadline = awaiting.deadline
    match step:
        case Act(seat=seat, at=at):
            if seat not in awaiting.seats | awaiting.meanwhile:
                return Refusal("not_your_turn", {"seat": seat + 1})
            if deadline and at >= deadline.at:
                return Refusal("too_late", {"by": at - deadline.at})
        case Chance():
            if not awaiting.chance:
                return Refusal("no_draw_due")
        case Ruled(verdicts=verdicts):
            claims = [verdict.claim for verdict in verdicts]
            if not claims or set(claims) != awaiting.ruling or len(claims) > len(set(claims)):
                return Refusal("no_ruling_due")
        case Expired(deadline=name, at=at):
            if deadline is None or deadline.name != name:
                return Refusal("no_such_deadline", {"deadline": name})
            if at < deadline.at:
                return Refusal("too_early", {"by": deadline.at - at})
        case Left(seat=seat):
            return _check_leaving(awaiting, seat)
    return None


def _check_leaving(awaiting: Awaiting, seat: Seat) -> Refusal | None:
    """Whoever is still there may leave at any time, but not while words wait for a ruling."""
    if seat in awaiting.left:
        return Refusal("left_already", {"seat": seat + 1})
    return Refusal("ruling_first") if awaiting.ruling else None


def awaiting_turn(
    phase: str,
    *turns: Seat,
    ruling: frozenset[Claim] = frozenset(),
    deadline: Deadline | None = None,
    meanwhile: frozenset[Seat] = frozenset(),
    left: frozenset[Seat] = frozenset(),
    live: bool = False,
) -> Awaiting:
    """What each phase waits for; `turns` are the seats that may act in it."""
    if phase == "over":
        return Awaiting(phase=phase, left=left)
    if phase in CHANCES:
        return Awaiting(phase=phase, chance=True, left=left, live=live)
    if phase == "judge":
        return Awaiting(phase=phase, ruling=ruling, left=left, live=live)
    return Awaiting(
        phase=phase,
        seats=frozenset(turns),
        deadline=deadline,
        meanwhile=meanwhile,
        left=left,
        live=live,
    )


def thinking_time(began_at: Millis, seconds: int) -> Deadline | None:
    """When the time for a turn is up; 0 seconds are no limit."""
    return Deadline(THINKING, began_at + seconds * 1000) if seconds else None


def next_seat(seat: int, seats: int, *, skipping: frozenset[int] = frozenset()) -> int:
    """The seat to the left that is still in the game."""
    for by in range(1, seats + 1):
        after = (seat + by) % seats
        if after not in skipping:
            return after
    raise AssertionError("everybody is skipped")


def plus(numbers: tuple[int, ...], seat: Seat, by: int) -> tuple[int, ...]:
    """Numbers of all seats, one of them raised."""
    return tuple(number + by * (s == seat) for s, number in enumerate(numbers))


def put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """Values of all seats, one of them replaced."""
    return tuple(value if s == seat else old for s, old in enumerate(values))


def best_seats(scores: tuple[int, ...], *, left: frozenset[Seat] = frozenset()) -> tuple[Seat, ...]:
    """Who has most points of those that stayed; a tie is shared."""
    stayed = [score for seat, score in enumerate(scores) if seat not in left]
    most = max(stayed, default=None)
    return tuple(s for s, score in enumerate(scores) if s not in left and score == most)


def last_one(left: frozenset[Seat], seats: int) -> bool:
    """Did all others leave? Alone at a table, whoever leaves is the last one, too."""
    return len(left) >= max(1, seats - 1)
