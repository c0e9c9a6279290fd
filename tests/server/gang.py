"""People with devices of their own around one table, inside the test's process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from setzkasten.lexicon.words import Words
from setzkasten.server.people.device import new_token
from setzkasten.server.settings import Settings
from tests.server.inside import Inside, Said, inside

ANNA, BERT, CORA, DORA = new_token(), new_token(), new_token(), new_token()
FREE = {"kind": "free"}
Evening = Callable[["Gang"], Awaitable[None]]


@dataclass
class Gang:
    """People with devices of their own, and one table."""

    app: Inside
    table: str = ""

    async def post(self, who: str, path: str, body: object = None, **rest: str) -> Said:
        return await self.app.ask("POST", path, body or {}, token=who, **rest)

    async def opened(self, *seats: dict[str, Any], game: str = "nomina", **rest: object) -> None:
        wanted = {"game": game, "seats": seats or ({"names": ["Anna"]}, FREE), **rest}
        said = await self.post(ANNA, "/api/tables", wanted)
        assert said.status == 201, said.body
        self.table = said.json["id"]

    async def invited(self, who: str = ANNA, **wanted: object) -> dict[str, str]:
        """What somebody shows at the door."""
        said = await self.post(who, f"/api/tables/{self.table}/invitations", wanted)
        assert said.status == 201, said.body
        if wanted.get("code"):
            return {"code": said.json["code"]}
        return {"secret": said.json["link"].rpartition("/")[2]}

    async def come(self, who: str, knock: dict[str, str], name: str = "", **rest: object) -> Said:
        return await self.post(who, "/api/invitations/claim", {**knock, "name": name, **rest})

    async def look(self, who: str, knock: dict[str, str]) -> Said:
        return await self.post(who, "/api/invitations/look", knock)

    async def begin(self, who: str = ANNA) -> Said:
        return await self.post(who, f"/api/tables/{self.table}/begin")

    async def record(self, who: str) -> str:
        said = await self.app.ask("GET", f"/api/tables/{self.table}/record", token=who)
        return said.body.decode() if said.status == 200 else code(said)

    async def seats(self) -> list[tuple[str, ...]]:
        stand = await self.app.house.hall.stand(self.table, "")
        assert stand
        return [place.names for place in stand.gathering.places]


def code(said: Said) -> str:
    error: str = said.json["error"]["code"]
    return error


def evening(folder: Path, play: Evening) -> None:
    async def played() -> None:
        words = Words.listed({"WAS", "WITZ"})
        async with inside(folder, words, Settings(0.0)) as app:
            await play(Gang(app))

    asyncio.run(played())
