"""Tables at which nobody ever played go after a month, all others after a year."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from setzkasten.core.record import Header, Sitter
from setzkasten.lexicon.words import Words
from setzkasten.server.live.house import House
from setzkasten.server.settings import Settings
from setzkasten.server.store import sweep as sweeping
from setzkasten.server.store.store import Store
from setzkasten.server.store.sweep import EMPTY_DAYS, IDLE_DAYS, sweep
from tests.server.housed import Watching

LOTS = Header("kreuzwort-1936", (Sitter(("Anna",)), Sitter(("Bert",))))
PLAIN = Header("nomina", (Sitter(("Anna",)), Sitter(("Bert",))))


async def names(house: House) -> set[str]:
    return {kept.id for kept in await house.owned("anna")}


def test_only_empty_old_tables_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "AT_ONCE", 2)  # several slices

    async def course() -> None:
        house = House(Store(tmp_path / "store"), Words.listed({"WAS"}), Settings(0.0))
        try:
            empty = {await house.open("anna", header) for header in (PLAIN, LOTS, PLAIN)}
            played = await house.open("anna", PLAIN)
            live = await house.live(played, "anna")
            assert live
            await live.change(lambda now: live.table.play(0, "E4> WAS", now))
            house.forget(live)
            visited = await house.open("anna", PLAIN)
            guest = await house.live(visited, "anna")
            assert guest
            await guest.join(Watching())
            now = datetime.now(UTC)
            assert await sweep(house, now + timedelta(days=EMPTY_DAYS - 1)) == 0
            assert await names(house) == {*empty, played, visited}
            assert await sweep(house, now + timedelta(days=EMPTY_DAYS + 1)) == 3
            assert await names(house) == {played, visited}
            assert await sweep(house, now + timedelta(days=IDLE_DAYS - 1)) == 0
            assert await sweep(house, now + timedelta(days=IDLE_DAYS + 1)) == 1
            assert await names(house) == {visited}  # somebody is there
        finally:
            house.close()

    asyncio.run(course())
