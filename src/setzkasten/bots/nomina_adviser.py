"""The best moves of Nomina."""

from __future__ import annotations

from setzkasten.bots.nomina_search import NominaSearch
from setzkasten.bots.trying import Advice
from setzkasten.core.game import Seat
from setzkasten.games.nomina.state import State
from setzkasten.lexicon.words import Words


class NominaAdviser:
    def best(self, state: State, seat: Seat, *, words: Words, count: int, seconds: float) -> Advice:
        return NominaSearch(words.offered).best(state, seat, count=count, seconds=seconds)
