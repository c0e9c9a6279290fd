"""The grid of a puzzle as SVG: squares, numbers, on demand the letters. Nothing else is in it."""

from __future__ import annotations

from html import escape
from typing import Final

from setzkasten.core.squares import Square
from setzkasten.messages import sentence
from setzkasten.puzzle.crossword import Puzzle

SIDE: Final = 40  # of a square
EDGE: Final = 2

_STYLE: Final = (
    ".w{fill:#fff;stroke:#111;stroke-width:1}.b{fill:#111}"
    "text{font-family:'Libertinus Serif','Times New Roman',serif;fill:#111}"
    ".n{font-size:11px}.l{font-size:25px;text-anchor:middle}"
    ".s{font-size:10px;text-anchor:middle}.o{fill:none;stroke:#111;stroke-width:.8}"
    ".f{fill:none;stroke:#111;stroke-width:2.5}"
)


def write_svg(puzzle: Puzzle, *, solved: bool = False) -> str:
    """RAE-04 Squares without a letter are black."""
    width, height = puzzle.width * SIDE + 2 * EDGE, puzzle.height * SIDE + 2 * EDGE
    numbers = puzzle.numbers
    title = escape(puzzle.title or sentence("puzzle_title"))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" aria-label="{title}">',
        f"<title>{title}</title><style>{_STYLE}</style>",
        *(_square(puzzle, (row, col), numbers.get((row, col)), solved=solved)
          for row in range(puzzle.height) for col in range(puzzle.width)),
        f'<rect class="f" x="{EDGE}" y="{EDGE}" width="{puzzle.width * SIDE}" '
        f'height="{puzzle.height * SIDE}"/></svg>',
    ]  # fmt: skip
    return "\n".join(parts) + "\n"


def _square(puzzle: Puzzle, square: Square, number: int | None, *, solved: bool) -> str:
    row, col = square
    x, y = EDGE + col * SIDE, EDGE + row * SIDE
    black = puzzle.black(square)
    made = f'<rect class="{"b" if black else "w"}" x="{x}" y="{y}" width="{SIDE}" height="{SIDE}"/>'
    if black:
        return made
    if number:
        made += f'<text class="n" x="{x + 3}" y="{y + 12}">{number}</text>'
    if square in puzzle.solution:
        place = puzzle.solution.index(square) + 1
        made += f'<circle class="o" cx="{x + 32}" cy="{y + 32}" r="7"/>'
        made += f'<text class="s" x="{x + 32}" y="{y + 35.5}">{place}</text>'
    if solved:
        letter = escape(puzzle.letter(square))
        made += f'<text class="l" x="{x + SIDE / 2}" y="{y + 31}">{letter}</text>'
    return made
