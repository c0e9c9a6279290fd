"""A puzzle that several solve at once: they see the same, whoever wrote last and wherever."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from setzkasten.server.bus.here import Here
from setzkasten.server.live.house import House
from setzkasten.server.store import sheets
from setzkasten.server.store.journal import Journal
from setzkasten.server.store.postgres import Postgres
from setzkasten.server.store.store import Store
from tests.puzzle.puzzles import SMALL
from tests.server.housed import house_of
from tests.server.solving import Paper, Person, given, laid_out, together

SQUARES = [(r, c) for r, row in enumerate(SMALL.rows) for c, s in enumerate(row) if s != "#"]
LATER = "UPDATE solvers SET seen = seen - 70000 WHERE number = 1"


def test_every_letter_is_seen_at_once_with_who_wrote_it(store: Store) -> None:
    async def course(anna: Person, bert: Person, _: str) -> None:
        assert await anna.writes(0, 0, "H") == ""
        assert await bert.writes(0, 1, "Q", pencil=True) == ""
        for one in (anna, bert):
            assert one.paper.cells == {
                (0, 0): [0, 0, "H", 0, "ink"],
                (0, 1): [0, 1, "Q", 1, "pencil"],
            }
            told = [(p["name"], p["colour"], p["here"]) for p in one.paper.people]
            assert told == [("Anna", 0, True), ("Bert", 1, True)]
        assert await anna.writes(0, 1, "") == ""
        assert list(bert.paper.cells) == [(0, 0)]
        assert await anna.does("cursor", square=[2, 1], across=False) == ""
        assert (bert.paper.cursors, anna.paper.cursors) == ({0: [2, 1]}, {})
        await bert.leave()
        assert [p["here"] for p in anna.paper.people] == [True, False]

    together(store, course)


def test_check_and_reveal_need_the_others_but_nobody_who_is_away(store: Store) -> None:
    async def course(anna: Person, bert: Person, _: str) -> None:
        await anna.writes(0, 0, "X")
        assert await anna.does("offer", what="check") == ""
        assert bert.paper.sheet["offer"]["by"] == 0
        assert bert.paper.cells[0, 0][4] == "ink"
        assert await bert.does("answer", aye=True) == ""
        assert anna.paper.cells[0, 0][4] == "wrong"
        await bert.leave()
        assert await anna.does("offer", what="reveal", squares=[[0, 0]]) == ""
        assert anna.paper.sheet["offer"], "a page that is loaded anew is not away"
        await asyncio.wrap_future(anna.house.store.queued(lambda db: db.execute(LATER) and None))
        assert await anna.does("look") == ""
        assert anna.paper.cells[0, 0][2:] == ["H", 0, "shown"]
        assert await anna.does("offer", what="reveal") == ""
        assert anna.paper.sheet["done"]

    together(store, course)


def test_bad_messages_get_their_refusal_and_change_nothing(store: Store) -> None:
    async def course(anna: Person, bert: Person, _: str) -> None:
        before = bert.paper.sheet["v"]
        assert await anna.writes(1, 1, "A") == "puzzle_no_letter"
        assert await anna.writes(0, 0, "<b>") == "not_understood"
        assert await anna.does("offer") == "not_understood"
        assert await anna.does("answer", aye=True) == "no_offer_open"
        for message in (b"", b"{", b"[]", b'{"re":1,"do":"dance"}', b"\xff" * 9, b"x" * 5000):
            assert await anna.sends(message) == "not_understood"
        many = [[0, 0, "A", False]] * 101
        assert await anna.does("write", cells=many) == "not_understood"
        codes = [await anna.does("write", cells=many[:100]) for _ in range(8)]
        assert (codes[0], codes[-1]) == ("", "too_many_requests")
        assert await bert.writes(0, 1, "A") == "", "whoever hammers holds up nobody else"
        assert bert.paper.sheet["v"] == before + 2

    together(store, course)


@pytest.fixture
def houses(journal: Journal, request: pytest.FixtureRequest) -> Iterator[list[House]]:
    """Two processes on one database, or one on a file."""
    if isinstance(journal, Store):
        yield [house_of(journal)] * 2
        return
    bus, other = Here(), Postgres(request.getfixturevalue("database"))
    yield [house_of(journal, bus), house_of(other, bus)]
    other.close()


def test_all_pages_agree_whatever_is_written_at_once(houses: list[House]) -> None:
    """Some do not read for a while, some come back: what the store has is what all have."""
    rng = Random(20_260)

    async def course() -> None:
        people = [Person(houses[n % 2]) for n in range(4)]
        sheet, secret = await laid_out(people[0], await given(people[0]))
        for one in people[1:]:
            await one.come(secret, "Anna")
        for one in people:
            await one.sit(sheet)
        for _ in range(6):
            for one in people:
                one.paper.free = rng.random() < 0.7
                if one.paper.free and one.chair:
                    one.chair.freed(one.paper)
            strokes = [(rng.choice(people), rng.choice(SQUARES)) for _ in range(12)]
            await asyncio.gather(
                *(one.writes(*at, rng.choice(["A", "X", ""]), pencil=rng.random() < 0.5)
                  for one, at in strokes)
            )  # fmt: skip
            back = rng.choice(people)
            await back.leave()
            await back.sit(sheet)
        await agreed(people, sheet)
        for house in set(houses):
            house.neighbours.close()
            house.pools.close()

    asyncio.run(course())


async def agreed(people: list[Person], sheet: str) -> None:
    store = people[0].house.store
    kept = await asyncio.wrap_future(store.asked(lambda db: sheets.read(db, sheet, 0)))
    assert kept
    assert kept.sheet.cells
    for one in people:
        one.paper.free = True
        assert one.chair
        one.chair.freed(one.paper)
    for _ in range(500):  # what one process says the other hears in a while
        if all(one.paper.sheet["v"] == kept.version for one in people):
            break
        await asyncio.sleep(0.01)
    for one in people:
        assert (one.paper.lacking, one.paper.sheet["v"]) == (0, kept.version)
        assert sorted(map(tuple, one.paper.cells.values())) == sorted(kept.sheet.cells)


def _present(one: Person) -> list[tuple[str, bool]]:
    return [(person["name"], person["here"]) for person in one.paper.people]


def test_two_processes_tell_each_other_who_is_there_and_where(
    houses: list[House],
) -> None:
    async def course() -> None:
        anna, bert = Person(houses[0]), Person(houses[1])
        sheet, secret = await laid_out(anna, await given(anna))
        await bert.come(secret, "Bert")
        await anna.sit(sheet)
        await bert.sit(sheet)
        await bert.does("cursor", square=[2, 2], across=False)
        there = [("Anna", True), ("Bert", True)]
        for _ in range(500):  # who is here comes by another way than where somebody writes
            if anna.paper.cursors and _present(anna) == there:
                break
            await asyncio.sleep(0.01)
        assert anna.paper.cursors == {1: [2, 2]}
        assert _present(anna) == there
        gone = await anna.ask("DELETE", f"/api/sheets/{sheet}")
        assert gone.status == 204
        for _ in range(500):
            if bert.paper.closed:
                break
            await asyncio.sleep(0.01)
        assert anna.paper.closed
        assert bert.paper.closed
        for house in set(houses):
            house.neighbours.close()
            house.pools.close()

    asyncio.run(course())


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    async def before(store: Store) -> tuple[Person, str]:
        anna = Person(house_of(store))
        sheet, secret = await laid_out(anna, await given(anna), cells=[[0, 3, "S", True]])
        await Person(anna.house).come(secret, "Bert")
        await anna.sit(sheet)
        await anna.writes(0, 0, "H")
        await anna.does("offer", what="reveal")
        return anna, sheet

    async def after(anna: Person, sheet: str, store: Store) -> Paper:
        return await Person(house_of(store), anna.token).sit(sheet)

    store = Store(tmp_path / "store")
    anna, sheet = asyncio.run(before(store))
    other = Store(tmp_path / "store")  # nobody closed anything: what was told is on the disk
    again = asyncio.run(after(anna, sheet, other))
    assert (
        again.cells
        == anna.paper.cells
        == {
            (0, 0): [0, 0, "H", 0, "ink"],
            (0, 3): [0, 3, "S", 0, "pencil"],
        }
    )
    assert again.sheet["offer"] == anna.paper.sheet["offer"] is not None
    other.close()
    store.close()


def test_a_letter_that_comes_late_overwrites_none_that_came_after_it(store: Store) -> None:
    async def course(anna: Person, bert: Person, _: str) -> None:
        async def again(row: int, col: int, letter: str, since: int) -> str:
            return await bert.does("write", cells=[[row, col, letter, False]], since=since)

        for col, letter in ((0, "H"), (1, "U")):
            await bert.writes(0, col, letter)  # the answers are lost with the line
        await anna.writes(0, 0, "X")
        await anna.writes(0, 2, "Y")
        await anna.writes(0, 2, "")
        assert await again(0, 0, "H", 0) == ""
        assert await again(0, 1, "A", 0) == ""
        assert await again(0, 2, "Q", 3) == "", "what was rubbed out stays so"
        for page in (anna, bert):
            found = {square: cell[2] for square, cell in page.paper.cells.items()}
            assert found == {(0, 0): "X", (0, 1): "A"}
        assert await again(0, 0, "H", 4) == "", "who has seen it may write over it"
        assert anna.paper.cells[0, 0][2] == "H"
        await anna.writes(0, 0, "Z")
        assert anna.paper.cells[0, 0][2] == "Z", "of two who write at once the last one stands"

    together(store, course)
