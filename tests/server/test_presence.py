"""Somebody is away: a phone asleep for an hour, an opener who never comes back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from setzkasten.server.live.desk import answer
from setzkasten.server.live.live_table import LiveTable
from setzkasten.server.live.outlet import Parcel
from setzkasten.server.live.wire import Done, Refused
from setzkasten.server.people.device import owner_of
from setzkasten.server.people.sender import Sender
from tests.server.gang import ANNA, BERT, CORA, Gang, code, evening
from tests.server.housed import Watching

HOUR = 3600.0


class Time:
    """An hour goes by without anybody waiting for it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000.0
        monkeypatch.setattr("setzkasten.server.live.presence.monotonic", lambda: self.now)
        monkeypatch.setattr("setzkasten.server.live.room.monotonic", lambda: self.now)


class Phone(Watching):
    """A page on somebody's device."""

    def __init__(self, live: LiveTable, who: str) -> None:
        super().__init__()
        self.live, self.sender = live, Sender(owner_of(who), "@")

    async def ask(self, do: str, seat: int, **rest: object) -> str:
        """The code of the refusal; empty: it happened."""
        message = json.dumps({"re": 1, "do": do, "seat": seat, **rest}).encode()
        said = await answer(self.live, self, message, "")
        assert isinstance(said, Done | Refused)
        self.answer(Parcel(msgspec.json.encode(said)))
        return said.refusal.code if isinstance(said, Refused) else ""

    @property
    def company(self) -> Any:
        return [said["company"] for said in self.told if "company" in said][-1]


UNTIMED: Mapping[str, object] = {"per": "none"}


async def begun(gang: Gang, *who: str, clock: Mapping[str, object] = UNTIMED) -> list[Phone]:
    """The pages of Anna and of those who came by her link."""
    await gang.opened(clock=clock)
    link = await gang.invited()
    for number, guest in enumerate(who):
        await gang.come(guest, link, ("Bert", "Cora")[number])
    await gang.begin()
    live = await gang.app.house.live(gang.table, owner_of(ANNA))
    assert live
    phones = [Phone(live, one) for one in (ANNA, *who)]
    for phone in phones:
        await live.join(phone)
    return phones


def test_a_phone_asleep_for_an_hour_gets_its_seat_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time(monkeypatch)

    async def play(gang: Gang) -> None:
        anna, bert = await begun(gang, BERT)
        live = anna.live
        assert await anna.ask("offer", 0, action="stand-in 2") == "still_here"
        await live.leave(bert)
        assert await anna.ask("offer", 0, action="stand-in 2") == "still_here"
        time.now += HOUR
        live.around.tell()
        assert anna.company["away"] == [{"seat": 1, "seconds": 3600, "gone": False}]
        assert await anna.ask("offer", 0, action="stand-in 2") == ""
        assert anna.frame["seats"][1]["minded"]
        assert await anna.ask("act", 1, action="give-up") == "not_your_seat"
        await live.join(bert)
        assert bert.company["yours"] == [1]
        assert await bert.ask("act", 1, action="give-up") == "not_your_seat"
        assert await anna.ask("come-back", 1) == "not_your_seat"
        assert await bert.ask("come-back", 1) == ""
        assert "minded" not in anna.frame["seats"][1]
        assert await bert.ask("come-back", 1) == "nobody_minds"

    evening(tmp_path, play)


def test_the_opener_gone_for_ever_blocks_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time(monkeypatch)

    async def play(gang: Gang) -> None:
        anna, bert, cora = await begun(gang, BERT, CORA)
        path = f"/api/tables/{gang.table}/invitations"
        await anna.live.leave(anna)
        assert code(await gang.post(BERT, path, {"kind": "anew", "seat": 2})) == "only_opener"
        time.now += HOUR
        anna.live.around.tell()
        assert bert.company["opener"]
        assert (await gang.app.ask("GET", path, token=BERT)).status == 200
        assert (await gang.post(BERT, path, {"kind": "anew", "seat": 0})).status == 201
        assert await bert.ask("offer", 1, action="without 1") == ""
        assert bert.frame["offer"]["asked"] == [2]
        assert await cora.ask("answer", 2, aye=True) == ""
        assert bert.frame["left"] == [0]

    evening(tmp_path, play)


def test_a_nudge_reaches_who_is_waited_for_once_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time(monkeypatch)
    monkeypatch.setattr("setzkasten.server.live.nudging.monotonic", lambda: time.now)

    async def play(gang: Gang) -> None:
        phones = await begun(gang, BERT)
        first = phones[0].frame["next"][0]
        mover, other = phones[first], phones[1 - first]
        assert await mover.ask("nudge", first) == "nobody_to_nudge"
        assert await other.ask("nudge", 1 - first) == ""
        assert mover.told[-1] == {"nudge": {"by": 1 - first}}
        assert all("nudge" not in said for said in other.told)
        assert await other.ask("nudge", 1 - first) == "nudged_already"
        time.now += 60
        assert await other.ask("nudge", 1 - first) == ""

    evening(tmp_path, play)


def test_the_others_see_that_somebody_arranges_but_not_what(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        anna, bert = await begun(gang, BERT)
        assert await anna.ask("busy", 0, aye=True, action="E4> WAS") == ""
        assert bert.told[-1] == {"arranging": {"seat": 0, "busy": True}}
        assert all("arranging" not in said for said in anna.told)

    evening(tmp_path, play)


def test_a_move_goes_back_only_if_the_other_agrees(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        phones = await begun(gang, BERT)
        first = phones[0].frame["next"][0]
        mover, other = phones[first], phones[1 - first]
        assert await mover.ask("act", first, action="E4> WAS") == ""
        assert await mover.ask("take-back", first) == ""
        assert other.frame["offer"]["kind"] == "take-back"
        assert other.frame["scores"][first] == 3
        assert await other.ask("answer", 1 - first, aye=True) == ""
        assert mover.frame["scores"] == [0, 0]

    evening(tmp_path, play)
