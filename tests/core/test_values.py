"""A changed value is a new one, as the standard library would make it."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.core.values import replace
from tests.laws.plays import play_of


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_state_is_changed_as_the_library_changes_it(game: str) -> None:
    state: Any = play_of(game, 0).match.state  # of any game
    for field in dataclasses.fields(state):
        assert replace(state, **{field.name: "other"}) == dataclasses.replace(
            state, **{field.name: "other"}
        )
    assert replace(state) == state


def test_a_part_that_there_is_not_is_refused() -> None:
    state: Any = play_of("nomina", 0).match.state
    with pytest.raises(KeyError):
        replace(state, nothing=1)
