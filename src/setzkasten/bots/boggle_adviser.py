"""The best words on the dice of Boggle that a seat has not written yet."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from setzkasten.bots.trying import Advice, Hint
from setzkasten.core.actions import Done, Go
from setzkasten.core.game import NOTHING, Report, ScoredWord, Seat
from setzkasten.games.boggle.game import Boggle
from setzkasten.games.boggle.rounds import points_of
from setzkasten.games.boggle.state import State, Write
from setzkasten.games.boggle.tray import path_of
from setzkasten.lexicon.words import Words
from setzkasten_kernel import Boggle as Dice

SIDE: Final = 4
SHORTEST: Final = 3
# For how many sets of words is a search kept? Each is some 20 MB.
KEPT: Final = 2
# And for how many dice what they hold? Those who play a round ask for the same again and again.
KEPT_DICE: Final = 64


class BoggleAdviser:
    def best(self, state: State, seat: Seat, *, words: Words, count: int, seconds: float) -> Advice:
        """Long words first, among these the ones that people know."""
        view = Boggle().view(state, seat)
        if not view.letters:
            return Advice((Hint(Go(), NOTHING),), complete=True)
        there, complete = ranked_on(view.letters, words, seconds)
        named = [word for word in there if word not in view.list]
        hints = [_hint(view.letters, word) for word in named[:count]]
        return Advice(tuple(hints) or (Hint(Done(), NOTHING),), complete=complete)


def ranked_on(letters: str, words: Words, seconds: float) -> tuple[list[str], bool]:
    """The words on these dice that may be offered, the best first; whether these are all."""
    ends, found = _dice(words.offered).words(letters.encode("ascii"), seconds=seconds)
    return sorted(set(map(words.graph.word, found)), key=partial(_worth, words)), len(ends) == 1


@lru_cache(KEPT_DICE)
def words_on(letters: str, offered: Words) -> tuple[str, ...]:
    """All that these dice hold, as the dictionary has them in order."""
    _, found = _dice(offered).words(letters.encode("ascii"))
    beside = (word for word in offered.beside if path_of(letters, word))
    return tuple(sorted({*map(offered.graph.word, found), *beside}))


def _worth(words: Words, word: str) -> tuple[int, float, str]:
    entry = words.lexicon.entry(word)
    return -points_of(word), -(entry.zipf if entry else 0.0), word


def _hint(letters: str, word: str) -> Hint:
    path = path_of(letters, word) or ()
    report = Report((ScoredWord(word, path, points_of(word)),), points_of(word))
    return Hint(Write(word, path), report, (word,))


@lru_cache(KEPT)
def _dice(words: Words) -> Dice:
    points = [0] * SHORTEST + [points_of("?" * length) for length in range(SHORTEST, 17)]
    return Dice(words.graph, SIDE, SIDE, points=points, shortest=SHORTEST, allowed=words.bits)
