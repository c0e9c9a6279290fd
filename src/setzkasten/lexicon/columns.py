"""The compiled columns: one number a word into a table of kinds, one into a table of spellings.

Layout of `columns.bin`: the magic line, then for each section its length (4 bytes, little-endian)
and its bytes, deflated. Sections, in this order: kinds (text lines), kind numbers (two byte
planes), spellings (text lines), spelling numbers (two byte planes), Zipf values (tenths, a byte).
A line of kinds is `classes|readings…`, separated by `|`: the classes as a hexadecimal mask; a
reading as spelling number, part of speech, form (one character each), then the lemma's note.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Final

from .entry import Entry, Form, Pos, Reading, Trait
from .letters import LexiconError
from .scripts import lemma_from, spelling_from

MAGIC: Final = b"setzkasten columns 1\n"
PLACES: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
POS: Final = tuple(Pos)
FORMS: Final = tuple(Form)
TRAITS: Final = tuple(Trait)
_CORE: Final = 1 << TRAITS.index(Trait.CORE)
_OFFENSIVE: Final = 1 << TRAITS.index(Trait.OFFENSIVE)
_BESIDE: Final = _CORE | _OFFENSIVE


def write_columns(
    path: Path,
    *,
    kinds: Sequence[str],
    kind_numbers: Sequence[int],
    spellings: Sequence[str],
    spelling_numbers: Sequence[int],
    zipf: bytes,
) -> None:
    """Write the columns; the same values give the same bytes."""
    sections = (
        "\n".join(kinds).encode(),
        _planes(kind_numbers),
        "\n".join(spellings).encode(),
        _planes(spelling_numbers),
        zipf,
    )
    with path.open("wb") as file:
        file.write(MAGIC)
        for section in sections:
            packed = zlib.compress(section, 9)
            file.write(len(packed).to_bytes(4, "little") + packed)


def _planes(numbers: Sequence[int]) -> bytes:
    assert max(numbers, default=0) < 1 << 16, "two byte planes hold 65,536 numbers"
    return bytes(n & 255 for n in numbers) + bytes(n >> 8 for n in numbers)


class Columns:
    """The columns in memory: a few megabytes of bytes, no object a word."""

    def __init__(self, path: Path) -> None:
        sections = _sections(path)
        self.kinds: list[bytes] = sections[0].split(b"\n")
        self.kind_numbers = _joined(sections[1])
        self._spellings: list[bytes] = sections[2].split(b"\n")
        self.spelling_numbers = _joined(sections[3])
        self.zipf = sections[4]

    def __len__(self) -> int:
        return len(self.zipf)

    def entry(self, index: int, key: str) -> Entry:
        """What is known of the word with this index."""
        mask, readings = self._kind(self.kind_numbers[index])
        notes = self._spellings[self.spelling_numbers[index]].decode().split("|")
        spellings = tuple(spelling_from(key, note) for note in notes)
        return Entry(
            key,
            tuple(
                Reading(lemma_from(spellings[place], note), pos, form)
                for place, pos, form, note in readings
            ),
            _classes(mask & ~_BESIDE),
            spellings,
            self.zipf[index] / 10,
            core=bool(mask & _CORE),
        )

    @cached_property
    def hyphenated(self) -> list[bool]:
        """By the numbers of spellings: is every one of them written with more than letters?"""
        return [
            all(note[0] == "=" and not note[1:].isalpha() for note in line.decode().split("|"))
            for line in self._spellings
        ]

    def _kind(self, number: int) -> tuple[int, list[tuple[int, Pos, Form, str]]]:
        mask, *readings = self.kinds[number].decode().split("|")
        return int(mask, 16), [
            (
                PLACES.index(reading[0]),
                POS[PLACES.index(reading[1])],
                FORMS[PLACES.index(reading[2])],
                reading[3:],
            )
            for reading in readings
        ]


_KNOWN_CLASSES: dict[int, frozenset[Trait]] = {}


def _classes(mask: int) -> frozenset[Trait]:
    if mask not in _KNOWN_CLASSES:
        found = (trait for place, trait in enumerate(TRAITS) if mask >> place & 1)
        _KNOWN_CLASSES[mask] = frozenset(found)
    return _KNOWN_CLASSES[mask]


def _sections(path: Path) -> list[bytes]:
    data = path.read_bytes()
    if not data.startswith(MAGIC):
        raise LexiconError(
            f"{path} begins with {data[: len(MAGIC)]!r}, this build expects {MAGIC!r}. "
            f"Run './setz lexicon build' again."
        )
    place, found = len(MAGIC), []
    try:
        while place < len(data):
            size = int.from_bytes(data[place : place + 4], "little")
            found.append(zlib.decompress(data[place + 4 : place + 4 + size]))
            place += 4 + size
    except zlib.error as error:
        raise LexiconError(f"{path} is damaged at byte {place}: {error}.") from error
    if len(found) != 5:
        raise LexiconError(f"{path} has {len(found)} sections, this build expects 5.")
    return found


def _joined(planes: bytes) -> array[int]:
    """Two byte planes as one array of numbers."""
    count = len(planes) // 2
    room = bytearray(2 * count)
    room[0::2] = planes[:count]
    room[1::2] = planes[count:]
    numbers = array("H")
    numbers.frombytes(room)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
