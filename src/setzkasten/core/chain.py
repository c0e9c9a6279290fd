"""A chain over the lines of a game: whoever changes one changes every link after it.

Names are no part of it, so that they can be erased.   docs/proof.md
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from hashlib import sha256

from setzkasten.core.record import VERSION, Header, Line, write_header


def first_link(header: Header) -> str:
    """Of what was agreed before the first step."""
    nameless = tuple(replace(sitter, names=()) for sitter in header.sitters)
    return _hash(write_header(replace(header, sitters=nameless, chain=""), VERSION))


def chained(link: str, lines: Iterable[str]) -> str:
    """The link after these lines: each is the hash of the one before, a blank and its line."""
    for line in lines:
        link = _hash(f"{link} {line}")
    return link


def chained_line(line: Line) -> str:
    """A line of a record as a journal writes it."""
    return f"{line.at:>8} {line.who} {line.text}".rstrip()


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
