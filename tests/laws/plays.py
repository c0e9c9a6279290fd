"""The random games on which every law is tried. A game that is registered joins by itself."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from setzkasten.catalogue import GAMES
from tests.random_play import Play, played

__all__ = ["SEEDS", "every_game", "play_of"]

Test = TypeVar("Test", bound=Callable[..., Any])  # any signature: hypothesis fills the seed

# How many random games does each game play? A long night may ask for more.
SEEDS = int(os.environ.get("SETZKASTEN_RANDOM_GAMES", "24"))


@cache
def play_of(game: str, seed: int) -> Play:
    """The laws look at the same games, so each is played once."""
    return played(GAMES[game], seed)


def every_game(test: Test) -> Test:
    """A law: for every game of the house and every random game of it."""
    many = settings(
        max_examples=SEEDS,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
    seeded = many(given(seed=st.integers(0, SEEDS - 1))(test))
    marked: Test = pytest.mark.parametrize("game", sorted(GAMES))(seeded)
    return marked
