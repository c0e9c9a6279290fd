"""Puzzles in which Ä is one letter.

The searches know the 26 capitals. Words that hold Q, X or Y are left out, and these three
letters stand for Ä, Ö and Ü while a grid is filled.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.letters import letters_of

TO_PLACEHOLDERS: Final = str.maketrans("ÄÖÜ", "QXY")
_FROM: Final = str.maketrans("QXY", "ÄÖÜ")
TAKEN: Final = frozenset("QXY")


def with_placeholders(keys: Iterable[str]) -> Iterator[str]:
    """OESE as XSE: each word as people spell it, in stand-ins."""
    lexicon = default()
    for key in keys:
        entry = lexicon.entry(key)
        spelt = entry.spellings[0] if entry and entry.spellings else key
        if standing := as_umlauts(spelt):
            yield standing


def as_umlauts(word: str) -> str:
    """The word in capitals with stand-ins for its umlauts; empty if it cannot be written so."""
    capitals = word.upper()
    if TAKEN & set(capitals):
        return ""
    plain = "".join(sign if sign in "ÄÖÜ" else letters_of(sign) or "?" for sign in capitals)
    standing = plain.translate(TO_PLACEHOLDERS)
    return standing if standing.isascii() and standing.isalpha() else ""


def without_placeholders(text: str) -> str:
    return text.translate(_FROM)
