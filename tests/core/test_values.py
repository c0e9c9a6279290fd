"""A changed value is a new one, as the standard library would make it."""

from __future__ import annotations

import dataclasses
import pickle
from typing import Any

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.core.claims import Relation, Word
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


def test_a_frozen_value_of_another_room_is_changed_too() -> None:
    sitter = dataclasses.make_dataclass("Frozen", ("name", "level"), frozen=True, slots=True)(
        "Anna", 1
    )
    assert replace(sitter, level=2) == dataclasses.replace(sitter, level=2) != sitter


def test_a_value_is_equal_and_found_by_what_it_says() -> None:
    assert {Word("WAS"): 1}[Word("WAS")] == 1
    assert Relation("WAS", "WASSER") != Relation("WASSER", "WAS")
    assert pickle.loads(pickle.dumps(Word("WAS"))) == Word("WAS")
