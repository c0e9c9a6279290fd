"""The best moves of a position, for hints and for whoever studies a game: one adviser a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from setzkasten.bots.kreuzwort_search import KreuzwortSearch
from setzkasten.bots.lingua_search import LinguaSearch
from setzkasten.bots.nomina_search import NominaSearch
from setzkasten.bots.trying import Advice, Hint
from setzkasten.core.game import AnyGame, Seat
from setzkasten.games.kreuzwort import KREUZWORT_1936, KREUZWORT_SUPER, POINT_TYP_DOM
from setzkasten.games.kreuzwort.state import State as KreuzwortState
from setzkasten.games.lingua import Lingua
from setzkasten.games.lingua.state import State as LinguaState
from setzkasten.games.nomina.state import State as NominaState
from setzkasten.lexicon.words import Words


class Adviser(Protocol):
    def best(
        self,
        state: Any,  # the game's own
        seat: Seat,
        *,
        words: Words,
        count: int,
        seconds: float,
    ) -> Advice:
        """The `count` moves with the most points, of words that may be offered.

        Seconds below 0 are no limit.
        """
        ...


class NominaAdviser:
    def best(
        self,
        state: NominaState,
        seat: Seat,
        *,
        words: Words,
        count: int,
        seconds: float,
    ) -> Advice:
        search = NominaSearch(words.offered)
        found = search.best(state, seat, count=count, seconds=seconds)
        return Advice(tuple(Hint(m.lay, m.report) for m in found.moves), found.complete)


@dataclass(frozen=True, slots=True)
class KreuzwortAdviser:
    game: AnyGame

    def best(
        self,
        state: KreuzwortState,
        seat: Seat,
        *,
        words: Words,
        count: int,
        seconds: float,
    ) -> Advice:
        search = KreuzwortSearch(self.game, words)
        return search.best(state, seat, count=count, seconds=seconds)


class LinguaAdviser:
    def best(
        self,
        state: LinguaState,
        seat: Seat,
        *,
        words: Words,
        count: int,
        seconds: float,
    ) -> Advice:
        search = LinguaSearch(Lingua(), words)
        return search.best(state, seat, count=count, seconds=seconds)


ADVISERS: dict[str, Adviser] = {
    "nomina": NominaAdviser(),
    **{
        game.id: KreuzwortAdviser(game) for game in (KREUZWORT_1936, KREUZWORT_SUPER, POINT_TYP_DOM)
    },
    "lingua": LinguaAdviser(),
}
