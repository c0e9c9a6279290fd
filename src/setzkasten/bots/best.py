"""The best moves of a position, for hints and for whoever studies a game: one adviser a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from setzkasten.bots.nomina_search import NominaSearch
from setzkasten.core.claims import Relation
from setzkasten.core.game import Report, Seat
from setzkasten.games.nomina.state import State as NominaState
from setzkasten.lexicon.judge import Judge
from setzkasten.lexicon.masks import MaskedWords, allowed_mask, bits_of


@dataclass(frozen=True, slots=True)
class Hint:
    """An action of the game and what it brings."""

    action: Any  # the game's own
    report: Report


@dataclass(frozen=True, slots=True)
class Advice:
    """Hints, the best first. `complete`: every legal move was weighed."""

    hints: tuple[Hint, ...]
    complete: bool


class Adviser(Protocol):
    def best(
        self,
        state: Any,  # the game's own
        seat: Seat,
        *,
        words: MaskedWords,
        judge: Judge,
        count: int,
        seconds: float,
    ) -> Advice:
        """The `count` moves with the most points; seconds below 0 are no limit."""
        ...


class NominaAdviser:
    def best(
        self,
        state: NominaState,
        seat: Seat,
        *,
        words: MaskedWords,
        judge: Judge,
        count: int,
        seconds: float,
    ) -> Advice:
        search = NominaSearch(
            words.graph,
            bits_of(allowed_mask(words, judge.policy)),
            lambda shorter, longer: judge.answer(Relation(shorter, longer)).answer,
        )
        found = search.best(state, seat, count=count, seconds=seconds)
        return Advice(tuple(Hint(m.lay, m.report) for m in found.moves), found.complete)


ADVISERS: dict[str, Adviser] = {"nomina": NominaAdviser()}
