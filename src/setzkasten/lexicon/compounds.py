"""Compounds that no list has, taken apart: ABENDSTILLE -> ABEND+STILLE.

Careful rather than clever: every part is a word that people use, and what joins two parts is a
form that the first one really has. The longest first part is tried first.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from setzkasten.core.values import value
from setzkasten.lexicon.entry import Entry, Form, Pos, Reading
from setzkasten.lexicon.finding import OWN_WORDS, ordinary_readings
from setzkasten.lexicon.lexicon import Lexicon

LEAST_PART: Final = 3
LEAST_STEM: Final = 4  # of a verb
LEAST_OF_THREE: Final = 4  # where a word falls into three parts

# How well known must a part be? Rare short words make sense of any heap of letters.
PART_ZIPF: Final = 2.5
SHORT_ZIPF: Final[dict[int, float]] = {3: 4.0, 4: 3.5}
STEM_ZIPF: Final = 3.5

# After these endings a German compound always takes an s: ZEITUNGSPAPIER, FREIHEITSDRANG.
TAKES_S: Final = ("UNG", "HEIT", "KEIT", "SCHAFT", "ION", "TAET", "LING", "TUM")
# Feminine nouns that take an s although no case of theirs has one: LIEBESBRIEF.
ALSO_TAKE_S: Final = frozenset(
    {"ARBEIT", "LIEBE", "HILFE", "ZUKUNFT", "HOCHZEIT", "WEIHNACHT", "ARMUT", "SEHNSUCHT"}
)
LINKS: Final = ("", "S", "ES", "N", "EN", "ER", "E", "ENS")

# Nouns that at the end of a word are read as an ending, not as themselves.
LOOK_LIKE_ENDINGS: Final = frozenset(
    {"BAR", "BARE", "BAREN", "END", "ENDE", "ENDEN", "ENDES", "ENGEN", "ESSEN", "INNEN", "IREN"}
    | {"LEIN", "LOS", "LOSE", "LOSEN", "SCHAFT", "SCHAFTEN"}
)


@value
class Compound:
    """A word taken apart; `text` shows the seams: SONNE+N+SCHEIN."""

    parts: tuple[str, ...]
    head: Reading  # of the last part: it says what the whole is

    @property
    def text(self) -> str:
        return "+".join(self.parts)


def take_apart(lexicon: Lexicon, word: str) -> Compound | None:
    """The compound that `word` is, or None if it is none."""
    return _in_two(lexicon, word, least=LEAST_PART) or _in_three(lexicon, word)


def _in_two(lexicon: Lexicon, word: str, *, least: int) -> Compound | None:
    for seam in range(len(word) - least, least - 1, -1):
        first = _first_part(lexicon, word[:seam], least=least)
        if first and (head := _head(lexicon, word[seam:])):
            return Compound((*first, word[seam:]), head)
    return None


def _in_three(lexicon: Lexicon, word: str) -> Compound | None:
    for seam in range(len(word) - 2 * LEAST_OF_THREE, LEAST_OF_THREE - 1, -1):
        first = _first_part(lexicon, word[:seam], least=LEAST_OF_THREE)
        if first and (rest := _in_two(lexicon, word[seam:], least=LEAST_OF_THREE)):
            return Compound((*first, *rest.parts), rest.head)
    return None


def _used(entry: Entry | None) -> Entry | None:
    """The entry, if it is well enough known for a part and no EIN or NEIN."""
    if entry is None or entry.zipf < SHORT_ZIPF.get(len(entry.word), PART_ZIPF):
        return None
    return None if any(reading.pos in OWN_WORDS for reading in entry.readings) else entry


def _nouns(entry: Entry | None) -> Iterator[Reading]:
    if entry := _used(entry):
        for reading in ordinary_readings(entry):
            if reading.pos is Pos.NOUN and reading.form is not Form.NOMINALISED:
                yield reading


def _head(lexicon: Lexicon, word: str) -> Reading | None:
    """The noun that a compound ends in, in any form; its base form if it has one."""
    if word in LOOK_LIKE_ENDINGS:
        return None
    readings = sorted(
        _nouns(lexicon.entry(word)), key=lambda reading: reading.form is not Form.BASE
    )
    return readings[0] if readings else None


def _first_part(lexicon: Lexicon, front: str, *, least: int) -> tuple[str, ...] | None:
    """A noun with its linking element, or the stem of a verb: SONNE+N, HAEUSER, WASCH."""
    for link in LINKS:
        stem = front.removesuffix(link)
        if len(stem) >= least and front.endswith(link) and _links(lexicon, stem, link):
            return (stem, link) if link else (stem,)
    if any(reading.form is Form.PLURAL for reading in _nouns(lexicon.entry(front))):
        return (front,)
    return (front,) if _verb_stem(lexicon, front) else None


def _links(lexicon: Lexicon, stem: str, link: str) -> bool:
    """May this noun stand first, joined by this link?"""
    lemmas = {r.lemma for r in _nouns(lexicon.entry(stem)) if r.form is Form.BASE}
    if not lemmas:
        return False
    if stem.endswith(TAKES_S):
        return link == "S"
    if not link or (link == "S" and stem in ALSO_TAKE_S):
        return True
    # The link must make a form of the noun: HUND+E, STAAT+EN, HERZ+ENS, but never FRAU+S.
    joined = lexicon.entry(stem + link)
    return joined is not None and any(
        r.pos is Pos.NOUN and r.form in (Form.PLURAL, Form.CASE) and r.lemma in lemmas
        for r in joined.readings
    )


def _verb_stem(lexicon: Lexicon, front: str) -> bool:
    """WASCH of waschen, WANDER of wandern: but not the stem of a rare verb."""
    if front.endswith("E") or len(front) < LEAST_STEM:
        return False
    return any(
        entry.zipf >= STEM_ZIPF and reading.pos is Pos.VERB and reading.form is Form.BASE
        for ending in ("EN", "N")
        if (entry := lexicon.entry(front + ending))
        for reading in entry.readings
    )
