"""What the command line says about words: one value for machines, a few lines for people."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final
from unicodedata import normalize

from setzkasten.lexicon.entry import Entry, Reading
from setzkasten.lexicon.finding import spelling_of
from setzkasten.lexicon.judgement import Judgement
from setzkasten.lexicon.letters import LONGEST_TYPED, WordError, letters_of, no_letters
from setzkasten.lexicon.lexicon import Lexicon
from setzkasten.lexicon.relation import Kinship
from setzkasten.messages import sentence

Report = dict[str, Any]  # Any: values of JSON

PATTERN_SIGNS: Final = "?*"
LONGEST_PATTERN: Final = 63  # as long as the searches can hold


def understood(text: str) -> str:
    """The letters of what was typed, as capitals; raises `WordError` for anything else."""
    typed = text.strip()
    letters = letters_of(typed) if len(typed) <= LONGEST_TYPED else None
    if not letters:
        raise no_letters(typed)
    return letters


def understood_pattern(text: str) -> str:
    """A pattern as capitals, `?` and `*`: 'ö?e*' -> 'OE?E*'."""
    typed = normalize("NFC", _short(text.strip(), LONGEST_TYPED))
    if not typed:
        raise WordError("pattern_missing")
    signs = (sign if sign in PATTERN_SIGNS else _letter(sign, typed) for sign in typed)
    return _short("".join(signs), LONGEST_PATTERN)


def _short(pattern: str, most: int) -> str:
    if len(pattern) > most:
        raise WordError("pattern_long", text=repr(pattern[:20]), signs=len(pattern), most=most)
    return pattern


def _letter(sign: str, pattern: str) -> str:
    if letter := letters_of(sign):
        return letter
    raise WordError("pattern_sign", pattern=repr(pattern), sign=repr(sign))


def word_report(judgement: Judgement) -> Report:
    """The judgement of a word, as JSON has it."""
    entry = judgement.entry
    return {
        "word": judgement.word,
        "allowed": judgement.allowed,
        "reason": judgement.reason,
        "sentence": sentence(judgement.reason, judgement.data),
        "readings": [_reading_report(reading) for reading in entry.readings] if entry else [],
        "classes": sorted(map(str, entry.classes)) if entry else [],
        "spellings": list(entry.spellings) if entry else [],
        "zipf": round(entry.zipf, 2) if entry else 0.0,
        "source": judgement.source,
    }


def _reading_report(reading: Reading) -> Report:
    return {"lemma": reading.lemma, "pos": str(reading.pos), "form": str(reading.form)}


def relation_report(shorter: str, longer: str, kin: Kinship) -> Report:
    """The kinship of two words, as JSON has it."""
    return {"shorter": shorter, "longer": longer, "relation": kin.kind, "lemma": kin.lemma}


def words_report(pattern: str, found: Iterator[str], limit: int | None) -> Report:
    """The words of a pattern, as JSON has it; `more` says that the limit cut some off."""
    most = None if limit is None else min(limit + 1, sys.maxsize)
    words = list(islice(found, most))
    more = limit is not None and len(words) > limit
    return {"pattern": pattern, "words": words[:limit], "more": more}


def word_lines(judgement: Judgement) -> Iterator[str]:
    """The judgement of a word, as one would say it."""
    counts = "word_counts" if judgement.allowed else "word_counts_not"
    yield sentence(counts, {"word": judgement.word})
    yield sentence(judgement.reason, judgement.data)
    if entry := judgement.entry:
        yield from _entry_lines(entry)


def _entry_lines(entry: Entry) -> Iterator[str]:
    spellings = ", ".join(entry.spellings or (entry.word,))
    yield f"  {sentence('word_spelt', {'spellings': spellings})}"
    for reading in entry.readings:
        form, pos = _named(f"form_{reading.form}"), _named(f"pos_{reading.pos}")
        yield f"  {reading.lemma}: {pos}, {form}"
    if entry.classes:
        classes = sorted(_named(f"class_{trait.replace(' ', '_')}") for trait in entry.classes)
        yield f"  {sentence('word_classes', {'classes': ', '.join(classes)})}"
    yield f"  {sentence('word_frequency', {'zipf': f'{entry.zipf:.1f}'})}"


def _named(code: str) -> str:
    return sentence(code, {})


def spelt(lexicon: Lexicon, key: str) -> str:
    """A word of the list as people write it."""
    entry = lexicon.entry(key)
    return spelling_of(entry) if entry else key
