"""The command print as people call it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.calling import Caller


@pytest.fixture
def setz(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Caller:
    return Caller("print", tmp_path, capfd)


def test_stones_a_board_and_a_pad_are_written_as_pdf(setz: Caller) -> None:
    for words in (("stones", "nomina"), ("board", "krux"), ("pad", "lingua", "--seats", "3")):
        path = setz.folder / "deep" / f"{words[0]}.pdf"
        assert setz(*words, "--paper", "a5", "-o", str(path)).code == 0
        assert path.read_bytes().startswith(b"%PDF")
        assert setz.out.startswith(str(path))
        assert setz.error == ""


def test_what_was_made_is_told_as_json(setz: Caller) -> None:
    path = str(setz.folder / "x.pdf")
    told = setz("stones", "lingua", "--letters", "EEN", "--colour", "rot", "--size", "20",
                "-o", path, "--json").json()  # fmt: skip
    assert told == {
        "what": "stones",
        "game": "lingua",
        "paper": "a4",
        "pages": 1,
        "files": [path],
        "size": 20.0,
        "pieces": {"E": 2, "N": 1},
    }
    told = setz("board", "krux", "-o", path, "--json").json()
    assert (told["what"], told["pages"]) == ("board", 2)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("print_unknown_game", ("board", "chess", "-o", "x.pdf")),
        ("print_no_board", ("board", "presto-super", "-o", "x.pdf")),
        ("print_no_stone", ("stones", "kreuzwort-1936", "--letters", "J", "-o", "x.pdf")),
        ("print_no_colour", ("stones", "lingua", "--colour", "pink", "-o", "x.pdf")),
        ("print_size", ("stones", "nomina", "--size", "nan", "-o", "x.pdf")),
        ("print_seats", ("pad", "nomina", "--seats", "0", "-o", "x.pdf")),
        ("print_nowhere", ("pad", "nomina")),
        ("print_kind", ("pad", "nomina", "-o", "x.docx")),
    ],
)
def test_what_cannot_be_printed_is_said_and_nothing_is_written(
    setz: Caller, monkeypatch: pytest.MonkeyPatch, code: str, words: tuple[str, ...]
) -> None:
    monkeypatch.chdir(setz.folder)
    told = setz(*words, "--json").json()
    assert (setz.code, told["code"], setz.error) == (2, code, "")
    assert "{" not in told["error"]
    assert setz(*words).error.strip() == told["error"]
    assert setz.out == ""
    assert list(setz.folder.iterdir()) == []


def test_a_place_that_cannot_be_written_is_said(setz: Caller) -> None:
    (setz.folder / "file").write_text("here")
    path = setz.folder / "file" / "x.pdf"
    told = setz("pad", "nomina", "-o", str(path), "--json").json()
    assert (setz.code, told["code"]) == (2, "print_file")


def test_errors_speak_the_chosen_language(setz: Caller) -> None:
    setz("board", "presto-1936", "--language", "en", "-o", "x.pdf")
    assert setz.error.strip() == "Presto (1936) has no board; stones are laid on the table."
