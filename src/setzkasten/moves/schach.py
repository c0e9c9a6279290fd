"""Schach dem Wort: every stone that leaves words, or what can still become one of our words.

One stone at a time: those of a premium follow as moves of their own. The opening is listed across
from 0,0. A jolly is listed as every letter that it can be. Plans are not listed. Where only a word
that we do not offer could still be meant, the stone is left out.

At random: one time in eight something else than a stone, all alike; else squares and on each of
them stones in random order, until one may lie there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from setzkasten.core.actions import Pass
from setzkasten.core.board import Board, Run
from setzkasten.core.claims import Judge
from setzkasten.core.game import Seat
from setzkasten.core.squares import Square, shifted
from setzkasten.core.tiles import ALPHABET, Tile
from setzkasten.core.values import value
from setzkasten.games.schach.game import SchachDemWort
from setzkasten.games.schach.judging import grown
from setzkasten.games.schach.laying import check_lay
from setzkasten.games.schach.offers import free_squares, tiles_of
from setzkasten.games.schach.room import Judged
from setzkasten.games.schach.state import Action, Back, Lay, State
from setzkasten.games.typdom.buying import Buy
from setzkasten.games.typdom.hand import FARTHEST
from setzkasten.lexicon.words import Words
from setzkasten.moves.beside import Asked, robberies
from setzkasten.moves.moves import Joined, Kept, TurnMover
from setzkasten.moves.picture import Picture, rooms_of
from setzkasten_kernel import Rooms

# How often does a random player do something else than laying a stone?
STONELESS: Final = 1 / 8

_GAME: Final = SchachDemWort()


class SchachMover(TurnMover):
    _game = _GAME

    def _all(self, state: State, seat: Seat, words: Words, judge: Judge) -> Sequence[Action]:
        stones = _Stones(state, seat, rooms_of(words))
        return Joined(Kept(_plain(state, seat)), Kept(stones.everywhere()))

    def _one(
        self, state: State, seat: Seat, words: Words, judge: Judge, rng: Random
    ) -> Action | None:
        plain = list(_plain(state, seat))
        if not plain or rng.random() >= STONELESS:
            stones = _Stones(state, seat, rooms_of(words))
            if lay := next(stones.in_random_order(rng), None):
                return lay
        return rng.choice(plain) if plain else None


@value
class _Foreseen(Judged):
    """What a judge would say who knows just the words that we offer."""

    rooms: Rooms
    settled: Square | None = None  # runs through this square are known to have their room

    def finished(self, run: Run) -> bool:
        return self.rooms.word(run.word)

    def has_room(self, board: Board, run: Run, stones: str = "") -> bool:
        """With `stones` it is asked only who is to be fined, which no laying is refused for."""
        if stones or self.settled in run.squares:
            return True
        picture = Picture.around(board, 0, farthest=FARTHEST)
        return self.rooms.room(picture.drawn, picture.number(run.squares[0]), not run.across)


class _Stones:
    """The stones of a hand and where they may lie."""

    def __init__(self, state: State, seat: Seat, rooms: Rooms) -> None:
        self._state, self._seat, self._rooms = state, seat, rooms
        self._tiles = list(tiles_of(state.hands[seat]))
        self._wanted = "".join({tile.letter for tile in self._tiles})

    def everywhere(self) -> Iterator[Lay]:
        if not self._state.board:
            return self._openings(self._tiles)
        return (lay for square in self._squares() for lay in self._on(square))

    def in_random_order(self, rng: Random) -> Iterator[Lay]:
        rng.shuffle(self._tiles)
        if not self._state.board:
            return self._openings(self._tiles)
        squares = self._squares()
        rng.shuffle(squares)
        return (lay for square in squares for lay in self._on(square))

    def _openings(self, tiles: Sequence[Tile]) -> Iterator[Lay]:
        """SDW-02 Two letters side by side."""
        for first in tiles:
            for second in tiles:
                lay = Lay((((0, 0), first), ((0, 1), second)))
                held = self._rooms.part(first.letter + second.letter)
                if held and not check_lay(self._state, self._seat, lay) and self._lies(lay):
                    yield lay

    def _squares(self) -> list[Square]:
        """SDW-08, SDW-11 A word that must be built at has two ends."""
        state = self._state
        words = [state.duty.word] if state.duty else () if state.credit else state.open
        runs = [(word.on(state.board).squares, word.way) for word in words]
        ends = {s for run, way in runs for s in (shifted(run[0], way, -1), shifted(run[-1], way))}
        return sorted(ends - state.board.keys() if runs else free_squares(state))

    def _on(self, square: Square) -> Iterator[Lay]:
        """The stones that may lie on a free square: the place is looked at once for all letters."""
        any_tile = Lay(((square, self._tiles[0]),))
        if check_lay(self._state, self._seat, any_tile):
            return
        picture = Picture.around(self._state.board, 1, farthest=FARTHEST)
        across, across_open, down, down_open = self._rooms.letters(
            picture.drawn, [picture.number(square)], self._wanted
        )
        letters = (across | across_open) & (down | down_open)
        for tile in self._tiles:
            lay = Lay(((square, tile),))
            if letters >> (ALPHABET.index(tile.letter) + 1) & 1 and self._lies(lay, square):
                yield lay

    def _lies(self, lay: Lay, settled: Square | None = None) -> bool:
        foreseen = _Foreseen({}, self._rooms, settled)
        return grown(self._state, self._seat, lay, foreseen).refusal is None


def _plain(state: State, seat: Seat) -> Iterator[Action]:
    purchases = Buy(("red",)), Buy(("black",))
    actions: tuple[Action, ...] = (Pass(), Back(), *purchases, *robberies(state.board))
    return Asked(_GAME, state, seat, state.began_at).allowed(actions)
