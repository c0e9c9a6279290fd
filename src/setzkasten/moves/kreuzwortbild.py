"""Kreuzwortbild: every word that fits, and what can be done to one square or two.

The rules let anything be put anywhere. Numbered are: handing in, if the judge takes it; giving up;
another symmetry; a letter or a filler on a free square; one off; one moved to a free square; two
that change places; and two to six new letters in one word that touches what lies, if all that they
make are words and none of these stands elsewhere. In an empty picture a word of two to six letters
anywhere.
At random: handing in with one chance in ten where it can be done; giving up with one in eighty;
else three times in four a word by chance, if one is found; else any of the rest, its kinds alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from setzkasten.core.actions import Done, GiveUp
from setzkasten.core.claims import Judge, Word
from setzkasten.core.game import Seat
from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.core.tiles import Tile
from setzkasten.games.kreuzwortbild.actions import Action, Clear, Move, Put, Switch
from setzkasten.games.kreuzwortbild.building import check_done, check_put, check_symmetry
from setzkasten.games.kreuzwortbild.offers import MOST_NEW
from setzkasten.games.kreuzwortbild.options import SYMMETRIES
from setzkasten.games.kreuzwortbild.state import FILLER, State
from setzkasten.lexicon.words import Words
from setzkasten.moves.moves import Joined, Kept, Lazy, Made, any_of
from setzkasten.moves.open_case import OpenCase, words_long

DONE, ENDING, WORD = 1 / 10, 1 / 80, 3 / 4  # how likely at random
SHORTEST: Final = 2


class KreuzwortbildMover:
    def all(self, state: State, seat: Seat, words: Words, judge: Judge) -> Sequence[Action]:
        if state.phase != "build" or seat != 0:
            return ()
        ends: list[Action] = [GiveUp(), *([Done()] if _finished(state, judge) else [])]
        return Joined(Kept(ends), *_changes(state), *_words(state, words))

    def one(
        self, state: State, seat: Seat, words: Words, judge: Judge, rng: Random
    ) -> Action | None:
        if state.phase != "build" or seat != 0:
            return None
        if rng.random() < DONE and _finished(state, judge):
            return Done()
        if rng.random() < ENDING:
            return GiveUp()
        word = _any_word(state, words, rng) if rng.random() < WORD else None
        return word or _any_change(state, rng) or GiveUp()


def _finished(state: State, judge: Judge) -> bool:
    if check_done(state):
        return False
    words = {run.word for run in state.board.runs()}
    return not any(judge.answer(Word(word)).refused for word in words)


def _changes(state: State) -> list[Lazy[Action]]:
    """Kinds of what can be done to one square or two."""
    board, case, free = state.board, state.case, _free(state)
    used, letters = sorted([*board, *board.blocked]), case.symbols()

    def put(at: int) -> Action:
        square, letter = divmod(at, len(letters))
        return Put(((free[square], Tile(letters[letter])),))

    def moved(at: int) -> Action:
        start, end = divmod(at, len(free))
        return Move(((used[start], free[end]),))

    def changed(at: int) -> Action:
        one, other = _pair(len(used), at)
        return Move(((used[one], used[other]), (used[other], used[one])))

    return [
        Kept(_switches(state)),
        Made(len(used), lambda at: Clear((used[at],))),
        Made(len(free) * len(letters), put),
        Kept(_fillers(state, free)),
        Made(len(used) * len(free), moved),
        Made(len(used) * (len(used) - 1) // 2, changed),
    ]


def _free(state: State) -> list[Square]:
    rows, cols = state.board.size or (0, 0)
    return [(r, c) for r in range(rows) for c in range(cols) if state.board.free((r, c))]


def _switches(state: State) -> Iterator[Action]:
    for symmetry in SYMMETRIES:
        if symmetry != state.symmetry and check_symmetry(state.options.board, symmetry) is None:
            yield Switch(symmetry)


def _fillers(state: State, free: list[Square]) -> Iterator[Action]:
    for square in free:
        put = Put(((square, FILLER),))
        if check_put(state, put) is None:
            yield put


def _pair(number: int, at: int) -> tuple[int, int]:
    """The two of `number` that come at a place in the order of all pairs."""
    first = 0
    while at >= (ways := number - first - 1):
        at, first = at - ways, first + 1
    return first, first + 1 + at


def _words(state: State, words: Words) -> list[Lazy[Action]]:
    if not state.board:
        lengths = range(SHORTEST, MOST_NEW + 1)
        return [_first_words(state, words, length) for length in lengths]
    case = OpenCase(state.board, state.case, words)
    return [case.layings(Put, SHORTEST, MOST_NEW, one_run=True)]


def _first_words(state: State, words: Words, length: int) -> Lazy[Action]:
    found = words_long(words.graph, words.bits, state.case, length)
    places = [
        squares
        for way in (ACROSS, DOWN)
        for first in _free(state)
        if all(map(state.board.free, squares := _line(first, way, length)))
    ]

    def make(at: int) -> Action:
        word, place = divmod(at, len(places))
        return Put(tuple(zip(places[place], map(Tile, found[word]), strict=True)))

    return Made(len(found) * len(places), make)


def _line(first: Square, way: tuple[int, int], length: int) -> tuple[Square, ...]:
    return tuple(shifted(first, way, i) for i in range(length))


def _any_word(state: State, words: Words, rng: Random) -> Action | None:
    if not state.board:
        return any_of(_first_words(state, words, rng.randint(SHORTEST, MOST_NEW)), rng)
    case = OpenCase(state.board, state.case, words)
    stones = case.any_laying(rng.randint(1, MOST_NEW), rng, one_run=True)
    return Put(stones) if stones else None


def _any_change(state: State, rng: Random) -> Action | None:
    kinds = _changes(state)
    rng.shuffle(kinds)
    return next((found for kind in kinds if (found := any_of(kind, rng))), None)
