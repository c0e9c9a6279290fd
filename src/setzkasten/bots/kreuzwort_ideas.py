"""Placeds of a player of the crossing Typ-Dom games: words, places and what they are worth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from setzkasten.bots.kreuzwort_picture import Placed, Table
from setzkasten.bots.mind import Looks
from setzkasten.bots.repertoire import Spelt, within_reach
from setzkasten.core.placing import Way
from setzkasten.core.squares import Square
from setzkasten.games.typdom.box import (
    BLACK_JOLLY,
    JOLLIES,
    JOLLY_REST,
    POINTS,
    RED_JOLLY,
    RED_LETTERS,
    red,
)
from setzkasten.lexicon.words import Words

# What is going out worth? More than any word.
OUT = 1000
# What is it worth to be rid of a stone, beside what it would cost?
STONE = 4
# How many ideas are looked at with what could follow them?
LOOKED_AT = 24
# What is a word of the next turn worth? Somebody may be in the way by then.
LATER = 0.8


@dataclass(frozen=True, slots=True)
class Search:
    """Words, places and what they are worth, as far as one may look."""

    formed: Words
    rare: Mapping[str, float]
    points: bool
    most: int  # stones of the hand in a word
    looks: Looks

    def best(self, table: Table, hand: Sequence[str], words: Spelt) -> list[Placed]:
        """Placeds with what could follow them, the best first."""
        near = within_reach(words, hand, crossing=bool(table.lying))
        ideas = sorted(self.ideas(table, hand, near), key=lambda idea: -idea.worth)
        looked = [self._followed(idea, table, hand, near) for idea in ideas[:LOOKED_AT]]
        return sorted(looked, key=lambda idea: -idea.worth)

    def ideas(self, table: Table, hand: Sequence[str], words: Spelt) -> Iterator[Placed]:
        for _, word in words:
            for squares, way in table.fits(word):
                if idea := self._idea(table, hand, word, squares, way):
                    yield idea
            if not self.looks.take():
                return

    def _idea(
        self, table: Table, hand: Sequence[str], word: str, squares: list[Square], way: Way
    ) -> Placed | None:
        fitted = zip(squares, word, strict=True)
        new = [(s, letter) for s, letter in fitted if s not in table.lying]
        stones = _taken(hand, [letter for _, letter in new])
        if not 0 < len(stones) <= self.most or not all(
            self._crosses(table, s, x, way) for s, x in new
        ):
            return None
        worth = sum(map(self._relief, stones))
        if self.points:
            new_jollies = {s for (s, _), stone in zip(new, stones, strict=True) if stone in JOLLIES}
            dumb = table.jollies | new_jollies
            worth += sum(POINTS[x] for s, x in zip(squares, word, strict=True) if s not in dumb)
        worth += OUT * (len(stones) == len(hand))
        places, letters = zip(*new, strict=True)
        joins = not table.second and table.joins(squares)
        return Placed(worth, word, places, stones, letters, way, joins)

    def _relief(self, stone: str) -> float:
        """What it is worth to be rid of a stone: its cost if it were left, and how hard it is."""
        return STONE + _rest(stone, points=self.points) + self.rare.get(stone, 0)

    def _crosses(self, table: Table, square: Square, letter: str, way: Way) -> bool:
        run = table.crossing(square, letter, way)
        return len(run) == 1 or run in self.formed

    def _followed(self, idea: Placed, table: Table, hand: Sequence[str], words: Spelt) -> Placed:
        """The same idea, with the worth of the best word after it: at once, or a turn later."""
        rest = list(hand)
        for stone in idea.stones:
            rest.remove(stone)
        if not rest or self.looks.over:
            return idea
        near = within_reach(words, rest, crossing=True)
        after = table.after(idea, second=idea.joins)
        following = max((i.worth for i in self.ideas(after, rest, near)), default=0)
        return replace(idea, worth=idea.worth + following * (1 if idea.joins else LATER))


def _rest(stone: str, *, points: bool) -> int:
    """What a stone would cost if it were left."""
    if stone in JOLLIES:
        return JOLLY_REST // 2  # it also helps to finish, so it is not thrown away
    if points:
        return POINTS.get(stone, 1)
    return 3 if red(stone) else 1


def _taken(hand: Sequence[str], letters: list[str]) -> tuple[str, ...]:
    """The stones for these letters, jollies for what is missing; nothing if there are too few."""
    rest, stones = list(hand), []
    for letter in letters:
        jolly = RED_JOLLY if letter in RED_LETTERS else BLACK_JOLLY
        stone = letter if letter in rest else jolly
        if stone not in rest:
            return ()
        rest.remove(stone)
        stones.append(stone)
    return tuple(stones)
