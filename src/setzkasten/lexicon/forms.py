"""The forms of one word: Haus, Hauses, Häuser; gehen, geht, ging, gegangen.

Most of them begin like their lemma and are found there; the others stand in `forms.bin`, a shelf
of keys under their lemma.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from setzkasten.core.values import value
from setzkasten.lexicon.entry import Entry, Form, Pos, Reading
from setzkasten.lexicon.letters import letters_of
from setzkasten.lexicon.lexicon import Lexicon

FILE: Final = "forms.bin"
# How long is the longest ending? -endsten, of laufendsten.
_LONGEST_ENDING: Final = 7
# Which forms would a dictionary tell, and in which order?
_TOLD: Final = (
    Form.PLURAL,
    Form.CASE,
    Form.INFLECTED,
    Form.IMPERATIVE,
    Form.PARTICIPLE,
    Form.ZU,
    Form.COMPARATIVE,
    Form.SUPERLATIVE,
    Form.CONTRACTION,
)
_DECLINED: Final = frozenset({Form.PARTICIPLE, Form.COMPARATIVE, Form.SUPERLATIVE})
# How many of one kind? Those that are met most often.
_MOST: Final = 6
_ENDINGS: Final = ("e", "em", "en", "er", "es", "m", "n", "r", "s")


@value
class Forms:
    """Forms of one kind in ordinary spelling, the most frequent first."""

    form: Form
    words: tuple[str, ...]


def stem_of(lemma: str) -> str:
    """The letters that most forms of a lemma begin with: of laufen LAUF, of Auge AUG."""
    key = letters_of(lemma.replace("-", "")) or lemma.upper()
    if lemma[:1].islower() and key.endswith("EN"):
        return key[:-2]
    return key[:-1] if len(key) > 2 and key[-1] in "EN" else key


def forms_of(lexicon: Lexicon, lemma: str, pos: Pos) -> tuple[Forms, ...]:
    """The other forms of a lemma, by kind."""
    found: dict[Form, dict[str, float]] = defaultdict(dict)
    for entry, reading in _readings(lexicon, lemma, pos):
        spelling = spelt(entry, reading)
        if spelling != lemma:
            found[reading.form][spelling] = entry.zipf
    if pos is Pos.ADJECTIVE:
        found.pop(Form.INFLECTED, None)  # kleine, kleinem: nobody looks those up
    told = ((form, _told(found[form], form)) for form in _TOLD if form in found)
    return tuple(Forms(form, words) for form, words in told if words)


def _readings(lexicon: Lexicon, lemma: str, pos: Pos) -> Iterator[tuple[Entry, Reading]]:
    for key in dict.fromkeys(_candidates(lexicon, lemma)):
        entry = lexicon.entry(key)
        for reading in entry.readings if entry else ():
            if entry and (reading.lemma, reading.pos) == (lemma, pos):
                yield entry, reading


def _candidates(lexicon: Lexicon, lemma: str) -> Iterator[str]:
    stem = stem_of(lemma)
    for letters in range(_LONGEST_ENDING + 1):
        yield from lexicon.matching(stem + "?" * letters)
    yield from lexicon.strange_forms(lemma)


def spelt(entry: Entry, reading: Reading) -> str:
    """The spelling that goes with a reading: of LIEBE the noun is Liebe, the verb liebe."""
    capital = reading.lemma[:1].isupper() or reading.form is Form.NOMINALISED
    fitting = (text for text in entry.spellings if text[:1].isupper() == capital)
    return next(fitting, entry.spellings[0] if entry.spellings else entry.word)


def _told(words: dict[str, float], form: Form) -> tuple[str, ...]:
    """Those in use, the most frequent first; without laufenden beside laufend."""
    used = {word for word, zipf in words.items() if zipf} or words.keys()
    often = sorted(used, key=lambda word: (-words[word], word))
    if form in _DECLINED:
        often = [word for word in often if not _declined(word, words)]
    return tuple(often[:_MOST])


def _declined(word: str, words: dict[str, float]) -> bool:
    return any(word.endswith(end) and word.removesuffix(end) in words for end in _ENDINGS)
