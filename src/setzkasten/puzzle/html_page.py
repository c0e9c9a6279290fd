"""A puzzle as one HTML page that works without any server: solving, checking, revealing, time.

RAE-06 Solved on a screen; the page keeps what was entered in the browser that opened it.
"""

from __future__ import annotations

import json
import re
from base64 import b64encode
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Final

from setzkasten.messages import sentence
from setzkasten.puzzle.crossword import BLACK, Puzzle, Word

_TEMPLATE: Final = Path(__file__).with_name("page.html")
_FILLED: Final = re.compile(r"\{\{(language|title|data)\}\}")
_NAMES: Final = (
    "across", "down", "solution_word", "check", "reveal", "letter", "word", "all", "restart",
    "restart_sure", "time", "solved", "wrong", "right", "square", "empty", "grid",
)  # fmt: skip


def write_html(puzzle: Puzzle, *, language: str = "de") -> str:
    title = puzzle.title or sentence("puzzle_title", language=language)
    data = json.dumps(_told(puzzle, title, language), ensure_ascii=False)
    page = _TEMPLATE.read_text("utf-8")
    filled = {"language": language, "title": escape(title), "data": _inside_script(data)}
    # In one go: what a title says is no place to fill.
    return _FILLED.sub(lambda place: filled[place[1]], page)


def _told(puzzle: Puzzle, title: str, language: str) -> dict[str, object]:
    giver = sentence("puzzle_from", {"giver": puzzle.giver}, language) if puzzle.giver else ""
    numbers = {str(_cell(puzzle, s)): number for s, number in puzzle.numbers.items()}
    return {
        "id": sha256("/".join((title, *puzzle.rows)).encode()).hexdigest()[:16],
        "title": title,
        "dedication": puzzle.dedication,
        "giver": giver,
        "note": sentence("puzzle_umlauts", language=language) if puzzle.spelt_out else "",
        "umlauts": not puzzle.spelt_out,
        "rows": ["".join(BLACK if sign == BLACK else "." for sign in row) for row in puzzle.rows],
        "answer": _veiled(puzzle),
        "numbers": numbers,
        "solution": [_cell(puzzle, square) for square in puzzle.solution],
        "across": [_word(puzzle, w, language) for w in puzzle.words if w.across],
        "down": [_word(puzzle, w, language) for w in puzzle.words if not w.across],
        "words": {name: sentence(f"puzzle_{name}", language=language) for name in _NAMES},
    }


def _word(puzzle: Puzzle, word: Word, language: str) -> dict[str, object]:
    clue = word.clue or sentence("puzzle_no_clue", language=language)
    cells = [_cell(puzzle, square) for square in word.squares]
    return {"number": word.number, "clue": clue, "cells": cells}


def _cell(puzzle: Puzzle, square: tuple[int, int]) -> int:
    return square[0] * puzzle.width + square[1]


def _veiled(puzzle: Puzzle) -> str:
    """No secret, but nobody reads the solution by looking at the page's source."""
    signs = (0 if sign == BLACK else ord(sign) for row in puzzle.rows for sign in row)
    return b64encode(",".join(map(str, signs)).encode()).decode()


def _inside_script(data: str) -> str:
    """No text of a puzzle can end the script in which it stands."""
    return data.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
