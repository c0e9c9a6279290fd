"""How the tests of Boggle talk: positions, lists, and what was read aloud."""

from __future__ import annotations

from setzkasten.games.boggle import Boggle
from setzkasten.games.boggle.state import Action, Found, Shake, State, View
from tests.language import Language

__all__ = ["BOGGLE", "DICE", "entries", "lists", "phase"]

DICE = "dice AEPT/USNO/MAME/ROST"
BOGGLE: Language[State, Action, Shake, View] = Language(Boggle(), (4, 4))


def phase(state: State) -> str:
    return BOGGLE.game.awaiting(state).phase


def lists(state: State) -> str:
    """`MAUS SAU/-`: the words of all seats."""
    return BOGGLE.game.write_position(state)["lists"]


def entries(state: State, seat: int) -> tuple[Found, ...]:
    """What a seat read aloud in the last round."""
    return state.rounds[-1].lists[seat]
