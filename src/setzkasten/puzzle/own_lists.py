"""Lists of a maker's own: words with weights, words that are banned, clues. One a line.

A remark begins with `#` or `;`. What cannot be used is told with the number of its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from setzkasten.puzzle.crossword import LONGEST_TEXT, Umlauts
from setzkasten.puzzle.level import SHORTEST
from setzkasten.puzzle.plain_text import printable
from setzkasten.puzzle.stock import MOST_WEIGHT
from setzkasten.puzzle.wish import LARGEST, key_in
from setzkasten.solve.puzzle_error import PuzzleError, unread

MOST_LINES: Final = 50_000
MOST_BYTES: Final = 4_000_000
# `Torte`, `Torte 80`, `Torte;80` as other programs write it, or with a tab between.
_WEIGHTED: Final = re.compile(r"([^\s;]+)(?:[\s;]+(\d{1,3}))?")
_CLUED: Final = re.compile(r"([^=\t]+?)\s*[=\t]\s*(.+)")


def read_words(text: str, umlauts: Umlauts = "AE") -> tuple[tuple[str, int], ...]:
    """Keys with weights from 0 (never) to 100, which is also what a word without one gets."""
    found: dict[str, int] = {}
    for at, line in _lines(text):
        match = _WEIGHTED.fullmatch(line)
        if match is None:
            raise PuzzleError("own_words_line", at, text=repr(line[:40]))
        weight = int(match[2] or MOST_WEIGHT)
        if weight > MOST_WEIGHT:
            raise PuzzleError("own_words_weight", at, weight=weight, most=MOST_WEIGHT)
        found[_key(match[1], at, umlauts)] = weight
    return tuple(found.items())


def read_banned(text: str, umlauts: Umlauts = "AE") -> frozenset[str]:
    return frozenset(_key(line, at, umlauts) for at, line in _lines(text))


def read_clues(text: str, umlauts: Umlauts = "AE") -> tuple[tuple[str, str], ...]:
    """`Torte=Krönt die Kaffeetafel`; a word may have several."""
    found = []
    for at, line in _lines(text):
        match = _CLUED.fullmatch(line)
        if match is None:
            raise PuzzleError("own_clues_line", at, text=repr(line[:40]))
        clue = printable(match[2])
        if not 0 < len(clue) <= LONGEST_TEXT:
            raise PuzzleError("own_clues_long", at, signs=len(clue), most=LONGEST_TEXT)
        found.append((_key(match[1], at, umlauts), clue))
    return tuple(found)


def text_of(path: Path) -> str:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise unread(path, error) from error
    if len(data) > MOST_BYTES:
        raise PuzzleError("puzzle_large_file", most=MOST_BYTES // 1_000_000)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise unread(path, error) from error


def _lines(text: str) -> Iterator[tuple[int, str]]:
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise PuzzleError("own_lines_many", most=MOST_LINES)
    for at, line in enumerate(lines, 1):
        plain = line.strip()
        if plain and plain[0] not in "#;":
            yield at, plain


def _key(word: str, at: int, umlauts: Umlauts) -> str:
    key = key_in(word.strip(), umlauts)
    if not SHORTEST <= len(key) <= LARGEST:
        raise PuzzleError("own_lines_word", at, word=repr(word[:40]), least=SHORTEST, most=LARGEST)
    return key
