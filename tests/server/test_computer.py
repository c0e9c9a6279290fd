"""A computer that errs gives up; it never holds up the table."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from setzkasten.bots import PLAYERS, Knowledge
from setzkasten.core.record import Header, Sitter
from setzkasten.games.nomina.state import Action, GiveUp, Pass
from setzkasten.server.dictionary import WordList
from setzkasten.server.errors import Fault
from setzkasten.server.house import House
from setzkasten.server.live import Listener, LiveTable
from setzkasten.server.seating import NewSeat, NewTable, header_of
from setzkasten.server.settings import Settings
from setzkasten.server.store import Store

HEADER = Header("nomina", (Sitter(("Anna",)), Sitter(("Karl",), "computer", "leicht")))


class Odd:
    """A player that does as it is told."""

    def __init__(self, choose: Callable[[], Action]) -> None:
        self._choose = choose

    def choose(self, view: Any, seat: int, *, knowledge: Knowledge, level: str, rng: Random) -> Any:
        return self._choose()


def fails() -> Action:
    raise RuntimeError("lost my glasses")


async def live_table(house: House) -> tuple[LiveTable, Listener]:
    live = await house.live(await house.open("anna", HEADER), "anna")
    assert live
    listener = Listener()
    await live.join(listener)
    return live, listener


async def after_one_move(path: Path, pause: float = 0.0) -> list[str]:
    house = House(Store(path), WordList(frozenset({"WAS"})), Settings(pause))
    try:
        live, listener = await live_table(house)
        await live.change(lambda now: live.table.play(0, "E4> WAS", now))
        while live.table.seq < 3:
            listener.take()
            await asyncio.wait_for(listener.fresh.wait(), 20)
        return live.table.lines()
    finally:
        house.close()


@pytest.mark.parametrize("choose", [fails, Pass], ids=["fails", "illegal"])
def test_it_gives_up(
    choose: Callable[[], Action], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PLAYERS, "nomina", Odd(choose))
    lines = asyncio.run(after_one_move(tmp_path / "store"))
    assert lines[2].endswith(" 2 give-up")


def test_a_move_may_be_taken_back_while_it_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PLAYERS, "nomina", Odd(Pass))

    async def match() -> tuple[list[str], int]:
        house = House(Store(tmp_path / "store"), WordList(frozenset({"WAS"})), Settings(1.0))
        try:
            live, _ = await live_table(house)
            await live.change(lambda now: live.table.play(0, "E4> WAS", now))
            assert await live.change(lambda now: live.table.take_back(0, now)) is None
            await asyncio.sleep(1.2)
            return live.table.lines(), live.table.seq
        finally:
            house.close()

    lines, seq = asyncio.run(match())
    assert seq == 3
    assert lines[-1].endswith(" ~ 1")


def test_a_game_without_a_player_seats_no_computer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(PLAYERS, "nomina")
    people = NewTable("nomina", (NewSeat(), NewSeat()))
    assert header_of(people).game == "nomina"
    with pytest.raises(Fault) as caught:
        header_of(NewTable("nomina", (NewSeat(), NewSeat("computer"))))
    assert caught.value.code == "no_computer"


def test_nobody_there_nobody_plays(tmp_path: Path) -> None:
    async def match() -> int:
        house = House(Store(tmp_path / "store"), WordList(frozenset({"WAS"})), Settings(0.05))
        try:
            live, listener = await live_table(house)
            await live.change(lambda now: live.table.play(0, "E4> WAS", now))
            await live.leave(listener)
            await asyncio.sleep(0.3)
            return live.table.seq
        finally:
            house.close()

    assert asyncio.run(match()) == 2


def test_who_reloads_the_page_does_not_make_it_think_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[int] = []

    def slowly() -> Action:
        thoughts.append(1)
        time.sleep(0.3)
        return GiveUp()

    monkeypatch.setitem(PLAYERS, "nomina", Odd(slowly))

    async def match() -> int:
        house = House(Store(tmp_path / "store"), WordList(frozenset({"WAS"})), Settings(0.0))
        try:
            live, listener = await live_table(house)
            await live.change(lambda now: live.table.play(0, "E4> WAS", now))
            for _ in range(5):
                await live.leave(listener)
                listener = Listener()
                await live.join(listener)
            while live.table.seq < 3:
                listener.take()
                await asyncio.wait_for(listener.fresh.wait(), 20)
            return live.table.seq
        finally:
            house.close()

    assert asyncio.run(match()) == 3
    assert len(thoughts) == 1


def test_a_server_ends_although_a_computer_thinks_on() -> None:
    """A thought of a minute in a thread that nobody waits for."""
    code = (
        "import time\n"
        "from setzkasten.server.thinkers import Thinkers\n"
        "thinkers = Thinkers(1)\n"
        "thinkers.think(lambda: time.sleep(60) or '')\n"
        "time.sleep(0.2)\n"
    )
    began = time.monotonic()
    subprocess.run([sys.executable, "-c", code], check=True, timeout=50)
    assert time.monotonic() - began < 40
