"""Lines to browsers, and what comes over them before it should."""

from __future__ import annotations

import asyncio

import pytest
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
    said = b""

    def write(self, data: bytes) -> None:
        self.said += data

    def abort(self) -> None:
        self.cut = True

    def close(self) -> None:
        self.cut = True

    def pause_reading(self) -> None:
        """Nothing more is sent here."""

    def is_closing(self) -> bool:
        return self.cut


def socket_line() -> SocketLine:
    async def app(scope: object, receive: object, send: object) -> None:
        raise AssertionError("nobody was let in")

    config = Config(app, interface="asgi3", log_config=None)
    config.load()
    return SocketLine(config, ServerState(), {})


def test_what_is_no_text_before_the_handshake_cuts_the_line_and_raises_nothing() -> None:
    """Found by a crowded machine: the library raised, and the log told of it at length."""

    async def sent() -> bool:
        line, wire = socket_line(), Wire()
        line.connection_made(wire)
        line.data_received(HANDSHAKE)
        line.data_received(NO_TEXT)
        (serving,) = line.tasks
        serving.cancel()
        await asyncio.wait([serving])
        return wire.cut

    assert asyncio.run(sent())


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (HANDSHAKE.replace(b"/socket", b"/" + b"a" * 60_000), b"414"),
        (HANDSHAKE[:-2] + b"Cookie: " + b"a=b; " * 20_000 + b"\r\n\r\n", b"431"),
        (HANDSHAKE[:-2] + b"Content-Length: 5\r\n\r\n", b"400"),
    ],
    ids=["address", "cookies", "body"],
)
def test_a_handshake_that_cannot_be_read_is_answered_and_its_line_cut(
    head: bytes, status: bytes
) -> None:
    """Found by hand: the line stayed open without a word, and counted, for ever."""

    async def sent() -> Wire:
        line, wire = socket_line(), Wire()
        line.connection_made(wire)
        line.data_received(head)
        return wire

    wire = asyncio.run(sent())
    assert wire.cut
    assert wire.said.startswith(b"HTTP/1.1 " + status)
