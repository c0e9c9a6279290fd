"""Compounds that no list has, taken apart: ABENDSTILLE -> ABEND+STILLE.

Careful rather than clever: every part is a word that people use, and what joins two parts is a
form that the first one really has. The longest first part is tried first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from setzkasten.lexicon.entry import Entry, Form, Pos, Reading
from setzkasten.lexicon.finding import common_readings
from setzkasten.lexicon.words import Words

LEAST_PART: Final = 3
MOST_PARTS: Final = 4

# How well known must a part be? Rare short words make sense of any heap of letters.
PART_ZIPF: Final = 2.5
SHORT_PART: Final = 4
SHORT_PART_ZIPF: Final = 3.5

# After these endings a German compound always takes an s: ZEITUNGSPAPIER, FREIHEITSDRANG.
TAKES_S: Final = ("UNG", "HEIT", "KEIT", "SCHAFT", "ION", "TAET", "LING", "TUM")
# Feminine nouns that take an s although no case of theirs has one: LIEBESBRIEF.
ALSO_TAKE_S: Final = frozenset(
    {"ARBEIT", "LIEBE", "HILFE", "ZUKUNFT", "HOCHZEIT", "WEIHNACHT", "ARMUT", "SEHNSUCHT"}
)
LINKS: Final = ("", "S", "ES", "N", "EN", "ER", "E", "ENS")

# Nouns that at the end of a word are read as an ending, not as themselves.
LOOK_LIKE_ENDINGS: Final = frozenset(
    {"SCHAFT", "SCHAFTEN", "LEIN", "LOSE", "LOSEN", "LOS", "ENDEN", "ESSEN", "TEN", "STEN", "INNEN"}
)


@dataclass(frozen=True, slots=True)
class Compound:
    """A word taken apart; `text` shows the seams: SONNE+N+SCHEIN."""

    parts: tuple[str, ...]
    head: Reading  # of the last part: it says what the whole is

    @property
    def text(self) -> str:
        return "+".join(self.parts)


def take_apart(words: Words, word: str) -> Compound | None:
    """The compound that `word` is, or None if it is none."""
    return _taken_apart(words, word, MOST_PARTS)


def _taken_apart(words: Words, word: str, most: int) -> Compound | None:
    for seam in range(len(word) - LEAST_PART, LEAST_PART - 1, -1):
        if (first := _first_part(words, word[:seam])) and (head := _head(words, word[seam:])):
            return Compound((*first, word[seam:]), head)
    if most <= 2:
        return None
    for seam in range(len(word) - 2 * LEAST_PART, LEAST_PART - 1, -1):
        if (first := _first_part(words, word[:seam])) and (
            rest := _taken_apart(words, word[seam:], most - 1)
        ):
            return Compound((*first, *rest.parts), rest.head)
    return None


def _used(entry: Entry | None) -> Entry | None:
    """The entry, if it is well enough known for a part."""
    if entry is None:
        return None
    least = SHORT_PART_ZIPF if len(entry.word) <= SHORT_PART else PART_ZIPF
    return entry if entry.zipf >= least else None


def _nouns(entry: Entry | None) -> Iterator[Reading]:
    if entry := _used(entry):
        for reading in common_readings(entry):
            if reading.pos is Pos.NOUN and reading.form is not Form.NOMINALISED:
                yield reading


def _head(words: Words, word: str) -> Reading | None:
    """The noun that a compound ends in, in any form; its base form if it has one."""
    if word in LOOK_LIKE_ENDINGS:
        return None
    readings = sorted(_nouns(words.entry(word)), key=lambda reading: reading.form is not Form.BASE)
    return readings[0] if readings else None


def _first_part(words: Words, front: str) -> tuple[str, ...] | None:
    """A noun with its linking element, or the stem of a verb: SONNE+N, HAEUSER, WASCH."""
    for link in LINKS:
        stem = front.removesuffix(link)
        if len(stem) >= LEAST_PART and front.endswith(link) and _links(words, stem, link):
            return (stem, link) if link else (stem,)
    if any(reading.form is Form.PLURAL for reading in _nouns(words.entry(front))):
        return (front,)
    return (front,) if _verb_stem(words, front) else None


def _links(words: Words, stem: str, link: str) -> bool:
    """May this noun stand first, joined by this link?"""
    lemmas = {r.lemma for r in _nouns(words.entry(stem)) if r.form is Form.BASE}
    if not lemmas:
        return False
    if stem.endswith(TAKES_S):
        return link == "S"
    if not link or (link == "S" and stem in ALSO_TAKE_S):
        return True
    # The link must make a form of the noun: HUND+E, STAAT+EN, HERZ+ENS, but never FRAU+S.
    joined = words.entry(stem + link)
    return joined is not None and any(
        r.pos is Pos.NOUN and r.form in (Form.PLURAL, Form.CASE) and r.lemma in lemmas
        for r in joined.readings
    )


def _verb_stem(words: Words, front: str) -> bool:
    """WASCH of waschen, WANDER of wandern: but not the stem of a rare verb."""
    if front.endswith("E"):
        return False
    return any(
        reading.pos is Pos.VERB and reading.form is Form.BASE
        for ending in ("EN", "N")
        if (entry := _used(words.entry(front + ending)))
        for reading in entry.readings
    )
