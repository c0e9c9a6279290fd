"""Texts under a heading, packed in blocks: only the block that is asked for is unpacked.

Layout: the magic line, the length of the directory (4 bytes, little-endian), the directory
(deflated lines `first heading, tab, length of the block`), then the blocks. A block is
LZMA-packed lines `heading, tab, text`, sorted by heading.
"""

from __future__ import annotations

import lzma
import zlib
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

from .letters import LexiconError

MAGIC: Final = b"setzkasten shelf 1\n"
# How much is unpacked for one answer? A block of this size takes about two milliseconds.
_BLOCK_BYTES: Final = 1 << 17
# How many blocks stay unpacked? All of both shelves: 25 MB for who asks about every word.
_BLOCKS_KEPT: Final = 64
_FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "pb": 0}]


def write_shelf(path: Path, texts: Iterable[tuple[str, str]]) -> None:
    """Write headings with their texts; neither may hold a tab or a line end."""
    blocks: list[tuple[str, bytes]] = []
    lines: list[str] = []
    first, size = "", 0
    for heading, text in sorted(texts):
        if not lines:
            first = heading
        lines.append(f"{heading}\t{text}")
        size += len(lines[-1].encode()) + 1
        if size >= _BLOCK_BYTES:
            blocks.append((first, _packed(lines)))
            lines, size = [], 0
    if lines:
        blocks.append((first, _packed(lines)))
    directory = "\n".join(f"{heading}\t{len(block)}" for heading, block in blocks)
    head = zlib.compress(directory.encode(), 9)
    with path.open("wb") as file:
        file.write(MAGIC + len(head).to_bytes(4, "little") + head)
        for _, block in blocks:
            file.write(block)


def _packed(lines: list[str]) -> bytes:
    text = "\n".join(lines).encode()
    return lzma.compress(text, format=lzma.FORMAT_RAW, filters=_FILTERS)


class Shelf:
    """A file of texts; the directory is read at once, the rest when it is asked for."""

    def __init__(self, path: Path) -> None:
        self._path = path
        with path.open("rb") as file:
            magic = file.read(len(MAGIC))
            if magic != MAGIC:
                raise LexiconError(f"{path} begins with {magic!r}, this build expects {MAGIC!r}.")
            size = int.from_bytes(file.read(4), "little")
            packed = file.read(size)
        try:
            lines = zlib.decompress(packed).decode().split("\n")
        except zlib.error as error:
            raise LexiconError(f"{path} is damaged in its directory: {error}.") from error
        self._firsts: list[str] = []
        self._places: list[tuple[int, int]] = []
        place = len(MAGIC) + 4 + size
        for line in filter(None, lines):
            heading, length = line.split("\t")
            self._firsts.append(heading)
            self._places.append((place, int(length)))
            place += int(length)
        self._block = lru_cache(maxsize=_BLOCKS_KEPT)(self._unpacked)

    def text(self, heading: str) -> str | None:
        """The text under a heading; None if there is none."""
        number = bisect_right(self._firsts, heading) - 1
        return self._block(number).get(heading) if number >= 0 else None

    def texts(self) -> Iterator[tuple[str, str]]:
        """All headings with their texts."""
        for number in range(len(self._firsts)):
            yield from self._block(number).items()

    def _unpacked(self, number: int) -> dict[str, str]:
        place, length = self._places[number]
        with self._path.open("rb") as file:
            file.seek(place)
            packed = file.read(length)
        try:
            text = lzma.decompress(packed, format=lzma.FORMAT_RAW, filters=_FILTERS).decode()
        except lzma.LZMAError as error:
            raise LexiconError(f"{self._path} is damaged at byte {place}: {error}.") from error
        pairs = (line.partition("\t") for line in text.split("\n"))
        return {heading: text for heading, _, text in pairs}
