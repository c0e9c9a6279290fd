"""Nomina: every laying of three stones, of four with a bon, and with more bons those in one run.

Five to eight stones are numbered where all of them stand in one word; such as lie about in several
are too many. Besides, giving up, and in the last move the pass.
At random: giving up (or the pass) with one chance in fifty; else a number of stones, all numbers
alike, in groups of random sizes, each grown square by square around what lies. Where that finds
nothing, one of the layings of three, all alike, or where there are none of the most stones.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from setzkasten.core.board import write_rows
from setzkasten.core.claims import Judge
from setzkasten.core.game import Seat
from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.core.tiles import Stock, Tile
from setzkasten.games.nomina.box import SIZE
from setzkasten.games.nomina.state import STONES_A_MOVE, Action, GiveUp, Lay, Pass, State
from setzkasten.moves.moves import Joined, Kept, Lazy, Made, Offered
from setzkasten_kernel import CaseLaying, CaseMoves, WordGraph

MOST_STONES: Final = 8
TRIES: Final = 300  # of a random laying, each a few microseconds, before all are numbered
ENDING: Final = 1 / 50  # how likely a random seat ends the game although it could lay

_FIRSTS: Final[list[tuple[Square, ...]]] = [
    tuple(shifted((row, col), way, i) for i in range(STONES_A_MOVE))
    for way in (ACROSS, DOWN)
    for row in range(SIZE[0] - way[0] * (STONES_A_MOVE - 1))
    for col in range(SIZE[1] - way[1] * (STONES_A_MOVE - 1))
]


class NominaMover:
    def all(self, state: State, seat: Seat, words: Offered, judge: Judge) -> Sequence[Action]:
        if not _on_turn(state, seat):
            return ()
        return Joined(Kept(_endings(state)), _layings(state, seat, words))

    def one(
        self, state: State, seat: Seat, words: Offered, judge: Judge, rng: Random
    ) -> Action | None:
        if not _on_turn(state, seat):
            return None
        if rng.random() >= ENDING and (lay := _random_lay(state, seat, words, rng)):
            return lay
        return rng.choice(_endings(state))


class _Numbered(Lazy[Action]):
    """The layings that the kernel finds."""

    def __init__(self, moves: CaseMoves) -> None:
        self._moves = moves

    def reach(self, number: int) -> int:
        return self._moves.reach(number)

    def make(self, at: int) -> Lay:
        return _lay(self._moves.move(at))


def _on_turn(state: State, seat: Seat) -> bool:
    return state.phase in ("lay", "last") and state.turn == seat


def _endings(state: State) -> list[Action]:
    return [GiveUp(), Pass()] if state.last_move else [GiveUp()]


def _layings(state: State, seat: Seat, words: Offered) -> Lazy[Action]:
    if not state.board:
        return _first_words(state, words)
    laying = _laying(words.graph, words.bits)
    return _Numbered(CaseMoves(laying, *_lying(state), most=_most(state, seat)))


def _random_lay(state: State, seat: Seat, words: Offered, rng: Random) -> Action | None:
    if not state.board:
        return _any_of(_first_words(state, words), rng)
    laying, lying = _laying(words.graph, words.bits), _lying(state)
    most = _most(state, seat)
    for number in (rng.randint(STONES_A_MOVE, most), STONES_A_MOVE):
        seed = rng.randrange(1, 2**31)
        if stones := laying.random(*lying, number=number, seed=seed, tries=TRIES):
            return _lay(stones)
    threes = _Numbered(CaseMoves(laying, *lying))
    return _any_of(threes or _Numbered(CaseMoves(laying, *lying, least=most, most=most)), rng)


def _any_of(found: Lazy[Action], rng: Random) -> Action | None:
    return found[rng.randrange(len(found))] if found else None


def _most(state: State, seat: Seat) -> int:
    return min(STONES_A_MOVE + state.bons[seat], MOST_STONES)


def _lying(state: State) -> tuple[str, dict[str, int]]:
    case = state.case
    rows = write_rows(state.board).replace("/", "\n")
    return rows, {letter: case[letter] for letter in case.symbols()}


def _first_words(state: State, words: Offered) -> Lazy[Action]:
    """NOM-01 Every word of three letters on every place."""
    threes = _threes(words.graph, words.bits, state.case)

    def make(at: int) -> Action:
        word, place = divmod(at, len(_FIRSTS))
        tiles = map(Tile, threes[word])
        return Lay(tuple(zip(_FIRSTS[place], tiles, strict=True)))

    return Made(len(threes) * len(_FIRSTS), make)


@lru_cache(8)
def _threes(graph: WordGraph, bits: bytes, case: Stock) -> list[str]:
    found = graph.indexes_matching("?" * STONES_A_MOVE)
    threes = (graph.word(at) for at in found if bits[at >> 3] >> (at & 7) & 1)
    return [word for word in threes if not case.missing(word)]


@lru_cache(4)
def _laying(graph: WordGraph, bits: bytes) -> CaseLaying:
    return CaseLaying(graph, allowed=bits)


def _lay(packed: bytes) -> Lay:
    """Squares and letters in turn."""
    squares = (divmod(number, SIZE[1]) for number in packed[::2])
    return Lay(tuple(zip(squares, map(Tile, packed[1::2].decode()), strict=True)))
