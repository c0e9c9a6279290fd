"""A puzzle as a file: the ending of the name says which kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from setzkasten.puzzle.crossword import Puzzle
from setzkasten.puzzle.exolve import write_exolve
from setzkasten.puzzle.html_page import write_html
from setzkasten.puzzle.ipuz import write_ipuz
from setzkasten.puzzle.look import Look
from setzkasten.puzzle.page import write_pdf, write_png
from setzkasten.puzzle.puz_file import write_puz
from setzkasten.puzzle.svg import write_svg
from setzkasten.solve.puzzle_error import PuzzleError
from setzkasten.whole_file import write_whole

_WRITERS: Final[dict[str, Callable[[Puzzle, Look], bytes]]] = {
    ".pdf": write_pdf,
    ".png": lambda puzzle, look: write_png(puzzle, look)[0],
    ".svg": lambda puzzle, look: write_svg(puzzle).encode(),
    ".ipuz": lambda puzzle, look: write_ipuz(puzzle).encode(),
    ".puz": lambda puzzle, look: write_puz(puzzle),
    ".exolve": lambda puzzle, look: write_exolve(puzzle).encode(),
    ".html": lambda puzzle, look: write_html(puzzle, language=look.language).encode(),
    ".txt": lambda puzzle, look: as_text(puzzle).encode(),
}
KINDS: Final = tuple(_WRITERS)


def check_kind(path: Path) -> None:
    if path.suffix.lower() not in _WRITERS:
        raise PuzzleError("puzzle_ending", file=path.name, known=", ".join(KINDS))


def bytes_of(puzzle: Puzzle, kind: str, look: Look) -> bytes:
    """The file as bytes; `kind` is one of `KINDS`. What a server route hands out."""
    return _WRITERS[kind](puzzle, look)


def write_file(puzzle: Puzzle, path: Path, look: Look) -> None:
    check_kind(path)
    written(path, bytes_of(puzzle, path.suffix.lower(), look))


def write_files(puzzle: Puzzle, paths: Iterable[Path], look: Look) -> None:
    """All of them or none: what cannot be one of these kinds is known before a file is there."""
    made = [(path, bytes_of(puzzle, path.suffix.lower(), look)) for path in paths]
    for path, data in made:
        written(path, data)


def written(path: Path, data: bytes) -> None:
    """The file whole, or a sentence why not."""
    try:
        write_whole(path, data)
    except OSError as error:
        reason = error.strerror or str(error)
        raise PuzzleError("command_unwritten", file=path.name, text=reason) from error


def as_text(puzzle: Puzzle) -> str:
    """The rows alone, as they can be read again."""
    return "".join(f"{row}\n" for row in puzzle.rows)
