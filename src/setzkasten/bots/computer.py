"""A computer: the craft of its game, as well as its rung allows."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from setzkasten.bots.idea import Idea
from setzkasten.bots.ladder import Ladder, rung_of
from setzkasten.bots.mind import Looks, Mind
from setzkasten.bots.player import Choice, Craft
from setzkasten.core.game import AnyGame, Seat
from setzkasten.core.options import Chosen
from setzkasten.lexicon.words import Words

# How much may a player look at in one thought? In the unit of its craft.
LOOKS = 60_000


@dataclass(frozen=True, slots=True)
class Computer:
    game: AnyGame
    craft: Craft
    ladder: Ladder

    def choose(
        self, view: Any, seat: Seat, *, words: Words, options: Chosen, level: str, rng: Random
    ) -> Any:
        return self._plain(view, seat, self._mind(words, options, level, rng))

    def foresee(
        self, world: Any, seat: Seat, *, words: Words, options: Chosen, level: str, rng: Random
    ) -> Choice:
        mind = self._mind(words, options, level, rng)
        view = self.game.view(world, seat)
        return Choice(self._plain(view, seat, mind), mind.looks.struck)

    def known(self, words: Words, level: str) -> Words:
        return words.known(rung_of(self.ladder, level).zipf)

    def _mind(self, words: Words, options: Chosen, level: str, rng: Random) -> Mind:
        return Mind(words, options, rung_of(self.ladder, level), rng, Looks(LOOKS))

    def _plain(self, view: Any, seat: Seat, mind: Mind) -> Any:
        return felt(self.craft.ranked(view, seat, mind), mind)[0].move


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
