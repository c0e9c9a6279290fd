"""The ends of two games, solved plainly: every legal action, every answer, nothing left out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any

from setzkasten.core.actions import Pass
from setzkasten.core.claims import Judge
from setzkasten.core.game import Act, AnyGame, Ruled
from setzkasten.core.squares import ACROSS, DOWN, neighbours
from setzkasten.core.tiles import Stock, Tile
from setzkasten.games.recht.state import DropOut, Finish
from setzkasten.games.recht.state import Lay as RechtLay
from setzkasten.games.recht.state import State as RechtState
from setzkasten.games.schach.state import Lay as SchachLay
from setzkasten.games.schach.state import State as SchachState
from setzkasten.games.typdom.box import JOLLIES, RED_JOLLY, RED_LETTERS, tile_of
from setzkasten.games.typdom.jolly import Rob
from tests.vocabulary import WordList

Offers = Callable[[Any], Iterator[Any]]


class Plain:
    """What the first seat ends with, by trying all there is."""

    def __init__(self, game: AnyGame, judge: Judge, offers: Offers) -> None:
        self._game, self._offers = game, offers
        self._answer = cache(judge.answer)
        self._known: dict[Any, int | None] = {}

    def result(self, state: Any) -> int | None:
        """None: a turn that cannot be ended, which is no turn."""
        bare = _bare(state)
        if bare not in self._known:
            self._known[bare] = self._found(bare)
        return self._known[bare]

    def _found(self, state: Any) -> int | None:
        if not (seats := self._game.awaiting(state).seats):
            return self._game.scores(state)[0]
        (seat,) = seats
        after = (self.after(state, action) for action in self._offers(state))
        results = [r for s in after if s is not None and (r := self.result(s)) is not None]
        return (max if seat == 0 else min)(results, default=None)

    def after(self, state: Any, action: Any) -> Any | None:
        act: Act[Any] = Act(state.turn, action, at=0)
        if self._game.check(state, act):
            return None
        done = self._game.apply(state, act)
        if claims := self._game.awaiting(done.state).ruling:
            verdicts = tuple(map(self._answer, sorted(claims, key=repr)))
            done = self._game.apply(done.state, Ruled(verdicts, "", at=0))
        return None if done.refusal else done.state


def _bare(state: Any) -> Any:
    """Two states that differ in their score pads alone are the same."""
    pads = {"moves": ()} if isinstance(state, RechtState) else {"moves": (), "noted": 0}
    return replace(state, **pads)


def tiles_of(hand: Stock, letters: str) -> Iterator[Tile]:
    for symbol in hand.symbols():
        if symbol not in JOLLIES:
            yield tile_of(symbol)
            continue
        reds = symbol == RED_JOLLY
        yield from (tile_of(c, jolly=True) for c in letters if (c in RED_LETTERS) == reds)


def recht_offers(words: WordList) -> Offers:
    """Every stone everywhere with every word, and all that is no stone."""
    letters = "".join(sorted(set("".join(words))))

    def offers(state: RechtState) -> Iterator[Any]:
        yield from (Pass(), Finish(), DropOut(), *map(Rob, state.board))
        tiles = list(tiles_of(state.table.hands[state.turn], letters))
        if state.phase == "finish":
            yield from _finishing(state, tiles)
            return
        near = {n for square in state.board for n in neighbours(square)} - state.board.keys()
        for square, tile, way in product(sorted(near) or [(0, 0)], tiles, (ACROSS, DOWN)):
            yield from (RechtLay(((square, tile),), way, word) for word in ("", *words))

    return offers


def _finishing(state: RechtState, tiles: list[Tile]) -> Iterator[RechtLay]:
    """Every row of stones over the fragment and around it that reads as the word."""
    assert state.open
    squares, word = state.open.squares, state.open.word
    for way in (ACROSS, DOWN):
        for by in range(-len(word), 1):
            first = squares[0][0] + way[0] * by, squares[0][1] + way[1] * by
            row = [(first[0] + way[0] * i, first[1] + way[1] * i) for i in range(len(word))]
            gaps = [(s, c) for s, c in zip(row, word, strict=True) if s not in state.board]
            fitting = [[(s, t) for t in tiles if t.letter == c] for s, c in gaps]
            yield from (RechtLay(stones, ACROSS) for stones in product(*fitting))


def schach_offers(words: WordList) -> Offers:
    """Every stone beside every other; to take stones back is to begin the turn anew."""
    letters = "".join(sorted(set("".join(words))))

    def offers(state: SchachState) -> Iterator[Any]:
        yield from (Pass(), *map(Rob, state.board))
        near = {n for square in state.board for n in neighbours(square)} - state.board.keys()
        tiles = tiles_of(state.hands[state.turn], letters)
        yield from (SchachLay(((square, tile),)) for tile in tiles for square in sorted(near))

    return offers
