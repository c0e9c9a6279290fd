"""The workshop over HTTP: begun with wishes, a corner refilled, a word changed, a booklet bound."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from setzkasten.messages import sentence
from tests.server.running import Device
from tests.server.test_puzzles import fault, sent

GRID = "....#\n.....\n.....\n.....\n#....\n"


def begun(device: Device, **wishes: object) -> str:
    answer = device.post("/api/workshop", {"rows": 7, "cols": 7, **wishes})
    assert answer.status == 201, answer.body
    return str(answer.json["id"])


def bench(device: Device, name: str) -> Any:  # the wire's JSON
    return device.get(f"/api/workshop/{name}").json


def rows_of(worked: Any) -> list[str]:
    puzzle = worked["puzzle"]
    rows = [list(row) for row in puzzle["rows"]]
    for word in puzzle["words"]:
        for (row, col), letter in zip(word["squares"], word["answer"], strict=True):
            rows[row][col] = letter
    return ["".join(row) for row in rows]


@pytest.fixture
def name(device: Device) -> str:
    return begun(device, theme=["Rose"], banned="Tee\nEis")


def test_a_maker_begins_with_wishes_and_sees_the_score_in_parts(device: Device, name: str) -> None:
    worked = bench(device, name)
    answers = {word["answer"] for word in worked["puzzle"]["words"]}
    assert "ROSE" in answers
    assert answers.isdisjoint({"TEE", "EIS"})
    assert (worked["theme"], worked["missing"], worked["unknown"]) == (["ROSE"], [], [])
    assert len(worked["held"]) == 4
    grade = worked["grade"]
    parts = [grade[part] for part in ("known", "fresh", "lengths", "black", "crossed")]
    assert grade["points"] == pytest.approx(
        sum(w * p for w, p in zip((30, 20, 20, 15, 15), parts, strict=True)) / 100, abs=1
    )
    assert grade["words"] == len(worked["puzzle"]["words"])


def test_a_grid_of_ones_own_is_filled_and_a_bad_one_names_its_line(device: Device) -> None:
    own = begun(device, grid=GRID)
    assert [row.count("#") for row in bench(device, own)["puzzle"]["rows"]] == [1, 0, 0, 0, 1]
    answer = device.post("/api/workshop", {"grid": "....\n..x.\n....\n....\n.."})
    assert fault(answer) == (400, "puzzle_grid_uneven")
    assert answer.json["line"] == 5
    assert fault(device.post("/api/workshop", {"words": "x" * 40_001})) == (400, "puzzle_list_long")


def test_a_corner_is_refilled_and_what_is_held_stays(device: Device, name: str) -> None:
    before = bench(device, name)
    squares = [[row, col] for row in range(7) for col in range(7)]
    told = device.post(f"/api/workshop/{name}/outlook", {"squares": squares}).json
    assert told == {"what": "others", "broken": []}
    after = device.post(f"/api/workshop/{name}/refill", {"squares": squares}).json
    assert rows_of(after) != rows_of(before)
    assert "ROSE" in {word["answer"] for word in after["puzzle"]["words"]}
    assert all(word["clue"] for word in after["puzzle"]["words"])
    back = device.post(f"/api/workshop/{name}/rows", {"rows": rows_of(before)}).json
    assert rows_of(back) == rows_of(before)
    held = device.post(f"/api/workshop/{name}/refill", {"squares": before["held"]})
    assert fault(held) == (400, "workshop_nothing_open")
    other = device.post(f"/api/workshop/{name}/rows", {"rows": ["ABC", "#D#"]})
    assert fault(other) == (400, "workshop_other_grid")


def test_a_changed_word_shows_what_it_breaks(device: Device, name: str) -> None:
    before = bench(device, name)
    word = next(w for w in before["puzzle"]["words"] if w["across"] and w["answer"] != "ROSE")
    (row, col), length = word["squares"][0], len(word["answer"])
    query = f"/api/workshop/{name}/fits?row={row}&col={col}&across=true"
    fits = device.get(query).json["words"]
    assert [breaks for _, breaks in fits] == sorted(breaks for _, breaks in fits)
    at = [row, col, True]
    wrong = device.post(f"/api/workshop/{name}/word", {"at": at, "word": "X" * (length + 1)})
    assert fault(wrong) == (400, "workshop_length")
    changed = device.post(f"/api/workshop/{name}/word", {"at": at, "word": "X" * length}).json
    assert "X" * length in changed["theme"]
    assert changed["unknown"]
    assert at not in changed["unknown"]
    back = device.post(f"/api/workshop/{name}/rows", {"rows": rows_of(before)}).json
    assert (back["theme"], back["unknown"]) == (["ROSE"], [])


def test_locks_and_level_are_kept(device: Device, name: str) -> None:
    word = next(w for w in bench(device, name)["puzzle"]["words"] if w["answer"] != "ROSE")
    locked = [[*word["squares"][0], word["across"]]]
    body = json.dumps({"locked": locked, "level": "leicht"}).encode()
    device.ask("PATCH", f"/api/puzzles/{name}", body, content_type="application/json")
    worked = bench(device, name)
    assert (worked["locked"], worked["level"]) == (locked, "leicht")
    assert all(square in worked["held"] for square in word["squares"])


def test_one_more_theme_word_finds_a_place_with_its_clue(device: Device) -> None:
    name = sent(device, b"TEE#\n###A\n###S\nROST\n").json["id"]
    more = device.post(f"/api/workshop/{name}/theme", {"word": "Eis=Schmilzt in der Sonne"}).json
    clues = {word["answer"]: word["clue"] for word in more["puzzle"]["words"]}
    assert clues["EIS"] == "Schmilzt in der Sonne"


def test_where_only_one_filling_goes_it_is_said(device: Device) -> None:
    opened = sent(device, b"KAMERA\n")
    name = opened.json["id"]
    told = device.post(f"/api/workshop/{name}/outlook", {"squares": [[0, 5]]}).json
    assert told["what"] == "only"
    refused = device.post(f"/api/workshop/{name}/refill", {"squares": [[0, 5]]})
    assert fault(refused) == (400, "workshop_only_one")


def test_suggestions_tell_kind_and_level(device: Device) -> None:
    name = sent(device, b"EIS\n#E#\n#E#\n").json["id"]
    query = f"/api/puzzles/{name}/suggestions?row=0&col=0&across=true"
    clues = device.get(query).json["clues"]
    assert {"leicht", "mittel", "schwer"} & {clue["level"] for clue in clues}
    assert clues[0]["kind"]


def test_a_booklet_begins_with_ones_own_puzzle(device: Device, name: str) -> None:
    wish = {"puzzles": [name], "count": 2, "title": "Rätsel für Grete", "level": "leicht"}
    answer = device.post("/api/booklets", wish)
    assert answer.status == 200, answer.body
    assert answer.body.startswith(b"%PDF")
    assert fault(device.post("/api/booklets", {"puzzles": ["nobody"]})) == (404, "no_such_puzzle")


@pytest.mark.parametrize("code", ["puzzle_theme_out", "puzzle_grid_umlaut"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_flag_is_named_as_one_of_the_command(code: str, language: str) -> None:
    """Whoever sits before the page has none."""
    told = sentence(code, {}, language)
    assert "--" in told
    assert "--" not in re.sub(r"\((?:im Befehl|in the command) [^)]*\)", "", told)
