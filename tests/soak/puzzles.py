"""Puzzles on paper in every size, and two thousand as programs read them."""

from __future__ import annotations

from collections.abc import Iterator

from setzkasten.daily.day_list import days
from setzkasten.daily.drawing import TrayJudge, crossword_of, good
from setzkasten.lexicon.words import Words
from setzkasten.puzzle.look import PAPERS, Look, Paper
from setzkasten.puzzle.making import make
from setzkasten.puzzle.page import write_pdf
from setzkasten.puzzle.wish import Wish
from setzkasten.solve.puzzle_error import PuzzleError
from tests.puzzle.pdf_text import Pdf, lost, outside
from tests.puzzle.puzzles import crowd
from tests.soak import puzzle_crowd
from tests.soak.finding import Finding, Progress

# Rows and columns: every square from 8 to 30, then what is higher or wider.
SIZES = (*((side, side) for side in range(8, 31)), (20, 14), (29, 21), (40, 30), (30, 40))


def run(only: str) -> Iterator[Finding]:
    for paper in PAPERS:
        if only in ("", paper):
            yield _classic(paper)
            yield _swedish(paper)
    if only in ("", "daily"):
        yield _daily()
    if only != "daily":
        yield from puzzle_crowd.run("" if only == "crowd" else only)


def _daily() -> Finding:
    what = "every day of the list: words enough, all with clues, none that hurts or is sad"
    words, listed = Words.german(), days().values()
    judge, progress, bad = TrayJudge(words), Progress(what), list[str]()
    for number, drawn in enumerate(listed):
        progress.at(number, len(listed))
        unclued = [word.answer for word in crossword_of(drawn).words if not word.clue]
        if unclued or not good(drawn, judge, words.lexicon):
            bad.append(str(drawn.day))
    return Finding(what, "; ".join(bad) or f"{len(listed):,} days", not bad)


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


def _swedish(paper: Paper) -> Finding:
    what = (
        f"Schwedenrätsel on {paper.upper()} from 8×8 on: every clue is on paper, or it is refused"
    )
    progress, bad, clues, refused = Progress(what), list[str](), 0, list[str]()
    for number, (rows, cols) in enumerate(SIZES):
        progress.at(number, len(SIZES))
        try:
            puzzle = make(Wish(rows=rows, cols=cols, style="swedish", paper=paper)).puzzle
        except PuzzleError as error:
            refused.append(f"{rows}×{cols}")
            if error.code != "puzzle_swedish_large":
                bad.append(f"{rows}×{cols}: {error.code}")
            continue
        look = Look(paper=paper, style="swedish", solution=False)
        pdf = Pdf(write_pdf(puzzle, look))
        clues += len(puzzle.words)
        if missing := lost(puzzle, pdf) + outside(pdf):
            bad.append(f"{rows}×{cols} lacks {missing[0]!r}")
    told = f"{clues:,} clues found; too large: {', '.join(refused) or 'none'}"
    return Finding(what, "; ".join(bad) or told, not bad)
