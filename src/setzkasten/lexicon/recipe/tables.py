"""The hand tables: tab-separated, with a header; a broken line is an error with its place."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from setzkasten.core.values import value
from setzkasten.lexicon.entry import Form, Pos
from setzkasten.lexicon.letters import LexiconError, key_or_none

from .sources.nouns import plain

_COLUMNS: Final = {
    "function_words": ("spelling", "lemma", "pos", "form"),
    "supplement": ("spelling", "lemma", "pos", "form"),
    "verbs": ("spelling", "lemma", "form"),
    "nouns": ("spelling", "lemma", "form"),
    "abbreviations": ("spelling", "long_form"),
    "known_persons": ("name", "full_name", "field"),
    "offensive": ("spelling",),
    "foreign": ("spelling", "language", "meaning"),
    "short_words": ("key", "verdict", "reason"),
    "animals": ("spelling",),
    "brands": ("spelling",),
    "dialect": ("spelling",),
    "symbols": ("spelling",),
    "old": ("spelling",),
    "loan_words": ("spelling", "language"),
    "geographical": ("spelling",),
    "first_names": ("spelling",),
    "not_german": ("word", "reason"),
    "unmeant": ("lemma", "pos", "reason"),
}


@value
class Row:
    """One line of a table, its cells in the order of the columns asked for."""

    cells: tuple[str, ...]
    place: str  # file and line, for errors


class Tables:
    """All tables of a folder; one that is not there is empty."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def rows(self, name: str) -> Iterator[Row]:
        """The lines of a table; the first column must be a word, however it is written."""
        path = self._folder / f"{name}.tsv"
        if not path.is_file():
            return
        lines = path.read_text(encoding="utf-8").splitlines()
        wanted = len(_COLUMNS[name])
        for number, line in enumerate(lines[1:], 2):
            place = f"{path.name}, line {number}"
            cells = [cell.strip() for cell in line.split("\t")]
            if not line.strip() or line.startswith("#"):
                continue
            if len(cells) < wanted:
                raise LexiconError(
                    f"{place}: {line!r} has {len(cells)} columns, "
                    f"the table needs {wanted}: {', '.join(_COLUMNS[name])}."
                )
            yield Row(tuple(cells), place)

    def words(self, name: str) -> Iterator[tuple[str, Row]]:
        """The first column with its row; what cannot be laid as one word is skipped."""
        for row in self.rows(name):
            if key_or_none(laid(row.cells[0])):
                yield row.cells[0], row

    def keys(self, name: str) -> set[str]:
        """The keys of the first column."""
        found = (key_or_none(laid(spelling)) for spelling, _ in self.words(name))
        return {key for key in found if key}


def laid(spelling: str) -> str:
    """As it is laid: without hyphens, apostrophes, full stops and blanks. 'd. h.' -> 'dh'."""
    return plain(spelling).replace(".", "").replace(" ", "").replace("/", "").replace("&", "")


def laid_out(name: str) -> str:
    """A name as one word; hyphens stay, blanks and points go."""
    return name if name.isalpha() else laid(name)


def pos_of(row: Row, cell: str) -> Pos:
    try:
        return Pos(cell)
    except ValueError as error:
        raise LexiconError(f"{row.place}: {cell!r} is no part of speech.") from error


def form_of(row: Row, cell: str) -> Form:
    try:
        return Form(cell)
    except ValueError as error:
        raise LexiconError(f"{row.place}: {cell!r} is no form.") from error
