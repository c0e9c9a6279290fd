"""A computer: the craft of its game, as well as its rung allows."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from setzkasten.bots.adaptive import plays_as
from setzkasten.bots.endgame import solved_end
from setzkasten.bots.idea import Idea
from setzkasten.bots.ladder import Ladder, rung_of
from setzkasten.bots.lookahead import LookAhead
from setzkasten.bots.mind import Looks, Mind
from setzkasten.bots.player import Choice, Craft
from setzkasten.core.game import AnyGame, Seat
from setzkasten.core.options import Chosen
from setzkasten.core.values import value
from setzkasten.lexicon.words import Words

# How much may a player look at in one thought? In the unit of its craft.
LOOKS = 60_000
# When does the clock end the search for an end? The craft needs its own time after it.
END_SECONDS = 2.0


@value
class Computer:
    game: AnyGame
    craft: Craft
    ladder: Ladder
    budget: float = 1.0

    def choose(
        self, view: Any, seat: Seat, *, words: Words, options: Chosen, level: str, rng: Random
    ) -> Any:
        mind = self._mind(words, options, level, rng)
        return felt(self.craft.ranked(view, seat, mind), mind)[0].move

    def foresee(
        self, world: Any, seat: Seat, *, words: Words, options: Chosen, level: str, rng: Random
    ) -> Choice:
        mind = self._mind(words, options, level, rng)
        ends = Looks(mind.rung.ends, seconds=END_SECONDS)
        if mind.rung.ends and (solved := solved_end(self.craft, world, mind, ends)):
            return Choice(solved.action)
        ideas = felt(self.craft.ranked(self.game.view(world, seat), seat, mind), mind)
        if not mind.rung.plies or len(ideas) == 1:
            return Choice(ideas[0].move, mind.looks.struck or ends.struck)
        ahead = LookAhead(self.game, self.craft, seat, mind)
        best = ahead.best(world, ideas)
        return Choice(best, ahead.looks.struck or mind.looks.struck or ends.struck)

    def within(self, budget: float) -> Computer:
        return replace(self, budget=budget)

    def known(self, words: Words, level: str) -> Words:
        return words.known(rung_of(self.ladder, plays_as(level)).zipf)

    def _mind(self, words: Words, options: Chosen, level: str, rng: Random) -> Mind:
        rung = rung_of(self.ladder, plays_as(level))
        looks, ends = round(self.budget * rung.looks), round(self.budget * rung.ends)
        fewer = replace(rung, looks=max(1, looks), ends=ends)
        return Mind(words, options, fewer, rng, Looks(round(self.budget * LOOKS)))


def felt(ideas: list[Idea[Any]], mind: Mind) -> list[Idea[Any]]:
    """What comes to mind of the ideas, the best first as the player feels it; at least one.

    Who does not think of a word overlooks all its places at once.
    """
    rung, rng = mind.rung, mind.rng
    kept: dict[str, bool] = {}
    seen = []
    for idea in ideas:
        fresh = [word for word in idea.words if word not in kept]
        kept |= {word: rng.random() < rung.recalls for word in fresh}
        if all(kept[word] for word in idea.words):
            seen.append(idea)
    best = (seen or ideas[-1:])[: rung.choice]
    if rung.noise:
        best.sort(key=lambda idea: -idea.worth - rng.gauss(0, rung.noise))
    return best
