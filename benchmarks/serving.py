"""Servers to be measured: the house without its limits, and a bare echo on the same library.

    python -m benchmarks.serving house FOLDER
    python -m benchmarks.serving shared DATABASE BUS
    python -m benchmarks.serving echo BYTES

The echo broadcasts so many bytes to all sockets of a path: no game, no judge, no disk. It reads as
the library does, without our own lines; the bytes of a message are made once and written to all.
"""

from __future__ import annotations

import sys
from asyncio import Transport
from collections import Counter, defaultdict
from pathlib import Path

import uvicorn

from setzkasten.server.collector import Collector
from setzkasten.server.http.asgi import Receive, Scope, Send
from setzkasten.server.live.outlet import Parcel
from setzkasten.server.live.wire import read_request
from setzkasten.server.people.limits import Limits, Turnstile
from setzkasten.server.serve import listening, most_lines, serve
from setzkasten.server.settings import Settings

UNLIMITED = 10**9


def house(folder: Path | None, database: str = "", bus: str = "") -> int:
    """Moves come faster than from any hands."""
    Limits.wait_seconds = lambda *_: 0.0  # type: ignore[method-assign]
    Limits.enter = lambda *_: True  # type: ignore[method-assign]
    Turnstile.wait_seconds = lambda *_, **__: 0.0  # type: ignore[method-assign]
    settings = Settings(crowd=UNLIMITED, database=database, bus=bus)
    return serve(port=0, data=folder, settings=settings)


class Echo:
    def __init__(self, size: int) -> None:
        self._filling = b"x" * size
        self._tables: defaultdict[str, set[Transport]] = defaultdict(set)
        self._versions = Counter[str]()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        line: Transport = send.__self__.transport  # type: ignore[attr-defined]
        table = scope["path"]
        lines = self._tables[table]
        lines.add(line)
        line.write(Parcel(b'{"frame":{"v":%d}}' % self._versions[table]).framed)
        while (message := await receive())["type"] == "websocket.receive":
            request = read_request(message["text"].encode())
            self._versions[table] += 1
            version = self._versions[table]
            told = Parcel(b'{"change":{"v":%d,"x":"%b"}}' % (version, self._filling)).framed
            answer = Parcel(b'{"re":%d,"ok":true}' % request.re).framed
            for other in lines:
                other.write(answer + told if other is line else told)
        lines.discard(line)


def echo(size: int) -> int:
    Collector().begin()
    most_lines()
    with listening("127.0.0.1", 0) as line:
        line.listen(1_000)
        print(f"http://127.0.0.1:{line.getsockname()[1]}/", flush=True)
        config = uvicorn.Config(
            Echo(size),
            ws="websockets-sansio",
            ws_per_message_deflate=False,
            lifespan="off",
            log_level="warning",
        )
        uvicorn.Server(config).run([line])
    return 0


if __name__ == "__main__":
    what, *given = sys.argv[1:]
    if what == "shared":
        sys.exit(house(None, *given))
    sys.exit(house(Path(given[0])) if what == "house" else echo(int(given[0])))
