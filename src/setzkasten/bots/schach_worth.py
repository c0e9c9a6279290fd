"""What a turn of Schach dem Wort is worth to a player, and which word it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from setzkasten.bots.fragments import Fragments, Letters, crossing_run, run_at
from setzkasten.bots.remembered import Remembered
from setzkasten.bots.schach_turn import FEW, Turn, own_word, way_of
from setzkasten.core.game import Seat
from setzkasten.core.placing import Way
from setzkasten.core.squares import ACROSS, DOWN, Square, neighbours
from setzkasten.core.values import value
from setzkasten.games.schach.room import premium_at
from setzkasten.games.schach.state import View
from setzkasten.games.typdom.box import BLACK_JOLLY, JOLLIES, RED_JOLLY, RED_LETTERS, payment_of

# What is going out worth? More than any turn.
OUT = 1000.0
# What is it worth to have finished a word alone?
FINISHED = OUT / 10
# What is it worth to be rid of a stone, beside what it would cost?
STONE = 3.0
# How many words are looked at to tell what an open word may become?
LOOKED_AT = 80
# What does it cost to leave a word that hardly anybody can continue? SDW-11
DUTY = 6.0
# What does each letter cost that the best word still lacks?
LACKING = 15.0
# How many lacking letters is one worth of which no stone is left? TIP-04
USED_UP = 8
# And each letter that has to be laid?
LETTER = 0.4
# What does a square cost that brings the next player a premium?
GIFT = 0.7

# How many of its letters neither lie nor are held, its length, the word.
Fitting: TypeAlias = tuple[int, int, str]


@value
class Weighed:
    """A turn, what it is worth, and the word that the player has in mind with it."""

    worth: float
    turn: Turn
    plan: str
    lacking: int = 0  # how many of that word's letters neither lie nor are held


class Worth:
    """Of turns in one position: what they rid the player of, and what they risk."""

    def __init__(self, view: View, seat: Seat, words: Fragments, formed: Remembered) -> None:
        self.view, self.seat, self.words, self.formed = view, seat, words, formed
        self.own = own_word(view, seat)
        self.unseen = {line.symbol: line.unseen for line in view.counts}

    def most(self, turn: Turn) -> float:
        """What it is worth if it risks nothing."""
        stones = [put.stone for put in turn.put]
        worth = STONE * len(stones) + payment_of(stones)
        if not turn.hand:
            return worth + OUT
        if len(turn.hand) > FEW and not self.own:
            worth -= 12 * sum(stone in JOLLIES for stone in stones)
        return worth + FINISHED * bool(self.own)

    def of(self, turn: Turn) -> Weighed:
        worth, place = self.most(turn), self._place(turn)
        if not turn.hand:
            return Weighed(worth, turn, "")
        if place is None:
            return Weighed(worth - GIFT * self._gifts(turn.lying), turn, "")
        run, _ = run_at(turn.lying, *place)
        words = self._fitting(turn, place)
        costs = self._distance if self.own else self._risk
        lacking, _, plan = min(words, key=lambda found: found[:2], default=(USED_UP, 0, ""))
        return Weighed(worth - costs(run, words), turn, plan, lacking)

    def alone(self, turn: Turn) -> tuple[float, str]:
        """SDW-11 How far off is the end of the own word, and what does the nearest one lack?"""
        assert self.own
        place = self.own.squares[0], way_of(self.own)
        run, _ = run_at(turn.lying, *place)
        words = self._fitting(turn, place)
        nearest = min(words, key=lambda found: found[1] + 3 * found[0], default=(0, 0, ""))[2]
        return self._distance(run, words), nearest.replace(run, "", 1)

    def _fitting(self, turn: Turn, place: tuple[Square, Way]) -> list[Fitting]:
        run, _ = run_at(turn.lying, *place)
        return [
            (self._missing(word, run, turn.hand), len(word), word)
            for word in self.words.fitting(turn.lying, *place, LOOKED_AT)
        ]

    def _place(self, turn: Turn) -> tuple[Square, Way] | None:
        """Where the word lies that is built at after this turn."""
        if self.own:
            return self.own.squares[0], way_of(self.own)
        return turn.open[0] if turn.open else None

    def _risk(self, run: str, words: Sequence[Fitting]) -> float:
        """SDW-11 What the open word may cost: who can continue it, and can we finish it alone?"""
        if not words:
            return 3 * DUTY
        far = min(LACKING * missing + LETTER * (length - len(run)) for missing, length, _ in words)
        ours = all(word.seat == self.seat for word in self.view.open)
        starved = OUT if ours and not self.view.stock and far >= LACKING else 0.0  # SDW-16
        return DUTY / len(words) + far + starved

    def _distance(self, run: str, words: Sequence[Fitting]) -> float:
        """Alone: how many letters the word still lacks."""
        if run in self.formed:
            return 0.0
        lacking = (length - len(run) + 3 * missing for missing, length, _ in words)
        return FINISHED + min(lacking, default=20)

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
            premium_at(lying, square) == "double"
            and any(
                self.words.held(crossing_run(lying, square, letter, ACROSS))
                and self.words.held(crossing_run(lying, square, letter, DOWN))
                for letter in "AENRSTIL"
            )
            for square in near
        )
