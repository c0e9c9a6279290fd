"""The crossing games of Typ-Dom: every word that lies in one line and whose contacts all are words.

The first word is listed across from 0,0. Of stones that could be laid for a letter the letter
itself is taken, then a jolly, then a stone that nobody told. Not listed are words whose contacts
are mended by further stones (KW4-05) and jollies laid for a letter that the hand has.

At random: one time in eight a purchase, a robbery or a pass, all alike; else a word: its first
square and way all alike, then at each letter all that may follow or the end alike, until a word is
found.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from setzkasten.core.actions import Pass
from setzkasten.core.claims import Judge
from setzkasten.core.game import AnyGame, Seat
from setzkasten.core.squares import ACROSS, DOWN
from setzkasten.games.kreuzwort.offers import purchases
from setzkasten.games.kreuzwort.state import Action, Lay, State
from setzkasten.games.typdom.hand import FARTHEST
from setzkasten.lexicon.words import Words
from setzkasten.moves.beside import Asked, robberies
from setzkasten.moves.moves import Joined, Kept, TurnMover
from setzkasten.moves.picture import Layings, Picture, Row, hand_text, line_words, unseen_text
from setzkasten_kernel import FoundWords

# How often does a random player do without a word?
WORDLESS: Final = 1 / 8
# How long may a first word be? As long as a word can be.
LONGEST: Final = 63


class KreuzwortMover(TurnMover):
    """One for the three games; the game itself says what may be done beside laying."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def _all(self, state: State, seat: Seat, words: Words, judge: Judge) -> Sequence[Action]:
        plain = Kept(self._plain(state, seat))
        if state.late:
            return plain
        picture, found = _search(state, seat, words)
        return Joined(plain, Layings(found, lambda row: _lay(picture, row)))

    def _one(
        self, state: State, seat: Seat, words: Words, judge: Judge, rng: Random
    ) -> Action | None:
        plain = list(self._plain(state, seat))
        if not state.late and (not plain or rng.random() >= WORDLESS):
            picture, found = _search(state, seat, words)
            if row := found.one(rng.getrandbits(64)):
                return _lay(picture, row)
        return rng.choice(plain) if plain else None

    def _plain(self, state: State, seat: Seat) -> Iterator[Action]:
        actions: tuple[Action, ...] = (
            Pass(),
            *purchases(state.edition.most_bought),
            *robberies(state.board),
        )
        return Asked(self._game, state, seat, state.began_at).allowed(actions)


def _search(state: State, seat: Seat, words: Words) -> tuple[Picture, FoundWords]:
    hand = state.hands[seat]
    text, unseen = hand_text(hand), unseen_text(hand, state.unseen)
    line = line_words(words)
    if not state.board:
        picture = Picture.row(min(len(hand), LONGEST))
        return picture, line.search(
            picture.drawn, text, unseen=unseen, down=False, centre=0, begins=True
        )
    picture = Picture.around(state.board, len(hand), farthest=FARTHEST)
    touching = 2 if state.rules.lengthening else 0
    return picture, line.search(picture.drawn, text, unseen=unseen, touching=touching)


def _lay(picture: Picture, row: Row) -> Lay:
    return Lay(picture.stones(row), DOWN if row[1] else ACROSS)
