"""The best moves of a position, for hints and for whoever studies a game: what an adviser is."""

from __future__ import annotations

from typing import Any, Protocol

from setzkasten.bots.trying import Advice
from setzkasten.core.game import Seat
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
        """The `count` best moves of words that may be offered, the best first.

        It looks at what the seat may know of the state and at nothing else. Seconds below 0 are
        no limit.
        """
        ...
