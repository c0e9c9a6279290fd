"""Phrases at a table, and what protects people there: removed, kept out, heard no more."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from setzkasten.server.people.device import owner_of
from tests.server.gang import ANNA, BERT, CORA, FREE, Gang, code, evening
from tests.server.test_presence import UNTIMED, begun


def test_a_phrase_reaches_everybody_as_a_key_and_not_without_end(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        anna, bert = await begun(gang, BERT)
        assert await bert.ask("say", 1, action="well-seen") == ""
        said = {"seat": 1, "phrase": "well-seen", "number": 1}
        assert anna.frame["said"] == bert.frame["said"] == [said]
        assert await bert.ask("say", 0, action="hello") == "not_your_seat"
        assert await bert.ask("say", 1, action="<b>nein</b>") == "not_understood"
        assert [await bert.ask("say", 1, action="hm") for _ in range(5)][-1] == "talk_slowly"
        assert await anna.ask("say", 0, action="hello") == ""
        assert ": say 2 well-seen" in await gang.record(ANNA)

    evening(tmp_path, play)


@pytest.mark.parametrize("clock", [UNTIMED, {"per": "days", "amount": 2}])
def test_the_opener_removes_somebody_and_the_chair_is_empty_at_once(
    tmp_path: Path, clock: Mapping[str, object]
) -> None:
    async def play(gang: Gang) -> None:
        anna, bert, cora = await begun(gang, BERT, CORA, clock=clock)
        watch = await gang.invited(kind="watch")
        path = f"/api/tables/{gang.table}/remove"
        assert code(await gang.post(CORA, path, {"seat": 1})) == "only_opener"
        assert code(await gang.post(ANNA, path, {"seat": 0})) == "not_yourself"
        assert code(await gang.post(ANNA, path, {"seat": 7})) == "no_such_place"
        assert (await gang.post(ANNA, path, {"seat": 1})).status == 204
        assert bert.closed
        assert not cora.closed
        await anna.live.leave(bert)
        assert code(await gang.come(BERT, watch)) == "turned_away"
        assert await gang.record(BERT) == "no_such_table"
        assert [(one["seat"], one["gone"]) for one in anna.company["away"]] == [(1, True)]
        assert await anna.ask("offer", 0, action="stand-in 2") == ""
        assert await cora.ask("answer", 2, aye=True) == ""
        assert anna.frame["seats"][1]["minded"]

    evening(tmp_path, play)


def test_a_freed_place_may_be_taken_again_but_not_by_who_was_removed(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        link = await gang.invited()
        for guest in (BERT, CORA):
            await gang.come(guest, link, "Guest")
        path = f"/api/tables/{gang.table}"
        await gang.app.ask("DELETE", f"{path}/places/2", token=ANNA)
        assert (await gang.come(CORA, link, "Cora")).status == 200
        assert (await gang.post(ANNA, f"{path}/remove", {"seat": 1})).status == 204
        assert code(await gang.come(BERT, link, "Bert")) == "turned_away"
        assert await gang.seats() == [("Anna",), ("Cora",)]

    evening(tmp_path, play)


def test_one_of_two_people_at_a_device_goes_and_the_other_stays(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        link = await gang.invited()
        await gang.come(BERT, link, "Bert")
        await gang.come(CORA, link, "Cora")
        await gang.come(BERT, await gang.invited(CORA, kind="carry", seat=2))
        assert (
            await gang.post(ANNA, f"/api/tables/{gang.table}/remove", {"seat": 1})
        ).status == 204
        assert (await gang.begin()).status == 201
        assert "person Cora" in await gang.record(BERT)

    evening(tmp_path, play)


def test_a_blocked_device_comes_to_no_table_that_one_opens(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await begun(gang, BERT)
        path = f"/api/tables/{gang.table}/block"
        assert code(await gang.post(CORA, path, {"seat": 1})) == "no_such_table"
        assert (await gang.post(ANNA, path, {"seat": 1})).status == 204
        assert (await gang.post(ANNA, path, {"seat": 1})).status == 204
        await gang.opened({"names": ["Anna"]}, FREE)
        link = await gang.invited()
        assert code(await gang.come(BERT, link, "Bert")) == "not_welcome"
        assert code(await gang.come(BERT, link, watch=True)) == "not_welcome"
        assert (await gang.come(CORA, link, "Cora")).status == 200
        listed = await gang.app.ask("GET", "/api/me/blocked", token=ANNA)
        assert [(one["number"], one["name"]) for one in listed.json] == [(1, "Bert")]
        assert owner_of(BERT).encode() not in listed.body
        await gang.app.ask("DELETE", "/api/me/blocked/1", token=ANNA)
        assert (await gang.come(BERT, link, "Bert")).status == 200

    evening(tmp_path, play)
