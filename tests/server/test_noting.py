"""How tables stand is noted in portions: those that wait longest first, and all of them in time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future

import pytest

from setzkasten.core.game import Millis
from setzkasten.server.live import noting
from setzkasten.server.store.journal import Kept
from setzkasten.server.store.store import Store
from setzkasten.server.store.turns import Followed
from tests.server.housed import HEADER, house_of, seated

PATIENCE = 20.0


def test_many_tables_are_noted_some_at_a_time(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(noting, "NOTE_SECONDS", 0.001)
    monkeypatch.setattr(noting, "MOST_AT_ONCE", 2)
    noted, note = list[list[str]](), store.note

    def remembered(
        some: Sequence[Kept], followed: Sequence[Followed] = (), now: Millis = 0
    ) -> Future[None]:
        noted.append([kept.id for kept in some])
        return note(some, followed, now)

    async def evening() -> list[str]:
        house = house_of(store)
        names = [await house.open("anna", HEADER) for _ in range(5)]
        lives = [(await seated(house, name))[0] for name in names]
        monkeypatch.setattr(store, "note", remembered)
        for live in lives:  # nothing is noted before all have moved: nobody else is asked
            house.noting.soon(live)
        async with asyncio.timeout(PATIENCE):
            while sum(map(len, noted)) < len(names):
                await asyncio.sleep(0)
        house.close()
        return names

    names = asyncio.run(evening())
    assert [name for some in noted for name in some] == names
    assert [len(some) for some in noted] == [2, 2, 1]
