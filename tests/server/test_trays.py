"""A tray that somebody shook at home: what lay in it, and lists that are compared."""

from __future__ import annotations

from typing import Any

import pytest

from setzkasten.lexicon.words import Words
from setzkasten.server.http.trays import MOST_LISTS, MOST_WORDS, WrittenLists, lists_read, tray_told
from tests.language import rule
from tests.server.running import Device

DICE = "AEPTUSNOMAMEROST"
HURTFUL = "SPASAATAAAAAAAAA"  # a slur lies in its upper left corner


@pytest.fixture(scope="module")
def german() -> Words:
    return Words.german()


def words_of(told: Any) -> list[str]:  # JSON
    return [entry["word"] for entry in told["words"]]


@rule("BOG-05")
@rule("BOG-11")
def test_a_tray_is_told_with_ways_and_points(device: Device) -> None:
    told = device.get(f"/api/trays/{DICE.lower()}").json
    assert told["letters"] == DICE
    assert {"MAUS", "RASE", "ARM"} <= set(words_of(told))
    assert "ROT" not in words_of(told)  # its letters lie there, its way does not
    (maus,) = [entry for entry in told["words"] if entry["word"] == "MAUS"]
    assert maus == {"word": "MAUS", "points": 1, "path": [[2, 0], [2, 1], [1, 0], [1, 1]]}
    assert told["count"] == len(told["words"])
    assert told["points"] == sum(entry["points"] for entry in told["words"])
    assert device.get(f"/api/trays/{DICE}").json == told


@pytest.mark.parametrize(
    ("dice", "code"),
    [
        ("AEPT", "shake_letters"),
        ("A" * 17, "shake_letters"),
        ("A" * 5000, "shake_letters"),
        ("AEPTUSNOMAMEROS4", "solve_no_die"),
        ("AEPTUSNOMAMEROS%C3%84", "solve_no_die"),
    ],
)
def test_what_is_no_tray_is_said(device: Device, dice: str, code: str) -> None:
    for answer in (
        device.get(f"/api/trays/{dice}"),
        device.post(f"/api/trays/{dice}", {"lists": []}),
    ):
        assert (answer.status, answer.json["error"]["code"]) == (400, code)


@rule("BOG-10")
@rule("BOG-13")
def test_lists_are_compared(device: Device) -> None:
    lists = [["Maus", "rase", "RASE", " "], ["MAUS", "Arm", "rot", "qqq", "x-y"], []]
    told = device.post(f"/api/trays/{DICE}", {"lists": lists}).json
    verdicts = [[(w["word"], w["verdict"], w["points"]) for w in one] for one in told["lists"]]
    assert verdicts[0] == [("MAUS", "shared", 0), ("RASE", "counts", 1)]
    assert verdicts[1][:2] == [("MAUS", "shared", 0), ("ARM", "counts", 1)]
    assert [verdict for _, verdict, _ in verdicts[1][2:]] == ["refused"] * 3
    assert told["points"] == [1, 1, 0]
    assert told["lists"][0][0]["sentence"] is None
    rot = told["lists"][1][2]["sentence"]
    assert rot["de"] == "ROT ist auf den Würfeln nicht zu finden."
    assert all(word["sentence"]["en"] for word in told["lists"][1][2:])


def test_nobody_writes_so_much(device: Device) -> None:
    many: list[list[str]] = [[]] * (MOST_LISTS + 1)
    for lists in (many, [["A"] * (MOST_WORDS + 1)]):
        answer = device.post(f"/api/trays/{DICE}", {"lists": lists})
        assert (answer.status, answer.json["error"]["code"]) == (400, "tray_lists")
    odd = device.post(f"/api/trays/{DICE}", {"lists": "MAUS"})
    assert (odd.status, odd.json["error"]["code"]) == (400, "not_understood")


def test_what_hurts_is_not_named_but_counts_for_who_wrote_it(german: Words) -> None:
    assert "SPAST" not in [entry.word for entry in tray_told(german, HURTFUL).words]
    read = lists_read(german, HURTFUL, WrittenLists([["Spast"]]))
    assert read.lists[0][0].verdict == "counts"
