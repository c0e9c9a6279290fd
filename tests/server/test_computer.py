"""A computer that errs gives up; it never holds up the table."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.record import Header, Sitter
from setzkasten.lexicon.policy import NOMINA
from setzkasten.lexicon.word_book import WordBook
from setzkasten.lexicon.words import Words
from setzkasten.server.fault import Fault
from setzkasten.server.live.computer import thought_of
from setzkasten.server.live.house import House
from setzkasten.server.live.live_table import LiveTable
from setzkasten.server.people import seating
from setzkasten.server.people.seating import NewSeat, NewTable, header_of
from setzkasten.server.settings import Settings
from setzkasten.server.store.store import Store
from setzkasten.server.work import pools
from setzkasten.table import voting
from setzkasten.table.helping import take_back
from setzkasten.table.offer import propose_words
from tests.server.housed import Watching
from tests.server.odd import OddWords
from tests.server.running import PATIENCE_SECONDS
from tests.table import seated

HEADER = Header("nomina", (Sitter(("Anna",)), Sitter(("Karl",), "computer", "leicht")))
# A computer pauses longer than a crowded machine needs to go on with the next line of a test.
PAUSE_SECONDS = 2.0


async def live_table(house: House) -> tuple[LiveTable, Watching]:
    live = await house.live(await house.open("anna", HEADER), "anna")
    assert live
    listener = Watching()
    await live.join(listener)
    return live, listener


async def after_one_move(path: Path, words: Words) -> list[str]:
    house = House(Store(path), words, Settings(0.0))
    try:
        live, listener = await live_table(house)
        await live.change(lambda now: live.table.play(0, "E4> WAS", now))
        while live.table.seq < 3:
            listener.take()
            await asyncio.wait_for(listener.fresh.wait(), PATIENCE_SECONDS)
        return live.table.lines()
    finally:
        house.close()


@pytest.mark.parametrize(
    ("manner", "thoughts"),
    [("fails", 1), ("passes", 1), ("dies", 2), ("hangs", 1)],
)
def test_it_gives_up(
    manner: str, thoughts: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when its process dies, twice, or finds no end: the table lives on."""
    if manner == "hangs":  # long enough for a process to start on a crowded machine
        monkeypatch.setattr(pools, "THINKING", replace(pools.THINKING, count=1, job_seconds=8.0))
    words = OddWords(manner, tmp_path / "notes")
    lines = asyncio.run(after_one_move(tmp_path / "store", words))
    assert lines[2].endswith(" 2 give-up")
    assert words.thoughts() == thoughts


def test_a_process_that_dies_is_replaced_and_thinks_again(tmp_path: Path) -> None:
    words = OddWords("dies once", tmp_path / "notes")
    lines = asyncio.run(after_one_move(tmp_path / "store", words))
    assert lines[2].endswith(" 2 give-up")
    assert words.thoughts() == 2


def test_a_move_may_be_taken_back_while_it_thinks(tmp_path: Path) -> None:
    words = OddWords("passes", tmp_path / "notes")

    async def course() -> tuple[list[str], int]:
        house = House(Store(tmp_path / "store"), words, Settings(PAUSE_SECONDS))
        try:
            live, _ = await live_table(house)
            await live.change(lambda now: live.table.play(0, "E4> WAS", now))
            assert await live.change(lambda now: take_back(live.table, 0, now)) is None
            await asyncio.sleep(PAUSE_SECONDS + 0.3)
            return live.table.lines(), live.table.seq
        finally:
            house.close()

    lines, seq = asyncio.run(course())
    assert seq == 3
    assert lines[-1].endswith(" ~ 1")


def test_a_move_that_comes_while_a_vote_begins_waits_for_its_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    header = replace(HEADER, sitters=(*HEADER.sitters, Sitter(("Otto",))))

    async def course() -> list[str]:
        house = House(Store(tmp_path / "store"), Words.listed({"WAS"}), Settings(0.0))
        try:
            live = await house.live(await house.open("anna", header), "anna")
            assert live
            listener = Watching()
            await live.join(listener)
            assert await live.change(lambda now: live.table.play(0, "E4> WAS", now).refusal) is None
            async with live.lock:
                doubt = live.change(lambda now: voting.doubt(live.table, 0, "WAS", now))
                asked = asyncio.create_task(doubt)
                while len(live.lock._waiters or ()) < 2:
                    await asyncio.sleep(0)  # until the computer has thought and wants to move
            assert await asked is None
            for vote in (partial(voting.vote, live.table, seat, aye=True) for seat in (0, 2)):
                await live.change(vote)
            while live.table.awaiting().seats == {1}:
                listener.take()
                await asyncio.wait_for(listener.fresh.wait(), PATIENCE_SECONDS)
            return live.table.lines()
        finally:
            house.close()

    assert " 2 " in asyncio.run(course())[-1]
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


def test_a_game_without_a_player_seats_no_computer(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = {"nomina": replace(CATALOGUE["nomina"], player=None)}
    monkeypatch.setattr(seating, "CATALOGUE", alone)
    people = NewTable("nomina", (NewSeat(), NewSeat()))
    assert header_of(people).game == "nomina"
    with pytest.raises(Fault) as caught:
        header_of(NewTable("nomina", (NewSeat(), NewSeat("computer"))))
    assert caught.value.code == "no_computer"


def test_nobody_there_nobody_plays(tmp_path: Path) -> None:
    async def course() -> int:
        house = House(Store(tmp_path / "store"), Words.listed({"WAS"}), Settings(PAUSE_SECONDS))
        try:
            live, listener = await live_table(house)
            await live.change(lambda now: live.table.play(0, "E4> WAS", now))
            await live.leave(listener)
            await asyncio.sleep(PAUSE_SECONDS + 0.3)
            return live.table.seq
        finally:
            house.close()

    assert asyncio.run(course()) == 2


def test_who_reloads_the_page_does_not_make_it_think_again(tmp_path: Path) -> None:
    words = OddWords("thinks long", tmp_path / "notes")

    async def course() -> int:
        house = House(Store(tmp_path / "store"), words, Settings(0.0))
        try:
            live, listener = await live_table(house)
            await live.change(lambda now: live.table.play(0, "E4> WAS", now))
            for _ in range(5):
                await live.leave(listener)
                listener = Watching()
                await live.join(listener)
            while live.table.seq < 3:
                listener.take()
                await asyncio.wait_for(listener.fresh.wait(), PATIENCE_SECONDS)
            return live.table.seq
        finally:
            house.close()

    assert asyncio.run(course()) == 3
    assert words.thoughts() == 1


def test_it_gets_to_know_what_the_table_has_agreed_on_by_now() -> None:
    """The options of the header, and words that were changed or settled in mid-game."""
    table = seated.table("person", "computer", ambiguous="inflection")
    assert propose_words(table, 0, "abbreviations=no", 1_000) is None
    table.court.settle({"QUAX": True})
    about = thought_of(table, table.match.state, 1)
    assert about.options["ambiguous"] == "inflection"
    assert about.agreed.policy == replace(NOMINA, abbreviations=False)
    assert about.agreed.book == WordBook.of({"QUAX": True})
    assert (about.level, about.seat) == ("leicht", 1)
