"""What of a running game may leave the table: nothing that those who watch must not know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from setzkasten.core.game import AnyGame
from setzkasten.core.match import Happening, Match, Struck, TakenBack
from setzkasten.core.record import Header

# How often is what is hidden in a set-up position guessed before it is believed that nothing is?
GUESSES = 4


def hidden(game: AnyGame, state: object, happening: Happening, now: object) -> bool:
    """Would this, as it was done in `state`, tell what is still hidden `now`?"""
    if isinstance(happening, TakenBack | Struck) or game.awaiting(now).over:
        return False
    return game.hides(state, happening, now)


def told_header(header: Header, match: Match) -> Header:
    """The header without a set-up position that says what somebody holds."""
    game, opening = match.game, match.began
    if not header.position or match.over or _known(game, opening):
        return header
    return replace(header, position={})


def _known(game: AnyGame, state: object) -> bool:
    """Does everybody know all of it? Then there is nothing else that it could be."""
    guesses = (game.resample(state, None, Random(seed)) for seed in range(GUESSES))
    return all(guess == state for guess in guesses)
