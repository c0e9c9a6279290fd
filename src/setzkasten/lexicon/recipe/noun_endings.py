"""Endings of German nouns: which base form a plural or a genitive may have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from setzkasten.lexicon.entry import Form, Pos

from .stock import Read

_SHORTEST_STEM: Final = 4
# Endings that only a plural or genitive has, whether the base form is listed or not.
_SURE_ENDINGS: Final = (
    ("ungen", "ung"),
    ("heiten", "heit"),
    ("keiten", "keit"),
    ("schaften", "schaft"),
    ("itäten", "ität"),
    ("innen", "in"),
    ("ismen", "ismus"),
    ("chens", "chen"),
    ("leins", "lein"),
    ("ismusses", "ismus"),
)
_ENDINGS: Final = (
    ("innen", "in", Form.PLURAL),
    ("s", "", Form.CASE),
    ("es", "", Form.CASE),
    ("ses", "s", Form.CASE),
    ("n", "", Form.PLURAL),
    ("en", "", Form.PLURAL),
    ("e", "", Form.PLURAL),
    ("er", "", Form.PLURAL),
    ("ern", "", Form.CASE),
    ("se", "s", Form.PLURAL),
    ("sen", "s", Form.CASE),
    ("nen", "n", Form.PLURAL),
    ("ens", "", Form.CASE),
    ("ns", "", Form.CASE),
    ("ien", "", Form.PLURAL),
    ("ten", "", Form.PLURAL),
    ("en", "us", Form.PLURAL),
    ("en", "um", Form.PLURAL),
    ("en", "a", Form.PLURAL),
    ("en", "on", Form.PLURAL),
    ("en", "is", Form.PLURAL),
    ("i", "us", Form.PLURAL),
    ("i", "o", Form.PLURAL),
    ("i", "e", Form.PLURAL),
    ("a", "um", Form.PLURAL),
    ("a", "on", Form.PLURAL),
    ("ina", "en", Form.PLURAL),
    ("ien", "ium", Form.PLURAL),
    ("ta", "", Form.PLURAL),
    ("leute", "mann", Form.PLURAL),
    ("leuten", "mann", Form.CASE),
)
_VOWELS: Final = {"ä": "a", "ö": "o", "ü": "u"}


def sure_read(spelling: str) -> Read | None:
    """The reading of a word by an ending that no base form has."""
    for ending, other in _SURE_ENDINGS:
        if spelling.endswith(ending) and len(spelling) > len(ending) + 2:
            lemma = spelling[: len(spelling) - len(ending)] + other
            return lemma, Pos.NOUN, Form.CASE if ending[-1] == "s" else Form.PLURAL
    return None


def likeness(spelling: str, lemma: str, form: Form) -> tuple[bool, int, bool]:
    """The plainest ending wins: Laxativen is of Laxativ rather than of Laxativum."""
    return spelling.startswith(lemma), len(lemma), form is Form.CASE


def bases(spelling: str) -> Iterator[tuple[str, Form]]:
    for ending, other, form in _ENDINGS:
        if spelling.endswith(ending) and len(spelling) - len(ending) >= _SHORTEST_STEM:
            yield spelling[: len(spelling) - len(ending)] + other, form
    for ending, form in (
        ("", Form.PLURAL),
        ("e", Form.PLURAL),
        ("er", Form.PLURAL),
        ("n", Form.CASE),
        ("en", Form.CASE),
        ("ern", Form.CASE),
    ):
        if not ending and (spelling[:2] == "Ge" or not spelling.endswith(("el", "er", "en"))):
            continue  # Äpfel, Mütter, Gärten; but Gehämmer, and Schüppe is none of Schuppe
        if ending == "n" and spelling.endswith("en"):
            continue  # Grüppen is of Grüppe, not of Gruppe
        if spelling.endswith(ending) and (
            plain := _without_umlaut(spelling[: len(spelling) - len(ending)])
        ):
            yield plain, form


def _without_umlaut(stem: str) -> str | None:
    for place in range(len(stem) - 1, 0, -1):
        if stem[place] in _VOWELS:
            return stem[:place] + _VOWELS[stem[place]] + stem[place + 1 :]
        if stem[place] in "ao" or (stem[place] == "u" and stem[place - 1] != "ä"):
            return None
    return None
