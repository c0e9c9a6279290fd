"""The command best, and what it says where there is no best move."""

from __future__ import annotations

from pathlib import Path

import pytest

from setzkasten.bots.best import ADVISERS
from tests.puzzle.solving import Said, Typist

RECORDS = Path(__file__).parents[1] / "records"
HEAD = "szk 1\ngame nomina\nedition 1\nseat 1 person Anna\nseat 2 person Bert\n\n"


@pytest.fixture
def typist(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Typist:
    return Typist(tmp_path, capfd, monkeypatch)


def best(typist: Typist, steps: str, *arguments: object) -> Said:
    record = typist.file("game.szk", HEAD + steps)
    return typist.setz("best", record, *arguments)


def test_every_move_named_is_accepted_by_replay_with_its_points(typist: Typist) -> None:
    text = (RECORDS / "nomina-sample.szk").read_text("utf-8")
    record = typist.file("sample.szk", text)
    said = typist.setz("best", record, "--count", 4, "--json").json
    assert said["complete"] is True
    assert len(said["moves"]) == 4
    for move in said["moves"]:
        longer = typist.file("longer.szk", f"{text}\n999999 {said['seat']} {move['move']}\n")
        last = typist.setz("replay", longer, "--json", "--judge", "lexicon").json["steps"][-1]
        assert last["accepted"]
        words = [(word["word"], word["points"]) for word in last["words"]]
        assert (last["points"], words) == (
            move["points"],
            [(word["word"], word["points"]) for word in move["words"]],
        )


def test_people_read_moves_with_words_and_points(typist: Typist) -> None:
    said = best(typist, "0 1 E7> WAS\n", "--count", 2)
    assert said.out.splitlines()[0] == "Platz 2 ist am Zug:"
    assert len(said.out.splitlines()) == 3


def test_the_first_word_lies_in_the_middle(typist: Typist) -> None:
    said = best(typist, "", "--count", 1, "--json").json
    assert said["moves"][0]["points"] == 3
    assert said["moves"][0]["move"].startswith("E7> ")


def test_a_game_that_is_over_has_no_best_move(typist: Typist) -> None:
    said = best(typist, "0 1 give-up\n1 2 pass\n", "--json")
    assert (said.code, said.out) == (2, "")
    assert "zu Ende" in said.error


def test_a_refused_step_is_said(typist: Typist) -> None:
    said = best(typist, "0 1 E7> XQZ\n")
    assert said.code == 1
    assert "not_a_word" in said.error


def test_a_game_without_an_adviser_says_so(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(ADVISERS, "nomina")
    said = best(typist, "")
    assert said.code == 2
    assert "Nomina" in said.error


@pytest.mark.parametrize("arguments", [("--count", 0), ("--seconds", 0), ("--seconds", "nan")])
def test_settings_that_make_no_sense_are_said(
    typist: Typist, arguments: tuple[object, ...]
) -> None:
    said = best(typist, "", *arguments)
    assert (said.code, said.out) == (2, "")
    assert said.error


def test_a_file_that_is_no_record_is_said(typist: Typist) -> None:
    assert typist.setz("best", typist.file("no.szk", "hello")).code == 2
    assert typist.setz("best", typist.folder / "none.szk").code == 2
