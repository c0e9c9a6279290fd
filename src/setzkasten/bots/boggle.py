"""Computer players for Boggle: one word after the other, found by a plain look over the dice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from setzkasten.core.actions import Done, Go
from setzkasten.core.game import Seat
from setzkasten.core.options import Chosen
from setzkasten.games.boggle.state import Action, View, Write
from setzkasten.games.boggle.tray import path_of
from setzkasten.lexicon.words import Words

# Which lengths does a player look for, and how many words before it is content?
LENGTHS = {"leicht": (3, 4), "mittel": (3, 4, 5), "stark": (3, 4, 5, 6, 7)}
ENOUGH = {"leicht": 5, "mittel": 10, "stark": 18}


class BogglePlayer:
    def choose(
        self, view: View, seat: Seat, *, words: Words, options: Chosen, level: str, rng: Random
    ) -> Action:
        if not view.letters:
            return Go()
        if len(view.list) >= ENOUGH[level]:
            return Done()
        for length in rng.sample(LENGTHS[level], len(LENGTHS[level])):
            found = set(_on_dice(view.letters, length, words.known(level))) - set(view.list)
            if found:
                word = rng.choice(sorted(found))
                return Write(word, path_of(view.letters, word) or ())
        return Done()


def _on_dice(letters: str, length: int, words: Words) -> Iterator[str]:
    there = set(letters)
    for word in words.matching("?" * length):
        if there.issuperset(word) and path_of(letters, word):
            yield word
