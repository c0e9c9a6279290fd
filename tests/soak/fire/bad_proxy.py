"""A proxy between pages and a server that delays, drops, repeats and reorders whole messages."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from setzkasten.server.people.device import COOKIE
from tests.server.running import Server

# How often? Of a hundred messages that many.
DROPPED, REPEATED, DELAYED, CUT = 4, 5, 20, 1
LONGEST_SECONDS = 0.2

Line = ClientConnection | ServerConnection


@dataclass
class BadProxy:
    """Shows the server the device that a page has no cookie for."""

    server: Server
    token: str
    rng: Random
    calm: bool = False
    done: Counter[str] = field(default_factory=Counter)

    async def serve(self, page: ServerConnection) -> None:
        assert page.request
        self.done["lines"] += 1
        address = f"ws://127.0.0.1:{self.server.port}{page.request.path}"
        with suppress(ConnectionClosed, InvalidHandshake, OSError):
            async with connect(
                address,
                origin=Origin(self.server.address),
                additional_headers={"cookie": f"{COOKIE}={self.token}"},
                compression=None,
                proxy=None,
            ) as house:
                ways = [self._passed(page, house), self._passed(house, page)]
                tasks = [asyncio.create_task(way) for way in ways]
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in tasks:
                    task.cancel()
        await page.close()

    async def _passed(self, one: Line, other: Line) -> None:
        sending: set[asyncio.Task[None]] = set()
        with suppress(ConnectionClosed):
            async for message in one:
                fate = 100 if self.calm else self.rng.randrange(100)
                if fate < CUT:
                    self.done["cut"] += 1
                    return
                for seconds in self._fates(fate):
                    task = asyncio.create_task(_sent(other, message, seconds))
                    sending.add(task)
                    task.add_done_callback(sending.discard)
                await asyncio.sleep(0)  # in order, but for those that are delayed

    def _fates(self, fate: int) -> list[float]:
        """After how many seconds a message goes out, once or twice or never."""
        if fate < CUT + DROPPED:
            self.done["dropped"] += 1
            return []
        later = self.rng.random() * LONGEST_SECONDS
        if fate < CUT + DROPPED + REPEATED:
            self.done["repeated"] += 1
            return [0.0, later]
        if fate < CUT + DROPPED + REPEATED + DELAYED:
            self.done["delayed"] += 1
            return [later]
        return [0.0]


async def _sent(line: Line, message: str | bytes, seconds: float) -> None:
    if seconds:
        await asyncio.sleep(seconds)
    with suppress(ConnectionClosed):
        await line.send(message)
