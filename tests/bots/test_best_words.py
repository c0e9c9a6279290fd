"""No legal laying is better than what the search finds; `./setz soak best` tries 200 a game."""

from __future__ import annotations

import pytest

from tests.bots.brute import GAMES, compared

# How many positions are tried every day?
POSITIONS = 30


@pytest.mark.parametrize("game", GAMES)
def test_no_legal_laying_is_better(game: str) -> None:
    assert compared(game, POSITIONS) >= POSITIONS
