"""Computer players for Boggle: one word after the other of those that the dice hold."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from setzkasten.bots.boggle_adviser import words_on
from setzkasten.bots.idea import Idea
from setzkasten.bots.mind import Mind
from setzkasten.core.actions import Done, Go
from setzkasten.core.game import Seat
from setzkasten.games.boggle.state import Action, View, Write
from setzkasten.games.boggle.tray import path_of
from setzkasten.lexicon.words import Words

# How long is the shortest word that counts, and the longest that anybody looks for?
SHORTEST, LONGEST = 3, 8
# Some dice please, others do not: between which shares of its usual number is one content?
FORM = (0.1, 1.9)
# For how many dice, lengths and levels is kept what they hold? A round asks for the same again.
KEPT = 128


class BoggleCraft:
    """`choice` is how many words it is usually content with, `most` how long a word it finds."""

    def ranked(self, view: View, seat: Seat, mind: Mind) -> list[Idea[Action]]:
        if not view.letters:
            return [Idea(0.0, Go())]
        if len(view.list) >= content_with(mind.rung.choice, view.letters, seat):
            return [Idea(0.0, Done())]
        lengths = range(SHORTEST, min(mind.rung.most, LONGEST) + 1)
        for length in mind.rng.sample(lengths, len(lengths)):
            there = _on_dice(view.letters, length, mind.words.offered, mind.known)
            if found := [word for word in there if word not in view.list]:
                word = mind.rng.choice(found)
                return [Idea(0.0, Write(word, path_of(view.letters, word) or ()))]
        return [Idea(0.0, Done())]


def content_with(usual: int, letters: str, seat: Seat) -> int:
    """How many words of these dice are enough: the same whenever it is asked in a round."""
    return max(1, round(usual * Random(f"{letters} {seat}").uniform(*FORM)))


@lru_cache(KEPT)
def _on_dice(letters: str, length: int, offered: Words, known: Words) -> tuple[str, ...]:
    there = words_on(letters, offered)
    return tuple(word for word in there if len(word) == length and word in known)
