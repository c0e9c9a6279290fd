"""How the tests of Cartino talk: boards with stones as `o`, hands, phases."""

from __future__ import annotations

from setzkasten.core.drawing import Outcome
from setzkasten.games.cartino import Cartino
from setzkasten.games.cartino.plan import SIZE
from setzkasten.games.cartino.state import Action, State, View
from tests.language import Language

__all__ = ["CARTINO", "hands", "phase", "rows"]

CARTINO: Language[State, Action, Outcome, View] = Language(Cartino(), SIZE)


def phase(state: State) -> str:
    return CARTINO.game.awaiting(state).phase


def hands(state: State) -> list[str]:
    """The stones of each seat."""
    return CARTINO.game.write_position(state)["hands"].split("/")


def rows(state: State) -> str:
    return CARTINO.game.write_position(state)["board"]
