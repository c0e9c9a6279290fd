"""Which words of a lexicon nobody wants to be offered, from a small file beside it.

Layout of `decency.bin`: the magic line, a line with the id of the lexicon whose words are meant,
then one byte a word, deflated: 1 for what hurts, 2 for what is sad or bodily, 3 for both.
"""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Final

from setzkasten.core.values import value

from .letters import LexiconError

FILE: Final = "decency.bin"
MAGIC: Final = b"setzkasten decency 1\n"
HURTFUL: Final = 1
SAD: Final = 2
AGAIN: Final = "Run './setz lexicon decency' again."


@value
class Decency:
    """One byte a word; `id` changes whenever a word comes or goes."""

    id: str
    marks: bytes


def write_decency(path: Path, lexicon_id: str, marks: bytes) -> None:
    """The same marks give the same bytes."""
    path.write_bytes(MAGIC + lexicon_id.encode("ascii") + b"\n" + zlib.compress(marks, 9))


def read_decency(path: Path, lexicon_id: str, count: int) -> Decency:
    """The marks of `count` words; raises `LexiconError` if they are another lexicon's."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise LexiconError(f"{path} cannot be read: {error}. {AGAIN}") from error
    wanted = MAGIC + lexicon_id.encode("ascii") + b"\n"
    if not data.startswith(wanted):
        raise LexiconError(f"{path} begins with {data[:48]!r}, not with {wanted!r}. {AGAIN}")
    try:
        marks = zlib.decompress(data[len(wanted) :])
    except zlib.error as error:
        raise LexiconError(f"{path} is damaged: {error}. {AGAIN}") from error
    if len(marks) != count:
        raise LexiconError(f"{path} has {len(marks)} words, the lexicon has {count}. {AGAIN}")
    return Decency(f"{zlib.crc32(marks):08x}", marks)
