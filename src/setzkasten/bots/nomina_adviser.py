"""The best moves of Nomina."""

from __future__ import annotations

from setzkasten.bots.nomina_search import NominaSearch
from setzkasten.bots.numbering import numbered
from setzkasten.bots.trying import Advice, Hint
from setzkasten.core.claims import Relation
from setzkasten.core.game import Seat
from setzkasten.games.nomina.state import State
from setzkasten.lexicon.judge import Judge
from setzkasten.lexicon.masks import MaskedWords


class NominaAdviser:
    def best(
        self,
        state: State,
        seat: Seat,
        *,
        words: MaskedWords,
        judge: Judge,
        count: int,
        seconds: float,
    ) -> Advice:
        known = numbered(words, judge.policy)
        search = NominaSearch(
            known.graph,
            known.allowed,
            lambda shorter, longer: judge.answer(Relation(shorter, longer)).answer,
        )
        found = search.best(state, seat, count=count, seconds=seconds)
        return Advice(tuple(Hint(m.lay, m.report) for m in found.moves), found.complete)
