"""How commands end whose streams are closed, full or gone: a sentence, an exit code, no more."""

from __future__ import annotations

import io
import json
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from setzkasten.cli import main
from setzkasten.console import ending

RECORD = str(Path(__file__).parents[1] / "records" / "nomina-sample.szk")
GRID = "WAL\nA#A\nLAU\n"

ANSWERING = [
    ("games",),
    ("games", "--json"),
    ("replay", RECORD, "--judge", "trust"),
    ("replay", RECORD, "--judge", "trust", "--json"),
    ("replay", "nowhere.szk", "--json"),
    ("word", "HAUS"),
    ("relation", "HAUS", "HÄUSER"),
    ("words", "HAU?"),
    ("solve", "fragment", "AUS", "--words", "list.txt"),
    ("puzzle", "check", "grid.txt"),
    ("puzzle", "number", "grid.txt", "--json"),
    ("puzzle", "export", "grid.txt", "-o", "grid.svg", "--json"),
    ("print", "pad", "nomina", "-o", "pad.pdf"),
    ("best", "nowhere.szk", "--json"),
]
ASKING = [
    ("replay", "-"),
    ("best", "-"),
    ("word", "-"),
    ("relation", "-"),
    ("words", "-"),
    ("solve", "boggle", "-", "--words", "list.txt"),
    ("solve", "fill", "-", "--words", "list.txt"),
    ("solve", "laying", "--board", "-", "--rack", "ABC", "--words", "list.txt"),
    ("puzzle", "number", "-"),
    ("puzzle", "export", "-", "-o", "grid.svg"),
]
full_disk = pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "grid.txt").write_text(GRID, "utf-8")
    (tmp_path / "list.txt").write_text("HAUS\nMAUS\n", "utf-8")
    return tmp_path


def code_of(*words: str) -> int:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert isinstance(left.value.code, int)
    return left.value.code


@pytest.mark.parametrize("words", ANSWERING, ids=" ".join)
def test_who_cannot_answer_says_so(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdout", None)  # so Python has it where standard output is closed
    assert code_of(*words) == 1
    assert capsys.readouterr().err.startswith("Die Antwort lässt sich nicht ausgeben: ")


@full_disk
@pytest.mark.parametrize("words", ANSWERING, ids=" ".join)
def test_a_full_disk_is_told(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with open("/dev/full", "w", encoding="ascii") as full:
        monkeypatch.setattr(sys, "stdout", full)
        assert code_of(*words) == 1
    last = capsys.readouterr().err.splitlines()[-1]
    assert last == "Die Antwort lässt sich nicht ausgeben: No space left on device."


@pytest.mark.parametrize("words", ANSWERING, ids=" ".join)
def test_where_nobody_reads_on_a_command_ends_quietly(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as closed:
        monkeypatch.setattr(sys, "stdout", closed)
        assert code_of(*words) == 141
    assert "lässt sich nicht ausgeben" not in capsys.readouterr().err


@pytest.mark.parametrize("words", ASKING, ids=" ".join)
def test_who_cannot_ask_says_so(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert code_of(*words) == 2
    said = capsys.readouterr()
    assert "lässt sich nicht lesen: Bad file descriptor" in said.err
    assert said.out == ""


def test_an_error_does_not_take_the_place_of_an_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    assert code_of("word", "") == 2
    assert capsys.readouterr().out == ""


def test_a_terminal_that_knows_few_signs_gets_them_all(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(plain, encoding="ascii"))
    assert code_of("games") == 0
    assert "Plätze" in plain.getvalue().decode()


def test_a_name_that_is_no_text_stays_json(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(plain, encoding="utf-8"))
    assert code_of("replay", os.fsdecode(b"\xff.szk"), "--json") == 2
    assert os.fsdecode(b"\xff.szk") in json.loads(plain.getvalue())["error"]


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("run", "--port", "99999"), 2, "'99999' is no port"),
        (("run", "--port", "-1"), 2, "'-1' is no port"),
        (("run", "--port", "²"), 2, "'²' is no port"),
        (("run", "--port", ""), 2, "'' is no port"),
        (("run", "--port", "9" * 100_000), 2, "is no port"),
        (("run", "--data", "list.txt/x"), 1, "list.txt/x cannot be used for games"),
        (("run", "--data", "games", "--host", "\udcff"), 1, "cannot be had"),
        (("words", "HAU?", "--limit", "9" * 30), 0, ""),
        (("words", "*" * 64), 2, "höchstens 63"),
        (("best", RECORD, "--count", "9" * 30), 2, "Es braucht 1 bis 1000000."),
        (
            ("solve", "laying", "--board", "grid.txt", "--rack", "A", "--best", "9" * 30),
            2,
            "--best",
        ),
        (("print", "pad", "nomina", "-o", "list.txt/x.pdf"), 2, "x.pdf lässt sich nicht schreiben"),
        (("print", "pad", "nomina", "-o", "x" * 300 + ".pdf"), 2, "File name too long"),
        (("puzzle", "export", "grid.txt", "-o", "list.txt/x.svg"), 2, "nicht schreiben"),
        (("lexicon", "build", "--cache", "list.txt"), 1, "cannot be kept in list.txt"),
        (("lexicon", "build", "--cache", "list.txt/x"), 1, "cannot be kept in list.txt/x"),
        (("lexicon", "build", "--out", "list.txt"), 1, "list.txt lässt sich nicht"),
        (("lexicon", "build", "--data", "nowhere"), 1, "nowhere is no folder"),
        (("lexicon", "measure", "--tests", "nowhere"), 1, "nowhere/rulewords.txt lässt sich"),
    ],
    ids=lambda value: " ".join(value)[:60] if isinstance(value, tuple) else None,
)
def test_what_cannot_be_is_told(
    words: tuple[str, ...], code: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert code_of(*words) == code
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("kind", ["pdf", "svg", "html", "ipuz", "puz"])
def test_texts_that_no_file_can_hold_are_left_out(folder: Path, kind: str) -> None:
    strange = "Für \ud800\x00Ines"
    assert code_of("puzzle", "export", "grid.txt", "-o", f"a.{kind}", "--title", strange) == 0
    if kind == "ipuz":
        told = json.loads((folder / "a.ipuz").read_bytes())
        assert told["title"] == "Für Ines"
        (folder / "b.ipuz").write_text(json.dumps({**told, "title": strange}), "ascii")
        assert code_of("puzzle", "export", "b.ipuz", "-o", "b.pdf") == 0


@pytest.mark.parametrize(
    ("happening", "code", "said"),
    [
        (lambda: signal.raise_signal(signal.SIGINT), 130, "Abgebrochen. "),
        (lambda: signal.raise_signal(signal.SIGTERM), 143, ""),
        (lambda: signal.raise_signal(signal.SIGHUP), 129, ""),
        (lambda: open("nowhere"), 1, "nowhere lässt sich nicht lesen"),  # noqa: SIM115
    ],
    ids=["SIGINT", "SIGTERM", "SIGHUP", "OSError"],
)
def test_the_exit_code_says_what_came_between(
    happening: Callable[[], object], code: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = signal.getsignal(signal.SIGTERM)
    with pytest.raises(SystemExit) as left, ending():
        happening()
    assert left.value.code == code
    assert capsys.readouterr().err.startswith(said)
    assert signal.getsignal(signal.SIGTERM) is before


def test_whoever_listens_already_goes_on_listening() -> None:
    before = signal.signal(signal.SIGTERM, signal.SIG_IGN)
    try:
        with ending():
            signal.raise_signal(signal.SIGTERM)
    finally:
        signal.signal(signal.SIGTERM, before)


def test_a_mistake_of_ours_is_not_hidden() -> None:
    with pytest.raises(ZeroDivisionError), ending():
        raise ZeroDivisionError
