"""Printed and shown: PDF, PNG, SVG, Schwedenrätsel, and the page that needs no server."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from setzkasten.puzzle.crossword import Puzzle
from setzkasten.puzzle.html_page import write_html
from setzkasten.puzzle.look import PAPERS, STYLES, Look, Paper, Style
from setzkasten.puzzle.page import write_pdf, write_png
from setzkasten.puzzle.svg import write_svg
from setzkasten.puzzle.writing import KINDS, bytes_of, write_file
from setzkasten.solve.puzzle_error import PuzzleError
from tests.language import rule
from tests.puzzle.puzzles import LEAFLET, SMALL, UMLAUTS

WICKED = replace(SMALL, title='#eval("1") </script><script>alert(1)</script>', dedication="$x$ *a*")


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("puzzle", [LEAFLET, SMALL, UMLAUTS, WICKED])
def test_a_puzzle_is_printed_with_its_solution_on_a_page_of_its_own(
    paper: Paper, style: Style, puzzle: Puzzle
) -> None:
    look = Look(paper=paper, style=style)
    assert write_pdf(puzzle, look).startswith(b"%PDF")
    assert len(write_png(puzzle, look)) == 2
    assert len(write_png(puzzle, replace(look, solution=False))) == 1


def test_the_same_puzzle_gives_the_same_bytes() -> None:
    assert write_pdf(SMALL) == write_pdf(SMALL)


@rule("RAE-04")
def test_the_grid_as_svg_has_black_squares_numbers_and_on_demand_letters() -> None:
    tree = ET.fromstring(write_svg(SMALL))
    classes = [element.get("class") for element in tree.iter()]
    assert (classes.count("b"), classes.count("w"), classes.count("n")) == (3, 9, 3)
    assert "l" not in classes
    solved = [
        element.get("class") for element in ET.fromstring(write_svg(SMALL, solved=True)).iter()
    ]
    assert solved.count("l") == 9
    marked = ET.fromstring(write_svg(replace(SMALL, solution=((0, 0),))))
    assert [element.get("class") for element in marked.iter()].count("o") == 1


def test_a_title_cannot_break_the_svg() -> None:
    assert ET.fromstring(write_svg(WICKED)).tag.endswith("svg")


@rule("RAE-06")
def test_the_page_holds_the_whole_puzzle_and_asks_nobody() -> None:
    page = write_html(replace(SMALL, solution=((0, 0),)))
    assert not re.search(r"""(?:src|href)=["'](?!data:)""", page)
    data = json.loads(re.search(r'id="data">(.*?)</script>', page, re.DOTALL)[1])  # type: ignore[index]
    letters = [int(n) for n in b64decode(data["answer"]).decode().split(",")]
    assert "".join(chr(n) if n else "#" for n in letters) == "".join(SMALL.rows)
    assert "HAUS" not in page
    assert [word["number"] for word in data["across"]] == [1, 2]
    assert data["solution"] == [0]
    assert data["words"]["check"] == "Prüfen"
    assert '"check": "Check"' in write_html(SMALL, language="en")


def test_no_text_of_a_puzzle_is_ever_run() -> None:
    page = write_html(WICKED)
    assert page.count("<script") == 2
    assert "alert(1)</script>" not in page


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_file_is_written_whole(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "deep" / f"puzzle{kind}"
    write_file(SMALL, path, Look())
    assert path.read_bytes() == bytes_of(SMALL, kind, Look())
    assert list(path.parent.iterdir()) == [path]


def test_a_file_that_cannot_be_written_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(PuzzleError, match="puzzle_ending"):
        write_file(SMALL, tmp_path / "puzzle.doc", Look())
    (tmp_path / "file").write_text("x", "utf-8")
    with pytest.raises(PuzzleError, match="command_unwritten"):
        write_file(SMALL, tmp_path / "file" / "puzzle.svg", Look())


def test_a_title_may_look_like_a_place_of_the_template() -> None:
    title = "{{data}} {{title}} {{language}} \\1"
    page = write_html(replace(SMALL, title=title, giver="{{title}}"))
    assert f"<title>{title}</title>" in page
    data = json.loads(re.search(r'id="data">(.*?)</script>', page, re.DOTALL)[1])  # type: ignore[index]
    assert data["title"] == title
    assert "{{title}}" in data["giver"]
