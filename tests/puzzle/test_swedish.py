"""Schwedenrätsel: clue cells, arrows, words whose clues fit, and paper that holds them."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, islice, pairwise
from random import Random

import pytest

from setzkasten.printing.press import marked
from setzkasten.puzzle.arrow import Arrow, Arrows
from setzkasten.puzzle.cell_text import _WIDTHS, LEAST_SIDE, LEAST_SIZE, lines_of, room_of, width_of
from setzkasten.puzzle.checking import check
from setzkasten.puzzle.crossword import Place, Puzzle, runs
from setzkasten.puzzle.ipuz import read_ipuz, write_ipuz
from setzkasten.puzzle.look import Look, Paper
from setzkasten.puzzle.making import make
from setzkasten.puzzle.page import write_pdf
from setzkasten.puzzle.score import score_of
from setzkasten.puzzle.swedish import sheets_of, swedish
from setzkasten.puzzle.swedish_pattern import swedish_pattern
from setzkasten.puzzle.syllable import parted
from setzkasten.puzzle.treasury import treasury
from setzkasten.puzzle.wish import Wish
from setzkasten.solve.puzzle_error import PuzzleError
from tests.language import rule
from tests.puzzle.pdf_text import Pdf, lost, outside
from tests.puzzle.puzzles import LEAFLET, SMALL, crowd

GRID = ("#E#M", "BREI", "#BAR", "HEU#")


def made(rows: int, cols: int, **wish: object) -> Puzzle:
    return make(replace(Wish(rows=rows, cols=cols, style="swedish"), **wish)).puzzle  # type: ignore[arg-type]


def test_words_at_the_edge_have_a_bent_arrow_and_others_a_straight_one() -> None:
    arrows = Arrows(GRID)
    assert arrows.of[Place(0, 1, across=False)] == Arrow((0, 0), "right-down")
    assert arrows.of[Place(1, 0, across=True)] == Arrow((0, 0), "down-right")
    assert arrows.of[Place(1, 2, across=False)] == Arrow((0, 2), "down")
    assert arrows.of[Place(2, 1, across=True)] == Arrow((2, 0), "right")
    assert not arrows.unplaced
    assert max(len(places) for places in arrows.cells.values()) == 2


def test_a_word_without_a_cell_beside_it_is_told() -> None:
    assert Arrows(("HAUS",)).unplaced == (Place(0, 0, across=True),)


@pytest.mark.parametrize(("rows", "cols", "paper"), [(15, 15, "a4"), (20, 14, "a5"), (8, 8, "a4")])
def test_a_new_one_is_sound_and_every_clue_fits_its_cell(
    rows: int, cols: int, paper: Paper
) -> None:
    puzzle = made(rows, cols, paper=paper)
    found, score = check(puzzle), score_of(puzzle)
    assert found.sound
    assert not found.unclued
    assert not found.telling
    assert 0.17 <= score.black <= 0.28
    assert score.treasured == 1
    assert 7 <= len(puzzle.solution) <= 9
    assert not Arrows(puzzle.rows).unplaced
    layout = swedish(puzzle, paper)
    assert (len(layout.rows), layout.sheets.side >= LEAST_SIDE) == (rows, True)
    lines = room_of(layout.sheets.side, layout.size)[1]
    assert layout.size >= LEAST_SIZE
    assert all(sum(len(clue.lines) for clue in clues) <= lines for clues in layout.cells.values())
    pdf = Pdf(write_pdf(puzzle, Look(paper=paper, style="swedish", solution=False)))
    assert lost(puzzle, pdf) == []
    assert outside(pdf) == []
    words = [piece for piece in pdf.pieces if not piece.text.strip().isdigit()]
    assert min(piece.size for piece in words) >= LEAST_SIZE


@pytest.mark.parametrize("seed", range(12))
def test_a_pattern_has_short_words_nowhere_and_no_letter_without_a_word(seed: int) -> None:
    grid = swedish_pattern(12, 11, Random(seed))
    words = [squares for _, squares in runs(grid)]
    letters = {(r, c) for r, row in enumerate(grid) for c, sign in enumerate(row) if sign == "."}
    assert {square for squares in words for square in squares} == letters
    assert min(map(len, words)) >= 3
    assert not Arrows(grid).unplaced


def test_the_same_wish_gives_the_same_puzzle_and_another_seed_another() -> None:
    first = made(10, 9)
    assert made(10, 9, seconds=50.0) == first
    assert made(10, 9, seed=2) != first


def test_other_programs_read_it_as_a_crossword() -> None:
    puzzle = made(10, 9)
    assert read_ipuz(write_ipuz(puzzle).encode()) == puzzle


def test_umlauts_may_be_letters_of_their_own() -> None:
    """About half of the grids have one; most words with umlauts are long."""
    puzzles = (made(18, 18, umlauts="Ä", seed=seed) for seed in range(2, 22))
    looked = list(islice(puzzles, 3))
    assert not any(check(puzzle).unclued for puzzle in looked)
    found = (sign for puzzle in chain(looked, puzzles) for row in puzzle.rows for sign in row)
    assert any(sign in "ÄÖÜ" for sign in found)


@rule("RAE-05")
def test_a_grid_without_clue_cells_gets_a_row_and_a_column_of_them() -> None:
    layout = swedish(replace(SMALL, solution=((2, 1),)), "a4")
    assert layout.rows == ("#####", "#HAUS", "#A##E", "#SEE#")
    assert layout.solution == ((3, 2),)
    above = layout.cells[0, 1]
    assert (" ".join(above[0].lines), above[0].way) == ("Feldtier ohne Ende", "down")
    assert layout.cells[1, 0][0].way == "right"


def test_a_clue_of_ours_that_is_too_long_becomes_shorter() -> None:
    ours = treasury().clues
    texts = {clue.text: word for word in LEAFLET.words for clue in ours.get(word.answer, ())}
    long = max(texts, key=len)
    told = swedish(replace(LEAFLET, clues={texts[long].place: long}), "a5")
    said = {" ".join(clue.lines) for cell in told.cells.values() for clue in cell}
    assert long not in said
    assert said & set(texts)


def test_a_clue_that_somebody_wrote_stands_in_its_cell_or_nothing_is_printed() -> None:
    long = "Ein Hinweis, der so lang ist, dass er in kein Feld passt, wie man ihn auch bricht"
    for puzzle in (replace(LEAFLET, clues={Place(0, 0, across=True): long}), crowd(12, 12)):
        with pytest.raises(PuzzleError, match="puzzle_cell_text"):
            swedish(puzzle, "a5")


@pytest.mark.parametrize(
    ("rows", "cols", "paper", "pages"),
    [(20, 14, "a5", 1), (29, 21, "a4", 1), (40, 30, "a3", 1), (40, 30, "a4", 2)],
)
def test_cells_are_never_smaller_than_nine_millimetres(
    rows: int, cols: int, paper: Paper, pages: int
) -> None:
    sheets = sheets_of(rows, cols, paper)
    assert sheets.side >= LEAST_SIDE
    assert len(sheets.parts) == pages


def test_more_than_fits_is_refused_with_the_sizes_that_do() -> None:
    with pytest.raises(PuzzleError) as raised:
        make(Wish(rows=40, cols=30, style="swedish", paper="a5"))
    assert raised.value.code == "puzzle_swedish_large"
    assert "29 × 21 (A4)" in str(raised.value.data["fitting"])


@pytest.mark.parametrize("wish", [{"theme": ("Torte",)}, {"symmetry": "mirror"}, {"most_black": 9}])
def test_what_a_schwedenraetsel_does_not_know_is_refused(wish: dict[str, object]) -> None:
    with pytest.raises(PuzzleError, match="puzzle_swedish_wish"):
        made(12, 12, **wish)


def test_letters_are_as_wide_as_the_fount_has_them(tmp_path: object) -> None:
    """What is measured here must hold on paper: never narrower than it is set."""
    from pathlib import Path

    template = Path(str(tmp_path)) / "widths.typ"
    template.write_text(
        '#set text(font: "Libertinus Serif", size: 100pt)\n#context [#metadata('
        'json(bytes(sys.inputs.told)).signs.map(s => measure("n" + s + "n").width / 1pt - '
        'measure("nn").width / 1pt))<width>]',
        "utf-8",
    )
    signs = list(_WIDTHS)
    found = marked((template,), {"signs": signs}, "width")[0]
    assert isinstance(found, list)
    for sign, width in zip(signs, found, strict=True):
        assert width / 100 <= width_of(sign) + 0.02, sign


def test_lines_are_broken_between_words_and_where_a_word_can_be_parted() -> None:
    assert lines_of("Stadt am Rhein", 4.2) == ("Stadt am", "Rhein")
    assert lines_of("Aktensammlung", 4.4) == ("Akten-", "sammlung")
    assert lines_of("Ruf: „Oh!“", 9.0) == ("Ruf: „Oh!“",)
    assert lines_of("Wwwwwwwwww", 4.0) == ()
    text = "Hauptstadt der Bundesrepublik"
    joined = "".join(line.removesuffix("-") for line in lines_of(text, 4.2))
    assert joined.replace(" ", "") == text.replace(" ", "")
    assert all(width_of(line) <= 4.2 for line in lines_of(text, 4.2))


@pytest.mark.parametrize(
    "word",
    "Ak-ten-samm-lung Haupt-stadt Ver-ein Kat-ze Zu-cker Kis-te deut-sche Häus-chen "
    "be-quem Haus Stand-ort Un-ter-richt Freund-schaft Rei-se-ziel".split(),
)
def test_words_are_parted_as_people_do(word: str) -> None:
    assert "-".join(parted(word.replace("-", ""))) == word


def test_pieces_of_a_word_are_the_word() -> None:
    for word in ("Öl", "Schwedenrätsel", "Xylophon", "Ei"):
        pieces = parted(word)
        assert "".join(pieces) == word
        assert all(one and two for one, two in pairwise((*pieces, "x")))
