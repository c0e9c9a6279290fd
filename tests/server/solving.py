"""People who solve one puzzle together, inside the test's process."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from setzkasten.server.http.app import make_app
from setzkasten.server.live.house import House
from setzkasten.server.live.listener import Listener
from setzkasten.server.live.outlet import Parcel
from setzkasten.server.live.sheets import SheetChair
from setzkasten.server.live.wire import Done, Refused
from setzkasten.server.people.device import new_token, owner_of
from setzkasten.server.people.sender import Sender
from setzkasten.server.store.journal import Journal
from tests.puzzle.puzzles import SMALL
from tests.server.housed import house_of
from tests.server.inside import Inside, Said

Json = Any  # whatever the server says
Course = Callable[["Person", "Person", str], Awaitable[None]]


class Paper(Listener):
    """A page that folds what it is told, as the client does."""

    def __init__(self, device: str) -> None:
        super().__init__(self, Sender(device, "@192.0.2.7"))
        self.free, self.gone = True, ""
        self.sheet: Json = None
        self.cells: dict[tuple[int, int], list[Json]] = {}
        self.people: Json = []
        self.cursors: dict[int, Json] = {}
        self.lacking = 0

    def put(self, parcels: Sequence[Parcel]) -> None:
        for parcel in parcels:
            self.hear(json.loads(parcel.text))

    def close(self, farewell: object = None) -> None:
        self.closed = True

    def hear(self, said: Json) -> None:
        self.people = said.get("people", self.people)
        if cursor := said.get("cursor"):
            self.cursors[cursor["by"]] = cursor["square"]
        if whole := said.get("sheet"):
            self.sheet, self.people = whole, whole["people"]
            self.cells = {(c[0], c[1]): c for c in whole["cells"]}
        if change := said.get("change"):
            if change["since"] != self.sheet["v"]:
                self.lacking += 1
                return
            self.sheet = {**self.sheet, **change}
            for cell in change["cells"]:
                self.cells.pop((cell[0], cell[1]), None)
                if cell[2]:
                    self.cells[cell[0], cell[1]] = cell


@lru_cache(4)
def _door(house: House) -> Inside:
    return Inside(house, make_app(house))


@dataclass
class Person:
    """Somebody with a device, at one house."""

    house: House
    token: str = field(default_factory=new_token)
    chair: SheetChair | None = None

    @property
    def device(self) -> str:
        return owner_of(self.token)

    async def ask(
        self, method: str, path: str, body: object = b"", client: str = "192.0.2.7"
    ) -> Said:
        return await _door(self.house).ask(method, path, body, token=self.token, client=client)

    async def come(self, secret: str, name: str) -> str:
        said = await self.ask("POST", "/api/sheets/join", {"secret": secret, "name": name})
        assert said.status == 200, said.body
        sheet: str = said.json["id"]
        return sheet

    async def sit(self, sheet: str) -> Paper:
        self.chair = await self.house.sheets.chair(sheet, self.device)
        assert self.chair
        self.paper = Paper(self.device)
        await self.chair.join(self.paper)
        return self.paper

    async def leave(self) -> None:
        assert self.chair
        await self.chair.leave(self.paper)

    async def does(self, do: str, **rest: object) -> str:
        """The code of the refusal; "": it was done."""
        return await self.sends(json.dumps({"re": 1, "do": do, **rest}).encode())

    async def sends(self, message: bytes) -> str:
        assert self.chair
        said = await self.chair.answer(self.paper, message, "")
        if isinstance(said, Refused):
            return said.refusal.code
        assert isinstance(said, Done)
        return ""

    async def writes(self, row: int, col: int, letter: str, *, pencil: bool = False) -> str:
        return await self.does("write", cells=[[row, col, letter, pencil]])


async def given(person: Person) -> str:
    """A puzzle of theirs; gives the name of the gift."""
    said = await person.ask("POST", "/api/puzzles/file", "\n".join(SMALL.rows).encode())
    assert said.status == 201, said.body
    told = await person.ask("GET", f"/api/puzzles/{said.json['id']}")
    gift: str = told.json["gift"]
    return gift


async def laid_out(person: Person, gift: str, **wanted: object) -> tuple[str, str]:
    """A sheet of it, and the secret of its link."""
    said = await person.ask("POST", f"/api/gifts/{gift}/sheets", {"name": "Anna", **wanted})
    assert said.status == 201, said.body
    return said.json["id"], said.json["link"].rpartition("/")[2]


def together(store: Journal, course: Course) -> None:
    """Anna and Bert at one sheet, both pages open."""

    async def solved() -> None:
        house = house_of(store)
        anna, bert = Person(house), Person(house)
        sheet, secret = await laid_out(anna, await given(anna))
        await bert.come(secret, "Bert")
        await anna.sit(sheet)
        await bert.sit(sheet)
        await course(anna, bert, sheet)
        house.neighbours.close()
        house.pools.close()

    asyncio.run(solved())
