"""The level of a puzzle: which words new ones are made of.

They are no table's words but a choice out of the lexicon's: well known, fit for everybody, each
with a clue to print. To find them takes seconds, so they are kept as a list.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Final
from zlib import crc32

from setzkasten.core.values import value
from setzkasten.lexicon.compiled import CompiledLexicon, default
from setzkasten.lexicon.entry import Entry, Form, Pos, Trait
from setzkasten.lexicon.masks import for_all_mask
from setzkasten.lexicon.offering import for_all
from setzkasten.lexicon.policy import NOMINA
from setzkasten.puzzle.clue import has_clue
from setzkasten.puzzle.treasury import treasury
from setzkasten.whole_file import write_whole

# A change of what makes a clue makes the kept lists stale: raise this number with it.
EDITION: Final = 14
SHORTEST: Final = 3
LONGEST: Final = 12
# Shorter ones need a clue of the treasury: what else has three letters is mostly a short form.
SHORTEST_UNWRITTEN: Final = 4
SHORTEST_PLURAL: Final = 5
COMMON_NAME: Final = 4.3

_CONTENT: Final = frozenset({Pos.NOUN, Pos.VERB, Pos.ADJECTIVE})
_FUNCTION: Final = frozenset(
    {Pos.PRONOUN, Pos.ARTICLE, Pos.PREPOSITION, Pos.CONJUNCTION, Pos.PARTICLE}
)
_PERSONAL: Final = frozenset({Trait.FIRST_NAME, Trait.FAMILY_NAME, Trait.KNOWN_PERSON})
# Short words that are met as something else than what their clue says.
_OBSCURE: Final = frozenset(
    "ACID AKAN AKUTE ALBAS AMIN AMINE ANNAS ARAD ASTEN AVES BANE BONG BUMS COKE DREHE ELAM ENTER"
    " FELDE GEHN GESICHTE HAUE HIGH HOMOSEXUELL HORNE INTI ISCHEN ITEM KARAS KEES KIKI KNARRE LANDE"
    " LEUT LUDE LUDEN MANS MATTS MEHLE MISTRESS MONS MORE NAUEN NOAHS NORMALE OPERA OPERE ORAL"
    " RAIS ROSAS SANDE SARIN SATAN SHISHA SLIP SNUS SOMA STAATE STASI TANGA THON TOREN TUEN VITAE"
    " WEED WEIB".split()
)
_SHORT_FORMS: Final = frozenset({Pos.ABBREVIATION, Pos.SYMBOL})


@value
class Level:
    """How well known the words are: Zipf 3 is once in a million words."""

    name: str
    least_zipf: float
    plurals: bool
    abbreviations: bool
    easy: bool = False  # of the treasury only words with a clue of this level


LEVELS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("leicht", 3.6, plurals=False, abbreviations=False, easy=True),
        Level("mittel", 3.0, plurals=True, abbreviations=False),
        Level("schwer", 2.2, plurals=True, abbreviations=True),
    )
}


def words_of_level(name: str) -> tuple[str, ...]:
    """The keys of a level, sorted; found once and kept in the user's cache."""
    return _words_of(default(), LEVELS[name])


def kept(name: str) -> bool:
    """Are the words of a level found already? If not, it takes some seconds."""
    return _path(default(), LEVELS[name]).is_file()


@lru_cache(maxsize=8)
def _words_of(lexicon: CompiledLexicon, level: Level) -> tuple[str, ...]:
    path = _path(lexicon, level)
    with suppress(OSError, UnicodeDecodeError):  # none there, or one that nobody can read
        if kept := tuple(path.read_text("ascii").split()):
            return kept
    keys = sorted({*_candidates(lexicon, level), *_treasured(lexicon)})
    found = tuple(key for key in keys if _clued(lexicon, key, level))
    with suppress(OSError):  # a read-only home: they are found again next time
        write_whole(path, "\n".join(found).encode("ascii"))
    return found


def _treasured(lexicon: CompiledLexicon) -> Iterable[str]:
    """The words of the treasury, however well known: they were chosen one by one."""
    return (key for key in treasury().words if key in lexicon and for_all(lexicon, key))


def _clued(lexicon: CompiledLexicon, key: str, level: Level) -> bool:
    """Has it a clue to print, and for beginners one that was written for them?"""
    if written := treasury().clues_of(key, level.name):
        return not level.easy or written[0].level == level.name
    return has_clue(lexicon, key)


def _candidates(lexicon: CompiledLexicon, level: Level) -> Iterable[str]:
    policy = replace(
        NOMINA,
        old=False,
        dialect=False,
        hyphenated=False,
        symbols=False,
        abbreviations=level.abbreviations,
    )
    masks = (
        lexicon.under(policy).mask,
        for_all_mask(lexicon),
        lexicon.often(level.least_zipf),
        lexicon.mask(lambda entry: _fit(entry, level), name=("level", level)),
    )
    for index, signs in enumerate(zip(*masks, strict=True)):
        if all(signs):
            word = lexicon.graph.word(index)
            if SHORTEST_UNWRITTEN <= len(word) <= LONGEST and not _awkward(lexicon, word):
                yield word


def _awkward(lexicon: CompiledLexicon, word: str) -> bool:
    """Short plurals (RES, DUS) and the like: words on paper only."""
    if word in _OBSCURE:
        return True
    entry = lexicon.entry(word)
    if entry is None:
        return True
    if all(r.pos == Pos.NAME for r in entry.readings) and entry.classes <= _PERSONAL:
        return entry.zipf < COMMON_NAME  # `Weiblicher Vorname` is a dull clue
    base = any(reading.form == Form.BASE for reading in entry.readings)
    return not base and len(word) < SHORTEST_PLURAL


def _fit(entry: Entry, level: Level) -> bool:
    """Base forms, perhaps plurals; nothing that only is a form of something else."""
    forms = {Form.BASE, Form.PLURAL} if level.plurals else {Form.BASE}
    fit = _CONTENT | {Pos.NAME} | (_SHORT_FORMS if level.abbreviations else frozenset())
    if any(reading.pos in _FUNCTION for reading in entry.readings):
        return False  # MAN is met often, but not as a Persian weight
    return any(reading.form in forms and reading.pos in fit for reading in entry.readings)


def worth(entry: Entry) -> float:
    """GEN-12 Up to 4 for frequency; 3 for content words and names, 1 for others, 0 for short forms.

    A word of several kinds is taken for its best.
    """
    kinds = {reading.pos for reading in entry.readings if reading.form in _OWN_FORMS}
    kinds = kinds or {reading.pos for reading in entry.readings}
    if kinds & _CONTENT or Pos.NAME in kinds or Trait.GEOGRAPHICAL in entry.classes:
        kind = 3.0
    else:
        kind = 0.0 if kinds <= _SHORT_FORMS else 1.0
    return min(entry.zipf, 4.0) + kind


_OWN_FORMS: Final = frozenset({Form.BASE, Form.PLURAL})


def _path(lexicon: CompiledLexicon, level: Level) -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    # The treasury grows: a list that was made before does not hold its new words and clues.
    clues = treasury().clues.items()
    levels = (f"{word} {clue.level}" for word, written in clues for clue in written)
    chosen = crc32(" ".join((*sorted(treasury().words), *levels)).encode())
    name = f"{lexicon.id}.{lexicon.decency.id}.{level.name}.{EDITION}-{chosen:08x}.words"
    return Path(base) / "setzkasten" / name
