"""What every day brings, over HTTP: the same for everybody, and nothing is given away."""

from __future__ import annotations

import asyncio
import gzip
import json
from base64 import b64decode
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from setzkasten.daily.day_list import days
from setzkasten.daily.sealing import SUM_BYTES, sum_of
from setzkasten.lexicon.words import Words
from setzkasten.puzzle.crossword import Puzzle
from setzkasten.server.http import daily as http
from setzkasten.server.settings import Settings
from setzkasten.server.work.daily_jobs import days_told, tray_words
from tests.server.inside import inside
from tests.server.running import Device

DAY = "2026-11-18"
DRAWN = days()[date.fromisoformat(DAY)]
Json = Any  # whatever the server says


@pytest.fixture(scope="module")
def weeks() -> Json:
    """As a worker makes them: two weeks from a day on."""
    span = tuple(days()[DRAWN.day + timedelta(days=off)] for off in range(-1, 16))
    return json.loads(msgspec.json.encode(days_told(Words.german(), span)))


def test_two_weeks_are_small_and_hold_no_word(weeks: Json) -> None:
    text = json.dumps(weeks)
    assert len(weeks["days"]) == 17
    assert len(gzip.compress(text.encode())) < 25_000
    for told in weeks["days"]:
        drawn = days()[date.fromisoformat(told["day"])]
        rows = told["crossword"]["rows"]
        assert {sign for row in rows for sign in row} == {".", "#"}
        answers = [word.answer for word in Puzzle(drawn.rows).words]
        assert [answer for answer in answers if f'"{answer}"' in json.dumps(told)] == []


def test_words_are_judged_by_their_sums(weeks: Json) -> None:
    told = next(one for one in weeks["days"] if one["day"] == DAY)
    words = tray_words(Words.german(), DRAWN).words
    sums = {length: b64decode(text) for length, text in told["tray"]["sums"]}
    assert told["tray"]["count"] == len(words) == sum(map(len, sums.values())) // SUM_BYTES
    for word in words:
        assert sum_of(told["salt"], word) in _parted(sums[len(word)])
    assert sum_of(told["salt"], "QUARK") not in _parted(sums[5])
    crossword = told["crossword"]
    answers = [
        "".join(DRAWN.rows[row][col] for row, col in word["squares"]) for word in crossword["words"]
    ]
    expected = [sum_of(told["salt"], answer) for answer in answers]
    assert _parted(b64decode(crossword["sums"])) == expected


def _parted(sums: bytes) -> list[bytes]:
    return [sums[at : at + SUM_BYTES] for at in range(0, len(sums), SUM_BYTES)]


def test_the_rules_of_the_game_are_told(weeks: Json) -> None:
    assert (weeks["seconds"], weeks["least"]) == (180, 3)
    assert weeks["points"] == [0, 0, 0, 1, 1, 2, 3, 5, 11]


def test_the_days_around_the_servers_come_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http, "today", lambda: DRAWN.day)

    async def asked() -> None:
        async with inside(tmp_path, Words.listed({"RAT", "TOR"}), Settings(0.0)) as app:
            said = await app.ask("GET", "/api/daily")
            names = [one["day"] for one in said.json["days"]]
            assert (names[0], names[1], names[-1]) == ("2026-11-17", DAY, "2026-12-03")
            monkeypatch.setattr(http, "today", lambda: date(2099, 1, 1))
            far = await app.ask("GET", "/api/daily")
            assert (far.status, far.json["error"]["code"]) == (404, "daily_no_day")

    asyncio.run(asked())


def test_a_day_is_told_checked_and_revealed(device: Device) -> None:
    told = device.get(f"/api/daily/{DAY}").json
    assert [one["day"] for one in told["days"]] == [DAY]
    row = next(r for r, signs in enumerate(DRAWN.rows) if signs[3] != "#")
    right = DRAWN.rows[row][3]
    shown = device.post(f"/api/daily/{DAY}/reveal", {"squares": [[row, 3]]}).json
    assert shown == {"letters": [[row, 3, right]]}
    wrong = "X" if right != "X" else "Y"
    entered = {"letters": [[row, 3, wrong]]}
    assert device.post(f"/api/daily/{DAY}/check", entered).json == {
        "wrong": [[row, 3]],
        "solved": False,
    }
    everything = [
        [r, c, sign]
        for r, signs in enumerate(DRAWN.rows)
        for c, sign in enumerate(signs)
        if sign != "#"
    ]
    assert device.post(f"/api/daily/{DAY}/check", {"letters": everything}).json["solved"] is True


def test_what_lay_in_a_tray_is_told_to_who_asks(device: Device) -> None:
    assert "words" in device.get(f"/api/daily/{DAY}/words").json


@pytest.mark.parametrize("day", ["1999-12-31", "2099-01-01", "2026-02-30", "heute", "x" * 90])
def test_a_strange_day_gets_a_sentence(device: Device, day: str) -> None:
    for path in (f"/api/daily/{day}", f"/api/daily/{day}/words"):
        said = device.get(path)
        assert (said.status, said.json["error"]["code"]) == (404, "daily_no_day")
        assert "kein Brett" in said.json["error"]["de"]


def test_a_square_without_a_letter_gets_a_sentence(device: Device) -> None:
    for squares in ([[40, 0]], [[0, 0], [-1, 2]]):
        said = device.post(f"/api/daily/{DAY}/reveal", {"squares": squares})
        assert said.status == 400
    assert device.post(f"/api/daily/{DAY}/check", {"letters": "viele"}).status == 400
