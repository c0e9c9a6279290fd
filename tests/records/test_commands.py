"""`replay` and `games` as they are called from the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from setzkasten.cli import main

RECORDS = Path(__file__).parent
HEAD = "szk 1\ngame nomina\nseats 2\n"

Json = Any  # whatever the command prints; tests look into it


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as left:
        main(words)
    said = capsys.readouterr()
    return int(left.value.code or 0), said.out, said.err


def replayed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str | bytes, *more: str
) -> tuple[int, Json]:
    path = tmp_path / "game.szk"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    code, out, _ = run(capsys, "replay", str(path), "--json", *more)
    return code, json.loads(out)


def test_the_leaflets_game_prints_its_twelve_scores(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "replay", str(RECORDS / "nomina-sample.szk"))
    assert code == 0
    assert "3 4 4 5 6 8 11 8 6 9 10 9" in out


def test_a_step_tells_all_that_came_of_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    moves = "0 1 E4> WAS\n5 2 H4> SER\n"
    code, told = replayed(capsys, tmp_path, HEAD + moves, "--judge", "trust")
    step = told["steps"][1]
    assert code == 0
    assert (step["line"], step["seat"], step["accepted"], step["code"]) == (5, 2, True, None)
    assert [(w["word"], w["points"], w["relation"]) for w in step["words"]] == [
        ("WASSER", 6, "new")
    ]
    assert step["words"][0]["squares"] == [[3, col] for col in range(4, 10)]
    assert (step["points"], step["earned"], step["scores"], step["next"]) == (6, 1, [3, 6], [1])
    assert "WASSER" in step["position"]
    assert (told["over"], told["winners"], told["scores"]) == (False, [], [3, 6])


def test_the_first_refused_step_ends_the_list(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, told = replayed(capsys, tmp_path, HEAD + "0 1 E4> XQZ\n0 2 E5v ITZ\n")
    assert code == 1
    [step] = told["steps"]
    assert (step["accepted"], step["code"]) == (False, "not_a_word")
    assert step["squares"] == [[3, 4], [3, 5], [3, 6]]
    assert "XQZ" in step["sentence"]
    assert told["scores"] == [0, 0]


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("", 1, "record_version"),
        ("szk 1\ngame halma\nseats 2\n", 2, "record_unknown_game"),
        (HEAD + "policy plurals=perhaps\n", 4, "record_policy"),
        (HEAD + "0 1 E4> WAS\n= 4 0\n", 5, "record_totals"),
        (HEAD + "0 1 E4> W", 4, None),
        (b"\xff" * 3_900_000, 1, "record_not_text"),
        (b"szk 1\n" + b"x" * 10_000_000, 1, "record_too_large"),
    ],
    ids=["empty", "unknown game", "policy", "totals", "cut off", "noise", "10 MB"],
)
def test_what_cannot_be_read_is_said_with_its_line(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    text: str | bytes,
    line: int,
    code: str | None,
) -> None:
    left, told = replayed(capsys, tmp_path, text)
    if code is None:  # a cut-off laying can be read, and is refused
        assert (left, told["steps"][0]["line"]) == (1, line)
    else:
        assert (left, told["code"], told["line"]) == (2, code, line)
        assert told["error"]


def test_a_file_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "replay", "nowhere.szk")
    assert (code, out) == (2, "")
    assert "nowhere.szk" in err


def test_the_games_are_listed_with_their_options(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games", "--json")
    nomina = next(game for game in json.loads(out) if game["id"] == "nomina")
    assert (code, nomina["seats"], nomina["name"]) == (0, [2, 6], "Nomina")
    assert {"name": "time", "type": "int", "default": 0}.items() <= nomina["options"][0].items()
