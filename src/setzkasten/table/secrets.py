"""What of a running game may leave the table: nothing that those who watch must not know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from setzkasten.core.course import Course, Happening, TakenBack
from setzkasten.core.game import AnyGame
from setzkasten.core.record import Header

# How often is what is hidden in a set-up position guessed before it is believed that nothing is?
GUESSES = 4


def hidden(game: AnyGame, state: object, happening: Happening, now: object) -> bool:
    """Would this, as it was done in `state`, tell what is still hidden `now`?"""
    if isinstance(happening, TakenBack) or game.awaiting(now).over:
        return False
    return game.hides(state, happening, now)


def told_header(header: Header, course: Course) -> Header:
    """The header without a set-up position that says what somebody holds."""
    game, opening = course.game, course.states()[0]
    if not header.position or game.awaiting(course.state).over or _known(game, opening):
        return header
    return replace(header, position={})


def told_happenings(header: Header, course: Course) -> list[Happening]:
    """The steps up to the first one that tells something hidden: what is told can be replayed."""
    game, opening, now = course.game, course.states()[0], course.state
    if told_header(header, course) != header:
        return []
    again, told = Course(game, opening), list[Happening]()
    for happening in course.happenings:
        if hidden(game, again.state, happening, now):
            break
        again.take(happening)
        told.append(happening)
    return told


def _known(game: AnyGame, state: object) -> bool:
    """Does everybody know all of it? Then there is nothing else that it could be."""
    guesses = (game.resample(state, None, Random(seed)) for seed in range(GUESSES))
    return all(guess == state for guess in guesses)
