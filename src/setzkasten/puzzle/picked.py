"""Words of the treasury, each with a clue: what the small puzzles are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from setzkasten.core.values import value
from setzkasten.lexicon.compiled import default
from setzkasten.puzzle.level import words_of_level
from setzkasten.puzzle.score import lemmas_of
from setzkasten.puzzle.treasury import treasury


@value
class Picked:
    """A word as it is laid, as people write it in capitals, and what is said of it."""

    answer: str
    spelt: str
    clue: str


@value
class Choice:
    """Which words are at hand: of a level, without some, and without some wordings."""

    level: str = "mittel"
    banned: frozenset[str] = frozenset()
    avoided: frozenset[str] = frozenset()
    own: tuple[Picked, ...] = ()  # theme words, which come first

    def picked(self, rng: Random, fits: Callable[[str], bool]) -> Iterator[Picked]:
        """Theme words, then fitting ones by chance, no two of one base form."""
        yield from self.own
        chosen = treasury()
        words = [word for word in words_of_level(self.level) if word in chosen.clues]
        rng.shuffle(words)
        taken = {lemma for word in self.own for lemma in lemmas_of(word.answer)}
        for word in words:
            if word in self.banned or not fits(word) or lemmas_of(word) & taken:
                continue
            texts = [
                c.text for c in chosen.clues_of(word, self.level) if c.text not in self.avoided
            ]
            if texts:
                taken |= lemmas_of(word)
                yield Picked(word, _spelt(word), rng.choice(texts[:2]))


def _spelt(word: str) -> str:
    entry = default().entry(word)
    spelt = entry.spellings[0] if entry and entry.spellings else word
    return spelt.upper().replace("ß".upper(), "SS")
