"""Listeners: the latest frame, never a backlog."""

from __future__ import annotations

import asyncio

from setzkasten.server.http.asgi import Message
from setzkasten.server.live.listener import Listener
from setzkasten.server.live.socket import COME_BACK, pump


def test_a_slow_listener_gets_the_latest_frame() -> None:
    async def match() -> list[str]:
        sent: list[str] = []
        gate, listener = asyncio.Event(), Listener()

        async def send(message: Message) -> None:
            sent.append(message["text"])
            await gate.wait()

        pumping = asyncio.ensure_future(pump(listener, send))
        for number in range(100):
            listener.show(str(number).encode())
            await asyncio.sleep(0)
        gate.set()
        while sent[-1] != "99":
            await asyncio.sleep(0)
        pumping.cancel()
        return sent

    assert asyncio.run(match()) == ["0", "99"]


def test_a_listener_of_a_table_that_is_gone_is_sent_away() -> None:
    async def match() -> list[Message]:
        sent: list[Message] = []
        listener = Listener()

        async def send(message: Message) -> None:
            sent.append(message)

        listener.close()
        await pump(listener, send)
        return sent

    assert asyncio.run(match()) == [{"type": "websocket.close", "code": COME_BACK}]
