"""The text of a PDF as its reader gets it: what is set, how large, and where on which page.

For our own PDFs: plain objects, fonts with a table to Unicode.
"""

from __future__ import annotations

import re
import zlib
from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from setzkasten.puzzle.cell_text import _WIDTHS as WIDTHS
from setzkasten.puzzle.cell_text import width_of
from setzkasten.puzzle.crossword import Puzzle

_OBJECT = re.compile(rb"(\d+) 0 obj\n(.*?)\nendobj", re.DOTALL)
_STREAM = re.compile(rb"(.*?)\nstream\n(.*)\nendstream", re.DOTALL)
_REFERENCE = rb"/%b (\d+) 0 R"
_NAMED = re.compile(rb"/(f\d+) (\d+) 0 R")
_PAIR = re.compile(rb"<([0-9A-F]+)> <([0-9A-F]+)>")
_PLAIN = rb"(?:[^()\\]|\\.)"
_INNER = rb"\(%b*\)" % _PLAIN
for _ in range(3):  # brackets that close again need no backslash
    _INNER = rb"\((?:%b|%b)*\)" % (_PLAIN, _INNER)
_SET = re.compile(
    rb"[\d.]+ 0 0 -1 (?P<x>[-\d.]+) (?P<y>[-\d.]+) cm"
    rb"|/(?P<font>f\d+) (?P<size>[\d.]+) Tf"
    rb"|(?P<text>\[(?:%b|[-\d. ]+)*\]TJ|%bTj)" % (_INNER, _INNER),
    re.DOTALL,
)
_PART = re.compile(_INNER, re.DOTALL)
_ESCAPE = re.compile(rb"\\([0-7]{1,3}|.)", re.DOTALL)
_SIGNS = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f"}


@dataclass(frozen=True, slots=True)
class Set:
    """A piece of text; `x` and `y` in points from the lower left corner of its page."""

    page: int
    x: float
    y: float
    size: float
    text: str


class Pdf:
    def __init__(self, data: bytes) -> None:
        self._objects = {int(found[1]): found[2] for found in _OBJECT.finditer(data)}
        self.pages = [body for body in self._objects.values() if body.startswith(b"<</Type/Page/")]

    @property
    def text(self) -> str:
        """All of it without blanks and without hyphens: lines are broken where they must be."""
        return bare("".join(piece.text for piece in self.pieces))

    @cached_property
    def pieces(self) -> list[Set]:
        return [piece for number, page in enumerate(self.pages) for piece in self._on(number, page)]

    def size(self, number: int) -> tuple[float, float]:
        found = re.search(rb"/MediaBox\[0 0 ([\d.]+) ([\d.]+)\]", self.pages[number])
        assert found
        return float(found[1]), float(found[2])

    def _on(self, number: int, page: bytes) -> list[Set]:
        fonts = {
            name: self._letters(int(font))
            for name, font in _NAMED.findall(self._of(page, b"Resources"))
        }
        pieces, x, y, size, letters = [], 0.0, 0.0, 0.0, dict[int, str]()
        for found in _SET.finditer(self._stream(self._of(page, b"Contents"))):
            if found["x"]:
                x, y = float(found["x"]), float(found["y"])
            elif found["font"]:
                letters, size = fonts[found["font"]], float(found["size"])
            else:
                parts = (part[1:-1] for part in _PART.findall(found["text"]))
                codes = b"".join(_ESCAPE.sub(_sign, part) for part in parts)
                pairs = zip(codes[::2], codes[1::2], strict=True)
                text = "".join(letters.get(high << 8 | low, "?") for high, low in pairs)
                pieces.append(Set(number, x, y, size, text))
        return pieces

    def _of(self, body: bytes, name: bytes) -> bytes:
        found = re.search(_REFERENCE % name, body)
        assert found, name
        return self._objects[int(found[1])]

    def _stream(self, body: bytes) -> bytes:
        found = _STREAM.fullmatch(body)
        assert found
        return zlib.decompress(found[2])

    def _letters(self, font: int) -> dict[int, str]:
        table = self._stream(self._of(self._objects[font], b"ToUnicode"))
        listed = table.partition(b"endcodespacerange")[2]
        return {
            int(code, 16): bytes.fromhex(sign.decode()).decode("utf-16-be")
            for code, sign in _PAIR.findall(listed)
        }


def bare(text: str) -> str:
    """Without what a line break changes."""
    return re.sub(r"[\s\u00ad\u2010-]", "", text)


def lost(puzzle: Puzzle, pdf: Pdf) -> list[str]:
    """Clues that are not on paper as often as they should be."""
    text, clues = pdf.text, Counter(bare(word.clue) for word in puzzle.words)
    return [clue for clue, number in clues.items() if text.count(clue) < number]


def outside(pdf: Pdf) -> list[str]:
    """Text beyond the edge of its page."""
    return [
        piece.text
        for piece in pdf.pieces
        if not (piece.x > 0 and _end(piece) < pdf.size(piece.page)[0])
        or not (0 < piece.y < pdf.size(piece.page)[1])
    ]


def _end(piece: Set) -> float:
    """Where it ends at the least: signs that are not known count as wide as an i."""
    known = "".join(sign if sign in WIDTHS else "i" for sign in piece.text)
    return piece.x + 0.95 * width_of(known) * piece.size


def _sign(found: re.Match[bytes]) -> bytes:
    given = found[1]
    return bytes([int(given, 8)]) if given.isdigit() else _SIGNS.get(given, given)
