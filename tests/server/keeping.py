"""Somebody who keeps the server, as `./setz keeper` makes them."""

from __future__ import annotations

import asyncio
from contextlib import redirect_stdout, suppress
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from setzkasten.cli import main
from setzkasten.server.live.house import House
from setzkasten.server.now import now_millis
from setzkasten.server.people.device import COOKIE
from setzkasten.server.people.invitation import new_secret
from setzkasten.server.store import keepers
from tests.server import shared
from tests.server.inside import Inside, Said


@dataclass
class Keeper:
    """A device with a keeper's session."""

    app: Inside
    cookies: str

    async def ask(self, method: str, path: str = "", body: object = b"") -> Said:
        return await self.app.ask(method, f"/api/keeper{path}", body, cookie=self.cookies)


def printed(data: Path) -> str:
    """The secret of the link that the command prints beside a server."""
    where = shared.arguments(data)[:2] or ["--data", str(data)]
    with redirect_stdout(StringIO()) as said, suppress(SystemExit):
        main(["keeper", *where])
    return said.getvalue().strip().rpartition("/")[2]


async def link(house: House) -> str:
    """The secret of a link that was printed just now."""
    secret = new_secret()
    job = house.store.queued(lambda db: keepers.offer(db, secret, now_millis()))
    await asyncio.wrap_future(job)
    return secret


async def keeper(app: Inside, who: str) -> Keeper:
    said = await app.ask("POST", "/api/keeper", {"secret": await link(app.house)}, token=who)
    assert said.status == 200, said.body
    session = said.headers["set-cookie"].partition(";")[0]
    return Keeper(app, f"{COOKIE}={who}; {session}")
