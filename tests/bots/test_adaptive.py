"""The adaptive level: it follows whoever plays against it, from game to game."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

from setzkasten.bots.adaptive import ADAPTED, FIRST, next_level, plays_as
from setzkasten.bots.ladder import LEVELS, rung_of
from setzkasten.bots.ladders import BOGGLE
from setzkasten.catalogue import CATALOGUE
from setzkasten.core.record import Header, Sitter, read_record, write_header
from setzkasten.table.told import Level

# How often does a rung win against the one below, and against those further down?
STEP = 0.7


def test_a_game_lost_makes_it_stronger_and_one_won_weaker() -> None:
    assert next_level("~mittel", 1, {0}) == "~~mittel"
    assert next_level("~~mittel", 1, {0}) == "~mittel+"
    assert next_level("~mittel", 1, {1}) == "~~leicht+"
    assert next_level("~leicht", 1, {1}) == "~leicht"
    assert next_level("~~~~meister+", 1, {0}) == "~~~~meister+"


@pytest.mark.parametrize("winners", [set[int](), {0, 1}])
def test_nobody_learns_from_a_game_without_a_winner(winners: set[int]) -> None:
    assert next_level("~mittel", 1, winners) == "~mittel"


def test_fixed_levels_stay() -> None:
    assert [next_level(level, 0, {1}) for level in LEVELS] == list(LEVELS)


@pytest.mark.parametrize("fixed", range(len(LEVELS)))
def test_from_the_tenth_game_on_it_wins_about_half(fixed: int) -> None:
    """Against every rung, on a ladder whose steps are as they should be."""
    rng, level, won = Random(fixed), FIRST, 0
    for game in range(1_010):
        odds = (STEP / (1 - STEP)) ** (LEVELS.index(plays_as(level)) - fixed)
        wins = rng.random() < odds / (1 + odds)
        won += wins and game >= 10
        level = next_level(level, 0, {0} if wins else {1})
    assert 420 <= won <= 580


def test_it_plays_as_its_rung_does_at_the_same_pace() -> None:
    assert [plays_as(level) for level in LEVELS] == list(LEVELS)
    assert list(dict.fromkeys(map(plays_as, ADAPTED))) == list(LEVELS)
    pace = CATALOGUE["boggle"].pace
    assert pace
    assert pace.of("~stark", "HAUS") == rung_of(BOGGLE, "stark").pauses


def test_every_level_is_told_and_read_in_a_record() -> None:
    assert get_args(Level) == (*LEVELS, *ADAPTED)
    for level in get_args(Level):
        sitters = (Sitter(("Anna",)), Sitter(("Karl",), "computer", level))
        text = write_header(Header("nomina", sitters))
        assert read_record(text.encode()).header.sitters == sitters
