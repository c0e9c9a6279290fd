"""Somebody is reported: what is kept of it, for how long, and what of it others learn."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest

from setzkasten.core.record import read_record
from setzkasten.server.fault import Fault
from setzkasten.server.people.device import owner_of
from setzkasten.server.store import reports
from setzkasten.server.store.journal import Journal
from setzkasten.server.store.reports import KEPT_MILLIS, Report
from setzkasten.server.store.sweep import sweep
from tests.server.gang import ANNA, BERT, CORA, DORA, FREE, Gang, code, evening
from tests.server.inside import Said
from tests.server.keeping import Keeper, keeper
from tests.server.test_presence import Phone

EVIL = "<img src=x onerror=alert(1)> Du {name}"


async def written(gang: Gang, talk: str = "text") -> tuple[Phone, Phone]:
    """Anna and Bert play, and Bert has written something."""
    names = [{"names": ["Fuchs" if talk == "child" else "Anna"]}, FREE]
    body = {"game": "nomina", "seats": names, "talk": talk}
    gang.table = (await gang.post(ANNA, "/api/tables", body)).json["id"]
    await gang.come(BERT, await gang.invited(), "Igel" if talk == "child" else "Bert")
    await gang.begin()
    live = await gang.app.house.live(gang.table, owner_of(ANNA))
    assert live
    anna, bert = Phone(live, ANNA), Phone(live, BERT)
    for phone in (anna, bert):
        await live.join(phone)
    if talk == "text":
        assert await bert.ask("write", 1, action=EVIL) == ""
    return anna, bert


async def reported(gang: Gang, who: str = ANNA, **rest: object) -> Said:
    body = {"seat": 1, "reason": "words", **rest}
    return await gang.post(who, f"/api/tables/{gang.table}/report", body)


async def read(wart: Keeper) -> list[dict[str, object]]:
    found: list[dict[str, object]] = (await wart.ask("GET", "/reports")).json
    return found


def test_the_keeper_reads_what_was_written_as_plain_text_and_nobody_else_learns_of_it(
    tmp_path: Path,
) -> None:
    async def play(gang: Gang) -> None:
        _, bert = await written(gang)
        before = len(bert.told)
        assert (await reported(gang, note=f" {EVIL}\n\u202eweiter ")).status == 204
        wart = await keeper(gang.app, CORA)
        (one,) = await read(wart)
        assert (one["name"], one["reason"], one["table"]) == ("Bert", "words", gang.table)
        assert one["texts"] == [EVIL]
        assert one["note"] == f"{EVIL} weiter"
        assert not one["done"]
        assert (one["gone"], one["barred"]) == (False, False)
        said = (await wart.ask("GET", "/reports")).body
        assert not [who for who in (ANNA, BERT) if owner_of(who).encode() in said]
        assert not [told for told in bert.told[before:] if told.keys() - {"written"}]
        assert (await wart.ask("GET")).json["waiting"] == 1

    evening(tmp_path, play)


def test_a_word_that_somebody_asked_for_is_in_the_report(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        _, bert = await written(gang, "phrases")
        assert await bert.ask("spell", 1, word="canary") == ""
        await reported(gang)
        assert (await read(await keeper(gang.app, CORA)))[0]["texts"] == ["CANARY"]

    evening(tmp_path, play)


def test_at_a_childs_table_nothing_is_typed_to_the_keeper(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await written(gang, "child")
        assert code(await reported(gang, note="Canary")) == "report_no_note"
        assert (await reported(gang, reason="spoiling")).status == 204

    evening(tmp_path, play)


def test_only_somebody_else_at_ones_own_table_is_reported(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await written(gang)
        assert code(await reported(gang, CORA)) == "no_such_table"
        assert code(await reported(gang, seat=0)) == "not_yourself"
        assert code(await reported(gang, seat=9)) == "no_such_place"
        assert code(await reported(gang, reason="ugly")) == "not_understood"
        assert code(await reported(gang, note="a" * 301)) == "text_long"
        assert await read(await keeper(gang.app, CORA)) == []

    evening(tmp_path, play)


def test_at_a_table_that_waits_a_name_is_reported(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        await gang.come(BERT, await gang.invited(), "Evil")
        await gang.come(CORA, await gang.invited(), "Cora")
        assert (await reported(gang, CORA, reason="name")).status == 204
        (one,) = await read(await keeper(gang.app, DORA))
        assert (one["name"], one["texts"]) == ("Evil", [])

    evening(tmp_path, play)


def test_the_same_again_replaces_the_first_and_many_have_to_wait(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await written(gang)
        for reason in ("words", "name", "other", "words", "name", "spoiling"):
            assert (await reported(gang, reason=reason)).status == 204
        said = await reported(gang)
        assert (said.status, code(said)) == (429, "too_many_reports")
        assert [one["reason"] for one in await read(await keeper(gang.app, CORA))] == ["spoiling"]

    evening(tmp_path, play)


def test_a_report_is_part_of_ones_data_and_goes_without_a_trace_of_whoever_goes(
    tmp_path: Path,
) -> None:
    async def play(gang: Gang) -> None:
        await written(gang)
        await reported(gang, note="Canary")
        assert (await gang.app.ask("GET", "/api/me", token=ANNA)).json["reports"] == 1
        assert (await gang.app.ask("GET", "/api/me", token=BERT)).json["reports"] == 0
        (own,) = (await gang.app.ask("GET", "/api/me/file", token=ANNA)).json["reports"]
        assert (own["name"], own["note"], own["reason"]) == ("Bert", "Canary", "words")
        wart = await keeper(gang.app, CORA)
        await gang.app.ask("DELETE", "/api/me", token=ANNA)
        (one,) = await read(wart)
        assert (one["note"], one["name"]) == ("", "Bert")
        await gang.app.ask("DELETE", "/api/me", token=BERT)
        (one,) = await read(wart)
        assert (one["name"], one["texts"], one["gone"]) == ("Gast", [], True)
        assert code(await wart.ask("POST", f"/reports/{one['number']}/bar")) == "report_of_nobody"
        left = gang.app.house.store.asked(lambda db: str(db.execute(_ALL).fetchall()))
        told = await asyncio.wrap_future(left)
        assert not [who for who in (ANNA, BERT) if owner_of(who) in told]

    evening(tmp_path, play)


_ALL = "SELECT * FROM reports LEFT JOIN reported ON reported.number = reports.number"


def told(reporter: str, seat: int, at: int) -> Report:
    return Report(0, reporter, "t", seat, "Bert", "words", "", ("Pfui",), at, done=False)


def test_a_report_is_read_for_thirty_days_and_then_gone(journal: Journal) -> None:
    for seat in range(3):
        row = told("a", seat, 1000 * seat)
        journal.queued(partial(reports.report, told=row, devices=["b"])).result()
    later = KEPT_MILLIS + 1000
    seen = journal.asked(lambda db: reports.reports(db, later)).result()
    assert [one.seat for one in seen] == [2]
    assert journal.asked(lambda db: reports.waiting(db, later)).result() == 1
    with pytest.raises(Fault, match="no_such_report"):
        journal.queued(lambda db: reports.finish(db, 1, later, done=True)).result()
    journal.queued(lambda db: reports.forget_old(db, later)).result()
    rows = journal.asked(lambda db: db.execute("SELECT number FROM reported").fetchall()).result()
    assert [number for (number,) in rows] == [3]


def test_what_is_done_comes_last_and_the_list_has_an_end(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reports, "MOST_KEPT", 3)
    monkeypatch.setattr(reports, "PAGE", 2)
    for seat in range(3):
        row = told("a", seat, 5)
        journal.queued(partial(reports.report, told=row, devices=["b", "c"])).result()
    with pytest.raises(Fault, match="busy"):
        journal.queued(lambda db: reports.report(db, told("a", 3, 5), ["b"])).result()
    journal.queued(lambda db: reports.finish(db, 3, 5, done=True)).result()
    listed = partial(reports.reports, now=5)
    pages = [journal.asked(partial(listed, first=first)).result() for first in (0, 2)]
    assert [[one.number for one in page] for page in pages] == [[2, 1], [3]]
    about = journal.asked(lambda db: reports.devices_of(db, pages[1])).result()
    assert {number: sorted(devices) for number, devices in about.items()} == {3: ["b", "c"]}


def test_the_server_sweeps_old_reports_away_by_itself(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await written(gang)
        await reported(gang)
        wart = await keeper(gang.app, CORA)
        await sweep(gang.app.house, datetime.now(UTC) + timedelta(days=29))
        assert len(await read(wart)) == 1
        await sweep(gang.app.house, datetime.now(UTC) + timedelta(days=31))
        assert await read(wart) == []

    evening(tmp_path, play)


def test_no_record_tells_of_a_report(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await written(gang)
        before = await gang.record(BERT)
        await reported(gang, note="Canary")
        assert await gang.record(BERT) == before
        assert read_record(before.encode()).header.game == "nomina"

    evening(tmp_path, play)
