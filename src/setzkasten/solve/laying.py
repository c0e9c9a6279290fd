"""Laying: one word a turn in one line, joined to what lies, every contact a word."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from setzkasten.core.squares import Square, write_square
from setzkasten.core.tiles import Tile
from setzkasten.core.values import value
from setzkasten.lexicon.words import Words
from setzkasten.messages import sentence
from setzkasten.solve.answer import Answer
from setzkasten.solve.puzzle_error import PuzzleError
from setzkasten.solve.stones import read_rows, read_stones
from setzkasten_kernel import Laying

LARGEST_RACK: Final = 40
FIELDS: Final = 6  # numbers that the kernel gives for a placement


@value
class Placement:
    """A word in a line, the stones that are new in it, and the letters of all words formed."""

    word: str
    down: bool
    stones: tuple[tuple[Square, Tile], ...]
    points: int

    @property
    def move(self) -> str:
        """`E4v .ITZ` without the stones at its ends that lie already; a small letter is a jolly."""
        laid = dict(self.stones)
        (top, left), (bottom, right) = min(laid), max(laid)
        squares = [(r, c) for r in range(top, bottom + 1) for c in range(left, right + 1)]
        signs = "".join(_sign(laid.get(square)) for square in squares)
        return f"{write_square((top, left))}{'v' if self.down else '>'} {signs}"

    def as_json(self) -> dict[str, object]:
        return {
            "word": self.word,
            "move": self.move,
            "squares": [list(square) for square, _ in self.stones],
            "points": self.points,
        }


def read_laying_case(text: str) -> tuple[list[str], str]:
    """`{"board": ["...", ".A."], "rack": "AEINR?S"}` -> rows and stones."""
    try:
        case = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise PuzzleError("solve_position_json") from error
    if not isinstance(case, dict) or not {"board", "rack"} <= case.keys():
        raise PuzzleError("solve_no_position")
    if not isinstance(case["rack"], str):
        raise PuzzleError("solve_rack_text")
    board = read_rows(case["board"], signs=".#")
    return board, read_stones(case["rack"], most=LARGEST_RACK)


class LayingSolver:
    def __init__(self, words: Words, best: int) -> None:
        self._words, self._best = words, best
        self._laying = Laying(words.graph, per_letter=1, allowed=words.bits)

    def solve(self, text: str, seconds: float) -> Answer:
        board, rack = read_laying_case(text)
        count, rows, complete = self._laying.placements(
            "\n".join(board), rack, best=self._best, seconds=seconds
        )
        numbers = rows.tolist()
        best = [
            self._placement(board, numbers[at : at + FIELDS])
            for at in range(0, len(numbers), FIELDS)
        ]
        report: dict[str, object] = {"count": count, "best": [p.as_json() for p in best]}
        if not complete:
            report["complete"] = False
        return Answer(report, told(count, best, complete=complete))

    def _placement(self, board: list[str], numbers: Sequence[int]) -> Placement:
        square, down, index, jollies, _laid, points = numbers
        word = self._words.graph.word(index)
        row, col = divmod(square, len(board[0]))
        places = [(row + i * bool(down), col + i * (not down)) for i in range(len(word))]
        stones = tuple(
            (place, Tile(letter, jolly=bool(jollies >> i & 1)))
            for i, (place, letter) in enumerate(zip(places, word, strict=True))
            if board[place[0]][place[1]] == "."
        )
        return Placement(word, bool(down), stones, points)


def _sign(tile: Tile | None) -> str:
    if tile is None:
        return "."
    return tile.letter.lower() if tile.jolly else tile.letter


def told(count: int, best: list[Placement], *, complete: bool) -> list[str]:
    lines = [sentence("solve_ways" if complete else "solve_ways_in_time", {"count": count})]
    lines += [f"{p.points:>4}  {p.word:<16} {p.move}" for p in best]
    return lines
