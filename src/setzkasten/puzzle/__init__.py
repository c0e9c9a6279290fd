"""Crosswords: making, checking, reading, writing and printing them.

`new`, `read` and `write` are the door for Python; docs/library.md
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setzkasten.puzzle.crossword import Puzzle

__all__ = ["new", "read", "write"]


def new(
    rows: int = 12,
    cols: int = 12,
    *,
    level: str = "mittel",
    seed: int = 1,
    theme: Iterable[str] = (),
) -> Puzzle:
    """A new crossword with its clues. The same wish gives the same puzzle."""
    from setzkasten.puzzle.making import make
    from setzkasten.puzzle.wish import Wish

    wish = Wish(rows=rows, cols=cols, level=level, seed=seed, theme=tuple(theme))
    return make(wish).puzzle


def read(path: str | Path) -> Puzzle:
    """A puzzle from a file: ipuz, .puz or plain rows; raises `PuzzleError`."""
    from setzkasten.puzzle.reading import read_puzzle

    return read_puzzle(Path(path).read_bytes())


def write(puzzle: Puzzle, path: str | Path) -> None:
    """A puzzle as a file; its ending says which: .ipuz, .puz, .html, .svg, .txt, .pdf, .png."""
    from setzkasten.puzzle.look import Look
    from setzkasten.puzzle.writing import write_file

    write_file(puzzle, Path(path), Look())
