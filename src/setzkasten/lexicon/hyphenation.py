"""Where a word may be divided at the end of a line, by patterns of letters.

Franklin Liang's method: a digit in a pattern stands between two letters of the word; the greatest
digit at a place wins, and an odd one is a place to divide. Layout of `hyphenation.bin`: the magic
line, then the patterns, deflated, one a line.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from .letters import LexiconError

FILE: Final = "hyphenation.bin"
MAGIC: Final = b"setzkasten hyphenation 1\n"
# Nobody leaves a single letter alone at the end of a line, nor carries one over.
_LEAST: Final = 2
_DIGIT: Final = re.compile(r"\d")
_NO_DIGIT: Final = re.compile(r"\D")


class Hyphenation:
    """Divides words in ordinary spelling: 'Silbentrennung' -> Sil, ben, tren, nung."""

    def __init__(self, patterns: Iterable[str]) -> None:
        self._values = dict(map(_read, patterns))
        self._longest = max(map(len, self._values), default=0)

    def parts(self, word: str) -> tuple[str, ...]:
        """The parts of a word; the whole of one that is not divided."""
        framed = f".{word.lower()}."
        if len(framed) != len(word) + 2:
            return (word,)  # a letter that has no small one of its own
        values = [0] * (len(framed) + 1)
        for at, pattern in self._found(framed):
            for place, digit in enumerate(self._values[pattern], at):
                values[place] = max(values[place], digit)
        cuts = [n for n in range(_LEAST, len(word) - _LEAST + 1) if values[n + 1] % 2]
        return tuple(word[a:b] for a, b in zip([0, *cuts], [*cuts, len(word)], strict=True))

    def _found(self, framed: str) -> Iterator[tuple[int, str]]:
        for start in range(len(framed)):
            for end in range(start + 1, min(start + self._longest, len(framed)) + 1):
                if framed[start:end] in self._values:
                    yield start, framed[start:end]


def _read(pattern: str) -> tuple[str, bytes]:
    """'al5len' -> 'allen', and a digit for each place from before the first letter."""
    gaps = _NO_DIGIT.split(pattern)
    return _DIGIT.sub("", pattern), bytes(int(gap or 0) for gap in gaps)


def write_hyphenation(path: Path, patterns: Iterable[str]) -> None:
    """The same patterns give the same bytes."""
    path.write_bytes(MAGIC + zlib.compress("\n".join(sorted(patterns)).encode(), 9))


def read_hyphenation(path: Path) -> Hyphenation:
    """Raises `LexiconError` for a file that is none."""
    try:
        data = path.read_bytes()
        if not data.startswith(MAGIC):
            raise LexiconError(f"{path} begins with {data[:32]!r}, not with {MAGIC!r}.")
        return Hyphenation(zlib.decompress(data[len(MAGIC) :]).decode().split("\n"))
    except (OSError, zlib.error) as error:
        raise LexiconError(f"{path} cannot be read: {error}.") from error
