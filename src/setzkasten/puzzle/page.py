"""The printed page: PDF and PNG by typst, from the templates beside this file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias

from setzkasten.messages import sentence
from setzkasten.printing.press import pressed
from setzkasten.puzzle.cell_text import room_of
from setzkasten.puzzle.crossword import Puzzle, Word
from setzkasten.puzzle.swedish import PAPERS as PAPERS_MEASURED
from setzkasten.puzzle.swedish import CellClue, Paper, swedish

Style: TypeAlias = Literal["classic", "swedish"]
PAPERS: Final[tuple[Paper, ...]] = ("a3", "a4", "a5")
STYLES: Final[tuple[Style, ...]] = ("classic", "swedish")

TITLES: Final[dict[Style, str]] = {"classic": "puzzle_title", "swedish": "puzzle_swedish"}

_TEMPLATES: Final = tuple(
    Path(__file__).with_name(f"{name}.typ") for name in ("sheet", "classic", "swedish", "pages")
)


@dataclass(frozen=True, slots=True)
class Look:
    """How a page is printed."""

    paper: Paper = "a4"
    style: Style = "classic"
    solution: bool = True  # a page with the solution behind it
    language: str = "de"
    number: int | None = None  # with which a puzzle can be made again


def write_pdf(puzzle: Puzzle, look: Look | None = None) -> bytes:
    """RAE-04, RAE-05 Puzzle and clues, and on a page of its own the solution."""
    return pressed(_TEMPLATES, _told(puzzle, look or Look()), kind="pdf")[0]


def write_png(puzzle: Puzzle, look: Look | None = None) -> list[bytes]:
    """One picture a page."""
    return pressed(_TEMPLATES, _told(puzzle, look or Look()), kind="png")


def _told(puzzle: Puzzle, look: Look) -> dict[str, object]:
    """What the templates need, as data: nothing of it is ever run."""
    language = look.language
    return {
        "paper": look.paper,
        "language": language,
        "title": puzzle.title or sentence(TITLES[look.style], language=language),
        "solved": look.solution,
        "puzzles": [_page(puzzle, look)],
        "words": {
            name: sentence(f"puzzle_{name}", language=language)
            for name in ("across", "down", "solution", "solution_word")
        },
    }


def _page(puzzle: Puzzle, look: Look) -> dict[str, object]:
    language = look.language
    return {
        "style": look.style,
        "title": puzzle.title or sentence(TITLES[look.style], language=language),
        "dedication": puzzle.dedication,
        "giver": sentence("puzzle_from", {"giver": puzzle.giver}, language) if puzzle.giver else "",
        "rows": list(puzzle.rows),
        "numbers": [[*square, number] for square, number in puzzle.numbers.items()],
        "solution": [list(square) for square in puzzle.solution],
        "across": [_line(word, language) for word in puzzle.words if word.across],
        "down": [_line(word, language) for word in puzzle.words if not word.across],
        "swedish": _swedish(puzzle, look.paper) if look.style == "swedish" else None,
        "note": _note(puzzle, look),
    }


def _note(puzzle: Puzzle, look: Look) -> str:
    umlauts = [sentence("puzzle_umlauts", language=look.language)] if puzzle.spelt_out else []
    number = {"number": look.number or 0}
    return " ".join(
        [*umlauts, *([sentence("puzzle_number", number, look.language)] if look.number else [])]
    )


def _line(word: Word, language: str) -> list[object]:
    return [word.number, word.clue or sentence("puzzle_no_clue", language=language), word.answer]


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
        "head": PAPERS_MEASURED[paper].head,
        "foot": PAPERS_MEASURED[paper].foot,
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
