"""A data folder of an older version opens, and its running games go on.

`kept/format-2.sqlite3` was made before tables had journals: one running table of each game.
"""

from __future__ import annotations

import asyncio
import json
import shutil
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.core.position import write_position
from setzkasten.lexicon.words import Words
from setzkasten.server.live.house import House
from setzkasten.server.live.live_table import LiveTable
from setzkasten.server.settings import Settings
from setzkasten.server.store.store import Store
from tests.vocabulary import WORDS

KEPT = Path(__file__).parent / "kept"
OWNER = "0" * 32
EXPECTED: dict[str, Any] = json.loads((KEPT / "format-2.json").read_text("utf-8"))


@pytest.mark.parametrize("game", sorted(EXPECTED))
def test_a_running_game_of_an_older_version_goes_on(game: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    shutil.copy(KEPT / "format-2.sqlite3", file)
    assert asyncio.run(_visited(file, game, move=True)) == asyncio.run(_visited(file, game))


def test_every_game_of_then_is_there() -> None:
    assert EXPECTED.keys() <= GAMES.keys()
    assert len(EXPECTED) == 14


async def _visited(file: Path, game: str, *, move: bool = False) -> tuple[str, int]:
    house = House(Store(file), Words.listed(WORDS, name="small"), Settings())
    try:
        live = await house.live(EXPECTED[game]["id"], OWNER)
        assert live
        if move:
            assert _position(live) == EXPECTED[game]["position"]
            assert list(live.table.match.scores) == EXPECTED[game]["scores"]
            assert live.table.court.book["OUI"] is True
            await _move(live)
        return _position(live), live.table.seq
    finally:
        house.close()


def _position(live: LiveTable) -> str:
    return write_position(live.table.game.write_position(live.table.match.state))


async def _move(live: LiveTable) -> None:
    table, before = live.table, live.table.seq
    if table.calling:
        assert await live.change(lambda now: table.go_on(0, now)) is None
    else:
        seat = min(table.awaiting().seats)
        state, game = table.match.state, table.game
        for action in (*islice(game.actions(state, seat, WORDS), 50), game.idle(state, seat)):
            trial = await live.change(partial(table.play, seat, game.write(action)))
            if trial.refusal is None:
                break
    assert table.seq > before
