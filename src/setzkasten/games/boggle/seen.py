"""What each seat may know of Boggle: lists are hidden until they are read aloud."""

from __future__ import annotations

from random import Random

from setzkasten.core.game import Act, Chance, Seat, Step
from setzkasten.core.values import replace
from setzkasten.games.boggle.state import LEAST_LETTERS, Action, Shake, State, Strike, View, Write
from setzkasten.games.boggle.tray import SIDE, around, letter_at, shaken


def view_of(state: State, seat: Seat | None) -> View:
    return View(
        letters="" if not_yet(state, seat) else state.letters,
        round=state.played + len(state.rounds) + 1,
        began_at=state.began_at,
        list=() if seat is None else tuple(entry.word for entry in state.lists[seat]),
        done=tuple(sorted(state.done)),
        searching=tuple(sorted(state.searching)),
        left=tuple(sorted(state.left)),
        rounds=state.rounds,
        order=state.options.order,
    )


def not_yet(state: State, seat: Seat | None) -> bool:
    """Searching one after the other: nobody sees the dice before the own glass runs."""
    if state.options.order == "together":
        return False
    looking = state.searching if state.phase == "search" else frozenset()
    return seat not in state.done | looking


def hidden(state: State, step: Step[Action, Shake], now: State) -> bool:
    """BOG-03 Lists are hidden until they are read aloud; dice, where each looks in turn."""
    if now.over or len(state.rounds) < len(now.rounds):
        return False
    match step:
        case Act(action=Write() | Strike()):
            return True
        case Chance():
            return state.options.order == "in-turn"
    return False


def resampled(state: State, seat: Seat | None, rng: Random) -> State:
    """Others' lists are other ways over the dice; dice not yet seen are shaken anew."""
    if not state.letters or state.over:
        return state
    letters = shaken(rng) if not_yet(state, seat) else state.letters
    lists = tuple(
        own if s == seat else _wandered(letters, rng, len(own)) for s, own in enumerate(state.lists)
    )
    return replace(state, letters=letters, lists=lists)


def _wandered(letters: str, rng: Random, number: int) -> tuple[Write, ...]:
    return tuple(map(Write, dict.fromkeys(_wander(letters, rng) for _ in range(number))))


def _wander(letters: str, rng: Random) -> str:
    path = [(rng.randrange(SIDE), rng.randrange(SIDE))]
    while len(path) < LEAST_LETTERS + rng.randrange(3):
        free = [square for square in around(path[-1]) if square not in path]
        if not free:
            break
        path.append(rng.choice(free))
    return "".join(letter_at(letters, square) for square in path)
