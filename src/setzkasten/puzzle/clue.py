"""Suggested clues: what the lexicon says of a word, cut to what a newspaper would print."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from setzkasten.core.values import value
from setzkasten.lexicon.entry import Entry, Form, Pos, Reading, Trait
from setzkasten.lexicon.letters import letters_of
from setzkasten.lexicon.lexicon import Lexicon
from setzkasten.lexicon.offering import for_all, keys_in
from setzkasten.puzzle.definition import LONGEST, cut_down, fit
from setzkasten.puzzle.stem import gives_away

Kind: TypeAlias = Literal["definition", "synonym", "long form"]

# From how many letters on does a clue get tedious?
COMFORTABLE: Final = 42
# From which score on would a person print it?
PRINTABLE: Final = 50.0
MOST: Final = 8
LONGEST_PAIR: Final = 26
# How far is a synonym to be trusted? Of a word with more than one meaning, not enough to print it.
_SURE: Final = (0.0, 46.0, 30.0)
# One synonym alone must be well known itself (Guts is no clue for MARMELADE).
_ALONE: Final = 8.0
# A synonym that means many things itself (Auf, Platz) says too little.
_MOST_MEANINGS: Final = 2
_AMBIGUOUS: Final = 14.0
# The first sense is the common one; if it gives no clue, a rarer one is not what people expect.
_RARER: Final = 26.0

_OPEN: Final = frozenset({Pos.NOUN, Pos.VERB, Pos.ADJECTIVE, Pos.ADVERB, Pos.NUMERAL})


@value
class Clue:
    text: str
    kind: Kind
    score: float

    @property
    def printable(self) -> bool:
        return self.score >= PRINTABLE


def suggestions(lexicon: Lexicon, answer: str) -> tuple[Clue, ...]:
    """Clues for a word as it lies in the grid, the best first; none gives the stem away."""
    found: dict[str, Clue] = {}
    for clue in _sound(lexicon, answer):
        same = found.setdefault(clue.text.lower(), clue)
        found[clue.text.lower()] = max(clue, same, key=lambda one: one.score)
    return tuple(sorted(found.values(), key=lambda clue: -clue.score)[:MOST])


def has_clue(lexicon: Lexicon, answer: str) -> bool:
    """Is there one that a person would print? Quicker than to look at all of them."""
    return any(True for _ in _sound(lexicon, answer, least=PRINTABLE))


def _sound(lexicon: Lexicon, answer: str, *, least: float = 0.0) -> Iterator[Clue]:
    entry = lexicon.entry(answer)
    if entry is None:
        return
    lemmas = tuple(dict.fromkeys(reading.lemma for reading in entry.readings))
    for place, reading in enumerate(_clued(entry)):
        for clue in _of_reading(lexicon, reading):
            lower = Clue(clue.text, clue.kind, clue.score - 9 * place)
            if lower.score < least:
                continue
            given = clue.kind != "long form" and gives_away(clue.text, answer, lemmas)
            if not given and _fits(lexicon, clue.text):
                yield lower


def _clued(entry: Entry) -> list[Reading]:
    """Readings whose meaning is that of the word itself: no cases, no verb forms."""
    found: dict[tuple[str, Pos], Reading] = {}
    for reading in entry.readings:
        if reading.form in (Form.BASE, Form.PLURAL):
            found.setdefault((reading.lemma, reading.pos), reading)
    capital = bool(entry.spellings) and entry.spellings[0][:1].isupper()
    return sorted(
        found.values(), key=lambda r: (r.form != Form.BASE, r.lemma[:1].isupper() != capital)
    )


def _of_reading(lexicon: Lexicon, reading: Reading) -> Iterator[Clue]:
    if reading.pos in (Pos.ABBREVIATION, Pos.SYMBOL):
        yield from _long_forms(lexicon, reading)
        return
    behind = " (Mz.)" if reading.form == Form.PLURAL else ""
    for number, text in enumerate(lexicon.definitions(reading.lemma)):
        cut = cut_down(text, thing=reading.pos in (Pos.NOUN, Pos.NAME))
        if cut and _explains(cut, reading):
            score = _score(cut, 74.0 - _RARER * number, behind)
            yield Clue(_capital(cut) + behind, "definition", score)
    if reading.pos in _OPEN:
        yield from _synonyms(lexicon, reading, behind)


def _explains(text: str, reading: Reading) -> bool:
    """Does it end as an explanation of this kind of word ends, or was it cut too early?

    That of a thing ends its first clause with one (`von Bäumen begrenzte` does not), that of a
    verb ends with an infinitive, that of an adjective not in the middle of a declined row.
    """
    last = text.rpartition(" ")[2]
    if reading.pos in (Pos.NOUN, Pos.NAME):
        last = text.partition(", ")[0].rpartition(" ")[2]
        return last[:1].isupper() or last[:1].isdigit()
    if reading.pos == Pos.VERB:
        return last[:1].islower() and last.endswith("n")
    return last[:1].isupper() or not last.endswith(("er", "em", "es"))


def _synonyms(lexicon: Lexicon, reading: Reading, behind: str) -> Iterator[Clue]:
    """One synonym, or two of one meaning: they say better which one is meant."""
    noun = reading.lemma[:1].isupper()
    groups = lexicon.synonym_groups(reading.lemma)
    sure = _SURE[min(len(groups), len(_SURE) - 1)]
    for meaning, group in enumerate(groups):
        before = ""
        for word in group:
            if word[:1].isupper() != noun or not _plain_synonym(lexicon, word, reading):
                continue
            known = lexicon.entry(letters_of(word) or "")
            score = sure + 3 * min(known.zipf if known else 0.0, 5.0) - 4 * meaning
            score -= _AMBIGUOUS * (len(lexicon.synonym_groups(word)) > _MOST_MEANINGS)
            yield Clue(_capital(word) + behind, "synonym", score - _ALONE - 3 * len(behind))
            if before and not behind and len(before) + len(word) < LONGEST_PAIR:
                yield Clue(f"{_capital(before)}, {word}", "synonym", score + 3)
            before = word


def _plain_synonym(lexicon: Lexicon, word: str, reading: Reading) -> bool:
    if not re.fullmatch(r"[^\W\d_]{3,16}", word):
        return False
    if reading.pos == Pos.VERB and not word.endswith("n"):
        return False
    known = lexicon.entry(letters_of(word) or "")
    return known is not None and known.zipf >= 2.6 and not _foreign_to_all(known)


def _foreign_to_all(entry: Entry) -> bool:
    return Trait.FOREIGN in entry.classes and entry.zipf < 3.2


def _long_forms(lexicon: Lexicon, reading: Reading) -> Iterator[Clue]:
    """OB is Oberbürgermeister: the letters stand in the long form in their order."""
    short = letters_of(reading.lemma.replace(".", "")) or ""
    longer = (word for group in lexicon.synonym_groups(reading.lemma) for word in group)
    for number, word in enumerate(longer):
        key = "".join(letters_of(part) or "" for part in re.findall(r"[^\W\d_]+", word))
        if len(key) < 2 * len(short) or not key.startswith(short[:1]) or len(word) > LONGEST - 7:
            continue
        rest = iter(key)
        if all(letter in rest for letter in short):
            yield Clue(f"{_capital(word)} (Abk.)", "long form", 66.0 - 4 * number)


def _fits(lexicon: Lexicon, text: str) -> bool:
    """No word of the clue hurts or saddens anybody."""
    return fit(text) and all(_for_all(lexicon, key) for key in keys_in(text))


@lru_cache(maxsize=1 << 15)
def _for_all(lexicon: Lexicon, key: str) -> bool:
    return for_all(lexicon, key)


def _score(text: str, best: float, behind: str) -> float:
    tedious = max(0, len(text) - COMFORTABLE) * 0.8
    curt = 12.0 if " " not in text else 0.0
    generic = 14.0 if text.lower().startswith(("jemand", "etwas", "person", "bezeichnung")) else 0.0
    torn = 20.0 if behind and "," in text else 0.0  # `Zug, der fährt (Mz.)`
    return best - tedious - curt - generic - torn - (6.0 if behind else 0.0)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
