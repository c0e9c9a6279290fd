"""How the tests of Wer behält recht talk: one language an edition, hands, phases and the word."""

from __future__ import annotations

import pytest

from setzkasten.core.drawing import Outcome
from setzkasten.games.recht import RECHT_1936, RECHT_SUPER
from setzkasten.games.recht.game import Recht
from setzkasten.games.recht.state import Action, State, View
from tests.language import Language

__all__ = [
    "DUTY",
    "R1",
    "R4",
    "RechtLanguage",
    "announced",
    "every_recht",
    "fragment",
    "hands",
    "phase",
    "scores",
    "winner",
]

RechtLanguage = Language[State, Action, Outcome, View]


def _spoken(game: Recht) -> RechtLanguage:
    return Language(game, (1, 1))  # the table has no edge, so boards are drawn with their corner


R4 = _spoken(RECHT_1936)
R1 = _spoken(RECHT_SUPER)
# The round is over and nobody changed the announcement of seat 1.
DUTY = "board EXIK; word MEXIKO; author 1; turn 1; hands AMO/ENR/RST"
every_recht = pytest.mark.parametrize("game", [R4, R1], ids=["1936", "super"])


def phase(state: State) -> tuple[str, int]:
    """What is to be done, by which seat (from 1)."""
    return RECHT_1936.awaiting(state).phase, state.turn + 1


def announced(state: State) -> tuple[str, int]:
    """The word and its author (from 1)."""
    assert state.open
    return state.open.word, state.open.author + 1


def fragment(state: State) -> str:
    assert state.open
    return "".join(state.board[square].letter for square in state.open.squares)


def hands(state: State) -> str:
    return RECHT_1936.write_position(state)["hands"]


def scores(state: State) -> tuple[int, ...]:
    return RECHT_1936.scores(state)


def winner(state: State) -> tuple[int, ...]:
    """Who won, from 1."""
    return tuple(seat + 1 for seat in RECHT_1936.winners(state))
