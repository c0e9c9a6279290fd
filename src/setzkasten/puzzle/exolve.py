"""Puzzles as Exolve text: `exolve-grid:` and its neighbours, a section each. Counts by itself."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import escape
from typing import Final

from setzkasten.puzzle.crossword import (
    BLACK,
    LARGEST,
    Place,
    Puzzle,
    capitals,
    check_sides,
    first_strange,
    numbers_of,
    runs,
)
from setzkasten.puzzle.untagged import untagged
from setzkasten.solve.puzzle_error import PuzzleError

SIGN: Final = "exolve-begin"
END: Final = "exolve-end"
_BEFORE: Final = "exolve-"
# Behind a letter stand marks of the square: a circle, a shade, a letter that is given.
_MARKS: Final = str.maketrans("", "", "@!*~'\"` \t")
_BARS: Final = frozenset("|_+")
_ENUMERATION: Final = frozenset("0123456789,-. '")
LONGEST_ENUMERATION: Final = 40
_NUMBER: Final = re.compile(r"[0-9]{1,3}")
# `3 Clue`, `3. Clue`, or `3, 5 Clue` where one clue tells of two words: it is told with the first.
_NUMBERED: Final = re.compile(r"(\d{1,5})\.?(?:\s*,\s*\d{1,5}[ad]?)*\s+(.+)", re.ASCII)


def write_exolve(puzzle: Puzzle) -> str:
    """All clues with the lengths of their words, as the format wants them."""
    numbers = numbers_of(puzzle.rows, "common")
    lines = [SIGN, f"{_BEFORE}id: setzkasten"]
    for name, text in (
        ("title", puzzle.title), ("setter", puzzle.giver), ("preamble", puzzle.dedication),
    ):  # fmt: skip
        if text:
            lines.append(f"{_BEFORE}{name}: {_marked(text)}")
    lines += [f"{_BEFORE}width: {puzzle.width}", f"{_BEFORE}height: {puzzle.height}"]
    if not puzzle.spelt_out:
        lines.append(f"{_BEFORE}language: de")
    lines += [f"{_BEFORE}grid:", *(f"  {row.replace(BLACK, '.')}" for row in puzzle.rows)]
    for across, name in ((True, "across"), (False, "down")):
        words = [word for word in puzzle.words if word.across == across]
        lines.append(f"{_BEFORE}{name}:")
        for word in sorted(words, key=lambda one: numbers[one.squares[0]]):
            clue = _marked(word.clue) or "-"
            lines.append(f"  {numbers[word.squares[0]]} {clue} ({len(word.answer)})")
    return "\n".join([*lines, END, ""])


def _marked(text: str) -> str:
    """As the page shows it: no tags, no name of a section."""
    return escape(text, quote=False).replace(_BEFORE, _BEFORE.replace("-", "&#45;"))


def read_exolve(data: bytes) -> Puzzle:
    """Raises `PuzzleError`. A page that holds a puzzle is read between its marks."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise PuzzleError("exolve_none") from error
    _, _, rest = text.partition(SIGN)
    inner, end, _ = rest.partition(END)
    if not end:
        raise PuzzleError("exolve_cut", len(text.rstrip().splitlines()))
    sections = _sections(inner)
    rows = _rows(sections)
    return Puzzle(
        rows,
        clues=dict(_clues(sections, rows)),
        title=_first(sections, "title"),
        dedication=untagged(" ".join(sections.get("preamble", ()))),
        giver=_first(sections, "setter"),
        numbering="common",
        umlauts="Ä" if any(sign in "ÄÖÜ" for row in rows for sign in row) else "AE",
    )


def _sections(text: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in text.splitlines():
        plain = line.strip()
        if plain.startswith(_BEFORE):
            name, _, value = plain.removeprefix(_BEFORE).partition(":")
            lines = found.setdefault(name.strip()[:20], [])
            plain = value.strip()
        if plain:
            lines.append(plain)
    return found


def _rows(sections: Mapping[str, list[str]]) -> tuple[str, ...]:
    width, height = _side(sections, "width"), _side(sections, "height")
    rows = tuple(_row(line, at) for at, line in enumerate(sections.get("grid", [])[:LARGEST], 1))
    if len(rows) != height or any(len(row) != width for row in rows):
        raise PuzzleError("exolve_misfit", rows=height, cols=width)
    return rows


def _row(line: str, at: int) -> str:
    if len(line) > 8 * LARGEST:
        raise PuzzleError("exolve_row", row=at)
    if _BARS & set(line):
        raise PuzzleError("exolve_bars", row=at)
    row = capitals(line).translate(_MARKS).replace(".", BLACK)
    if strange := first_strange(row):
        code = "exolve_no_solution" if strange in "0?" else "exolve_row"
        raise PuzzleError(code, row=at)
    return row


def _side(sections: Mapping[str, list[str]], name: str) -> int:
    text = _first(sections, name)
    if not (text.isascii() and text.isdigit() and len(text) < 6 and int(text)):
        raise PuzzleError("exolve_no_size")
    check_sides(int(text), int(text))
    return int(text)


def _first(sections: Mapping[str, list[str]], name: str) -> str:
    return untagged(next(iter(sections.get(name, ())), ""))


def _clues(sections: Mapping[str, list[str]], rows: tuple[str, ...]) -> Iterator[tuple[Place, str]]:
    numbers = numbers_of(rows, "common")
    lengths = {place: len(squares) for place, squares in runs(rows)}
    places = {(place.across, numbers[place.row, place.col]): place for place in lengths}
    for name in ("across", "down"):
        for line in sections.get(name, ()):
            if (found := _NUMBERED.fullmatch(line)) is None:
                continue  # a heading, or a remark between clues
            place = places.get((name == "across", int(found[1])))
            if place is None:
                raise PuzzleError("exolve_stray", number=int(found[1]))
            if (text := untagged(_without_length(found[2], lengths[place]))) not in ("", "-"):
                yield place, text


def _without_length(clue: str, letters: int) -> str:
    """`Sologesang (4)` without what stands behind it: the length, then a remark of the setter.

    Of several numbers in brackets, `Turnier (2006) in Deutschland (2)`, the last one that says how
    many letters there are; the first one where none does. That of several words, `(3,4)`, stays:
    it tells more than the length.
    """
    found = list(_enumerations(clue))
    fitting = [at for at, inner in found if sum(map(int, _NUMBER.findall(inner))) == letters]
    if at := fitting[-1:] or [at for at, _ in found[:1]]:
        inner = dict(found)[at[0]]
        parted = at == fitting[-1:] and len(_NUMBER.findall(inner)) > 1
        return f"{clue[: at[0]]}({inner})" if parted else clue[: at[0]].strip()
    return clue.strip()


def _enumerations(clue: str) -> Iterator[tuple[int, str]]:
    at = clue.find("(")
    while at >= 0:
        end = clue.find(")", at, at + LONGEST_ENUMERATION)
        if end > at + 1 and _ENUMERATION.issuperset(clue[at + 1 : end]):
            yield at, clue[at + 1 : end]
        at = clue.find("(", at + 1)
