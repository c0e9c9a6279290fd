"""The picture of the week: what counts as an entry, who sees it, and how it goes again."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from setzkasten.lexicon.words import Words
from setzkasten.puzzle.week import word_of
from setzkasten.server.fault import Fault
from setzkasten.server.http import contest as http
from setzkasten.server.now import now_millis
from setzkasten.server.people.device import owner_of
from setzkasten.server.settings import Settings
from setzkasten.server.store import contest
from setzkasten.server.store.contest import Entry
from setzkasten.server.store.journal import Journal
from setzkasten.server.store.sweep import sweep
from setzkasten.table.helping import note_hint
from tests.server.gang import ANNA, BERT, CORA, FREE, Evening, Gang, code
from tests.server.inside import Said, inside
from tests.server.keeping import keeper

TODAY = date(2026, 11, 18)
WEEK, WORD = "2026-W47", word_of("2026-W47")
KNOWN = {"WAS", "WITZ", "WITZIG", WORD, "AB"}


@pytest.fixture(autouse=True)
def _this_week(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "today", lambda: TODAY)
    monkeypatch.setattr(http, "_day", lambda _: TODAY)


def evening(folder: Path, play: Evening) -> None:
    async def played() -> None:
        async with inside(folder, Words.listed(KNOWN), Settings(0.0)) as app:
            await play(Gang(app))

    asyncio.run(played())


async def acted(gang: Gang, *moves: tuple[int, str]) -> None:
    live = await gang.app.house.live(gang.table, owner_of(ANNA))
    assert live
    for seat, action in moves:
        tried = await live.change(partial(live.table.play, seat, action))
        assert not tried.refusal, tried.refusal


async def nomina(gang: Gang, *moves: tuple[int, str]) -> None:
    """Anna and Oma at one device lay a word, and both give up."""
    await gang.opened({"names": ["Anna"]}, {"names": ["Oma"]})
    await acted(gang, *(moves or ((0, "E4> WAS"),)))
    give_up = [(seat % 2, "give-up") for seat in range(len(moves or "-"), len(moves or "-") + 2)]
    await acted(gang, *give_up)


async def picture(gang: Gang, **options: str) -> None:
    await gang.opened({"names": ["Anna"]}, game="kreuzwortbild", options=options)


async def entered(gang: Gang, who: str = ANNA, **rest: object) -> Said:
    return await gang.post(who, "/api/week/entries", {"table": gang.table, **rest})


async def told(gang: Gang, who: str, kind: str = "nomina", query: str = "") -> dict[str, Any]:
    said = await gang.app.ask("GET", f"/api/week{query}", token=who)
    assert said.status == 200, said.body
    found: dict[str, Any] = next(one for one in said.json["kinds"] if one["kind"] == kind)
    return found


def test_a_game_is_played_through_the_best_of_a_device_counts_and_each_board_once(
    tmp_path: Path,
) -> None:
    async def play(gang: Gang) -> None:
        await nomina(gang)
        said = await entered(gang)
        assert said.status == 200, said.body
        assert (said.json["better"], said.json["place"]) == (True, 1)
        assert said.json["entry"]["rows"][3] == "....WAS....."
        assert said.json["entry"]["without_letter"] == 141
        mine = await told(gang, ANNA)
        assert (mine["entries"], mine["place"], mine["gallery"]) == (1, 1, [])
        theirs = await told(gang, BERT)
        assert (theirs["entries"], theirs["mine"], theirs["gallery"]) == (1, None, [])
        small = gang.table
        await gang.opened({"names": ["Anna"]}, FREE)
        await gang.come(BERT, await gang.invited(), "Bert")
        await gang.begin()
        await acted(gang, (0, "E4> WAS"), (1, "give-up"), (0, "give-up"))
        assert (await entered(gang, BERT)).json["place"] == 2
        assert code(await entered(gang)) == "contest_twice"
        await nomina(gang, (0, "E4> WAS"), (1, "E4v .ITZ"))
        assert (await entered(gang)).json["better"]
        assert (await told(gang, ANNA))["mine"]["table"] == gang.table
        gang.table = small
        again = (await entered(gang)).json
        assert (again["better"], again["entry"]["without_letter"]) == (False, 138)
        assert (await told(gang, ANNA))["entries"] == 2

    evening(tmp_path, play)


def test_what_is_no_entry_is_told_why(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened({"names": ["Anna"]}, {"names": ["Oma"]}, hints=True)
        assert code(await entered(gang)) == "contest_running"
        live = await gang.app.house.live(gang.table, owner_of(ANNA))
        assert live
        await live.change(partial(note_hint, live.table, 0, 1))
        await acted(gang, (0, "E4> WAS"), (1, "give-up"), (0, "give-up"))
        assert code(await entered(gang)) == "contest_helped"
        record = await gang.record(ANNA)
        brought = await gang.app.ask("POST", "/api/records", record.encode(), token=ANNA)
        assert brought.status == 201, brought.body
        gang.table = brought.json["id"]
        assert code(await entered(gang)) == "contest_brought"
        assert code(await entered(gang, BERT)) == "no_such_table"
        await gang.opened({"names": ["Anna"]}, {"names": ["Oma"]}, game="lingua")
        assert code(await entered(gang)) == "contest_other_game"
        await gang.opened({"names": ["Anna"]}, {"names": ["Oma"]})
        await acted(gang, (0, "give-up"), (1, "give-up"))
        assert code(await entered(gang)) == "contest_empty"

    evening(tmp_path, play)


def test_a_game_of_another_week_had_its_week(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(gang: Gang) -> None:
        await nomina(gang)
        monkeypatch.setattr(http, "_day", lambda _: TODAY - timedelta(days=7))
        assert code(await entered(gang)) == "contest_old"

    evening(tmp_path, play)


def test_a_picture_holds_the_word_of_the_week(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await picture(gang)
        await acted(gang, (0, "A1> WAS"), (0, "done"))
        assert code(await entered(gang)) == "contest_word_missing"
        await picture(gang, board="half")
        await acted(gang, (0, f"A1> {WORD}"), (0, "done"))
        assert code(await entered(gang)) == "contest_half_board"
        await picture(gang)
        await acted(gang, (0, f"A1> {WORD}"), (0, "give-up"))
        assert code(await entered(gang)) == "contest_running"
        await picture(gang)
        await acted(gang, (0, f"A1> {WORD}"), (0, "done"))
        said = await entered(gang)
        assert said.json["entry"]["without_letter"] == 144 - len(WORD), said.body

    evening(tmp_path, play)


def test_others_see_what_may_be_seen_and_a_name_only_if_it_is_given(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await nomina(gang)
        await entered(gang, name="Anna")
        assert (await told(gang, BERT))["gallery"] == [], "nobody said that others may see it"
        await entered(gang, shown=True)
        (seen,) = (await told(gang, BERT))["gallery"]
        assert (seen["place"], seen["name"], seen["mine"]) == (1, "", False)
        await entered(gang, shown=True, name=" Anna\u202e ")
        (seen,) = (await told(gang, BERT))["gallery"]
        assert seen["name"] == "Anna"
        assert owner_of(ANNA) not in str(seen)
        week = (await gang.app.ask("GET", "/api/week", token=BERT)).json
        assert (week["weeks"], week["word"], week["now"]) == ([WEEK], WORD, True)
        number = (await told(gang, ANNA))["mine"]["number"]
        path = f"/api/week/entries/{number}"
        assert (await gang.app.ask("DELETE", path, token=BERT)).status == 404
        assert (await gang.app.ask("DELETE", path, token=ANNA)).status == 204
        assert (await told(gang, BERT))["entries"] == 0
        # A children's table is never in the gallery.
        names = ({"names": ["Fuchs"]}, {"names": ["Igel"]})
        await gang.opened(*names, talk="child")
        await acted(gang, (0, "E4> WAS"), (1, "give-up"), (0, "give-up"))
        said = await entered(gang, shown=True, name="Fritz")
        assert (said.json["entry"]["shown"], said.json["entry"]["name"]) == (False, "")
        assert (await told(gang, BERT))["gallery"] == []

    evening(tmp_path, play)


def test_the_keeper_clears_one_picture_or_all(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        for _ in range(2):
            await nomina(gang)
            assert (await entered(gang, shown=True)).status == 200
        wart = await keeper(gang.app, CORA)
        (one,) = (await wart.ask("GET", "/entries")).json
        assert (await wart.ask("DELETE", f"/entries/{one['number']}")).status == 204
        assert code(await wart.ask("DELETE", f"/entries/{one['number']}")) == "no_such_entry"
        assert (await told(gang, ANNA))["mine"] is None
        await entered(gang)
        assert (await wart.ask("GET", "/entries")).json == [], (
            "what nobody sees is not the keeper's"
        )
        assert (await wart.ask("DELETE", "/entries")).status == 204
        assert (await told(gang, ANNA))["entries"] == 0

    evening(tmp_path, play)


def test_entries_go_after_a_year_and_weeks_that_are_none_are_not_there(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        new = Entry(0, WEEK, "nomina", owner_of(ANNA), "t", "", True, ("A",), 1, 1, now_millis())
        await asyncio.wrap_future(gang.app.house.store.queued(lambda db: contest.enter(db, new)))
        await sweep(gang.app.house, datetime.now(UTC) + timedelta(days=364))
        assert (await told(gang, ANNA))["entries"] == 1
        await sweep(gang.app.house, datetime.now(UTC) + timedelta(days=366))
        assert (await told(gang, ANNA, query="?week=2026-W47"))["entries"] == 0
        for odd in ("2026-W48", "2025-W53", "x" * 50, "9999-W99", "0000-W01"):
            said = await gang.app.ask("GET", f"/api/week?week={odd}", token=ANNA)
            assert (said.status, code(said)) == (404, "no_such_week"), odd

    evening(tmp_path, play)


def test_the_store_ranks_by_free_squares_then_by_words_then_by_who_came_first(
    journal: Journal,
) -> None:
    def put(device: str, without: int, quality: int, at: int) -> Entry:
        new = Entry(0, WEEK, "krux", device, device, "", True, ("A.", ".."), without, quality, at)
        return journal.queued(lambda db: contest.enter(db, new)).result()[0]

    for device, without, quality, at in (
        ("anna", 50, 3000, 5), ("bert", 49, 1000, 6), ("cora", 50, 4000, 7), ("dora", 50, 3000, 4),
    ):  # fmt: skip
        put(device, without, quality, at)
    found = journal.asked(lambda db: contest.ranking(db, WEEK, "krux", "anna")).result()
    assert [one.device for _, one in found.gallery] == ["bert", "cora", "dora", "anna"]
    assert (found.entries, found.place) == (4, 4)
    assert found.gallery[0][1].rows == ("A.", "..")
    journal.queued(lambda db: contest.forget(db, "bert")).result()
    found = journal.asked(lambda db: contest.ranking(db, WEEK, "krux", "bert")).result()
    assert (found.mine, found.place, found.entries) == (None, 0, 3)


def test_a_week_has_room_for_so_many(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contest, "MOST_A_WEEK", 1)

    def put(device: str) -> str:
        new = Entry(0, WEEK, "krux", device, device, "", True, ("A",), 1, 1, 1)
        try:
            journal.queued(lambda db: contest.enter(db, new)).result()
        except Fault as fault:
            return fault.code
        return "in"

    assert [put("anna"), put("anna"), put("bert")] == ["in", "in", "busy"]
