"""Wer behält recht: every stone that fits the announced word, and stones with other announcements.

Of the words of up to twelve letters that could be announced for a stone on a square the hundred
shortest are looked at, of equal ones the first in the alphabet; among them those that may be said
are listed. A first stone lies on 0,0. A jolly is listed as each letter that the hand lacks. The
author's duty is listed as `Finish`, not with its stones one by one.

At random: one time in eight neither stone nor word, all alike; else, where a word is open, one time
in four a stone that fits it; else stones and places in random order until one can be announced, of
its words all alike.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from setzkasten.core.actions import Pass
from setzkasten.core.claims import Judge
from setzkasten.core.game import AnyGame, Seat
from setzkasten.core.squares import DOWN
from setzkasten.games.recht.building import across, relation_to, run_of, too_near, way_of
from setzkasten.games.recht.offers import LONGEST, places, tiles_of
from setzkasten.games.recht.state import Action, DropOut, Finish, Lay, State
from setzkasten.games.typdom.buying import Buy
from setzkasten.games.typdom.hand import FARTHEST
from setzkasten.lexicon.words import Words
from setzkasten.moves.beside import Asked, robberies
from setzkasten.moves.moves import Joined, Kept, Lazy, TurnMover
from setzkasten.moves.picture import Picture, rooms_of

# How many words are looked at for one stone?
MOST_ANNOUNCED: Final = 100
# How often does a random player do without a stone, or fit one to the word that is open?
STONELESS: Final = 1 / 8
FITTING: Final = 1 / 4


class RechtMover(TurnMover):
    """One for both editions."""

    def __init__(self, game: AnyGame, *, most: int = MOST_ANNOUNCED) -> None:
        self._game, self._most = game, most

    def _all(self, state: State, seat: Seat, words: Words, judge: Judge) -> Sequence[Action]:
        trial = _Trial(self._game, state, seat, judge)
        plain = Kept(trial.plain())
        if state.phase == "finish":
            return plain
        announced = _Announced(_Stones(trial, words, self._most))
        return Joined(plain, Kept(trial.fitting()), announced)

    def _one(
        self, state: State, seat: Seat, words: Words, judge: Judge, rng: Random
    ) -> Action | None:
        trial = _Trial(self._game, state, seat, judge)
        plain = list(trial.plain())
        if state.phase == "finish" or (plain and rng.random() < STONELESS):
            return rng.choice(plain) if plain else None
        if state.open and rng.random() < FITTING and (fitting := list(trial.fitting())):
            return rng.choice(fitting)
        said = _Stones(trial, words, self._most).random(rng)
        if said is None and (rest := [*plain, *trial.fitting()]):
            return rng.choice(rest)
        return said


class _Trial:
    """A seat, its state and its judge."""

    def __init__(self, game: AnyGame, state: State, seat: Seat, judge: Judge) -> None:
        self.state, self.seat, self.judge = state, seat, judge
        self.asked = Asked(game, state, seat, state.table.began_at)

    def plain(self) -> Iterator[Action]:
        buying, robbing = (Buy(("red",)), Buy(("black",))), robberies(self.state.board)
        yield from self.asked.allowed((Pass(),))
        if self.asked.counts(DropOut(), self.judge):
            yield DropOut()
        beside: tuple[Action, ...] = (*buying, *robbing)
        yield from self.asked.allowed(beside)
        if self.asked.counts(Finish(), self.judge):
            yield Finish()

    def stones(self) -> Iterator[Lay]:
        for square, way in places(self.state):
            for tile in tiles_of(self.state.table.hands[self.seat]):
                yield Lay(((square, tile),), way)

    def fitting(self) -> Iterator[Lay]:
        """WBR-04 Stones for the word that is announced."""
        if self.state.open is None:
            return
        for lay in self.stones():
            if self.asked.counts(lay, self.judge):
                yield lay

    def may_say(self, word: str) -> bool:
        """WBR-03, WBR-18 Another word, not said before, and more than an ending."""
        state = self.state
        if state.open is None:
            return True
        if word == state.open.word or (not state.rules.repeat and word in state.open.said):
            return False
        answer = self.judge.answer(relation_to(state.open.word, word)).answer
        return not too_near(state, answer)


class _Stones:
    """The stones of a hand, where they may lie, and the words that may be said with them."""

    def __init__(self, trial: _Trial, words: Words, most: int) -> None:
        self._trial, self._words, self._most = trial, words, most

    def __iter__(self) -> Iterator[tuple[Lay, list[str]]]:
        for lay in self._trial.stones():
            said = [word for word in self._fitting(lay) if self._trial.may_say(word)]
            if said and self._lies(lay, said[0]):
                yield lay, said

    def random(self, rng: Random) -> Lay | None:
        stones = list(self._trial.stones())
        rng.shuffle(stones)
        for lay in stones:
            fitting = self._fitting(lay)
            rng.shuffle(fitting)
            word = next(filter(self._trial.may_say, fitting), None)
            if word and self._lies(lay, word):
                return Lay(lay.stones, lay.way, word)
        return None

    def _fitting(self, lay: Lay) -> list[str]:
        """Words that hold the fragment with this stone and have their room around it."""
        state = self._trial.state
        run, board = run_of(state, lay), state.board.with_stones(dict(lay.stones))
        square, way = lay.stones[0][0], way_of(run.squares)
        beside = board.run_through(square, across(way))
        rooms = rooms_of(self._words)
        if min(len(beside.squares), len(run.squares)) > 1 and not rooms.word(beside.word):
            return []
        picture = Picture.around(board, 0, farthest=FARTHEST)
        found = rooms.words(picture.drawn, picture.number(square), way == DOWN, LONGEST, self._most)
        return [self._words.graph.word(number) for number in found]

    def _lies(self, lay: Lay, word: str) -> bool:
        """WBR-03, WBR-06 May the stone lie there at all? The same for all its words."""
        return self._trial.asked.may(Lay(lay.stones, lay.way, word))


class _Announced(Lazy[Action]):
    """Stones, each with all its words."""

    def __init__(self, stones: _Stones) -> None:
        self._rest = iter(stones)
        self._stones: list[tuple[Lay, list[str]]] = []
        self._ends: list[int] = []

    def reach(self, number: int) -> int:
        known = self._ends[-1] if self._ends else 0
        while known < number and (found := next(self._rest, None)):
            known += len(found[1])
            self._stones.append(found)
            self._ends.append(known)
        return known

    def make(self, at: int) -> Lay:
        number = bisect_right(self._ends, at)
        lay, words = self._stones[number]
        return Lay(lay.stones, lay.way, words[at - self._ends[number]])
