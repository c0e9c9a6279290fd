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
from setzkasten.puzzle.clue_query import OTHER_KIND, Query, opposites, plain_text
from setzkasten.puzzle.treasury import treasury

MOST: Final = 20
LEAST: Final = 0.35
# With a pattern that it fits, less need be told.
LEAST_FITTING: Final = 0.25
# A clue that a person wrote for a grid says more than a dictionary, if it is nearly this one.
WRITTEN, WELL_TOLD = 1.25, 0.7
# A synonym of the clue; less for each meaning before it, and among many.
SYNONYM, LATER_MEANING, OF_A_GROUP = 1.25, 0.02, 0.005
# `Nicht jung` is a clue for ALT: so JUNG answers `nicht alt`.
OPPOSITE: Final = 1.25
LATER_DEFINITION: Final = 0.05
# How much do puzzles like a word: by how often it is met, and because it was chosen for them.
A_ZIPF, MOST_ZIPF, TREASURED = 0.05, 5.0, 0.1
# An answer that shares its stem with the clue would be no riddle.
TELLING: Final = 0.5


@value
class Answer:
    word: str  # as it lies in a grid
    text: str  # what tells of it
    score: float


@value
class _Text:
    """What is told of a word; a later meaning of the lexicon is met less often."""

    word: str
    text: str
    plain: str
    written: bool
    later: int = 0


def answers(clue: str, pattern: str = "", most: int = MOST) -> list[Answer]:
    """The likeliest first; `pattern` has `?` for a letter and `*` for any run of them."""
    query = Query(clue)
    fits = re.compile(pattern.replace("?", ".").replace("*", ".*")) if pattern else None
    lexicon, least = default(), LEAST_FITTING if pattern else LEAST
    best: dict[str, Answer] = {}
    for found in _told(lexicon, query, least):
        if fits and not fits.fullmatch(found.word):
            continue
        if found.word not in best or found.score > best[found.word].score:
            best[found.word] = found
    liked = (_liked(lexicon, query, one) for one in best.values())
    ranked = sorted(liked, key=lambda one: (-one.score, one.word))
    return list(islice((one for one in ranked if not hurts(lexicon, one.word)), most))


def _told(lexicon: CompiledLexicon, query: Query, least: float) -> Iterator[Answer]:
    for one in _texts():
        if not query.may_be_told(one.plain):
            continue
        score = query.score(one.text)
        if one.written and score >= WELL_TOLD:
            score *= WRITTEN
        key = one.word if one.written else letters_of(one.word)
        if key and score >= least and (one.written or not query.is_answer(key)):
            yield Answer(key, one.text, score - LATER_DEFINITION * one.later)
    for number, group in enumerate(lexicon.synonym_groups(query.text)):
        score = SYNONYM - LATER_MEANING * number - OF_A_GROUP * len(group)
        yield from (Answer(key, query.text, score) for word in group if (key := letters_of(word)))
    for clue in treasury().clues.get(query.opposite_of, ()):
        if key := opposites(clue.text):
            yield Answer(key, query.text, OPPOSITE)


@lru_cache(maxsize=1)
def _texts() -> tuple[_Text, ...]:
    """All clues of the treasury and all meanings of the lexicon."""
    written = (
        _Text(word, clue.text, plain_text(clue.text), written=True)
        for word, clues in treasury().clues.items()
        for clue in clues
    )
    meanings = (
        _Text(lemma, text, plain_text(text), written=False, later=number)
        for lemma, told in default().defined()
        for number, text in enumerate(told)
    )
    return (*written, *meanings)


def _liked(lexicon: CompiledLexicon, query: Query, answer: Answer) -> Answer:
    """How likely it is besides what is told of it."""
    entry = lexicon.entry(answer.word)
    score = answer.score + A_ZIPF * min(entry.zipf if entry else 0.0, MOST_ZIPF)
    score += TREASURED * (answer.word in treasury().words)
    score *= 1.0 if query.of_a_kind(entry) else OTHER_KIND
    score *= TELLING if query.tells(answer.word) else 1.0
    return Answer(answer.word, answer.text, round(score, 3))
