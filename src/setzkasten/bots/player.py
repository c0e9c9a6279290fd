"""What a computer player is: it sees a view, knows some words, and returns an action."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from setzkasten.core.game import Seat
from setzkasten.core.options import Chosen
from setzkasten.lexicon.words import LEVELS, Words

__all__ = ["LEVELS", "Player"]


class Player(Protocol):
    """One for each game; levels differ by what they know and how carefully they choose."""

    def choose(
        self, view: Any, seat: Seat, *, words: Words, options: Chosen, level: str, rng: Random
    ) -> Any:
        """An action of the game. `view` is the game's own, so its type is the game's affair.

        `words` are those that count at the table, `options` what its header says.
        """
