"""Schwedenrätsel on paper: what stands in which cell, and how large all of it can be.

Black squares hold the clues of the words that begin beside them. A grid in which not every word
finds a cell gets a row above and a column to the left. Cells are never smaller than 9 mm, the type
never than 6 points: what does not fit is refused, and the sizes that do are told.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from setzkasten.core.squares import Square
from setzkasten.core.values import value
from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.letters import letters_of
from setzkasten.puzzle.arrow import Arrows, Way
from setzkasten.puzzle.cell_text import LEAST_SIDE, LEAST_SIZE, lines_of, room_of
from setzkasten.puzzle.clue import suggestions
from setzkasten.puzzle.crossword import BLACK, Place, Puzzle
from setzkasten.puzzle.look import Paper
from setzkasten.puzzle.treasury import treasury
from setzkasten.solve.puzzle_error import PuzzleError

Part: TypeAlias = tuple[int, int, int, int]  # rows from, to; columns from, to

EDGE: Final = 7.0  # millimetres that every printer leaves white
STEP: Final = 0.25  # points from one size of type to the next


@value
class Measures:
    """A paper: millimetres of its sides, of the head and of the foot; the largest type."""

    width: float
    height: float
    head: float
    foot: float
    largest: float


MEASURES: Final[dict[Paper, Measures]] = {
    "a5": Measures(148, 210, 7.0, 8.5, 7.5),
    "a4": Measures(210, 297, 11.0, 10.5, 9.0),
    "a3": Measures(297, 420, 15.0, 13.0, 10.0),
}


@value
class Sheets:
    """How a grid lies on its paper: the side of a square in mm, and which part is on which page."""

    side: float
    lying: bool
    parts: tuple[Part, ...]


@value
class CellClue:
    lines: tuple[str, ...]
    way: Way


@value
class Layout:
    """Letters and clue cells by their place, in millimetres and points."""

    rows: tuple[str, ...]
    cells: Mapping[Square, tuple[CellClue, ...]]
    solution: tuple[Square, ...]
    sheets: Sheets
    size: float


def swedish(puzzle: Puzzle, paper: Paper) -> Layout:
    """Raises `PuzzleError` for what is too large, or says too much."""
    framed = _framed(puzzle)
    sheets = sheets_of(framed.height, framed.width, paper)
    arrows = Arrows(framed.rows)
    texts = {word.place: word.clue or _bare(word.answer) for word in framed.words}
    answers = {word.place: word.answer for word in framed.words}
    cells = {cell: places for cell, places in arrows.cells.items() if places}
    smallest = room_of(sheets.side, LEAST_SIZE)
    for places in cells.values():
        texts |= _shortened(places, texts, answers, smallest)
    size = MEASURES[paper].largest
    while size > LEAST_SIZE and not _all_fit(cells, texts, room_of(sheets.side, size)):
        size -= STEP
    width = room_of(sheets.side, size)[0]
    told = {
        cell: tuple(CellClue(lines_of(texts[p], width), arrows.of[p].way) for p in places)
        for cell, places in cells.items()
    }
    return Layout(framed.rows, told, framed.solution, sheets, size)


def sheets_of(rows: int, cols: int, paper: Paper) -> Sheets:
    """On one page, upright or lying, as large as may be; on two where one is too small."""
    for pages in (1, 2):
        best = max(_ways(rows, cols, paper, pages), key=lambda sheets: sheets.side)
        if best.side >= LEAST_SIDE - 1e-6:
            return best
    fitting = ", ".join(f"{r} × {c} ({name.upper()})" for name, (r, c) in _LARGEST.items())
    size = {"rows": rows, "cols": cols}
    raise PuzzleError("puzzle_swedish_large", **size, paper=paper.upper(), fitting=fitting)


# What is told to fit on one page, rows and columns.
_LARGEST: Final[dict[Paper, tuple[int, int]]] = {"a5": (20, 14), "a4": (29, 21), "a3": (40, 30)}


def _ways(rows: int, cols: int, paper: Paper, pages: int) -> list[Sheets]:
    measures = MEASURES[paper]
    found = []
    for lying in (False, True):
        width, height = measures.width, measures.height
        if lying:
            width, height = height, width
        width, height = width - 2 * EDGE, height - 2 * EDGE
        if pages == 1:
            side = min(width / cols, (height - measures.head - measures.foot) / rows)
            found.append(Sheets(side, lying, ((0, rows, 0, cols),)))
            continue
        half = (rows + 1) // 2
        side = min(width / cols, (height - max(measures.head, measures.foot)) / half)
        found.append(Sheets(side, lying, ((0, half, 0, cols), (half, rows, 0, cols))))
        half = (cols + 1) // 2
        side = min(width / half, (height - measures.head - measures.foot) / rows)
        found.append(Sheets(side, lying, ((0, rows, 0, half), (0, rows, half, cols))))
    return found


def _framed(puzzle: Puzzle) -> Puzzle:
    """With a row above and a column to the left, if not every word finds a cell otherwise."""
    if not Arrows(puzzle.rows).unplaced:
        return puzzle
    rows = (BLACK * (puzzle.width + 1), *(f"{BLACK}{row}" for row in puzzle.rows))
    clues = {replace(p, row=p.row + 1, col=p.col + 1): clue for p, clue in puzzle.clues.items()}
    solution = tuple((row + 1, col + 1) for row, col in puzzle.solution)
    return replace(puzzle, rows=rows, clues=clues, solution=solution)


def _all_fit(
    cells: Mapping[Square, list[Place]], texts: Mapping[Place, str], room: tuple[float, int]
) -> bool:
    return all(_fit([texts[place] for place in places], room) for places in cells.values())


def _fit(texts: list[str], room: tuple[float, int]) -> bool:
    counts = [len(lines_of(text, room[0])) for text in texts]
    return all(counts) and sum(counts) <= room[1]


def _shortened(
    places: list[Place],
    texts: Mapping[Place, str],
    answers: Mapping[Place, str],
    room: tuple[float, int],
) -> dict[Place, str]:
    """Shorter clues for the words of a cell if its own do not fit; else it is refused.

    A clue that somebody wrote stands as it is, or nothing is printed: it would be lost.
    """
    if _fit([texts[place] for place in places], room):
        return {}
    shorter = {
        place: min(
            (text for text in _instead(answers[place], texts[place]) if lines_of(text, room[0])),
            key=lambda text: len(lines_of(text, room[0])),
            default=texts[place],
        )
        for place in places
    }
    if not _fit(list(shorter.values()), room):
        longest = max(places, key=lambda place: len(shorter[place]))
        said = {"word": answers[longest], "clue": shorter[longest]}
        raise PuzzleError("puzzle_cell_text", **said)
    return shorter


def _instead(answer: str, text: str) -> list[str]:
    """The clue and what may stand in its place: others of ours, if it is one of ours."""
    key = letters_of(answer) or ""
    written = [clue.text for clue in treasury().clues.get(key, ())]
    suggested = [clue.text for clue in suggestions(default(), key) if clue.printable]
    ours = text in (*written, *suggested, _bare(answer))
    return [text, *(written or suggested)] if ours else [text]


def _bare(answer: str) -> str:
    """What stands in a cell for a word without a clue: how long it is."""
    return f"({len(answer)})"
