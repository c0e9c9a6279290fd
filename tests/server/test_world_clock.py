"""The clock of the world, where the server's own steady one is behind it.

A small machine without a battery begins years ago and is put right by the net; a laptop sleeps.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import pytest

from setzkasten.core.record import Header, Sitter
from setzkasten.lexicon.words import Words
from setzkasten.server import now
from setzkasten.server.http import contest, daily
from setzkasten.server.live.house import House
from setzkasten.server.settings import Settings
from setzkasten.server.store.store import Store
from setzkasten.server.store.sweep import _surely_now, sweep

YEARS_SECONDS = 50 * 366 * 86_400.0
PLAIN = Header("nomina", (Sitter(("Anna",)), Sitter(("Bert",))))


@pytest.fixture(autouse=True)
def behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(now, "_BEGAN", now._BEGAN - YEARS_SECONDS)


def test_a_day_is_that_of_the_world() -> None:
    before = datetime.now(UTC).astimezone().date()
    assert now.today() in (before, datetime.now(UTC).astimezone().date())  # perhaps it is midnight
    assert vars(daily)["today"] is vars(contest)["today"] is now.today


def test_a_table_opened_before_the_clock_was_set_stays(tmp_path: Path) -> None:
    async def course() -> None:
        house = House(Store(tmp_path / "store"), Words.listed({"WAS"}), Settings(0.0))
        try:
            empty = await house.open("anna", PLAIN)
            played = await house.open("anna", PLAIN)
            live = await house.live(played, "anna")
            assert live
            await live.change(lambda moment: live.table.play(0, "E4> WAS", moment))
            await house.noting.now()
            house.forget(live)
            assert await sweep(house, datetime.now(UTC)) == 0  # as after the next start
            assert {kept.id for kept in await house.owned("anna")} == {empty, played}
        finally:
            house.close()

    asyncio.run(course())


def test_what_the_clock_of_the_world_jumps_ahead_makes_nothing_old() -> None:
    assert _surely_now() < datetime.now(UTC)
