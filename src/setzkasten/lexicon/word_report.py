"""What the command line says about words: one value for machines, a few lines for people."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any, Final
from unicodedata import normalize

from setzkasten.lexicon.entry import Entry, Reading
from setzkasten.lexicon.finding import spelling_of
from setzkasten.lexicon.judgement import Judgement
from setzkasten.lexicon.letters import (
    LONGEST,
    LONGEST_TYPED,
    SHORTEST,
    LexiconError,
    WordError,
    key_or_none,
    letters_of,
)
from setzkasten.lexicon.lexicon import Lexicon
from setzkasten.lexicon.relation import Kinship
from setzkasten.messages import sentence

if TYPE_CHECKING:
    from setzkasten.lexicon.words import Words

Report = dict[str, Any]  # Any: values of JSON

PATTERN_SIGNS: Final = "?*"
LONGEST_PATTERN: Final = 63  # as long as the searches can hold


def understood(text: str) -> str:
    """The letters of what was typed, as capitals; raises `LexiconError` for anything else."""
    typed = _short(text.strip(), "Ein Wort", LONGEST_TYPED)
    if letters := letters_of(typed):
        return letters
    if not typed:
        raise LexiconError("Hier fehlt das Wort.")
    strange = ((n, c) for n, c in enumerate(typed, 1) if letters_of(c) is None)
    place, sign = next(strange, (1, typed))
    raise LexiconError(
        f"In {typed!r} ist das {place}. Zeichen {sign!r} kein Buchstabe. "
        f"Ein Wort besteht hier nur aus Buchstaben, auch ä, ö, ü und ß."
    )


def understood_pattern(text: str) -> str:
    """A pattern as capitals, `?` and `*`: 'ö?e*' -> 'OE?E*'."""
    typed = normalize("NFC", _short(text.strip(), "Ein Muster", LONGEST_TYPED))
    if not typed:
        raise LexiconError("Hier fehlt das Muster.")
    signs = (sign if sign in PATTERN_SIGNS else _letter(sign, typed) for sign in typed)
    return _short("".join(signs), "Ein Muster", LONGEST_PATTERN)


def _short(typed: str, what: str, most: int) -> str:
    if len(typed) > most:
        raise LexiconError(
            f"{typed[:20]!r} geht mit {len(typed)} Zeichen weiter, als man hier lesen kann. "
            f"{what} hat höchstens {most}."
        )
    return typed


def _letter(sign: str, pattern: str) -> str:
    if letter := letters_of(sign):
        return letter
    raise LexiconError(
        f"Im Muster {pattern!r} ist {sign!r} weder ein Buchstabe noch ? (ein Buchstabe) "
        f"noch * (beliebig viele)."
    )


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


def told_of(words: Words, word: str) -> Report:
    """All about a word, as the wire has it; raises `WordError`."""
    key = key_or_none(word.strip())
    if key is None:
        raise WordError("not_a_key", word=word[:40], least=SHORTEST, most=LONGEST)
    judgement, lexicon = words.judgement(key), words.lexicon
    lemmas = dict.fromkeys(r.lemma for r in judgement.entry.readings) if judgement.entry else {}
    told = word_report(judgement)
    del told["sentence"]  # one language only; whoever asked says it in both
    return {
        **told,
        "data": judgement.data,
        "definitions": [text for lemma in lemmas for text in lexicon.definitions(lemma)],
        "synonyms": [text for lemma in lemmas for text in lexicon.synonyms(lemma)],
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
    yield f"{judgement.word} {'zählt' if judgement.allowed else 'zählt nicht'}."
    yield sentence(judgement.reason, judgement.data)
    if entry := judgement.entry:
        yield from _entry_lines(entry)


def _entry_lines(entry: Entry) -> Iterator[str]:
    yield f"  geschrieben: {', '.join(entry.spellings or (entry.word,))}"
    for reading in entry.readings:
        form, pos = _named(f"form_{reading.form}"), _named(f"pos_{reading.pos}")
        yield f"  {reading.lemma}: {pos}, {form}"
    if entry.classes:
        classes = sorted(_named(f"class_{trait.replace(' ', '_')}") for trait in entry.classes)
        yield f"  Klassen: {', '.join(classes)}"
    yield f"  Häufigkeit: {entry.zipf:.1f} (7 sehr häufig, 1 sehr selten)"


def _named(code: str) -> str:
    return sentence(code, {})


def spelt(lexicon: Lexicon, key: str) -> str:
    """A word of the list as people write it."""
    entry = lexicon.entry(key)
    return spelling_of(entry) if entry else key
