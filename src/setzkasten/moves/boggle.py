"""Boggle: every word on the dice, every word of the own list to be struck, and being done.

Words are written without their way over the dice: which one it was makes no difference.
At random: done with one chance in four; else a word of the list is struck with one in eight, or
a word is written, all words on the dice alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from setzkasten.core.actions import Done, Go
from setzkasten.core.claims import Judge
from setzkasten.core.game import Seat
from setzkasten.games.boggle.state import LEAST_LETTERS, Action, State, Strike, Write
from setzkasten.games.boggle.tray import SIDE
from setzkasten.lexicon.words import Words
from setzkasten.moves.moves import Joined, Kept, Made
from setzkasten_kernel import Boggle, WordGraph

DONE, STRIKE = 1 / 4, 1 / 8  # how likely at random


class BoggleMover:
    def all(self, state: State, seat: Seat, words: Words, judge: Judge) -> Sequence[Action]:
        if not _looking(state, seat):
            return ()
        if state.phase == "ready":
            return (Go(),)
        found, word = _found(state, seat, words), words.graph.word
        ends: Kept[Action] = Kept((Done(), *map(Strike, _listed(state, seat))))
        return Joined(ends, Made(len(found), lambda at: Write(word(found[at]))))

    def one(
        self, state: State, seat: Seat, words: Words, judge: Judge, rng: Random
    ) -> Action | None:
        if not _looking(state, seat):
            return None
        if state.phase == "ready":
            return Go()
        listed = _listed(state, seat)
        if rng.random() < DONE:
            return Done()
        if listed and rng.random() < STRIKE:
            return Strike(rng.choice(listed))
        found = _found(state, seat, words)
        return Write(words.graph.word(rng.choice(found))) if found else Done()


def _looking(state: State, seat: Seat) -> bool:
    return state.phase in ("ready", "search") and seat in state.searching


def _listed(state: State, seat: Seat) -> list[str]:
    return [entry.word for entry in state.lists[seat]]


def _found(state: State, seat: Seat, words: Words) -> list[int]:
    """The numbers of the words on the dice that the list lacks."""
    listed = set(map(words.graph.index, _listed(state, seat)))
    return [at for at in on_dice(state.letters, words.graph, words.bits) if at not in listed]


@lru_cache(64)
def on_dice(letters: str, graph: WordGraph, bits: bytes) -> list[int]:
    """All seats look at the same dice, again and again."""
    _, indexes = _solver(graph, bits).words(letters.encode())
    return indexes.tolist()


@lru_cache(4)
def _solver(graph: WordGraph, bits: bytes) -> Boggle:
    return Boggle(graph, SIDE, SIDE, shortest=LEAST_LETTERS, allowed=bits)
