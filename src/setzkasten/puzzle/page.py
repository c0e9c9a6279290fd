"""The printed page: PDF and PNG by typst, from the templates beside this file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias

from setzkasten.messages import sentence
from setzkasten.printing.press import pressed
from setzkasten.puzzle.crossword import Puzzle, Word
from setzkasten.puzzle.swedish import swedish

Paper: TypeAlias = Literal["a3", "a4", "a5"]
Style: TypeAlias = Literal["classic", "swedish"]
PAPERS: Final[tuple[Paper, ...]] = ("a3", "a4", "a5")
STYLES: Final[tuple[Style, ...]] = ("classic", "swedish")

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
        "title": puzzle.title or sentence("puzzle_title", language=language),
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
        "title": puzzle.title or sentence("puzzle_title", language=language),
        "dedication": puzzle.dedication,
        "giver": sentence("puzzle_from", {"giver": puzzle.giver}, language) if puzzle.giver else "",
        "rows": list(puzzle.rows),
        "numbers": [[*square, number] for square, number in puzzle.numbers.items()],
        "solution": [list(square) for square in puzzle.solution],
        "across": [_line(word, language) for word in puzzle.words if word.across],
        "down": [_line(word, language) for word in puzzle.words if not word.across],
        "swedish": _swedish(puzzle) if look.style == "swedish" else None,
        "note": sentence("puzzle_umlauts", language=language) if puzzle.spelt_out else "",
    }


def _line(word: Word, language: str) -> list[object]:
    return [word.number, word.clue or sentence("puzzle_no_clue", language=language), word.answer]


def _swedish(puzzle: Puzzle) -> dict[str, object]:
    layout = swedish(puzzle)
    return {
        "rows": layout.rows,
        "cols": layout.cols,
        "letters": [[*square, letter] for square, letter in layout.letters.items()],
        "clues": [[*square, clue.right, clue.below] for square, clue in layout.clues.items()],
        "solution": [list(square) for square in layout.solution],
    }
