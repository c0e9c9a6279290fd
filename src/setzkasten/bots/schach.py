"""Computer players for Schach dem Wort: every stone that makes sense, premiums to their end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import islice
from random import Random
from time import monotonic

from setzkasten.bots.fragments import Fragments, Letters, crossing_run, room_at, run_at
from setzkasten.core.actions import Pass
from setzkasten.core.game import Seat
from setzkasten.core.placing import Way
from setzkasten.core.squares import ACROSS, DOWN, Square, neighbours, shifted
from setzkasten.games.schach.room import PREMIUMS
from setzkasten.games.schach.state import Action, Back, Lay, SeenWord, View
from setzkasten.games.typdom.box import (
    BLACK_JOLLY,
    JOLLIES,
    RED_JOLLY,
    RED_LETTERS,
    payment_of,
    red,
    tile_of,
)
from setzkasten.games.typdom.buying import Buy
from setzkasten.lexicon.words import Words

# How long may a player think? Less than people notice as waiting.
SECONDS = 1.8
# For how many sets of words is the repertoire kept? Three levels of some tables.
MOST_KEPT = 8
# Of how many best turns does a player choose?
CHOICE = {"leicht": 6, "mittel": 2, "stark": 1}
# How many premium stones does a player think ahead?
DEPTH = {"leicht": 1, "mittel": 4, "stark": 12}
# How many beginnings of a premium are followed at once?
BEAM = 24
# What is going out worth? More than any turn.
OUT = 1000.0
# What is it worth to be rid of a stone, beside what it would cost?
STONE = 3.0
# How many words are looked at to tell what an open word may become?
LOOKED_AT = 80
# What does it cost to leave a word that hardly anybody can continue? SDW-11
DUTY = 6.0
# What does each letter cost that the best word still lacks?
LACKING = 4.0
# How many lacking letters is one worth of which no stone is left? TIP-04
USED_UP = 8
# And each letter that has to be laid?
LETTER = 0.4
# What does a square cost that brings the next player a premium?
GIFT = 0.7
# With how many stones does a player begin to use jollies?
FEW = 4

Ways = tuple[Way, ...]
BOTH: Ways = (ACROSS, DOWN)


@dataclass(frozen=True, slots=True)
class Put:
    """A stone on its square, as the hand has it and as it reads."""

    square: Square
    stone: str
    letter: str


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn in the making."""

    lying: Letters
    hand: tuple[str, ...]
    put: tuple[Put, ...]
    open: tuple[tuple[Square, Way], ...]
    credit: int

    @property
    def may_end(self) -> bool:
        return not self.open or (len(self.open) == 1 and bool(self.hand))


class SchachPlayer:
    def __init__(self) -> None:
        self._fragments = lru_cache(MOST_KEPT)(partial(Fragments, without="J"))  # the box has none

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
        thought = Thought(view, seat, self._fragments(words.known(level)), words.offered, level)
        turns = thought.turns()
        if turns:
            return thought.lay(rng.choice(turns[: CHOICE[level]]))
        if view.credit:
            return Pass() if view.may_pass else Back()
        if view.may_buy:
            return Buy((thought.colour(),))
        return Pass()


class Thought:
    """What a player sees in one position."""

    def __init__(self, view: View, seat: Seat, words: Fragments, formed: Words, level: str) -> None:
        self.view, self.seat, self.words, self.formed = view, seat, words, formed
        self.own = next((word for word in view.alone if word.seat == seat), None)
        self.others = [word for word in view.alone if word.seat != seat]
        self.depth = DEPTH[level]
        self.ends_at = monotonic() + SECONDS
        self.unseen = {line.symbol: line.unseen for line in view.counts}
        self.before = self._start()

    def turns(self) -> list[Turn]:
        """Turns that can end where they end, the best first."""
        if self.own and self.view.may_buy:
            return []  # SDW-11 he buys before he lays
        if not self.view.stones:
            found = list(self._openings())
        else:
            found = [turn for turn in self._grown() if turn.may_end]
        ranked = [(self._worth(turn), i) for i, turn in enumerate(found)]
        return [found[i] for worth, i in sorted(ranked, reverse=True) if worth > -OUT / 2]

    def lay(self, turn: Turn) -> Lay:
        stones = tuple(
            (put.square, tile_of(put.letter, jolly=put.stone in JOLLIES)) for put in turn.put
        )
        return Lay(stones, self._plan(turn))

    def colour(self) -> str:
        """The colour of which more stones would fit now; black ones are cheaper to keep."""
        if len(self.view.colours) == 1:
            return self.view.colours[0]
        fitting = {"red": 0.01, "black": 0.02}
        for stone, number in self.unseen.items():
            if number and stone not in JOLLIES and monotonic() < self.ends_at:
                turn = replace(self.before, hand=(stone, stone))
                if next(self._stones(turn, first=True), None):
                    fitting["red" if red(stone) else "black"] += number
        left = self.view.stock_by_colour
        return max(fitting, key=lambda colour: fitting[colour] / (left[colour] + 1))

    def _start(self) -> Turn:
        lying = {stone.square: stone.letter for stone in self.view.stones}
        open_words = tuple((word.squares[0], _way(word)) for word in self.view.open)
        return Turn(lying, self.view.hand, (), open_words, self.view.credit)

    def _openings(self) -> Iterator[Turn]:
        """SDW-02 Two letters of a word, hard ones first."""
        hand = self.view.hand
        for first in dict.fromkeys(hand):
            for second in dict.fromkeys(hand):
                enough = first != second or hand.count(first) > 1
                if not enough or {first, second} & JOLLIES or not self.words.held(first + second):
                    continue
                lying = {(0, 0): first, (0, 1): second}
                finished = first + second in self.formed
                yield Turn(
                    lying,
                    _without(_without(hand, first), second),
                    (Put((0, 0), first, first), Put((0, 1), second, second)),
                    () if finished else (((0, 0), ACROSS),),
                    0,
                )

    def _grown(self) -> Iterator[Turn]:
        """Every first stone and what its premiums lead to; in a premium the stones that follow."""
        front = list(self._stones(self.before, first=not self.view.credit))
        yield from front
        for _ in range(self.depth):
            ahead = [turn for turn in front if turn.credit and turn.hand]
            ahead.sort(key=lambda turn: (len(turn.put), -len(turn.open), turn.credit), reverse=True)
            front = [
                turn
                for known in ahead[:BEAM]
                if monotonic() < self.ends_at
                for turn in self._stones(known, first=False)
            ]
            yield from front
            if not front:
                return

    def _stones(self, turn: Turn, *, first: bool) -> Iterator[Turn]:
        """The turn with one stone more, wherever that makes sense."""
        for square in self._squares(turn, first=first):
            for stone, letter in _letters(turn.hand):
                if (after := self._with(turn, Put(square, stone, letter), first=first)) is not None:
                    yield after

    def _squares(self, turn: Turn, *, first: bool) -> list[Square]:
        if self.own:
            return _ends(turn.lying, self.own.squares[0], _way(self.own))
        ends = [end for square, way in turn.open for end in _ends(turn.lying, square, way)]
        if turn.open and (first or turn.credit <= len(turn.open)):
            return list(dict.fromkeys(ends))
        near = {n for square in turn.lying for n in neighbours(square)} - turn.lying.keys()
        return [*dict.fromkeys(ends), *sorted(near - set(ends))]

    def _with(self, turn: Turn, put: Put, *, first: bool) -> Turn | None:
        lying = {**turn.lying, put.square: put.letter}
        opened = []
        for way in BOTH:
            run, _ = run_at(lying, put.square, way)
            if len(run) < 2 or run in self.formed:
                continue
            if not self.words.completable(lying, put.square, way):
                return None
            opened.append((put.square, way))
        kept = [word for word in turn.open if not _within(lying, put.square, word)]
        if not self._leaves_room(lying, put.square, kept):
            return None
        hand = _without(turn.hand, put.stone)
        if self.own:
            own_way = _way(self.own)
            done = run_at(lying, put.square, own_way)[0] in self.formed
            most = 1 if done and not self.before.open and hand else 0
            if sum(way != own_way for _, way in opened) > most or (not done and not hand):
                return None
            return replace(turn, lying=lying, hand=hand, put=(*turn.put, put))
        won = PREMIUMS[_premium(turn.lying, put.square)] if self.view.premiums else 0
        credit = turn.credit - (not first) + won
        after = Turn(lying, hand, (*turn.put, put), (*kept, *opened), credit)
        finishing = bool(after.open) and (not hand or (len(after.open) > 1 and not credit))
        return None if finishing else after

    def _leaves_room(self, lying: Letters, square: Square, kept: list[tuple[Square, Way]]) -> bool:
        """SDW-11 Fragments of others are left alone; SDW-07 what is open keeps its room."""
        for word in self.others:
            place = word.squares[0], _way(word)
            if _within(lying, square, place) or not self._has_room(lying, place):
                return False
        if self.own and any(_within(lying, square, place) for place in self.before.open):
            return False
        return all(self._has_room(lying, place) for place in kept)

    def _has_room(self, lying: Letters, place: tuple[Square, Way]) -> bool:
        """As it was, or with a word that still fits; others may know words that we do not."""
        before = self.before.lying
        untouched = place[0] in before and room_at(before, *place) == room_at(lying, *place)
        return untouched or self.words.completable(lying, *place)

    def _worth(self, turn: Turn) -> float:
        stones = [put.stone for put in turn.put]
        worth = STONE * len(stones) + payment_of(stones)
        if not turn.hand:
            return worth + OUT
        if len(turn.hand) > FEW:
            worth -= 12 * sum(stone in JOLLIES for stone in stones)
        if self.own:
            return worth - self._distance(turn)
        if turn.open:
            return worth - self._risk(turn)
        return worth - GIFT * self._gifts(turn.lying)

    def _risk(self, turn: Turn) -> float:
        """SDW-11 What the open word may cost: who can continue it, and can we finish it alone?"""
        place = turn.open[0]
        run, _ = run_at(turn.lying, *place)
        words = self._endings(turn.lying, place)
        if not words:
            return 3 * DUTY
        far = min(
            LACKING * self._missing(w, run, turn.hand) + LETTER * (len(w) - len(run)) for w in words
        )
        ours = all(word.seat == self.seat for word in self.view.open)
        starved = OUT if ours and not self.view.stock and far >= LACKING else 0.0  # SDW-16
        return DUTY / len(words) + far + starved

    def _endings(self, lying: Letters, place: tuple[Square, Way]) -> list[str]:
        """Some words that the run may become without leaving anything else open."""
        return list(islice(self.words.fitting(lying, *place, whole=self.formed), LOOKED_AT))

    def _distance(self, turn: Turn) -> float:
        """Alone: how many letters the word still lacks."""
        assert self.own
        place = self.own.squares[0], _way(self.own)
        run, _ = run_at(turn.lying, *place)
        if run in self.formed:
            return -OUT / 10
        words = self._endings(turn.lying, place)
        return min(
            (len(w) - len(run) + 3 * self._missing(w, run, turn.hand) for w in words), default=20
        )

    def _missing(self, word: str, run: str, hand: Sequence[str]) -> int:
        """How many letters of a word neither lie nor are held; one that is used up counts much."""
        rest = list(hand)
        lacking = 0
        for letter in word.replace(run, "", 1):
            jolly = RED_JOLLY if letter in RED_LETTERS else BLACK_JOLLY
            found = letter if letter in rest else jolly
            if found in rest:
                rest.remove(found)
            else:
                lacking += 1 if self.unseen.get(letter) else USED_UP
        return lacking

    def _gifts(self, lying: Letters) -> int:
        """Squares in an angle where some letter makes sense both ways."""
        near = {n for square in lying for n in neighbours(square)} - lying.keys()
        return sum(
            _premium(lying, square) == "double"
            and any(
                self.words.held(crossing_run(lying, square, letter, ACROSS))
                and self.words.held(crossing_run(lying, square, letter, DOWN))
                for letter in "AENRSTIL"
            )
            for square in near
        )

    def _plan(self, turn: Turn) -> str:
        """SDW-04 The word that the player has in mind; others read it when it has ended."""
        place = (self.own.squares[0], _way(self.own)) if self.own else (*turn.open, None)[0]
        if place is None:
            return ""
        run, _ = run_at(turn.lying, *place)
        words = self._endings(turn.lying, place)
        best = min(
            words, key=lambda word: (self._missing(word, run, turn.hand), len(word)), default=""
        )
        return best.capitalize()


def _way(word: SeenWord) -> Way:
    return ACROSS if word.squares[0][0] == word.squares[-1][0] else DOWN


def _within(lying: Letters, square: Square, word: tuple[Square, Way]) -> bool:
    """Does the stone on `square` belong to the run of this word?"""
    anchor, way = word
    run, first = run_at(lying, anchor, way)
    return square in [shifted(first, way, i) for i in range(len(run))]


def _ends(lying: Letters, square: Square, way: Way) -> list[Square]:
    run, first = run_at(lying, square, way)
    return [shifted(first, way, -1), shifted(first, way, len(run))]


def _premium(lying: Letters, square: Square) -> str:
    """SDW-19, as the leaflet has it."""
    across = [shifted(square, ACROSS, by) in lying for by in (-1, 1)]
    down = [shifted(square, DOWN, by) in lying for by in (-1, 1)]
    if any(across) and any(down):
        return "double"
    return "simple" if all(across) or all(down) else ""


def _letters(hand: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Each stone and what it reads as; jollies only when few stones are left."""
    for stone in dict.fromkeys(hand):
        if stone not in JOLLIES:
            yield stone, stone
        elif len(hand) <= FEW:
            for letter in "EAIOU" if stone == RED_JOLLY else "NRSTLDHMKGBFWPCZV":
                yield stone, letter


def _without(hand: tuple[str, ...], stone: str) -> tuple[str, ...]:
    at = hand.index(stone)
    return hand[:at] + hand[at + 1 :]
