"""A file as a puzzle, whatever wrote it: ipuz, .puz, .jpz, Exolve, a record, or plain rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from setzkasten.puzzle.crossword import Puzzle, puzzle_of
from setzkasten.puzzle.exolve import SIGN as EXOLVE_SIGN
from setzkasten.puzzle.exolve import read_exolve
from setzkasten.puzzle.ipuz import read_ipuz
from setzkasten.puzzle.jpz import ARCHIVE_SIGN, read_jpz
from setzkasten.puzzle.puz_file import read_puz
from setzkasten.solve.puzzle_error import PuzzleError

# Replays a record and makes a puzzle of the board where it ends.
Replayer: TypeAlias = Callable[[bytes], Puzzle]

MOST_BYTES: Final = 4_000_000
_PUZ_SIGN: Final = b"ACROSS&DOWN"
_PAGES: Final = (b"<!doctype html", b"<html")
_WIDE_XML: Final = (b"\xff\xfe<\0", b"\xfe\xff\0<")  # of programs that write two bytes a sign


def read_puzzle(data: bytes, replayed: Replayer | None = None) -> Puzzle:
    """Known by what is in it, not by its name; raises `PuzzleError` that says what is wrong."""
    if len(data) > MOST_BYTES:
        raise PuzzleError("puzzle_large_file", most=MOST_BYTES // 1_000_000)
    if _PUZ_SIGN in data[:4096]:
        return read_puz(data)
    text = data.removeprefix(b"\xef\xbb\xbf").lstrip()
    if text.startswith(b"szk "):
        if replayed is None:
            raise PuzzleError("puzzle_record")
        return replayed(data)
    if text.startswith((b"{", b"ipuz")):
        return read_ipuz(data)
    if text[:15].lower().startswith(_PAGES) and EXOLVE_SIGN.encode() not in data:
        raise PuzzleError("puzzle_html")
    if text.startswith(b"<") and EXOLVE_SIGN.encode() not in data:
        return read_jpz(text)
    if data.startswith((ARCHIVE_SIGN, *_WIDE_XML)):
        return read_jpz(data)
    if EXOLVE_SIGN.encode() in data:
        return read_exolve(data)
    return _read_rows(data)


def _read_rows(data: bytes) -> Puzzle:
    """Rows of letters; dots, blanks and # are black."""
    try:
        lines = data.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError as error:
        raise PuzzleError("puzzle_no_file") from error
    rows = [line.rstrip("\r") for line in lines if line.strip()]
    if not rows:
        raise PuzzleError("puzzle_empty_file")
    return puzzle_of(rows)
