"""The printed page: PDF and PNG by typst, from the templates beside this file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Final, Literal

from setzkasten.core.values import value
from setzkasten.messages import sentence
from setzkasten.printing.press import pressed
from setzkasten.puzzle.cell_text import room_of
from setzkasten.puzzle.crossword import Puzzle, Word
from setzkasten.puzzle.look import AnyStyle, Look, Paper
from setzkasten.puzzle.small_page import Small, page_of, style_of
from setzkasten.puzzle.swedish import MEASURES, CellClue, swedish
from setzkasten.puzzle.unbroken import breakable

TITLES: Final[dict[AnyStyle, str]] = {
    "classic": "puzzle_title",
    "swedish": "puzzle_swedish",
    "hidden": "puzzle_hidden",
    "syllables": "puzzle_syllables",
    "scrambled": "puzzle_scrambled",
}
_TEMPLATES: Final = tuple(
    Path(__file__).with_name(f"{name}.typ")
    for name in ("sheet", "classic", "swedish", "small", "pages")
)
_WORDS: Final = ("across", "down", "solution", "solutions", "solution_word", "contents")


@value
class Heading:
    """What stands above a puzzle, or on the cover of a booklet."""

    title: str = ""
    dedication: str = ""
    giver: str = ""


def write_pdf(puzzle: Puzzle, look: Look | None = None) -> bytes:
    """RAE-04, RAE-05 Puzzle and clues, and on a page of its own the solution."""
    return _pressed(puzzle, look or Look(), "pdf")[0]


def write_png(puzzle: Puzzle, look: Look | None = None) -> list[bytes]:
    """One picture a page."""
    return _pressed(puzzle, look or Look(), "png")


def _pressed(puzzle: Puzzle, look: Look, kind: Literal["pdf", "png"]) -> list[bytes]:
    page = _page(puzzle, look)
    return pressed(_TEMPLATES, _told([page], look, str(page["title"])), kind=kind)


def write_small(
    made: Small, heading: Heading, look: Look, *, kind: Literal["pdf", "png"] = "pdf"
) -> list[bytes]:
    """A Gitterrätsel, Silbenrätsel or Buchstabensalat: one PDF, or a picture a page."""
    page = _small_page(made, heading, look)
    return pressed(_TEMPLATES, _told([page], look, str(page["title"])), kind=kind)


def write_booklet(
    puzzles: Iterable[tuple[AnyStyle, Puzzle | Small]],
    heading: Heading,
    look: Look,
    *,
    kind: Literal["pdf", "png"] = "pdf",
) -> list[bytes]:
    """Cover, contents, the puzzles and, if they are asked for, behind them all solutions, small."""
    pages = [
        _page(
            made, replace(look, style="swedish" if style == "swedish" else "classic", number=None)
        )
        if isinstance(made, Puzzle)
        else _small_page(made, Heading(), replace(look, number=None))
        for style, made in puzzles
    ]
    about = {"count": len(pages), "number": look.number or 0}
    cover = {
        "title": breakable(heading.title) or sentence("puzzle_booklet", language=look.language),
        "dedication": breakable(heading.dedication),
        "giver": _signed(heading.giver, look.language),
        "about": sentence("puzzle_booklet_about", about, look.language),
    }
    told = _told(pages, look, str(cover["title"])) | {"cover": cover}
    return pressed(_TEMPLATES, told, kind=kind)


def _told(pages: list[dict[str, object]], look: Look, title: str) -> dict[str, object]:
    """What the templates need, as data: nothing of it is ever run."""
    return {
        "paper": look.paper,
        "language": look.language,
        "title": title,
        "solved": look.solution,
        "cover": None,
        "puzzles": pages,
        "words": {name: sentence(f"puzzle_{name}", language=look.language) for name in _WORDS},
    }


def _page(puzzle: Puzzle, look: Look) -> dict[str, object]:
    language = look.language
    return {
        "style": look.style,
        "title": breakable(puzzle.title) or sentence(TITLES[look.style], language=language),
        "dedication": breakable(puzzle.dedication),
        "giver": _signed(puzzle.giver, language),
        "rows": list(puzzle.rows),
        "numbers": [[*square, number] for square, number in puzzle.numbers.items()],
        "solution": [list(square) for square in puzzle.solution],
        "across": [_line(word, language) for word in puzzle.words if word.across],
        "down": [_line(word, language) for word in puzzle.words if not word.across],
        "swedish": _swedish(puzzle, look.paper) if look.style == "swedish" else None,
        "note": _note(look, spelt_out=puzzle.spelt_out),
    }


def _small_page(made: Small, heading: Heading, look: Look) -> dict[str, object]:
    told = page_of(made, look.language)
    style = style_of(made)
    return told | {
        "title": breakable(heading.title) or sentence(TITLES[style], language=look.language),
        "dedication": breakable(heading.dedication),
        "giver": _signed(heading.giver, look.language),
        "note": _note(look, spelt_out=style != "syllables"),
    }


def _signed(giver: str, language: str) -> str:
    return sentence("puzzle_from", {"giver": breakable(giver)}, language) if giver else ""


def _note(look: Look, *, spelt_out: bool) -> str:
    said = [sentence("puzzle_umlauts", language=look.language)] if spelt_out else []
    if look.number:
        said.append(sentence("puzzle_number", {"number": look.number}, look.language))
    return " ".join(said)


def _line(word: Word, language: str) -> list[object]:
    clue = breakable(word.clue) or sentence("puzzle_no_clue", language=language)
    return [word.number, clue, word.answer]


def _swedish(puzzle: Puzzle, paper: Paper) -> dict[str, object]:
    layout = swedish(puzzle, paper)
    most, sheets = room_of(layout.sheets.side, layout.size)[1], layout.sheets
    return {
        "rows": list(layout.rows),
        "cells": [[*square, _in_cell(clues, most)] for square, clues in layout.cells.items()],
        "solution": [list(square) for square in layout.solution],
        "side": sheets.side,
        "size": layout.size,
        "lying": sheets.lying,
        "parts": [list(part) for part in sheets.parts],
        "head": MEASURES[paper].head,
        "foot": MEASURES[paper].foot,
    }


def _in_cell(clues: tuple[CellClue, ...], most: int) -> list[list[object]]:
    """Lines, way, from and to which part of the cell, and where its arrow leaves."""
    free = max(0, most - sum(len(clue.lines) for clue in clues)) / len(clues)
    total = sum(len(clue.lines) + free for clue in clues)
    same = len({clue.way.partition("-")[0] for clue in clues}) < len(clues)
    told: list[list[object]] = []
    begin = 0.0
    for number, clue in enumerate(clues):
        end = begin + (len(clue.lines) + free) / total
        aside = clue.way.startswith(("right", "left"))
        across = (0.3 + 0.4 * number) if same else 0.5
        edge = (begin + end) / 2 if aside else across
        told.append([list(clue.lines), clue.way, begin, end, edge])
        begin = end
    return told
