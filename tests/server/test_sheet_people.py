"""Who solves together: a class behind one address, alone or in groups; and who is forgotten."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

from setzkasten.server.store.store import Store
from setzkasten.server.store.sweep import sweep
from tests.puzzle.puzzles import SMALL
from tests.server.housed import house_of
from tests.server.solving import Person, given, laid_out, together

SQUARES = sum(sign != "#" for row in SMALL.rows for sign in row)


def test_forty_write_on_a_sheet_and_behind_one_address_nobody_meets_a_limit(store: Store) -> None:
    async def course() -> None:
        house = house_of(store)
        anna = Person(house)
        sheet, secret = await laid_out(anna, await given(anna))
        people = [Person(house) for _ in range(39)]
        for one in people:
            look = await one.ask("POST", "/api/sheets/look", {"secret": secret})
            assert look.json["names"][0] == "Anna"
            await one.come(secret, "Kind")
            assert (await one.ask("GET", f"/api/sheets/{sheet}")).status == 200
            await one.sit(sheet)
            assert await one.writes(0, 0, "H") == ""
        assert len(people[0].paper.people) == 40
        assert people[0].paper.people[3]["name"] == "Kind 3"
        late = await Person(house).ask("POST", "/api/sheets/join", {"secret": secret, "name": "Zu"})
        assert (late.status, late.json["error"]["code"]) == (409, "sheet_full")
        again = await people[7].ask("POST", "/api/sheets/join", {"secret": secret, "name": "X"})
        assert again.json["name"] == "Kind 8", "twice is once"
        house.close()

    asyncio.run(course())


def test_a_class_solves_alone_or_in_groups_and_its_teacher_sees_how_far(store: Store) -> None:
    async def course() -> None:
        house = house_of(store)
        teacher, anna, bert, cora = (Person(house) for _ in range(4))
        gift = await given(teacher)
        wanted: dict[str, object] = {"name": None, "child": True, "way": "alone"}
        sheet, secret = await laid_out(teacher, gift, **wanted)
        typed = await anna.ask("POST", "/api/sheets/join", {"secret": secret, "name": "Idiot"})
        assert typed.json["error"]["code"] == "name_from_list"
        look = await anna.ask("POST", "/api/sheets/look", {"secret": secret})
        fox = look.json["picks"][0]
        for one in (anna, bert):
            await one.come(secret, fox)
            await one.sit(sheet)
        await anna.writes(0, 0, "H")
        assert (len(anna.paper.cells), len(bert.paper.cells)) == (1, 0), "each has an own sheet"
        assert await anna.does("offer", what="reveal") == "", "nobody else is asked"
        told = (await teacher.ask("GET", f"/api/sheets/{sheet}/progress")).json
        assert told["squares"] == SQUARES
        rows = [(p["name"], p["filled"], p["done"], p["seconds"]) for p in told["solvers"]]
        assert rows == [(fox, SQUARES, True, None), (f"{fox} 2", 0, False, None)]
        for other in (anna, cora):
            assert (await other.ask("GET", f"/api/sheets/{sheet}/progress")).status in (403, 404)
        groups, secret = await laid_out(
            teacher, gift, way="groups", groups=2, name=None, timed=True
        )
        for one in (anna, bert, cora):
            await one.come(secret, fox)
            await one.sit(groups)
        await anna.writes(0, 0, "H")
        assert [len(one.paper.cells) for one in (anna, bert, cora)] == [1, 0, 1]
        assert [p["colour"] for p in cora.paper.people] == [0, 1]
        few = await teacher.ask("POST", f"/api/gifts/{gift}/sheets", {"way": "groups", "groups": 1})
        assert (few.status, few.json["error"]["code"]) == (400, "sheet_groups")
        house.close()

    asyncio.run(course())


def test_what_somebody_wrote_is_their_data_and_goes_with_them(store: Store) -> None:
    async def course(anna: Person, bert: Person, sheet: str) -> None:
        await bert.writes(0, 0, "H")
        told = (await bert.ask("GET", "/api/me")).json
        assert (told["names"], told["sheets"]) == (["Bert"], 1)
        mine = (await bert.ask("GET", "/api/me/file")).json["sheets"]
        assert [(one["name"], one["letters"], one["opened"]) for one in mine] == [
            ("Bert", "H", False)
        ]
        assert (await bert.ask("DELETE", "/api/me")).status == 204
        assert bert.paper.closed
        assert [p["name"] for p in anna.paper.people] == ["Anna", "Gast"]
        assert anna.paper.cells[0, 0][2] == "H", "the letters of all remain"
        assert await anna.house.sheets.chair(sheet, bert.device) is None
        assert (await anna.ask("DELETE", "/api/me")).status == 204
        assert await anna.house.sheets.chair(sheet, anna.device) is None

    together(store, course)


def test_a_sheet_goes_with_its_puzzle_and_after_an_idle_year(store: Store) -> None:
    async def course(anna: Person, bert: Person, sheet: str) -> None:
        def count() -> int:
            return int(
                store.asked(
                    lambda db: db.execute("SELECT count(*) FROM solvers").fetchone()[0]
                ).result()
            )

        await sweep(anna.house, datetime.now(UTC))
        assert count() == 2
        await sweep(anna.house, datetime.now(UTC) + timedelta(days=366))
        assert count() == 0
        cora = Person(anna.house)
        other, _ = await laid_out(cora, await given(cora))
        await cora.sit(other)
        assert count() == 1
        [puzzle] = (await cora.ask("GET", "/api/puzzles")).json
        assert (await cora.ask("DELETE", f"/api/puzzles/{puzzle['id']}")).status == 204
        assert count() == 0
        await cora.house.sheets.look()
        assert cora.paper.closed
        assert await cora.writes(0, 0, "H") == "no_such_sheet"

    together(store, course)
