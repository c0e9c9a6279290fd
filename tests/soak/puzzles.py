"""Puzzles on paper in every size: no clue is lost, nothing stands outside."""

from __future__ import annotations

from collections.abc import Iterator

from setzkasten.puzzle.page import PAPERS, Look, Paper, write_pdf
from tests.puzzle.pdf_text import Pdf, lost, outside
from tests.puzzle.puzzles import crowd
from tests.soak.finding import Finding, Progress

# Rows and columns: every square from 8 to 30, then what is higher or wider.
SIZES = (*((side, side) for side in range(8, 31)), (20, 14), (29, 21), (40, 30), (30, 40))


def run(only: str) -> Iterator[Finding]:
    for paper in PAPERS:
        if only in ("", paper):
            yield _classic(paper)


def _classic(paper: Paper) -> Finding:
    what = f"classic on {paper.upper()} from 8×8 to 30×40: every clue is in the text of the PDF"
    progress, bad, clues = Progress(what), list[str](), 0
    for number, (rows, cols) in enumerate(SIZES):
        puzzle = crowd(rows, cols)
        pdf = Pdf(write_pdf(puzzle, Look(paper=paper, solution=False)))
        clues += len(puzzle.words)
        if missing := lost(puzzle, pdf) + outside(pdf):
            bad.append(f"{rows}×{cols} lacks {missing[0]!r}")
        progress.at(number, len(SIZES))
    return Finding(what, "; ".join(bad) or f"{clues:,} clues found", not bad)
