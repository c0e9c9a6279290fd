"""The whole application inside the test's own process: asked without a line between."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from setzkasten.lexicon.words import Words
from setzkasten.server.http.app import make_app
from setzkasten.server.http.asgi import App, Message
from setzkasten.server.live.house import House
from setzkasten.server.people.device import COOKIE, new_token
from setzkasten.server.settings import Settings
from tests.server.shared import store_in

# How much does the line bring at once?
CHUNK_BYTES = 65_536


@asynccontextmanager
async def inside(folder: Path, words: Words, settings: Settings) -> AsyncIterator[Inside]:
    house = House(store_in(folder / "store"), words, settings)
    try:
        yield Inside(house, make_app(house))
    finally:
        house.close()


@dataclass
class Said:
    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Inside:
    house: House
    app: App
    token: str = field(default_factory=new_token)

    async def ask(
        self,
        method: str,
        path: str,
        body: bytes | object = b"",
        *,
        token: str | None = None,
        client: str = "192.0.2.7",
        **headers: str,
    ) -> Said:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        said, chunks = (
            Said(),
            [data[at : at + CHUNK_BYTES] for at in range(0, len(data), CHUNK_BYTES)] or [b""],
        )

        async def receive() -> Message:
            chunk = chunks.pop(0)
            return {"type": "http.request", "body": chunk, "more_body": bool(chunks)}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                said.status = message["status"]
                said.headers = {k.decode(): v.decode("latin-1") for k, v in message["headers"]}
            else:
                said.body += message.get("body", b"")

        scope = self._scope(method, path, data, self.token if token is None else token, headers)
        await self.app({**scope, "client": (client, 1)}, receive, send)
        return said

    def _scope(
        self, method: str, path: str, data: bytes, token: str, headers: dict[str, str]
    ) -> dict[str, object]:
        plain, _, query = path.partition("?")
        given = {
            "host": "house",
            "origin": "http://house",
            "content-length": str(len(data)),
            **({"cookie": f"{COOKIE}={token}"} if token else {}),
            **{name.replace("_", "-"): value for name, value in headers.items()},
        }
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": unquote(plain),
            "raw_path": plain.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in given.items()],
            "server": ("house", 80),
            "state": {},
        }
