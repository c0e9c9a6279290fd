"""Filling: a crossword grid whose black squares and some letters are given."""

from __future__ import annotations

import json
from time import perf_counter

from setzkasten.lexicon.words import Words
from setzkasten.messages import sentence
from setzkasten.solve.answer import Answer
from setzkasten.solve.puzzle_error import PuzzleError
from setzkasten.solve.stones import read_rows
from setzkasten_kernel import Filler


def read_grid(text: str) -> list[str]:
    """`{"grid": ["..#", "…"]}` or `..#/...`, small letters as capitals."""
    if not text.lstrip().startswith("{"):
        rows: object = text.strip().split("/")
    else:
        try:
            case = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise PuzzleError("solve_grid_json") from error
        if "grid" not in case:
            raise PuzzleError("solve_no_grid")
        rows = case["grid"]
    return [row.upper() for row in read_rows(rows, signs=".#")]


class FillSolver:
    def __init__(self, words: Words) -> None:
        self._filler = Filler(words.graph, allowed=words.bits)

    def solve(self, text: str, seconds: float) -> Answer:
        grid = read_grid(text)
        began = perf_counter()
        complete, filled = self._filler.fill("\n".join(grid), seconds=seconds)
        spent = round(perf_counter() - began, 4)
        rows = filled or grid
        report: dict[str, object] = {"complete": bool(complete), "grid": rows, "seconds": spent}
        if complete is False:
            report["impossible"] = True
        return Answer(report, told(complete, rows, spent))


def told(complete: bool | None, rows: list[str], seconds: float) -> list[str]:  # noqa: FBT001
    lines = [" ".join(row) for row in rows]
    if complete:
        return [*lines, sentence("solve_filled", {"seconds": f"{seconds:.3f}"})]
    if complete is False:
        return [*lines, sentence("solve_no_filling")]
    return [*lines, sentence("solve_nothing_yet")]
