"""The command puzzle as people call it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from setzkasten.puzzle.ipuz import write_ipuz
from setzkasten.puzzle.puz_file import write_puz
from tests.calling import Caller
from tests.games.kreuzwortbild import SAMPLE
from tests.language import rule
from tests.puzzle.puzzles import LEAFLET, SMALL, crowd

QUICK = ("--rows", "6", "--cols", "6", "--seconds", "60", "--seed", "1")


@pytest.fixture
def setz(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Caller:
    return Caller("puzzle", tmp_path, capfd)


def record() -> str:
    rows = (row.replace(".", "#") for row in SAMPLE)
    moves = "".join(f"   - 1 A{number}> {row}\n" for number, row in enumerate(rows, 1))
    return f"szk 1\ngame kreuzwortbild\nseats 1\n\n{moves}   - 1 done\n"


def test_a_new_puzzle_is_printed_or_written(setz: Caller, tmp_path: Path) -> None:
    printed = setz("new", *QUICK).out
    assert "Waagerecht" in printed
    assert "Güte " in printed.splitlines()[-1]
    files = [str(tmp_path / f"p.{kind}") for kind in ("ipuz", "html", "svg")]
    wanted = [part for name in files for part in ("-o", name)]
    told = setz("new", *QUICK, *wanted, "--json", "--title", "Hallo").json()
    assert told["files"] == files
    assert told["title"] == "Hallo"
    assert 0 <= told["score"]["points"] <= 100
    assert all(word["clue"] for word in told["words"])
    assert setz("check", files[0], "--json").json()["sound"]


def test_many_puzzles_have_numbers_and_progress_on_standard_error(
    setz: Caller, tmp_path: Path
) -> None:
    setz("new", *QUICK, "--count", "3", "-o", str(tmp_path / "p.ipuz"))
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"p-{n}.ipuz" for n in (1, 2, 3)]
    assert setz.out == ""
    assert "3/3" in setz.error
    assert len({path.read_text("utf-8") for path in tmp_path.iterdir()}) == 3


@rule("RAE-01", "RAE-02")
def test_the_leaflets_picture_is_numbered_out_of_its_record(setz: Caller) -> None:
    told = setz("number", setz.file("p.szk", record()), "--json").json()
    first = [(w["number"], w["way"], w["answer"]) for w in told["words"]]
    assert first[:2] == [(1, "across", "PARIS"), (2, "across", "DIVA")]
    assert (1, "down", "PO") in first
    assert (told["letters"], told["black"], len(told["words"])) == (98, 46, 42)
    common = setz("number", setz.file("p.szk", record()), "--json", "--numbering", "common").json()
    assert [w["number"] for w in common["words"]][:2] == [1, 6]


@rule("GEN-12")
def test_a_check_replays_the_record_and_works_out_the_contest(setz: Caller) -> None:
    found = setz("check", setz.file("p.szk", record()), "--json").json()
    assert (found["letters"], found["fillers"], found["words"]) == (98, 46, 42)
    assert found["contest"]["without_letter"] == 46
    assert setz("check", setz.file("p.txt", "XQZ\n")).code == 1
    assert "gilt nicht: 1 waagerecht XQZ" in setz.out


def test_an_export_suggests_the_clues_that_lack(setz: Caller, tmp_path: Path) -> None:
    out = tmp_path / "out.ipuz"
    setz("export", setz.file("p.szk", record()), "-o", str(out), "--giver", "Anna",
         "--dedication", "Alles Gute", "--solution-word", "Rose")  # fmt: skip
    assert setz.code == 0
    told = json.loads(out.read_text("utf-8"))
    assert (told["author"], told["intro"]) == ("Anna", "Alles Gute")
    assert len(told["setzkasten:solution-word"]) == 4
    assert sum(bool(clue) for _, clue in told["clues"]["Across"]) >= 15
    assert "Ohne Hinweis" in setz.error


BAD = {
    "broken.ipuz": b'{"version": "http://ipuz.org/v2", "puzzle": ',
    "damaged.puz": write_puz(SMALL)[:60] + b"?" + write_puz(SMALL)[61:],
    "huge.ipuz": write_ipuz(SMALL).replace('"width": 4', '"width": 500').encode(),
    "huge.txt": b"\n".join([b"AB" * 250] * 500),
    "letters.ipuz": write_ipuz(LEAFLET).replace('"P"', '"7"', 1).encode(),
    "refused.szk": b"szk 1\ngame kreuzwortbild\nseats 1\n\n   - 1 done\n",
    "no.szk": b"szk 1\ngame chess\nseats 1\n",
}


@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize("task", ["check", "number", "export"])
def test_bad_files_get_a_sentence_and_change_nothing(
    setz: Caller, tmp_path: Path, name: str, task: str
) -> None:
    kept = tmp_path / "kept.ipuz"
    kept.write_text("old", "utf-8")
    more = ["-o", str(kept)] if task == "export" else []
    setz(task, setz.file(name, BAD[name]), *more)
    assert (setz.code, setz.out) == (2, "")
    assert len(setz.error.splitlines()) == 1
    assert setz.error.rstrip().endswith(".")
    assert kept.read_text("utf-8") == "old"
    assert set(setz(task, str(tmp_path / name), *more, "--json").json()) == {"error"}


def test_signs_that_no_fount_has_are_told_where_there_is_paper(setz: Caller) -> None:
    source = setz.file("a.ipuz", write_ipuz(replace(SMALL, title="Torte 🎂 für Łukasz")))
    paper = str(setz.folder / "a.png")
    assert "Kästchen: 🎂." in setz("export", source, "-o", paper).error  # puzzle_unprinted
    assert "🎂" not in setz("export", source, "-o", str(setz.folder / "a.html")).error


def test_of_several_files_all_are_written_or_none(setz: Caller, tmp_path: Path) -> None:
    files = [tmp_path / "a.html", tmp_path / "b.pdf"]
    source = setz.file("long.ipuz", write_ipuz(crowd(12, 12)))
    wanted = [f"-o{path}" for path in files]
    setz("export", source, "--style", "swedish", "--paper", "a5", *wanted)
    assert setz.code == 2
    assert not any(path.exists() for path in files)


@pytest.mark.parametrize(
    "words",
    [
        ("new", "--rows", "500", "--cols", "500"),
        ("new", "-o", "puzzle.doc"),
        ("new", "--count", "0"),
        ("new", "--level", "x"),
        ("check", "nowhere.ipuz"),
        ("export", "nowhere.ipuz", "-o", "p.pdf"),
        ("export", "nowhere.ipuz"),
    ],
)
def test_wishes_that_cannot_be_end_with_two(setz: Caller, words: tuple[str, ...]) -> None:
    assert setz(*words).code == 2
    assert setz.error
