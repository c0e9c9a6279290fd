"""Ideas of a player of the crossing Typ-Dom games: words, places and what they are worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from heapq import nlargest
from math import log2

from setzkasten.bots.kreuzwort_picture import Placed, Table, line_of
from setzkasten.bots.mind import Looks
from setzkasten.core.squares import Square
from setzkasten.core.tiles import ALPHABET
from setzkasten.core.values import value
from setzkasten.games.typdom.box import (
    BLACK_JOLLY,
    JOLLIES,
    JOLLY_REST,
    POINTS,
    RED_JOLLY,
    RED_LETTERS,
    jolly_for,
    red,
)
from setzkasten.lexicon.words import Words
from setzkasten_kernel import Laying

# What is going out worth? More than any word.
OUT = 1000
# What is it worth to be rid of a stone, beside what it would cost?
STONE = 4
# What is a jolly worth that leaves the hand too early?
SAVED = -8
# How many places of one choice of stones are kept, and how many words are asked for to have them?
SAME_STONES, ASKED = 2, 6
# With how few stones is every place looked at, lest a jolly that is saved hides a way out?
FEW = 8
# How many times as many places are asked for as wanted? Some only touch what lies.
BESIDE = 3
# What is a word of the next turn worth? Somebody may be in the way by then.
LATER = 0.8
# How many ways out of the game are counted, and how likely is it that somebody bars one of them?
WAYS_OUT, IN_THE_WAY = 24, 0.35
# How many looks is a search, and how many of its places are one look more?
SEARCH, PLACES_A_LOOK = 200, 100
# The kernel counts in whole numbers.
FINE = 100
# How much of hand and table is drawn for the kernel? Thirty stones with a jolly take seconds.
MOST_STONES, LONGEST_SIDE, MOST_REACH = 20, 200, 14
# What the kernel tells of a place: square, down, word, jollies, stones, score.
FIELDS = 6
# For how many sets of words is what one knows of them kept? The levels of some tables.
MOST_KEPT = 16

_RACK = str.maketrans({RED_JOLLY: "v", BLACK_JOLLY: "k"})


@value
class Knowledge:
    """The words of a player, and what it is worth to be rid of each stone (TIP-03)."""

    words: Words
    relief: dict[str, float]
    laying: Laying
    lengths: bytes  # of the words of the graph

    @classmethod
    def of(cls, words: Words, *, points: bool, saving: bool = False) -> Knowledge:
        """`saving`: jollies are kept for the word that ends it."""
        graph, mask = words.graph, words.mask
        known = [graph.word(number) if mine else "" for number, mine in enumerate(mask)]
        lengths = bytes(map(len, known))
        holding = Counter(letter for word in known for letter in set(word))
        rare = {letter: log2(sum(mask) / (holding[letter] + 1) + 1) for letter in ALPHABET}
        rests = {stone: STONE + _rest(stone, points=points) for stone in (*JOLLIES, *ALPHABET)}
        relief = {stone: cost + rare.get(stone, 0) for stone, cost in rests.items()}
        relief |= dict.fromkeys(JOLLIES, SAVED) if saving else {}
        laying = Laying(
            graph,
            values=[0, *(FINE * POINTS[letter] * points for letter in ALPHABET)],
            crossings=False,
            laid_values=[round(FINE * relief[stone]) for stone in (RED_JOLLY, *ALPHABET)],
            allowed=words.bits,
            vowels="".join(sorted(RED_LETTERS)),
        )
        return cls(words, relief, laying, lengths)


knowledge_of = lru_cache(MOST_KEPT)(Knowledge.of)


@value
class Search:
    """Words, places and what they are worth, as far as one may look."""

    knowledge: Knowledge
    most: int  # stones of the hand in a word
    follows: int  # weighs so many ideas with what could follow them
    insight: bool
    looks: Looks

    def best(self, table: Table, hand: Sequence[str]) -> list[Placed]:
        """Ideas with what could follow them, the best first."""
        ideas = list(self._distinct(self.ideas(table, hand, ASKED * max(self.follows, 8))))
        looked = [self._followed(idea, table, hand) for idea in ideas[: self.follows]]
        return sorted(looked, key=lambda idea: -idea.worth) if looked else ideas

    def ideas(self, table: Table, hand: Sequence[str], count: int) -> list[Placed]:
        """The best words with their places; no second word is weighed."""
        rack = "".join(_thought_of(hand)).translate(_RACK)
        drawn, corner, width = table.drawn(min(len(rack), MOST_REACH))
        if not rack or max(width, drawn.count("\n") + 1) > LONGEST_SIDE or self.looks.over:
            return []
        rows = self._rows(drawn, rack, count, crossing=bool(table.lying))
        return [self._placed(table, hand, row, (corner, width)) for row in rows]

    def _rows(self, drawn: str, rack: str, count: int, *, crossing: bool) -> list[list[int]]:
        """What the kernel says of the best places; a word that only touches others is none."""
        length = self.knowledge.lengths.__getitem__
        saves = self.insight and len(rack) <= FEW and not rack.isupper()
        wanted = count * BESIDE if self.most >= len(rack) and not saves else -1
        while True:
            every, found, _ = self.knowledge.laying.placements(drawn, rack, best=wanted)
            self.looks.take(SEARCH + every // PLACES_A_LOOK)
            laid, index = found[4::FIELDS].tolist(), found[2::FIELDS].tolist()
            scores = found[5::FIELDS].tolist()
            fitting = [
                n
                for n, stones in enumerate(laid)
                if stones <= self.most and not (crossing and stones == length(index[n]))
            ]
            if len(fitting) >= count or not 0 <= wanted <= len(laid):
                best = nlargest(count, fitting, key=lambda n: (laid[n] == len(rack), scores[n]))
                return [found[n * FIELDS : (n + 1) * FIELDS].tolist() for n in best]
            wanted = -1

    def _placed(
        self, table: Table, hand: Sequence[str], row: list[int], window: tuple[Square, int]
    ) -> Placed:
        number, down, index, jollies, _, score = row
        (top, left), width = window
        word = self.knowledge.words.graph.word(index)
        first = (0, 0) if not table.lying else (top + number // width, left + number % width)
        squares, way = line_of(first, len(word), down=bool(down))
        new = [(s, x, n) for n, (s, x) in enumerate(zip(squares, word, strict=True))]
        new = [one for one in new if one[0] not in table.lying]
        stones = tuple(jolly_for(x) if jollies >> n & 1 else x for _, x, n in new)
        worth = score / FINE + OUT * (len(stones) == len(hand))
        joins = not table.second and table.joins(squares)
        places = tuple(square for square, _, _ in new)
        return Placed(worth, word, places, stones, tuple(x for _, x, _ in new), way, joins)

    @staticmethod
    def _distinct(ideas: list[Placed]) -> Iterator[Placed]:
        """Only some of the places for the same stones: what follows hangs on the others."""
        seen: Counter[tuple[object, ...]] = Counter()
        for idea in ideas:
            key = (*sorted(idea.stones), idea.joins)
            seen[key] += 1
            if seen[key] <= SAME_STONES:
                yield idea

    def _followed(self, idea: Placed, table: Table, hand: Sequence[str]) -> Placed:
        """The same idea, with the worth of the best word after it: at once, or a turn later."""
        left = list(hand)
        for stone in idea.stones:
            left.remove(stone)
        if not left or self.looks.over:
            return idea
        after = table.after(idea, second=idea.joins)
        ideas = self.ideas(after, left, WAYS_OUT if self.insight else 1)
        following = ideas[0].worth if ideas else 0.0
        if not idea.joins:
            following *= LATER * self._stays(ideas)
        return replace(idea, worth=idea.worth + following)

    def _stays(self, ideas: list[Placed]) -> float:
        """How likely is it that one of the ways out is still there a turn later?"""
        ways = len({idea.squares for idea in ideas if idea.worth > OUT})
        return 1 - IN_THE_WAY**ways if self.insight and ways else 1.0


def _thought_of(hand: Sequence[str]) -> list[str]:
    """Of a large hand one stone of each letter, then a second: words are made of many letters."""
    held = Counter[str]()
    copies = []
    for stone in hand:
        copies.append(held[stone])
        held[stone] += 1
    first = sorted(range(len(hand)), key=copies.__getitem__)[:MOST_STONES]
    return [hand[place] for place in sorted(first)]


def _rest(stone: str, *, points: bool) -> int:
    """What a stone would cost if it were left."""
    if stone in JOLLIES:
        return JOLLY_REST // 2  # it also helps to finish, so it is not thrown away
    if points:
        return POINTS.get(stone, 1)
    return 3 if red(stone) else 1
