"""What a computer player is, and the craft of a game that it is made of."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from setzkasten.bots.idea import Idea
from setzkasten.bots.ladder import LEVELS
from setzkasten.bots.mind import Mind
from setzkasten.core.game import Seat
from setzkasten.core.options import Chosen
from setzkasten.core.values import value
from setzkasten.lexicon.words import Words

__all__ = ["LEVELS", "Choice", "Craft", "Player"]


class Craft(Protocol):
    """One for each game: which moves there are, and what they are worth."""

    def ranked(self, view: Any, seat: Seat, mind: Mind) -> list[Idea[Any]]:
        """Distinct moves, the best first, and never none: there is always something to do.

        `view` is the game's own, so its type is the game's affair.
        """


@value
class Choice:
    """An action of the game. `struck`: the clock ended the thought."""

    action: Any
    struck: bool = False


class Player(Protocol):
    """Levels differ by what they know, how carefully they choose, and how far they look ahead."""

    def choose(
        self, view: Any, seat: Seat, *, words: Words, options: Chosen, level: str, rng: Random
    ) -> Any:
        """An action, by what the seat sees alone: one move deep.

        `words` are those that count at the table, `options` what its header says.
        """

    def foresee(
        self, world: Any, seat: Seat, *, words: Words, options: Chosen, level: str, rng: Random
    ) -> Choice:
        """The same, with the moves that may follow where the level looks ahead.

        `world` is a state that looks to the seat as the true one does; it never is that one.
        """

    def within(self, budget: float) -> Player:
        """The same player, who may look at this share of what it usually may."""

    def known(self, words: Words, level: str) -> Words:
        """Those of the table's words that a level thinks of."""
