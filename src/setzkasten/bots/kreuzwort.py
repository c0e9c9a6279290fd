"""Computer players for the crossing Typ-Dom games: a plain search over places for known words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import log2
from random import Random
from time import monotonic
from typing import TypeAlias

from setzkasten.core.actions import Pass
from setzkasten.core.game import Seat
from setzkasten.core.placing import Way
from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.core.tiles import ALPHABET
from setzkasten.games.kreuzwort.state import Action, Lay, View
from setzkasten.games.typdom.box import (
    BLACK_JOLLY,
    JOLLIES,
    JOLLY_REST,
    POINTS,
    RED_JOLLY,
    RED_LETTERS,
    red,
    tile_of,
)
from setzkasten.games.typdom.buying import Buy
from setzkasten.games.typdom.jolly import Rob
from setzkasten.lexicon.words import Words

# How long may a player think? Less than people notice as waiting.
SECONDS = 1.8
# How long may a word be to be thought of? A hand has 13 stones, and a letter or two lie there.
LONGEST = 15
# For how many sets of words is the repertoire kept? Three levels of some tables.
MOST_KEPT = 8
# Of how many best moves does a player choose?
CHOICE = {"leicht": 8, "mittel": 3, "stark": 1}
# What is going out worth? More than any word.
OUT = 1000
# What is it worth to be rid of a stone, beside what it would cost?
STONE = 4
# How many ideas are looked at with what could follow them?
LOOKED_AT = 24
# With how few stones does a player of Point-Typ-Dom buy several at once?
FEW = 8
# What is a word of the next turn worth? Somebody may be in the way by then.
LATER = 0.8

Spelt: TypeAlias = list[tuple[int, str]]  # the set of its letters, the word


@dataclass(frozen=True, slots=True)
class Idea:
    """A word at its place, its new stones, and what laying them is worth."""

    worth: float
    squares: tuple[Square, ...]
    stones: tuple[str, ...]  # new stones as the hand has them
    letters: tuple[str, ...]  # what they read as
    way: Way
    joins: bool  # earns a second word


class KreuzwortPlayer:
    """One for the three games; `points` says that letters have values (Point-Typ-Dom)."""

    def __init__(self, *, points: bool) -> None:
        self.points = points
        self._repertoire = lru_cache(MOST_KEPT)(Repertoire.of)

    def choose(
        self,
        view: View,
        seat: Seat,
        *,
        words: Words,
        options: Mapping[str, object],
        level: str,
        rng: Random,
    ) -> Action:
        known = self._repertoire(words.known(level))
        search = Search(words.offered, known.rare, self.points, monotonic() + SECONDS)
        table = Table.of(view)
        if view.late:
            return _without_word(search, table, view, known.words)
        ideas = search.best(table, view.hand, known.words)
        worth = ideas[0].worth if ideas else 0.0
        if not view.second and (loot := _loot(search, view, known.words, worth)):
            return loot
        if not ideas:
            return _without_word(search, table, view, known.words)
        return _lay(rng.choice(ideas[: CHOICE[level]]))


@dataclass(frozen=True, slots=True)
class Repertoire:
    """All words of a player, the longest first, and how hard each letter is to place (TIP-03)."""

    words: Spelt
    rare: Mapping[str, float]

    @classmethod
    def of(cls, known: Words) -> Repertoire:
        words = [w for n in range(LONGEST, 1, -1) for w in known.matching("?" * n)]
        holding = Counter(letter for word in words for letter in set(word))
        rare = {letter: log2(len(words) / (holding[letter] + 1) + 1) for letter in ALPHABET}
        return cls([(_letter_set(word), word) for word in words], rare)


def _loot(search: Search, view: View, words: Spelt, best: float) -> Rob | None:
    """A jolly worth robbing: with it a better word can be laid at once."""
    for stone in view.stones:
        if not stone.robbable or stone.letter not in view.hand or search.late:
            continue
        loot = RED_JOLLY if stone.letter in RED_LETTERS else BLACK_JOLLY
        hand = [*view.hand, loot]
        hand.remove(stone.letter)
        ideas = search.best(Table.of(view), hand, words)
        if ideas and ideas[0].worth > best and loot in ideas[0].stones:
            return Rob(stone.square)
    return None


def _letter_set(word: str) -> int:
    """One bit a letter."""
    bits = 0
    for letter in word:
        bits |= 1 << (ord(letter) - 65)
    return bits


def _within_reach(words: Spelt, hand: Sequence[str], *, crossing: bool) -> Spelt:
    """Words that lack so few letters that jollies and one or two letters of the table may help."""
    have = _letter_set("".join(stone for stone in hand if stone not in JOLLIES))
    most = sum(stone in JOLLIES for stone in hand) + 2 * crossing
    longest = len(hand) + 2 * crossing
    return [
        (letters, word)
        for letters, word in words
        if (letters & ~have).bit_count() <= most and len(word) <= longest
    ]


class Table:
    """What lies, and how new letters would cross it."""

    def __init__(
        self, lying: Mapping[Square, str], jollies: frozenset[Square], *, second: bool
    ) -> None:
        self.lying, self.jollies, self.second = lying, jollies, second
        self.places: dict[str, list[Square]] = {}
        for square, letter in lying.items():
            self.places.setdefault(letter, []).append(square)

    @classmethod
    def of(cls, view: View) -> Table:
        lying = {stone.square: stone.letter for stone in view.stones}
        jollies = frozenset(stone.square for stone in view.stones if stone.jolly)
        return cls(lying, jollies, second=view.second)

    def after(self, idea: Idea, *, second: bool) -> Table:
        new = zip(idea.squares, idea.letters, strict=True)
        jollies = {
            s for s, stone in zip(idea.squares, idea.stones, strict=True) if stone in JOLLIES
        }
        return Table({**self.lying, **dict(new)}, self.jollies | jollies, second=second)

    def fits(self, word: str) -> Iterator[tuple[list[Square], Way]]:
        """Places where a word shares a letter that lies, contradicts none and ends freely."""
        if not self.lying:
            yield [(0, i) for i in range(len(word))], ACROSS
            return
        lying = self.lying
        for at, letter in enumerate(word):
            for row, col in self.places.get(letter, ()):
                for way in (ACROSS, DOWN):
                    down, right = way
                    first = row - at * down, col - at * right
                    squares = [
                        (first[0] + i * down, first[1] + i * right) for i in range(len(word))
                    ]
                    if any(square in lying for square in squares[:at]):
                        continue  # found already from the letter shared before
                    if self._free_ends(squares, way) and all(
                        lying.get(s, x) == x for s, x in zip(squares, word, strict=True)
                    ):
                        yield squares, way

    def _free_ends(self, squares: list[Square], way: Way) -> bool:
        before, behind = shifted(squares[0], way, -1), shifted(squares[-1], way)
        return before not in self.lying and behind not in self.lying

    def crossing(self, square: Square, letter: str, way: Way) -> str:
        """The run that a letter makes beside its own line."""
        across = DOWN if way == ACROSS else ACROSS
        return self._reach(square, across, -1)[::-1] + letter + self._reach(square, across, 1)

    def _reach(self, square: Square, way: Way, by: int) -> str:
        letters, near = "", shifted(square, way, by)
        while near in self.lying:
            letters += self.lying[near]
            near = shifted(near, way, by)
        return letters

    def joins(self, squares: list[Square]) -> bool:
        lies = [square in self.lying for square in squares]
        return sum(a and not b for a, b in zip(lies, [False, *lies], strict=False)) > 1


@dataclass(frozen=True, slots=True)
class Search:
    """Words, places and what they are worth, until the time is up."""

    formed: Words
    rare: Mapping[str, float]
    points: bool
    ends_at: float

    @property
    def late(self) -> bool:
        return monotonic() > self.ends_at

    def best(self, table: Table, hand: Sequence[str], words: Spelt) -> list[Idea]:
        """Ideas with what could follow them, the best first."""
        near = _within_reach(words, hand, crossing=bool(table.lying))
        ideas = sorted(self.ideas(table, hand, near), key=lambda idea: -idea.worth)
        looked = [self._followed(idea, table, hand, near) for idea in ideas[:LOOKED_AT]]
        return sorted(looked, key=lambda idea: -idea.worth)

    def ideas(self, table: Table, hand: Sequence[str], words: Spelt) -> Iterator[Idea]:
        for _, word in words:
            for squares, way in table.fits(word):
                if idea := self._idea(table, hand, word, squares, way):
                    yield idea
            if self.late:
                return

    def _idea(
        self, table: Table, hand: Sequence[str], word: str, squares: list[Square], way: Way
    ) -> Idea | None:
        fitted = zip(squares, word, strict=True)
        new = [(s, letter) for s, letter in fitted if s not in table.lying]
        stones = _taken(hand, [letter for _, letter in new])
        if not stones or not all(self._crosses(table, s, x, way) for s, x in new):
            return None
        worth = sum(map(self._relief, stones))
        if self.points:
            new_jollies = {s for (s, _), stone in zip(new, stones, strict=True) if stone in JOLLIES}
            dumb = table.jollies | new_jollies
            worth += sum(POINTS[x] for s, x in zip(squares, word, strict=True) if s not in dumb)
        worth += OUT * (len(stones) == len(hand))
        places, letters = zip(*new, strict=True)
        joins = not table.second and table.joins(squares)
        return Idea(worth, places, stones, letters, way, joins)

    def _relief(self, stone: str) -> float:
        """What it is worth to be rid of a stone: its cost if it were left, and how hard it is."""
        return STONE + _rest(stone, points=self.points) + self.rare.get(stone, 0)

    def _crosses(self, table: Table, square: Square, letter: str, way: Way) -> bool:
        run = table.crossing(square, letter, way)
        return len(run) == 1 or run in self.formed

    def _followed(self, idea: Idea, table: Table, hand: Sequence[str], words: Spelt) -> Idea:
        """The same idea, with the worth of the best word after it: at once, or a turn later."""
        rest = list(hand)
        for stone in idea.stones:
            rest.remove(stone)
        if not rest or self.late:
            return idea
        near = _within_reach(words, rest, crossing=True)
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


def _lay(idea: Idea) -> Lay:
    parts = zip(idea.squares, idea.letters, idea.stones, strict=True)
    stones = tuple((s, tile_of(letter, jolly=stone in JOLLIES)) for s, letter, stone in parts)
    return Lay(stones, idea.way)


def _without_word(search: Search, table: Table, view: View, words: Spelt) -> Action:
    """Buy the colour that promises more; pass where buying only costs."""
    somebody_out = search.points and 0 in view.hand_sizes
    if not view.most_to_buy or (view.may_pass and (view.second or somebody_out)):
        return Pass()
    promise = {colour: _promise(search, table, view, words, colour) for colour in view.colours}
    colours = sorted(view.colours, key=lambda colour: -promise[colour])
    # With few stones left, several new ones make a word together that single ones would not.
    number = view.most_to_buy if len(view.hand) < FEW else 1
    left = dict(view.stock_by_colour)
    bought: list[str] = []
    while len(bought) < number:
        colour = next(c for c in (*colours[len(bought) % 2 :], *colours) if left[c])
        left[colour] -= 1
        bought.append(colour)
    return Buy(tuple(bought))


def _promise(search: Search, table: Table, view: View, words: Spelt, colour: str) -> float:
    """What the best word would be worth on average, after a stone of this colour."""
    total = found = 0.0
    for stone, count in view.unseen.items():
        if red(stone) != (colour == "red") or search.late:
            continue
        hand = [*view.hand, stone]
        near = _within_reach(words, hand, crossing=True)
        found += count * max((idea.worth for idea in search.ideas(table, hand, near)), default=0)
        total += count
    return found / total if total else 0.0
