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
HEAD: Final = re.compile(r"^(?P<word>.+?)(?: /.*?/)?(?: <(?P<tags>[^>]*)>)?$")
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
    for folder in folders:
        for article in articles(folder):
            first, *rest = article.strip("\n").split("\n")
            head = HEAD.match(first)
            if head is None or not key_or_none(plain(head["word"])):
                continue
            headword = found.setdefault(head["word"], Headword())
            headword.tags.add((head["tags"] or "").split(",")[0])
            for line in definitions_in(rest):
                if line not in headword.definitions:
                    headword.definitions.append(line)
    return found


def definitions_in(lines: Iterable[str]) -> Iterator[str]:
    """A line with a number is a translation; what follows it explains the German word."""
    for place, line in enumerate(lines):
        text = line.strip()
        if place and len(text) >= _SHORTEST_DEFINITION and not _TRANSLATION.match(text):
            yield text


def articles(folder: Path) -> Iterator[str]:
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
