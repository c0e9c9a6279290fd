"""From a clue to its answer: which words are told so in the treasury, in the lexicon's meanings
and among synonyms?"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Final

from setzkasten.core.values import value
from setzkasten.lexicon.compiled import CompiledLexicon, default
from setzkasten.lexicon.letters import letters_of
from setzkasten.lexicon.offering import hurts
from setzkasten.puzzle.stem import plain_stem
from setzkasten.puzzle.treasury import treasury
from setzkasten.solve.puzzle_error import PuzzleError

LONGEST: Final = 200
MOST: Final = 20
_TOKEN: Final = re.compile(r"[^\W\d_]{2,}")
# Words that are met so often say nothing of what is asked for: articles and the like.
LITTLE_ZIPF: Final = 6.0
# A clue that a person wrote for a grid says more than a dictionary.
WRITTEN: Final = 0.25
SYNONYM: Final = 0.9
PART: Final = 0.5  # `Zufluss` for `Fluss`
LEAST: Final = 0.5


@value
class Answer:
    word: str  # as it lies in a grid
    text: str  # what tells of it
    score: float


def answers(clue: str, pattern: str = "", most: int = MOST) -> list[Answer]:
    """The likeliest first; `pattern` has `?` for a letter and `*` for any run of them."""
    query = _Query(clue)
    fits = re.compile(pattern.replace("?", ".").replace("*", ".*")) if pattern else None
    lexicon = default()
    best: dict[str, Answer] = {}
    for found in _told(lexicon, query):
        if fits and not fits.fullmatch(found.word):
            continue
        if found.score > best.get(found.word, found).score or found.word not in best:
            best[found.word] = found
    ranked = sorted(best.values(), key=lambda one: (-round(one.score, 2), -_zipf(lexicon, one)))
    return list(islice((one for one in ranked if not hurts(lexicon, one.word)), most))


class _Query:
    """What is asked for: the stems of its words, and signs by which to pass over most texts."""

    def __init__(self, clue: str) -> None:
        self.text = " ".join(clue.split())
        words = _saying(self.text) if len(self.text) <= LONGEST else []
        if not words:
            raise PuzzleError("clue_search_empty", most=LONGEST)
        self.stems = {plain_stem(word) for word in words}
        self._signs = [word[: max(3, len(word) - 3)].lower() for word in words]
        self._own = letters_of("".join(self.text.split())) or ""

    def score(self, text: str) -> float:
        """Which share of the stems is told, less a little for what is told besides."""
        lower = text.lower()
        if not any(sign in lower for sign in self._signs):
            return 0.0
        words = _saying(text)
        told = {plain_stem(word) for word in words}
        shares = (1.0 if stem in told else PART * _inside(stem, told) for stem in self.stems)
        return sum(shares) / len(self.stems) - 0.02 * max(0, len(words) - len(self.stems))

    def is_answer(self, key: str) -> bool:
        return key == self._own


def _told(lexicon: CompiledLexicon, query: _Query) -> Iterator[Answer]:
    for word, clues in treasury().clues.items():
        for clue in clues:
            if (score := query.score(clue.text)) >= LEAST:
                yield Answer(word, clue.text, score + WRITTEN)
    for lemma, meanings in lexicon.defined():
        for number, text in enumerate(meanings):
            score = query.score(text) - 0.05 * number
            key = letters_of(lemma) if score >= LEAST else None
            if key and not query.is_answer(key):
                yield Answer(key, text, score)
    for word in lexicon.synonyms(query.text):
        if key := letters_of(word):
            yield Answer(key, query.text, SYNONYM)


def _saying(text: str) -> list[str]:
    return [word for word in _TOKEN.findall(text) if not _little(word)]


@lru_cache(maxsize=20_000)
def _little(word: str) -> bool:
    entry = default().entry(letters_of(word) or "")
    return entry is not None and entry.zipf >= LITTLE_ZIPF


def _inside(stem: str, told: set[str]) -> bool:
    return len(stem) >= 4 and any(stem in other for other in told)


def _zipf(lexicon: CompiledLexicon, answer: Answer) -> float:
    entry = lexicon.entry(answer.word)
    return entry.zipf if entry else 0.0
