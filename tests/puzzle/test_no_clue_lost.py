"""A clue is never lost on paper: every one is found in the text of the PDF, on its page."""

from __future__ import annotations

from dataclasses import replace

import pytest

from setzkasten.puzzle.crossword import Puzzle, runs
from setzkasten.puzzle.look import PAPERS, Look, Paper
from setzkasten.puzzle.page import write_pdf
from setzkasten.puzzle.unbroken import breakable
from tests.puzzle.pdf_text import Pdf, lost, outside
from tests.puzzle.puzzles import SMALL, crowd

# What is on paper must be read without a lens.
LEAST_POINTS = 6.0


def test_what_is_lost_would_be_seen() -> None:
    pdf = Pdf(write_pdf(SMALL))
    assert lost(SMALL, pdf) == []
    assert lost(crowd(8, 8), pdf)
    assert "Gebäude„zumWohnen“…" in pdf.text


# Islands, lone letters, runs of two; and what a program that sets type might take for its own.
ODD = ("ABC#XYZ", "D#E#U#V", "FGH#WST", "#######", "A#BC#D#", "#E#FGH#")
SIGNS = ("#eval(1)", "*a* _b_ `c`", "$x^2$", "\\ \\n", "@a <b> [c] {d}", "// e", "= f", "~ä ß € …")


@pytest.mark.parametrize("words", [1, 80])
def test_no_sign_of_a_clue_is_lost_in_odd_grids(words: int) -> None:
    places = [place for place, _ in runs(ODD)]
    clues = {
        place: f"Nr. {n}: {SIGNS[n % len(SIGNS)]}" + " Wort" * words
        for n, place in enumerate(places)
    }
    puzzle = Puzzle(ODD, clues=clues)
    pdf = Pdf(write_pdf(puzzle, Look(paper="a5", solution=False)))
    assert (lost(puzzle, pdf), outside(pdf)) == ([], [])


def test_a_clue_without_a_blank_stays_on_its_page() -> None:
    long = (
        "Donaudampfschifffahrtsgesellschaftskapitän",
        "x" * 400,
        "https://a.example/" + "b" * 80,
    )
    clues = dict(zip(SMALL.clues, long, strict=False))
    texts = dict.fromkeys(("title", "dedication", "giver"), "W" * 90)
    puzzle = replace(SMALL, clues=clues, **texts)  # type: ignore[arg-type]  # three texts
    for paper in PAPERS:
        pdf = Pdf(write_pdf(puzzle, Look(paper=paper)))
        assert (lost(puzzle, pdf), outside(pdf)) == ([], [])
    assert breakable("Dampfschifffahrtsgesellschaften").split("\u00ad")[:3] == [
        "Dampf",
        "schiff",
        "fahrts",
    ]


@pytest.mark.parametrize(
    ("rows", "cols", "paper"),
    [(8, 8, "a5"), (18, 18, "a5"), (24, 24, "a4"), (40, 30, "a5"), (30, 40, "a3")],
)
def test_a_classic_page_never_refuses_and_loses_no_clue(rows: int, cols: int, paper: Paper) -> None:
    puzzle = crowd(rows, cols)
    pdf = Pdf(write_pdf(puzzle, Look(paper=paper, solution=False)))
    assert lost(puzzle, pdf) == []
    assert outside(pdf) == []
    words = [piece for piece in pdf.pieces if not piece.text.strip().isdigit()]
    assert min(piece.size for piece in words) >= LEAST_POINTS
