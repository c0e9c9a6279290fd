"""The best moves of the crossing games."""

from __future__ import annotations

from setzkasten.bots.kreuzwort_search import KreuzwortSearch
from setzkasten.bots.trying import Advice
from setzkasten.core.game import AnyGame, Seat
from setzkasten.core.values import value
from setzkasten.games.kreuzwort.state import State
from setzkasten.lexicon.words import Words


@value
class KreuzwortAdviser:
    game: AnyGame

    def best(self, state: State, seat: Seat, *, words: Words, count: int, seconds: float) -> Advice:
        search = KreuzwortSearch(self.game, words)
        return search.best(state, seat, count=count, seconds=seconds)
