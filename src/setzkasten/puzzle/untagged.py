"""Texts of other programs' files as plain text: they allow some HTML, we print none."""

from __future__ import annotations

import re
from html import escape, unescape
from typing import Final

from setzkasten.puzzle.crossword import LONGEST_TEXT

# How much of a text in a file is looked at? It may hold tags, of which nothing is left.
LONGEST_RAW: Final = 8 * LONGEST_TEXT
_BREAK: Final = re.compile(r"</?(?:br|p|div|li)\b[^<>]{0,80}>", re.IGNORECASE)
# A tag begins with its name: "Herz: <3" and "1 < x > 0" are no tags.
_TAG: Final = re.compile(r"</?[A-Za-z!][^<>]{0,80}>")


def untagged(text: str) -> str:
    plain = unescape(_TAG.sub("", _BREAK.sub(" ", text[:LONGEST_RAW]))).strip()[:LONGEST_TEXT]
    return plain.encode("utf-8", "replace").decode()  # a file may name half of a sign


def as_html(text: str) -> str:
    """What comes back as it was written; most texts are as they are, for readers that know none."""
    return text if untagged(text) == text else escape(text, quote=False)
