"""Turns: what a phase waits for, who is next, numbers and values of all seats."""

from __future__ import annotations

from operator import add
from typing import TypeVar

from setzkasten.core.claims import Claim
from setzkasten.core.game import Awaiting, Deadline, Millis, Seat

T = TypeVar("T")

THINKING = "thinking"
# How many seconds may be set for a move, or for the moves of a whole game? A month, for letters.
LONGEST_TIME = 30 * 86_400
CHANCES = frozenset({"lot", "deal", "draw", "shake"})


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
    return put(numbers, seat, numbers[seat] + by)


def put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """Values of all seats, one of them replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def with_start(scores: tuple[int, ...], ahead: tuple[int, ...]) -> tuple[int, ...]:
    """With the points that seats were given before the game; nothing: nobody was."""
    return tuple(map(add, scores, ahead)) if ahead else scores


def best_seats(scores: tuple[int, ...], *, left: frozenset[Seat] = frozenset()) -> tuple[Seat, ...]:
    """Who has most points of those that stayed; a tie is shared."""
    stayed = [score for seat, score in enumerate(scores) if seat not in left]
    most = max(stayed, default=None)
    return tuple(s for s, score in enumerate(scores) if s not in left and score == most)


def last_one(left: frozenset[Seat], seats: int) -> bool:
    """Did all others leave? Alone at a table, whoever leaves is the last one, too."""
    return len(left) >= max(1, seats - 1)
