"""The best moves of a game as its computers see them, where nobody searches them all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from setzkasten.bots.computer import LOOKS
from setzkasten.bots.ladder import Rung
from setzkasten.bots.mind import GUARD_SECONDS, Looks, Mind
from setzkasten.bots.player import Craft
from setzkasten.bots.trying import Advice, Hint, Trial
from setzkasten.core.game import AnyGame, Seat
from setzkasten.core.values import value
from setzkasten.lexicon.offering import hurts
from setzkasten.lexicon.stones import spelt_out
from setzkasten.lexicon.words import Words

# The same position gets the same advice.
SEED = 1


@value
class CraftAdviser:
    """The craft sees what the seat sees. It thinks of no word that hurts, but others may: a hint
    neither goes on with theirs nor finishes it.
    """

    game: AnyGame
    craft: Craft

    def best(
        self, state: object, seat: Seat, *, words: Words, count: int, seconds: float
    ) -> Advice:
        """A craft counts what it looks at; its guard ends a thought that takes too long."""
        guard = min(seconds, GUARD_SECONDS) if seconds >= 0 else GUARD_SECONDS
        mind = Mind(words, {}, Rung(), Random(SEED), Looks(LOOKS, seconds=guard))
        trial = Trial(self.game, state, seat, words.judge)
        ideas = self.craft.ranked(self.game.view(state, seat), seat, mind)
        tried = (trial.hint(idea.move, idea.words) for idea in ideas)
        gentle = (hint for hint in tried if hint and _gentle(hint, words))
        hints = tuple(islice(gentle, count)) or tuple(self._idle(state, seat, trial))
        return Advice(hints, complete=False)

    def _idle(self, state: object, seat: Seat, trial: Trial) -> Iterator[Hint]:
        """What is left to do."""
        idle = self.game.idle(state, seat)
        if idle is not None and (hint := trial.hint(idle)):
            yield hint


def _gentle(hint: Hint, words: Words) -> bool:
    named = {*hint.words, *hint.thought}
    return words.policy.coarse or not any(_hurts(word, words) for word in named)


def _hurts(word: str, words: Words) -> bool:
    """Read as the stones lie, or as they are meant."""
    return any(hurts(words.lexicon, meant) for meant in (word, *spelt_out(word, words.policy)))
