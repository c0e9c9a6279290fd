"""The heads of a dictionary's articles: der Leiter and die Leiter, each with what it means.

Layout of `heads.bin`: a shelf (`shelf.py`). Under a lemma stand its heads, one after the other;
a head is its part of speech, its gender and its meanings. A meaning is a text, or the number of
one that `definitions.bin` has under the same lemma. Under \\x01 stands the id of the lexicon.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from setzkasten.core.values import value
from setzkasten.lexicon.entry import Pos

FILE: Final = "heads.bin"
MEANT_FOR: Final = "\x01"
_HEADS: Final = "\x1e"
_PARTS: Final = "\x1f"


@value
class Head:
    """One article of a lemma; `gender` is m, f, n or nothing."""

    pos: Pos
    gender: str
    meanings: tuple[str, ...]


def written(heads: Iterable[Head], definitions: Sequence[str]) -> str:
    """Heads as the shelf has them."""
    return _HEADS.join(
        _PARTS.join((head.pos, head.gender, *(_brief(m, definitions) for m in head.meanings)))
        for head in heads
    )


def _brief(meaning: str, definitions: Sequence[str]) -> str:
    return str(definitions.index(meaning)) if meaning in definitions else meaning


def read(text: str, definitions: Sequence[str]) -> tuple[Head, ...]:
    """The other way round."""
    return tuple(_read_head(head.split(_PARTS), definitions) for head in text.split(_HEADS))


def _read_head(parts: list[str], definitions: Sequence[str]) -> Head:
    pos, gender, *meanings = parts
    texts = (definitions[int(text)] if text.isdigit() else text for text in meanings)
    return Head(Pos(pos), gender, tuple(texts))
