"""Presto: a first word, one more word, an empty board again, and the claim that it is done.

Listed are on an empty board the words across from 0,0; else the board with one more word that
holds a stone of it and whose contacts all are words, and the empty board. "Fertig" is listed for
the board as it lies and for a first word out of all stones. Letters are laid before jollies. Other
boards, of which there is no end, may be arranged and claimed all the same.

At random: one time in eight giving up, one time in eight the empty board or "Fertig" for the board
as it lies; else a word, drawn as in the crossing games; where there is none the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from random import Random
from typing import Final

from setzkasten.core.actions import GiveUp, Go
from setzkasten.core.claims import Judge
from setzkasten.core.game import AnyGame, Seat
from setzkasten.core.hand import taken_from
from setzkasten.games.presto.state import Action, Arrange, Claim, State, board_of
from setzkasten.games.typdom.box import symbol_of
from setzkasten.games.typdom.hand import FARTHEST
from setzkasten.lexicon.words import Words
from setzkasten.moves.beside import Asked
from setzkasten.moves.kreuzwort import LONGEST
from setzkasten.moves.moves import Joined, Kept, TurnMover
from setzkasten.moves.picture import Layings, Picture, Row, hand_text, line_words, unseen_text
from setzkasten_kernel import FoundWords

# How often does a random player give up, or do something else than building?
RESTLESS: Final = 1 / 8


class PrestoMover(TurnMover):
    """One for both editions."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def _all(self, state: State, seat: Seat, words: Words, judge: Judge) -> Sequence[Action]:
        if state.phase == "ready":
            return (Go(),)
        building = _Building(self._game, state, seat, words)
        plain = Kept((GiveUp(), *building.others(judge)))
        return Joined(plain, building.words(), Kept(building.whole_words(judge)))

    def _one(
        self, state: State, seat: Seat, words: Words, judge: Judge, rng: Random
    ) -> Action | None:
        if state.phase == "ready":
            return Go()
        building, chance = _Building(self._game, state, seat, words), rng.random()
        if chance >= 2 * RESTLESS and (word := building.random(rng)):
            return word
        others = list(building.others(judge))
        return rng.choice(others) if others and chance >= RESTLESS else GiveUp()


class _Building:
    """A hand, the own board, and where words go."""

    def __init__(self, game: AnyGame, state: State, seat: Seat, words: Words) -> None:
        self._asked = Asked(game, state, seat, state.began_at or 0)
        self._layout = state.boards[seat]
        hand, self._line = state.hands[seat], line_words(words)
        self._unseen = unseen_text(hand, state.unseen)
        self._rest = taken_from(hand, (symbol_of(tile) for _, tile in self._layout))
        self._least = len(hand) - state.rules.one_left

    def words(self) -> Layings[Action]:
        """The board with one more word."""
        return Layings(self._found(), self._arranged)

    def random(self, rng: Random) -> Action | None:
        row = self._found().one(rng.getrandbits(64))
        return self._arranged(row) if row else None

    def others(self, judge: Judge) -> Iterator[Action]:
        """What may be done with the board as it lies."""
        if self._layout:
            yield Arrange(())
        if self._layout and self._asked.counts(Claim(self._layout), judge):
            yield Claim(self._layout)

    def whole_words(self, judge: Judge) -> Iterator[Action]:
        """A first word out of all stones."""
        if self._layout:
            return
        found = self._found(least_laid=max(1, self._least))
        for claim in Layings(found, lambda row: Claim(self._picture.stones(row))):
            if self._asked.counts(claim, judge):
                yield claim

    def _arranged(self, row: Row) -> Arrange:
        return Arrange(tuple(sorted((*self._layout, *self._picture.stones(row)))))

    @cached_property
    def _picture(self) -> Picture:
        if not self._layout:
            return Picture.row(min(len(self._rest), LONGEST))
        return Picture.around(board_of(self._layout), len(self._rest), farthest=FARTHEST)

    def _found(self, least_laid: int = 1) -> FoundWords:
        first = not self._layout
        return self._line.search(
            self._picture.drawn,
            hand_text(self._rest),
            unseen=self._unseen,
            lone_once=True,
            down=not first,
            centre=0 if first else -1,
            begins=first,
            least_laid=least_laid,
        )
