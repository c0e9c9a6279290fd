"""Presto: one word alone, one more word on the own board, and the claim that it is done.

Listed are boards of one word across from 0,0, the board as it lies with one more word that holds a
stone of it and whose contacts all are words, and "Fertig" for the board as it lies or for one word
out of all stones. Letters are laid before jollies. Other boards, of which there is no end, may be
arranged and claimed all the same.

At random: "Fertig" where it may be called; else one time in eight giving up, else one more word if
there is one, else a word alone. Words are drawn as in the crossing games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from setzkasten.core.claims import Judge
from setzkasten.core.game import Act, AnyGame, Seat
from setzkasten.core.hand import taken_from
from setzkasten.core.match import Match
from setzkasten.core.tiles import Stock
from setzkasten.games.kreuzwort.laying import FARTHEST
from setzkasten.games.presto.state import Action, Arrange, Claim, GiveUp, Go, Layout, State, board_of
from setzkasten.games.typdom.box import symbol_of
from setzkasten.moves.kreuzwort import LONGEST
from setzkasten.moves.moves import Joined, Kept, Offered
from setzkasten.moves.picture import Picture, Words, hand_text, line_words, unseen_text
from setzkasten_kernel import FoundWords

# How often does a random player give up?
GIVING_UP: Final = 1 / 8


class PrestoMover:
    """One for both editions."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def all(self, state: State, seat: Seat, words: Offered, judge: Judge) -> Sequence[Action]:
        if seat not in self._game.awaiting(state).seats:
            return ()
        if state.phase == "ready":
            return (Go(),)
        building = _Building(state, seat, words)
        claims = (claim for claim in building.claims() if self._done(state, seat, claim, judge))
        return Joined(Kept((GiveUp(),)), building.further(), building.alone(), Kept(claims))

    def one(
        self, state: State, seat: Seat, words: Offered, judge: Judge, rng: Random
    ) -> Action | None:
        if seat not in self._game.awaiting(state).seats:
            return None
        if state.phase == "ready":
            return Go()
        building = _Building(state, seat, words)
        if self._done(state, seat, building.called(), judge):
            return building.called()
        if rng.random() < GIVING_UP:
            return GiveUp()
        return building.random(rng) or GiveUp()

    def _done(self, state: State, seat: Seat, claim: Claim, judge: Judge) -> bool:
        assert state.began_at is not None, "somebody builds"
        act = Act(seat, claim, state.began_at)
        if self._game.check(state, act):
            return False
        return Match(self._game, state).propose(act, judge).refusal is None


class _Building:
    """A hand, the own board, and where words go."""

    def __init__(self, state: State, seat: Seat, words: Offered) -> None:
        self._hand, self._layout = state.hands[seat], state.boards[seat]
        self._unseen = unseen_text(self._hand, state.unseen)
        self._left = 1 if state.rules.one_left else 0
        self._line = line_words(words)
        self._row = Picture.row(min(len(self._hand), LONGEST))

    def further(self) -> Words[Action] | Kept[Action]:
        """The board with one more word."""
        rest = self._rest()
        if not self._layout or not rest:
            return Kept(())
        picture = self._picture(rest)
        found = self._search(picture, rest)
        return Words(found, lambda row: Arrange((*self._layout, *picture.stones(row))))

    def alone(self) -> Words[Action]:
        return Words(self._first_words(), lambda row: Arrange(self._row.stones(row)))

    def claims(self) -> Iterator[Claim]:
        """The board as it lies, and a single word out of all stones."""
        yield self.called()
        found = self._first_words(least_laid=len(self._hand) - self._left)
        words: Sequence[Claim] = Words(found, lambda row: Claim(self._row.stones(row)))
        yield from (claim for claim in words if claim != self.called())

    def called(self) -> Claim:
        return Claim(self._layout)

    def random(self, rng: Random) -> Action | None:
        rest, seed = self._rest(), rng.getrandbits(64)
        if self._layout and rest:
            picture = self._picture(rest)
            if row := self._search(picture, rest).one(seed):
                return Arrange((*self._layout, *picture.stones(row)))
        alone = self._first_words().one(seed)
        return Arrange(self._row.stones(alone)) if alone else None

    def _rest(self) -> Stock:
        """What is left of the hand beside the board."""
        return taken_from(self._hand, (symbol_of(tile) for _, tile in self._layout))

    def _picture(self, rest: Stock) -> Picture:
        return Picture.around(board_of(self._layout), len(rest), farthest=FARTHEST)

    def _search(self, picture: Picture, rest: Stock) -> FoundWords:
        return self._line.search(picture.drawn, hand_text(rest), unseen=self._unseen)

    def _first_words(self, least_laid: int = 1) -> FoundWords:
        return self._line.search(
            self._row.drawn,
            hand_text(self._hand),
            unseen=self._unseen,
            down=False,
            centre=0,
            begins=True,
            least_laid=least_laid,
        )
