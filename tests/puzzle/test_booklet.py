"""A booklet: cover, contents, puzzles, solutions; no word twice nearby, no wording twice."""

from __future__ import annotations

from argparse import Namespace
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from setzkasten.puzzle.booklet import Plan, _told, bound
from setzkasten.puzzle.booklet_cli import _styles, check_ending
from setzkasten.puzzle.look import Look
from setzkasten.puzzle.page import Heading, write_booklet
from setzkasten.puzzle.small_cli import check_small
from setzkasten.puzzle.treasury import treasury
from setzkasten.solve.puzzle_error import PuzzleError
from tests.calling import Caller
from tests.puzzle.pdf_text import Pdf, bare, outside

MIXED = Plan(
    count=5,
    styles=("classic", "swedish", "hidden", "syllables", "scrambled"),
    paper="a5",
    apart=3,
    seed=7,
)


@pytest.fixture
def setz(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Caller:
    return Caller("puzzle", tmp_path, capfd)


def test_no_word_stands_twice_nearby_and_no_wording_twice() -> None:
    said: list[tuple[int, int]] = []
    plan = Plan(count=4, paper="a5", apart=2, size=(8, 8))
    made = bound(plan, lambda done, count: said.append((done, count)))
    told = [list(_told(puzzle)) for _, puzzle in made]
    words = [{answer for answer, _ in one} for one in told]
    assert all(not one & other for one, other in pairwise(words))
    wordings = [{clue for _, clue in one if clue} for one in told]
    assert all(not one & other for one, other in combinations(wordings, 2))
    assert said[-1] == (4, 4)


def test_every_clue_is_in_it_with_cover_contents_and_solutions() -> None:
    made = bound(MIXED, lambda done, count: None)
    heading = Heading("Rätsel für Tante Grete", "Zum Siebzigsten", "Anna")
    pdf = Pdf(write_booklet(made, heading, Look(paper="a5", number=7))[0])
    text = pdf.text
    for _, puzzle in made[:2]:
        assert all(bare(clue) in text for _, clue in _told(puzzle) if clue)
    assert outside(pdf) == []
    first = "".join(piece.text for piece in pdf.pieces if piece.page == 0)
    assert "Rätsel für Tante Grete" in first
    assert "Nr. 7" in first
    contents = "".join(piece.text for piece in pdf.pieces if piece.page == 1)
    assert all(name in contents for name in ("Inhalt", "Gitterrätsel", "Lösungen"))
    last = "".join(piece.text for piece in pdf.pieces if piece.page == len(pdf.pages) - 1)
    assert "Buchstabensalat" in last
    bare_one = Pdf(write_booklet(made, heading, Look(paper="a5", solution=False))[0])
    assert "Lösungen" not in bare_one.text
    assert len(bare_one.pages) < len(pdf.pages)


def test_the_command_draws_a_seed_and_tells_it(setz: Caller, tmp_path: Path) -> None:
    out = tmp_path / "heft.pdf"
    words = (
        "booklet",
        "--count",
        "2",
        "--styles",
        "scrambled,hidden",
        "--rows",
        "8",
        "--cols",
        "8",
    )
    told = setz(*words, "-o", str(out), "--json").json()
    assert f"Nr. {told['seed']}" in setz.error
    drawn = out.read_bytes()
    setz(*words, "-o", str(out), "--seed", str(told["seed"]))
    assert setz.error.count("Heft") == 0
    assert out.read_bytes() == drawn


@pytest.mark.parametrize(
    "words",
    [
        ("booklet",),
        ("booklet", "-o", "heft.ipuz"),
        ("booklet", "-o", "heft.pdf", "--styles", "quer"),
        ("booklet", "-o", "heft.pdf", "--count", "0"),
        ("booklet", "-o", "heft.pdf", "--apart", "0"),
        ("booklet", "-o", "heft.pdf", "--level", "x"),
        ("new", "--style", "hidden", "-o", "p.ipuz"),
        ("booklet", "-o", "heft.pdf", "--styles", "hidden", "--rows", "2", "--cols", "2"),
        ("booklet", "-o", "heft.pdf", "--rows", "0"),
        ("new", "--style", "hidden", "--rows", "2"),
        ("new", "--style", "hidden", "--symmetry", "mirror"),
        ("new", "--style", "hidden", "--grid", "gitter.txt"),
        ("new", "--style", "hidden", "--theme", "Rose,Rosen", "--must"),
        ("new", "--style", "syllables", "--theme", "Torte"),
        ("new", "--style", "scrambled", "--level", "x"),
        ("new", "--style", "swedish", "--rows", "40", "--cols", "40"),
    ],
)
def test_what_cannot_be_ends_with_two_and_writes_nothing(
    setz: Caller, tmp_path: Path, words: tuple[str, ...]
) -> None:
    assert setz(*words, "--seed", "1").code == 2
    assert len(setz.error.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_what_a_small_puzzle_cannot_take_is_refused() -> None:
    wishes = {"output": [], "level": "leicht", "style": "syllables", "theme": [], "must": False,
              "symmetry": "none", "umlauts": "AE", "grid": None, "words": None, "clues": None,
              "fillers": None, "solution_word": None, "numbering": None}  # fmt: skip
    check_small(Namespace(**wishes))
    for name, value in (("theme", ["Torte"]), ("umlauts", "Ä"), ("solution_word", "Rose")):
        with pytest.raises(PuzzleError, match="puzzle_small_wish"):
            check_small(Namespace(**wishes | {name: value}))


def test_a_style_or_an_ending_that_is_not_known_is_told() -> None:
    with pytest.raises(PuzzleError, match="puzzle_style"):
        _styles("classic,quer")
    with pytest.raises(PuzzleError, match="puzzle_small_ending"):
        check_ending(Path("heft.ipuz"), (".pdf",))
    assert _styles("classic, hidden") == ("classic", "hidden")


@pytest.mark.parametrize("style", ["hidden", "syllables", "scrambled"])
def test_small_puzzles_are_printed_or_written(setz: Caller, tmp_path: Path, style: str) -> None:
    small = ("new", "--style", style, "--rows", "8", "--cols", "8", "--seed", "5")
    printed = setz(*small).out
    assert "Lösung" in printed
    files = [str(tmp_path / f"p.{kind}") for kind in ("txt", "pdf", "png")]
    told = setz(*small, *(part for name in files for part in ("-o", name)), "--json").json()
    assert told["files"] == files
    assert told["words"]
    assert Path(files[0]).read_text("utf-8") == printed


def test_a_gitterraetsel_holds_the_theme_words_with_their_clues(
    setz: Caller, tmp_path: Path
) -> None:
    never = tmp_path / "never.txt"
    first = setz("new", "--style", "hidden", "--seed", "3", "--json").json()["words"]
    never.write_text(first[0]["answer"], "utf-8")
    told = setz(
        "new", "--style", "hidden", "--seed", "3", "--level", "schwer", "--ban", str(never),
        "--theme", "Käthe=Das Geburtstagskind,Torte,Xyzzy", "--must", "--json",
    ).json()["words"]  # fmt: skip
    clues = {word["answer"]: word["clue"] for word in told}
    assert clues["KAETHE"] == "Das Geburtstagskind"
    assert clues["TORTE"] in {clue.text for clue in treasury().clues["TORTE"]}
    assert clues["XYZZY"] == "Xyzzy"
    assert first[0]["answer"] not in clues
    assert "ROSEN" in setz("new", "--style", "hidden", "--theme", "Rose,Rosen").error
