"""How often a word is used, from wordfreq: Zipf values, ten times the decimal logarithm scale."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path


def zipf_values(folder: Path) -> dict[str, float]:
    """Lower-case word to Zipf value: the file lists words by hundredths of it, from the top."""
    with gzip.open(folder / "wordfreq/data/large_de.msgpack.gz") as file:
        shelves = _Unpacker(file.read()).value()
    assert isinstance(shelves, list)
    found: dict[str, float] = {}
    for place, words in enumerate(shelves[1:]):
        for word in words if isinstance(words, list) else []:
            found[str(word)] = (900 - place) / 100
    return found


def ranked(folder: Path) -> Iterator[str]:
    """The words from the most frequent down; equals in alphabetical order."""
    values = zipf_values(folder)
    yield from sorted(values, key=lambda word: (-values[word], word))


class _Unpacker:
    """As much of MessagePack as the file uses: lists, maps, strings and small numbers."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._place = 0

    def value(self) -> object:
        tag = self._number(1)
        if tag <= 0x7F:
            return tag
        if tag <= 0x8F:
            return {str(self.value()): self.value() for _ in range(tag & 0x0F)}
        if tag <= 0x9F:
            return [self.value() for _ in range(tag & 0x0F)]
        if tag <= 0xBF:
            return self._text(tag & 0x1F)
        match tag:
            case 0xD9 | 0xDA:
                return self._text(self._number(tag - 0xD8))
            case 0xDC | 0xDD:
                return [self.value() for _ in range(self._number(2 * (tag - 0xDB)))]
            case 0xCC | 0xCD:
                return self._number(tag - 0xCB)
        raise ValueError(f"MessagePack tag {tag:#x} at byte {self._place - 1} is not expected")

    def _number(self, size: int) -> int:
        self._place += size
        return int.from_bytes(self._data[self._place - size : self._place], "big")

    def _text(self, size: int) -> str:
        self._place += size
        return self._data[self._place - size : self._place].decode("utf-8")
