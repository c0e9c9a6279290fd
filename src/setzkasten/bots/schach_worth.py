"""What a turn of Schach dem Wort is worth to a player, and which word it leads to."""

from __future__ import annotations

from collections.abc import Sequence

from setzkasten.bots.fragments import Fragments, Letters, crossing_run, run_at
from setzkasten.bots.schach_turn import FEW, Turn, own_word, way_of
from setzkasten.core.game import Seat
from setzkasten.core.placing import Way
from setzkasten.core.squares import ACROSS, DOWN, Square, neighbours
from setzkasten.games.schach.room import premium_at
from setzkasten.games.schach.state import View
from setzkasten.games.typdom.box import BLACK_JOLLY, JOLLIES, RED_JOLLY, RED_LETTERS, payment_of
from setzkasten.lexicon.words import Words

# What is going out worth? More than any turn.
OUT = 1000.0
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


class Worth:
    """Of turns in one position: what they rid the player of, and what they risk."""

    def __init__(self, view: View, seat: Seat, words: Fragments, formed: Words) -> None:
        self.view, self.seat, self.words, self.formed = view, seat, words, formed
        self.own = own_word(view, seat)
        self.unseen = {line.symbol: line.unseen for line in view.counts}

    def of(self, turn: Turn) -> float:
        stones = [put.stone for put in turn.put]
        worth = STONE * len(stones) + payment_of(stones)
        if not turn.hand:
            return worth + OUT
        if len(turn.hand) > FEW and not self.own:
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
        return list(self.words.fitting(lying, *place, LOOKED_AT))

    def _distance(self, turn: Turn) -> float:
        """Alone: how many letters the word still lacks."""
        assert self.own
        place = self.own.squares[0], way_of(self.own)
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
            premium_at(lying, square) == "double"
            and any(
                self.words.held(crossing_run(lying, square, letter, ACROSS))
                and self.words.held(crossing_run(lying, square, letter, DOWN))
                for letter in "AENRSTIL"
            )
            for square in near
        )

    def plan(self, turn: Turn) -> str:
        """SDW-04 The word that the player has in mind; others read it when it has ended."""
        place = (self.own.squares[0], way_of(self.own)) if self.own else (*turn.open, None)[0]
        if place is None:
            return ""
        run, _ = run_at(turn.lying, *place)
        words = self._endings(turn.lying, place)
        best = min(
            words, key=lambda word: (self._missing(word, run, turn.hand), len(word)), default=""
        )
        return best.capitalize()
