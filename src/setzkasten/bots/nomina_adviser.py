"""The best moves of Nomina."""

from __future__ import annotations

from setzkasten.bots.nomina_search import NominaSearch
from setzkasten.bots.trying import Advice, Hint
from setzkasten.core.game import Seat
from setzkasten.games.nomina.state import State
from setzkasten.lexicon.words import Words


class NominaAdviser:
    def best(
        self,
        state: State,
        seat: Seat,
        *,
        words: Words,
        count: int,
        seconds: float,
    ) -> Advice:
        found = NominaSearch(words.offered).best(state, seat, count=count, seconds=seconds)
        return Advice(tuple(Hint(m.lay, m.report) for m in found.moves), found.complete)
