"""What a clue asks for, and how much of that a text tells."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from setzkasten.core.values import value
from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.entry import Entry, Pos, Trait
from setzkasten.lexicon.letters import letters_of
from setzkasten.puzzle.stem import VOWELS, gives_away, plain_stem
from setzkasten.solve.puzzle_error import PuzzleError

LONGEST: Final = 200
GAP: Final = "…"
_TOKEN: Final = re.compile(r"[^\W\d_]{2,}")
_LABEL: Final = re.compile(r"^[^:;.]{2,48}(?<!auch):\s+")
_PLAIN: Final = str.maketrans("äöü", "aou")
# Words that are met so often say nothing of what is asked for: articles and the like.
LITTLE_ZIPF: Final = 6.0
# Whoever asks for the opposite of something does not ask for the thing, and the other way round.
_AGAINST: Final = re.compile(
    r"\b(?:nicht|kein\w*|ohne|alles andere als|weder|gegen(?:teil|satz|stück) (?:von|zu[mr]?))\b",
    re.IGNORECASE,
)
CROSSED: Final = 0.4
# What is a text worth that has a gap, tells of several, of a thing in place of how it is, or
# first of another thing, where the clue does not?
GAPPED, PLURAL, OTHER_KIND, OTHER_HEAD = 0.6, 0.8, 0.6, 0.75
_THINGS: Final = frozenset({Pos.NOUN, Pos.NAME, Pos.ABBREVIATION})
PLURAL_MARK: Final = "(Mz.)"
# How much do two words have in common: another form, a stem, `Fluss` in `Zufluss`, `fließt`?
SAME_FORM, SAME_STEM, INSIDE, RELATED = 0.9, 0.6, 0.6, 0.5
# And a word of two parts with one of them? Of `Monatsname` the first says more.
HEAD, TAIL = 0.4, 0.5
LITTLE_TAILS: Final = frozenset({"NAME", "WORT", "BEGRIFF"})
LITTLE_TAIL: Final = 0.2
SHORTEST_PART: Final = 4
PART_ZIPF: Final = 3.0
# A name says most of what is asked for, then the last noun: `Göttin der Weisheit`.
NAMED, LAST, ADJECTIVE = 1.5, 1.3, 0.8
UNKNOWN_ZIPF: Final = 2.0
RAREST: Final = 8.0
# Less for each word that is told besides, up to so many of them; more where one word is asked for.
BESIDES, BESIDES_ONE, MOST_BESIDES = 0.025, 0.1, 4


@value
class _Token:
    """A word of a text: what it is a form of, and whether it is a thing."""

    key: str
    forms: frozenset[str]
    stem: str
    noun: bool


@value
class _Asked:
    """A word of the clue; `parts` are the two nouns that a long one is made of."""

    token: _Token
    weight: float
    parts: tuple[tuple[str, float], ...]


class Query:
    """A clue that somebody wants answered; raises `PuzzleError` for what says nothing."""

    def __init__(self, clue: str) -> None:
        self.text = " ".join(clue.replace("...", GAP).split())
        words = _saying(_AGAINST.sub(" ", self.text)) if len(self.text) <= LONGEST else []
        if not words:
            raise PuzzleError("clue_search_empty", most=LONGEST)
        tokens = [_token(word) for word in dict.fromkeys(words)]
        nouns = [token for token in tokens if token.noun]
        self._things = bool(nouns)
        self._head = nouns[0].forms if nouns else frozenset[str]()
        last = nouns[-1] if len(nouns) > 1 else None
        self._asked = tuple(_asked(token, last) for token in tokens)
        self._total = sum(one.weight for one in self._asked)
        self._against = bool(_AGAINST.search(self.text))
        self._signs = frozenset(_signs(words, self._asked))
        self._own = letters_of("".join(self.text.split())) or ""

    @property
    def opposite_of(self) -> str:
        """The one word that is not meant: ALT of `nicht alt`."""
        return self._asked[0].token.key if self._against and len(self._asked) == 1 else ""

    def of_a_kind(self, entry: Entry | None) -> bool:
        """Where one word is asked for, its answer is a thing as well, or is none either."""
        kinds = {reading.pos for reading in entry.readings} if entry else _THINGS
        fit = kinds & _THINGS if self._things else kinds - _THINGS - {Pos.VERB}
        return len(self._asked) > 1 or bool(fit)

    def may_be_told(self, plain: str) -> bool:
        """By what most texts are passed over; `plain` is a text as `plain_text` makes it."""
        return any(sign in plain for sign in self._signs)

    def score(self, text: str) -> float:
        """Which share of what is asked for is told, less a little for what is told besides."""
        told = tuple(map(_token, _saying(_AGAINST.sub(" ", text))))
        share = sum(one.weight * _shared(one, told) for one in self._asked) / self._total
        if not share:
            return 0.0
        unlabelled = told[len(_saying(text)) - len(_saying(_LABEL.sub("", text))) :]
        less = BESIDES_ONE if len(self._asked) == 1 else BESIDES
        besides = min(max(0, len(unlabelled) - len(self._asked)), MOST_BESIDES)
        return self._worth(text, unlabelled) * share * (1 - less * besides)

    def is_answer(self, key: str) -> bool:
        return key == self._own

    def tells(self, key: str) -> bool:
        """No clue holds its answer's stem: what does is hardly asked for."""
        return gives_away(self.text, key)

    def _worth(self, text: str, told: tuple[_Token, ...]) -> float:
        worth = CROSSED if bool(_AGAINST.search(text)) != self._against else 1.0
        if GAP in text and GAP not in self.text:
            worth *= GAPPED
        if PLURAL_MARK in text and PLURAL_MARK not in self.text:
            worth *= PLURAL
        head = next((token for token in told if token.noun), None)
        if head and not self._things:
            return worth * OTHER_KIND
        return worth * OTHER_HEAD if head and self._other(head) else worth

    def _other(self, head: _Token) -> bool:
        """Does a text speak first of something that the clue does not name at all?"""
        return all(_alike(one, head) < RELATED for one in self._asked)


def plain_text(text: str) -> str:
    return text.lower().translate(_PLAIN)


def opposites(text: str) -> str:
    """What a clue like `Nicht jung` denies, as a key; empty for all others."""
    word = re.sub(r"^(?:nicht|keine?) ", "", text, flags=re.IGNORECASE)
    return letters_of(word) or "" if word != text and " " not in word else ""


def _asked(token: _Token, last: _Token | None) -> _Asked:
    entry = default().entry(token.key)
    weight = RAREST - (entry.zipf if entry else UNKNOWN_ZIPF)
    if not token.noun:
        return _Asked(token, weight * ADJECTIVE, ())
    weight *= NAMED if entry and _named(entry) else LAST if token is last else 1.0
    return _Asked(token, weight, tuple(_parts(token.key)))


def _named(entry: Entry) -> bool:
    kinds = {reading.pos for reading in entry.readings}
    return Trait.GEOGRAPHICAL in entry.classes or kinds == {Pos.NAME}


def _parts(key: str) -> Iterator[tuple[str, float]]:
    """`STACHELTIER` is STACHEL and TIER; nothing for a word that is not made of two."""
    for at in range(len(key) - SHORTEST_PART, SHORTEST_PART - 1, -1):
        first, second = key[:at], key[at:]
        for head in (first.removesuffix("S"), first.removesuffix("EN"), first):
            if len(head) >= SHORTEST_PART and _usual(head) and _usual(second):
                little = second in LITTLE_TAILS
                yield head, TAIL + HEAD - LITTLE_TAIL if little else HEAD
                yield second, LITTLE_TAIL if little else TAIL
                return


def _usual(key: str) -> bool:
    entry = default().entry(key)
    kinds = {reading.pos for reading in entry.readings} if entry else set()
    return entry is not None and entry.zipf >= PART_ZIPF and Pos.NOUN in kinds


def _shared(asked: _Asked, told: tuple[_Token, ...]) -> float:
    best = max((_alike(asked, one) for one in told), default=0.0)
    if best <= INSIDE and asked.parts:
        found = (
            worth for part, worth in asked.parts if any(t.noun and _inside(part, t) for t in told)
        )
        best = max(best, sum(found))
    return best


def _alike(asked: _Asked, told: _Token) -> float:
    own = asked.token
    if own.forms & told.forms:
        return 1.0 if own.key == told.key else SAME_FORM
    if len(own.stem) >= SHORTEST_PART and own.stem == told.stem:
        return SAME_STEM
    if any(len(form) >= SHORTEST_PART and _inside(form, told) for form in own.forms):
        return INSIDE
    return RELATED if _related(own.key, told.key) else 0.0


def _inside(key: str, told: _Token) -> bool:
    return key in told.forms or told.key.startswith(key) or told.key.endswith(key)


@lru_cache(maxsize=50_000)
def _related(asked: str, told: str) -> bool:
    """`Fluss` and `fließt`: the same consonants to begin with, and four of them at least."""
    one, other = _bones(asked), _bones(told)
    near = min(len(one), len(other)) >= SHORTEST_PART and abs(len(one) - len(other)) < 2
    return near and asked[0] == told[0] and (one.startswith(other) or other.startswith(one))


def _bones(key: str) -> str:
    return "".join(letter for letter in key if letter not in VOWELS)


@lru_cache(maxsize=100_000)
def _token(word: str) -> _Token:
    """A capital says that it is a thing, unless it only begins the text: `Schneller Vogel`."""
    key = letters_of(word) or word.upper()
    entry, capital = default().entry(key), word[0].isupper()
    readings = entry.readings if entry else ()
    adjective = any(reading.pos == Pos.ADJECTIVE for reading in readings)
    thing = capital and (not readings or any(r.lemma[:1].isupper() for r in readings))
    thing = thing and not (adjective and all(r.pos != Pos.NOUN for r in readings))
    lemmas = {reading.lemma for reading in readings if reading.lemma[:1].isupper() == thing}
    lemmas = lemmas or {reading.lemma for reading in readings}
    forms = {key, *(letters_of(lemma) or "" for lemma in lemmas)} - {""}
    return _Token(key, frozenset(forms), plain_stem(word), thing)


def _signs(words: list[str], asked: tuple[_Asked, ...]) -> Iterator[str]:
    """By what most texts are passed over: what the words and their parts begin with."""
    for text in (*words, *(part for one in asked for part, _ in one.parts)):
        plain = plain_text(text)
        for spelt in ("ae", "oe", "ue"):
            plain = plain.replace(spelt, spelt[0])
        yield plain[: max(3, min(4, len(plain) - 2))]


def _saying(text: str) -> list[str]:
    return [word for word in _TOKEN.findall(text) if not _little(word)]


@lru_cache(maxsize=50_000)
def _little(word: str) -> bool:
    entry = default().entry(letters_of(word) or "")
    return entry is not None and entry.zipf >= LITTLE_ZIPF
