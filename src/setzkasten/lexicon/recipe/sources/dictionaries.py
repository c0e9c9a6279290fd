"""Headwords, parts of speech and definitions of the German Wiktionary, from WikDict by FreeDict."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from setzkasten.lexicon.letters import key_or_none

from .nouns import plain

_DIGITS: Final = {
    digit: value
    for value, digit in enumerate(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    )
}
_HEAD: Final = re.compile(r"^(?P<word>.+?)(?: /.*?/)?(?: <(?P<tags>[^>]*)>)?$")
_TRANSLATION: Final = re.compile(r"^\d+\.")
# Shorter lines are labels ("ugs."), not explanations.
_SHORTEST_DEFINITION: Final = 13


@dataclass(slots=True)
class Headword:
    """One headword with all its tags (`n`, `adj`, `pronominalAdverb`) and definitions."""

    tags: set[str] = field(default_factory=set)
    definitions: list[str] = field(default_factory=list)


def headwords(folders: Iterable[Path]) -> dict[str, Headword]:
    """The headwords of all the dictionaries that can be laid as one word."""
    found: dict[str, Headword] = {}
    for word, tags, definitions in told_words(folders):
        headword = found.setdefault(word, Headword())
        headword.tags.add(tags.split(",")[0])
        add_new(headword.definitions, definitions)
    return found


def told_words(folders: Iterable[Path]) -> Iterator[tuple[str, str, Iterator[str]]]:
    """The articles about words that can be laid: the word, its tags and its definitions."""
    for folder in folders:
        for article in _articles(folder):
            first, *rest = article.strip("\n").split("\n")
            head = _HEAD.match(first)
            if head and key_or_none(plain(head["word"])):
                yield head["word"], head["tags"] or "", _definitions_in(rest)


def add_new(known: list[str], more: Iterable[str]) -> None:
    for text in more:
        if text not in known:
            known.append(text)


def _definitions_in(lines: Iterable[str]) -> Iterator[str]:
    """A line with a number is a translation; what follows it explains the German word."""
    for place, line in enumerate(lines):
        text = line.strip()
        if place and len(text) >= _SHORTEST_DEFINITION and not _TRANSLATION.match(text):
            yield text


def _articles(folder: Path) -> Iterator[str]:
    """The articles of one dictionary as they are printed."""
    shelf = folder / "usr/share/dictd"
    index = next(shelf.glob("*.index"))
    with gzip.open(index.with_suffix(".dict.dz")) as book:
        text = book.read()
    for line in index.read_text(encoding="utf-8").splitlines():
        head, start, length = line.split("\t")[:3]
        if not head.startswith("00-database"):
            yield text[_number(start) : _number(start) + _number(length)].decode("utf-8")


def _number(digits: str) -> int:
    value = 0
    for digit in digits:
        value = value * 64 + _DIGITS[digit]
    return value
