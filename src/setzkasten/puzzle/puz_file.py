"""Puzzles as .puz, the old format of Across Lite. It counts the common way, by itself."""

from __future__ import annotations

import struct
import unicodedata
from typing import Final

import puz

from setzkasten.puzzle.crossword import (
    BLACK,
    LONGEST_TEXT,
    Place,
    Puzzle,
    capitals,
    check_sides,
    runs,
)
from setzkasten.solve.puzzle_error import PuzzleError

ENCODING: Final = "iso-8859-1"
# How large may a file be? All clues of the largest grid; every byte is summed up three times.
MOST_BYTES: Final = 1_000_000
# What stands in the squares of a file whose author keeps the solution back.
_UNSOLVED: Final = frozenset({BLACK, "X", "-"})
# What the format has no sign for, and what people read instead.
_PLAIN: Final = str.maketrans(
    {
        "„": '"',
        "“": '"',
        "”": '"',
        "‚": "'",
        "‘": "'",
        "’": "'",
        "–": "-",
        "—": "-",
        "…": "...",
        "ł": "l",
        "Ł": "L",
        "œ": "oe",
        "Œ": "OE",
        "€": "EUR",
        "ẞ": "SS",
    }
)


def write_puz(puzzle: Puzzle) -> bytes:
    if any("ẞ" in row for row in puzzle.rows):
        raise PuzzleError("puz_no_eszett")
    file = puz.Puzzle()
    file.width, file.height = puzzle.width, puzzle.height
    file.solution = "".join(puzzle.rows).replace(BLACK, ".")
    file.fill = "".join("." if sign == "." else "-" for sign in file.solution)
    file.title, file.author = _latin(puzzle.title), _latin(puzzle.giver)
    file.notes = _latin(puzzle.dedication)
    words = sorted(puzzle.words, key=lambda w: (w.place.row, w.place.col, not w.across))
    file.clues = [_latin(word.clue) or "-" for word in words]
    made: bytes = file.tobytes()
    return made


def read_puz(data: bytes) -> Puzzle:
    """Raises `PuzzleError`; a file whose checksums are wrong was damaged."""
    if len(data) > MOST_BYTES:
        raise PuzzleError("puzzle_large_file", most=MOST_BYTES // 1_000_000)
    try:
        file = puz.load(data)
        solution = file.solution
        width, height = file.width, file.height
    except puz.PuzzleFormatError as error:
        raise PuzzleError(_complaint(str(error))) from error
    except (struct.error, ValueError, IndexError, KeyError, UnicodeDecodeError) as error:
        raise PuzzleError("puz_broken") from error
    if file.is_solution_locked():
        raise PuzzleError("puz_locked")
    if puz.Extensions.Rebus in file.extensions and any(file.extensions[puz.Extensions.Rebus]):
        raise PuzzleError("puz_rebus")
    check_sides(height, width)
    signs = capitals(solution).replace(".", BLACK).replace(":", BLACK)
    if not set(signs) - _UNSOLVED:
        raise PuzzleError("puz_no_solution")
    rows = tuple(signs[row * width : (row + 1) * width] for row in range(height))
    return Puzzle(
        rows,
        clues=_clues(rows, file.clues),
        title=_text(file.title),
        dedication=_text(file.notes),
        giver=_text(file.author),
        numbering="common",
    )


def _clues(rows: tuple[str, ...], texts: list[str]) -> dict[Place, str]:
    places = sorted((p for p, _ in runs(rows)), key=lambda p: (p.row, p.col, not p.across))
    # The format clues runs of three and more in most programs; ours of two, too.
    longer = {place for place, squares in runs(rows) if len(squares) > 2}
    if len(texts) == len(longer) != len(places):
        places = [place for place in places if place in longer]
    if len(texts) != len(places):
        raise PuzzleError("puz_clues", clues=len(texts), words=len(places))
    return {p: _text(t) for p, t in zip(places, texts, strict=True) if _text(t) not in ("", "-")}


def _complaint(reason: str) -> str:
    return "puz_checksum" if "checksum" in reason else "puz_none"


def _latin(text: str) -> str:
    """With the signs of the format: Poznań becomes Poznan, not Pozna?."""
    plain = "".join(map(_in_latin, text.translate(_PLAIN)))
    return plain.encode(ENCODING, "replace").decode(ENCODING).replace("\0", "")


def _in_latin(sign: str) -> str:
    return sign if ord(sign) < 256 else unicodedata.normalize("NFKD", sign)[:1]


def _text(value: str) -> str:
    return value.strip()[:LONGEST_TEXT]
