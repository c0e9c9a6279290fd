"""Lines to browsers, and what comes over them before it should."""

from __future__ import annotations

import asyncio

from uvicorn import Config
from uvicorn.server import ServerState

from setzkasten.server.live.line import SocketLine

HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
NO_TEXT = b"\x81\x82\0\0\0\0A\xf8"


class Wire(asyncio.Transport):
    """The other end of a line, which nobody reads."""

    cut = False

    def abort(self) -> None:
        self.cut = True

    def close(self) -> None:
        self.cut = True

    def pause_reading(self) -> None:
        """Nothing more is sent here."""

    def is_closing(self) -> bool:
        return self.cut


def test_what_is_no_text_before_the_handshake_cuts_the_line_and_raises_nothing() -> None:
    """Found by a crowded machine: the library raised, and the log told of it at length."""

    async def app(scope: object, receive: object, send: object) -> None:
        raise AssertionError("nobody was let in")

    async def sent() -> bool:
        config = Config(app, interface="asgi3", log_config=None)
        config.load()
        line, wire = SocketLine(config, ServerState(), {}), Wire()
        line.connection_made(wire)
        line.data_received(HANDSHAKE)
        line.data_received(NO_TEXT)
        (serving,) = line.tasks
        serving.cancel()
        await asyncio.wait([serving])
        return wire.cut

    assert asyncio.run(sent())
