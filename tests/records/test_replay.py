"""A record played again as `./setz replay` does it: judged, up to the first refusal."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.cli import replay_file
from setzkasten.core.claims import Claim, Verdict, Word, allowed
from setzkasten.core.record import RecordError, read_record
from setzkasten.table.replay import Court, Replay, game_of, replay
from setzkasten.table.score_sheet import as_text, step_as_json

FOLDER = Path(__file__).parent
PLAYED = FOLDER.parent / "playthroughs"
SAMPLE = FOLDER / "nomina-sample.szk"
HEAD = "szk 1\ngame nomina\nseats 2\n\n"


def again(text: str, court: Court = "record") -> Replay:
    record = read_record(text.encode())
    return replay(record, game_of(record, GAMES), lexicon=no_witz, court=court)


def no_witz(claim: Claim) -> Verdict:
    """A dictionary that knows every word but one."""
    return Verdict(claim, "no") if claim == Word("WITZ") else allowed(claim)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("nomina*.szk")), ids=lambda path: path.stem)
def test_the_sample_prints_its_points(path: Path) -> None:
    played = again(path.read_text("utf-8"), "trust")
    assert [step.report.points for step in played.steps] == [3, 4, 4, 5, 6, 8, 11, 8, 6, 9, 10, 9]


@pytest.mark.parametrize(
    ("court", "rulings", "refused"),
    [
        ("record", "+WITZ", ""),
        ("record", "-WITZ", "not_a_word"),
        ("record", "", "not_a_word"),
        ("lexicon", "+WITZ", "not_a_word"),
        ("trust", "", ""),
        ("trust", "-WITZ", "not_a_word"),
    ],
)
def test_the_record_comes_first_unless_another_judge_is_asked(
    court: Court, rulings: str, refused: str
) -> None:
    ruling = f"  20 § {rulings} (friends)\n" if rulings else ""
    played = again(f"{HEAD}  10 1 E4> WAS\n  20 2 E5v ITZ\n{ruling}  30 1 H4> SER\n", court)
    last = played.steps[-1].refusal
    assert (last.code if last else "") == refused
    assert len(played.steps) == (2 if refused else 3)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("szk 1\ngame chess\nseats 2\n", "record_unknown_game", 2),
        ("szk 1\ngame nomina\nedition 9\nseats 2\n", "record_edition", 3),
        ("szk 1\ngame nomina\nseats 9\n", "option_seats", 3),
        ("szk 1\ngame nomina\nseats 2\noption time x\n", "option_int", 4),
        ("szk 1\ngame nomina\nseats 2\nposition turn 3\n", "position_seat", 4),
        (HEAD + "  10 1 E4> WAS\n  = 4 0\n", "record_totals", 6),
        (HEAD + "  10 1 E4> WAS\n  = 3\n", "record_totals", 6),
    ],
)
def test_what_cannot_be_played_is_named_with_its_line(text: str, code: str, line: int) -> None:
    with pytest.raises(RecordError) as raised:
        again(text, "trust")
    assert (raised.value.code, raised.value.line) == (code, line)


@pytest.mark.parametrize(
    ("step", "code"),
    [
        ("5 2 E5v ITZ", "time_runs_backwards"),
        ("20 1 E5v ITZ", "not_your_turn"),
        ("20 2 A1> ABC", "not_connected"),
        ("20 * draw A B", "no_draw_due"),
        ("20 ~ 2", "nothing_to_take_back"),
        ("20 3 E5v ITZ", "no_such_seat"),
        ("20 2 E5v I7Z", "record_step"),
        ("20 2 4711", "record_step"),
        ("20 * dice 6", "record_step"),
        ("20 ~ zwei", "record_step"),
    ],
)
def test_the_first_impossible_step_ends_the_list(step: str, code: str) -> None:
    played = again(f"{HEAD}  10 1 E4> WAS\n  {step}\n  30 2 give-up\n", "trust")
    assert played.refused
    assert (played.refused.refusal and played.refused.refusal.code, played.refused.line) == (
        code,
        6,
    )


@pytest.mark.parametrize(
    "text",
    [
        "\ufeff; a lesson\n\nszk 1\ngame nomina\nseats 2\n"
        "position scores 1 2; turn 2\n- 2 E4> WAS\n",
        "szk 1\ngame nomina\nseats 2\nposition scores 1 2; turn 2\n- 2 E4> WAS\n".replace(
            " ", "\t"
        ),
        "szk 1\r\n  game nomina\r\n  seats 2\r\n  position scores 1 2; turn 2\r\n- 2 e4> WAS\r\n",
        "szk 1\ngame nomina\noption time=120\nseats 2\nposition turn 2\n"
        "position scores 1 2\n- 2 3,4> WAS\n- § +WAS +NIE (nobody asked)\n- § +WAS (again)\n",
    ],
    ids=["bom, comment first", "tabs", "indented, CRLF, small square", "rulings too many"],
)
def test_what_people_write_is_read(text: str) -> None:
    played = again(text, "trust")
    assert (played.refused, played.steps[-1].scores) == (None, (1, 5))


def test_a_laying_that_no_table_holds_is_a_refused_step() -> None:
    played = again(f"{HEAD}  10 1 E4> WAS\n  20 2 A1> {'E' * 10_000}\n", "trust")
    assert len(played.steps) == 2
    assert played.refused
    assert played.refused.refusal
    assert (played.refused.refusal.code, played.refused.seat) == ("too_many_stones", 1)


def test_a_refused_step_names_the_clauses_of_its_own_game() -> None:
    played = again(f"{HEAD}  10 1 E4> WAS\n  20 2 A1> ABC\n", "trust")
    assert step_as_json(played.steps[-1], played.game.clauses)["clauses"] == ["NOM-03", "NOM-04"]


def test_a_file_that_is_not_there_is_a_clear_answer(capsys: pytest.CaptureFixture[str]) -> None:
    asked = Namespace(file=Path("nowhere.szk"), json=True, judge="trust")
    assert replay_file(asked) == 2
    said = json.loads(capsys.readouterr().out)
    assert (said["code"], said["line"]) == ("record_missing", 0)
    assert "nowhere.szk" in said["error"]


def test_the_sheet_says_who_left_and_what_was_struck() -> None:
    text = HEAD.replace("szk 1", "szk 2").replace("seats 2", "seats 3")
    text += "  10 1 E4> WAS\n  20 # 0\n  20 ^ 3\n  30 1 E4> WAS\n  40 ~ 1\n"
    sheet = as_text(again(text, "trust"), read_record(text.encode()).header).splitlines()
    assert sheet[2:4] == ["     gestrichen, mit allem, was daraus wurde", "  3. steht auf"]
    assert sheet[5] == "  1. nimmt zurück"


def test_a_line_that_was_cut_off_names_what_is_left_of_it() -> None:
    refused = again(f"{HEAD}  10 1 E4> WAS\n  20 2\n").steps[-1].refusal
    assert refused
    assert (refused.code, refused.data["text"]) == ("record_step", "2")


def test_the_score_sheet_of_the_sample(capsys: pytest.CaptureFixture[str]) -> None:
    assert replay_file(Namespace(file=SAMPLE, json=True, judge="trust")) == 0
    said = json.loads(capsys.readouterr().out)
    assert [step["points"] for step in said["steps"]] == [3, 4, 4, 5, 6, 8, 11, 8, 6, 9, 10, 9]
    assert (said["scores"], said["over"], said["winners"]) == ([15, 21, 25, 22], False, [])


@pytest.mark.parametrize(("name", "told"), [("cartino-2", True), ("presto-super-2", False)])
def test_the_sheet_tells_points_without_words_and_says_nothing_where_there_are_none(
    name: str, *, told: bool
) -> None:
    record = read_record((PLAYED / f"{name}.szk").read_bytes())
    sheet = as_text(replay(record, game_of(record, GAMES), lexicon=allowed), record.header)
    points = [line for line in sheet.splitlines() if line.startswith("Punkte:")]
    assert bool(points) is told
    assert all(int(number) >= 0 for line in points for number in line.split()[1:])
