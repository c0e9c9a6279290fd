"""Puzzles as .jpz, the XML of Crossword Compiler, plain or in an archive.

Bounds everywhere: one file in the archive and so many bytes of it, so many elements, so deep; a
document that brings its own grammar or entities is refused.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import BytesIO
from itertools import islice
from lzma import LZMAError
from typing import Final
from xml.parsers import expat
from zipfile import BadZipFile, ZipFile, ZipInfo

from setzkasten.core.squares import Square
from setzkasten.puzzle.crossword import (
    BLACK,
    LARGEST,
    LETTERS,
    Place,
    Puzzle,
    capitals,
    check_sides,
    runs,
)
from setzkasten.puzzle.untagged import LONGEST_RAW, untagged
from setzkasten.solve.puzzle_error import PuzzleError

ARCHIVE_SIGN: Final = b"PK\x03\x04"
MOST_BYTES: Final = 4_000_000
MOST_FILES: Final = 10
MOST_ELEMENTS: Final = 40_000
MOST_DEPTH: Final = 40
LONGEST_RANGE: Final = 12
# What the library says of a damaged archive, or of none: each of its readers says another thing.
_NO_ARCHIVE: Final = (
    ArithmeticError, BadZipFile, EOFError, LZMAError, LookupError, NotImplementedError, OSError,
    RuntimeError, ValueError, zlib.error,
)  # fmt: skip


def read_jpz(data: bytes) -> Puzzle:
    """Raises `PuzzleError` that says what is wrong."""
    text = _unpacked(data) if data.startswith(ARCHIVE_SIGN) else data
    found = _Reading()
    found.read(text)
    return found.puzzle()


def _unpacked(data: bytes) -> bytes:
    """The only puzzle of an archive, read no further than it may be long."""
    try:
        with ZipFile(BytesIO(data)) as archive:
            files = [info for info in archive.infolist() if not _aside(info)]
            if not 0 < len(files) <= MOST_FILES:
                raise PuzzleError("jpz_archive")
            named = [info for info in files if info.filename.lower().endswith((".jpz", ".xml"))]
            with archive.open((named or files)[0]) as file:
                text = file.read(MOST_BYTES + 1)
    except _NO_ARCHIVE as error:
        raise PuzzleError("jpz_archive") from error
    if len(text) > MOST_BYTES:
        raise PuzzleError("puzzle_large_file", most=MOST_BYTES // 1_000_000)
    if text.startswith(ARCHIVE_SIGN):
        raise PuzzleError("jpz_archive")
    return text


def _aside(info: ZipInfo) -> bool:
    """Folders, and what macOS notes about a file beside it: `__MACOSX/._a.jpz`."""
    return info.is_dir() or info.filename.startswith("__MACOSX/")


@dataclass(slots=True)
class _Reading:
    """What was found so far; filled element by element."""

    size: Square = (0, 0)
    cells: dict[Square, str] = field(default_factory=dict)
    words: dict[str, list[Square]] = field(default_factory=dict)
    clues: list[tuple[str, str]] = field(default_factory=list)
    texts: dict[str, str] = field(default_factory=dict)
    elements: int = 0
    path: list[str] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    heard_signs: int = 0
    word: str = ""

    def read(self, text: bytes) -> None:
        parser = expat.ParserCreate()
        parser.StartElementHandler = self.begun
        parser.EndElementHandler = self.ended
        parser.CharacterDataHandler = self.said
        parser.StartDoctypeDeclHandler = _own_grammar
        parser.EntityDeclHandler = _own_grammar
        try:
            parser.Parse(text, True)  # noqa: FBT003  # this is all; it has no name
        except (expat.ExpatError, LookupError, ValueError) as error:  # also an unknown encoding
            raise PuzzleError("jpz_broken") from error

    def begun(self, name: str, about: dict[str, str]) -> None:
        self.elements += 1
        self.path.append(name.rpartition(":")[2])
        if self.elements > MOST_ELEMENTS or len(self.path) > MOST_DEPTH:
            raise PuzzleError("jpz_deep", elements=MOST_ELEMENTS, depth=MOST_DEPTH)
        match self.path[-1]:
            case "grid":
                self.size = (_number(about, "height"), _number(about, "width"))
                check_sides(*self.size)
            case "cell":
                _check_bars(about)
                self.cells[_number(about, "y"), _number(about, "x")] = _sign(about)
            case "word":
                self.word = about.get("id", "")
                self.words[self.word] = _some(_run(about)) if "x" in about else []
            case "cells" if "word" in self.path[:-1]:
                known = self.words.get(self.word, [])
                self.words[self.word] = [*known, *_some(_run(about), LARGEST - len(known))]
            case "clue":
                self.word = about.get("word", "")
                self._listen()
            case "title" | "creator" | "description" if self.path[-2:-1] == ["metadata"]:
                self._listen()

    def said(self, text: str) -> None:
        if self.heard_signs < LONGEST_RAW:
            self.heard.append(text)
            self.heard_signs += len(text)

    def ended(self, _: str) -> None:
        name = self.path.pop()
        if name == "clue":
            self.clues.append((self.word, untagged("".join(self.heard))))
        elif self.path[-1:] == ["metadata"]:
            self.texts[name] = untagged("".join(self.heard))

    def _listen(self) -> None:
        self.heard, self.heard_signs = [], 0

    def puzzle(self) -> Puzzle:
        height, width = self.size
        if not height or not width:
            raise PuzzleError("jpz_none")
        rows = tuple(
            "".join(self.cells.get((row + 1, col + 1), BLACK) for col in range(width))
            for row in range(height)
        )
        return Puzzle(
            rows,
            clues=self._places(rows),
            title=self.texts.get("title", ""),
            dedication=self.texts.get("description", ""),
            giver=self.texts.get("creator", ""),
            numbering="common",
            umlauts="Ä" if any(sign in "ÄÖÜ" for row in rows for sign in row) else "AE",
        )

    def _places(self, rows: tuple[str, ...]) -> dict[Place, str]:
        known = {place for place, _ in runs(rows)}
        clues = {}
        for name, text in self.clues:
            run = self.words.get(name, [])
            across = len(run) > 1 and run[0][0] == run[1][0]
            place = Place(run[0][0] - 1, run[0][1] - 1, across) if run else None
            if place not in known:
                raise PuzzleError("jpz_stray", clue=repr(text[:40]))
            if text:
                clues[place] = text
        return clues


def _own_grammar(*_: object) -> None:
    raise PuzzleError("jpz_entities")


def _check_bars(about: dict[str, str]) -> None:
    """Two words in one run of letters: here they would be one."""
    if any(name.endswith("-bar") and value == "true" for name, value in about.items()):
        row, col = _number(about, "y"), _number(about, "x")
        raise PuzzleError("puzzle_bars", row=row, col=col)


def _sign(about: dict[str, str]) -> str:
    if about.get("type") in ("block", "void", "clue"):
        return BLACK
    letter = capitals(about.get("solution", ""))
    if letter not in LETTERS:
        row, col = _number(about, "y"), _number(about, "x")
        if not letter:
            raise PuzzleError("jpz_no_solution", row=row, col=col)
        raise PuzzleError("puzzle_strange_letter", row=row, col=col, sign=repr(letter[:20]))
    return letter


def _run(about: dict[str, str]) -> Iterator[Square]:
    """`x="1-5" y="2"`: the squares of a word, counted from one."""
    cols, rows = (_range(about.get(name, "")) for name in ("x", "y"))
    return ((row, col) for row in rows for col in cols)


def _some(squares: Iterator[Square], most: int = LARGEST) -> list[Square]:
    return list(islice(squares, most))


def _range(text: str) -> range:
    first, _, last = text[:LONGEST_RANGE].partition("-")
    begin = _whole(first)
    return range(begin, min(_whole(last or first), LARGEST) + 1)


def _number(about: dict[str, str], name: str) -> int:
    return _whole(about.get(name, ""))


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6 and int(text)):
        raise PuzzleError("jpz_number", text=repr(text[:20]))
    return int(text)
