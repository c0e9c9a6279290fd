"""The best moves of Lingua."""

from __future__ import annotations

from setzkasten.bots.lingua_search import LinguaSearch
from setzkasten.bots.trying import Advice
from setzkasten.core.game import Seat
from setzkasten.games.lingua import Lingua
from setzkasten.games.lingua.state import State
from setzkasten.lexicon.words import Words


class LinguaAdviser:
    def best(self, state: State, seat: Seat, *, words: Words, count: int, seconds: float) -> Advice:
        search = LinguaSearch(Lingua(), words)
        return search.best(state, seat, count=count, seconds=seconds)
