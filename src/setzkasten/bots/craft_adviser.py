"""The best moves of a game as its computers see them, where nobody searches them all."""

from __future__ import annotations

from random import Random

from setzkasten.bots.computer import LOOKS
from setzkasten.bots.ladder import Rung
from setzkasten.bots.mind import GUARD_SECONDS, Looks, Mind
from setzkasten.bots.player import Craft
from setzkasten.bots.trying import Advice, Hint, Trial
from setzkasten.core.game import AnyGame, Seat
from setzkasten.core.values import value
from setzkasten.lexicon.words import Words

# The same position gets the same advice.
SEED = 1


@value
class CraftAdviser:
    """The craft sees what the seat sees, and thinks of no word that hurts."""

    game: AnyGame
    craft: Craft

    def best(
        self, state: object, seat: Seat, *, words: Words, count: int, seconds: float
    ) -> Advice:
        """A craft counts what it looks at; its guard ends a thought that takes too long."""
        guard = min(seconds, GUARD_SECONDS) if seconds >= 0 else GUARD_SECONDS
        mind = Mind(words, {}, Rung(), Random(SEED), Looks(LOOKS, seconds=guard))
        trial = Trial(self.game, state, seat, words.judge)
        hints: list[Hint] = []
        for idea in self.craft.ranked(self.game.view(state, seat), seat, mind):
            if len(hints) == count:
                break
            if hint := trial.hint(idea.move, idea.words):
                hints.append(hint)
        return Advice(tuple(hints), complete=False)
