"""How the tests of Presto talk: both editions, boards and phases."""

from __future__ import annotations

import pytest

from setzkasten.core.drawing import Outcome
from setzkasten.games.presto import PRESTO_1936, PRESTO_SUPER
from setzkasten.games.presto.state import Action, State, View
from tests.language import Language

__all__ = ["BOTH", "PR1", "PR4", "PrestoLanguage", "boards", "both_prestos", "phase"]

PrestoLanguage = Language[State, Action, Outcome, View]
PR1: PrestoLanguage = Language(PRESTO_SUPER, (1, 1))
PR4: PrestoLanguage = Language(PRESTO_1936, (1, 1))
BOTH = (PR1, PR4)
both_prestos = pytest.mark.parametrize("game", BOTH, ids=lambda game: str(game.game.id))


def phase(state: State) -> str:
    return PRESTO_SUPER.awaiting(state).phase


def boards(state: State) -> str:
    """The boards of all seats as layings."""
    return PRESTO_SUPER.write_position(state)["boards"]
