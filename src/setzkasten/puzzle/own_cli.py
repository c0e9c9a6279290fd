"""What a maker brings along to `puzzle new`: a grid, words, words that are banned, clues."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from setzkasten.messages import sentence
from setzkasten.solve.puzzle_error import PuzzleError

if TYPE_CHECKING:
    from setzkasten.puzzle.wish import Wish


def add_own(new: ArgumentParser) -> None:
    for option, about in (
        ("--grid", "help_puzzle_grid"),
        ("--words", "help_puzzle_words"),
        ("--ban", "help_puzzle_ban"),
        ("--clues", "help_puzzle_clues"),
    ):
        new.add_argument(option, type=Path, metavar="FILE", help=sentence(about))
    new.add_argument("--must", action="store_true", help=sentence("help_puzzle_must"))


def with_own(wish: Wish, arguments: Namespace) -> Wish:
    """Raises `PuzzleError` that names the file and the line."""
    from setzkasten.puzzle.draft import read_grid
    from setzkasten.puzzle.own_lists import read_banned, read_clues, read_words, text_of
    from setzkasten.puzzle.umlauts import without_placeholders

    wish = replace(wish, strict=arguments.must)
    if path := arguments.grid:
        if arguments.rows is not None or arguments.cols is not None:
            raise PuzzleError("puzzle_grid_size")
        with _named(path):
            grid = read_grid(text_of(path), wish.umlauts)
        wish = replace(wish, grid=grid, rows=len(grid), cols=len(grid[0]))
    if path := arguments.words:
        with _named(path):
            wish = replace(wish, words=read_words(text_of(path), wish.umlauts))
    if path := arguments.ban:
        with _named(path):
            banned = read_banned(text_of(path), wish.umlauts)
        spelt = without_placeholders if wish.umlauts == "Ä" else str
        wish = replace(wish, banned=frozenset(map(spelt, banned)))
    if path := arguments.clues:
        with _named(path):
            wish = replace(wish, clues=read_clues(text_of(path), wish.umlauts))
    return wish


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """Of four files, the one that a line is told of."""
    try:
        yield
    except PuzzleError as error:
        if error.line is not None:
            print(sentence("own_in_file", {"file": path.name}), file=sys.stderr)
        raise
