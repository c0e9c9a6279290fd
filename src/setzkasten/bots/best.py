"""The best moves of a position, for hints and for whoever studies a game: what an adviser is."""

from __future__ import annotations

from typing import Any, Protocol

from setzkasten.bots.trying import Advice
from setzkasten.core.game import Seat
from setzkasten.lexicon.judge import Judge
from setzkasten.lexicon.masks import MaskedWords


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
