"""Lines to browsers, and what comes over them before it should."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from itertools import chain, pairwise
from random import Random

import pytest
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.utils import apply_mask

from setzkasten.server.http.asgi import Receive, Scope, Send
from setzkasten.server.live.socket_line import MOST_SOCKET_BYTES, SocketLine

HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
NO_TEXT = b"\x81\x82\0\0\0\0A\xf8"


class Wire(asyncio.Transport):
    """The other end of a line, which nobody reads."""

    cut = False
    said = b""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.said += bytes(data)

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


class Heard(Wire):
    """Read by somebody, now and then."""

    def resume_reading(self) -> None:
        """It may go on."""


def framed(kind: int, payload: bytes, mask: bytes = b"\1\2\3\4") -> bytes:
    size = len(payload)
    head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2)
    return head + mask + apply_mask(payload, mask)


async def talked(
    kind: type[WebSocketsSansIOProtocol],
    chunks: Iterable[bytes],
    heard: Callable[[bytes], bool] | None = None,
) -> tuple[list[object], bytes, bool]:
    """What such a line tells its app of these pieces, what it writes, and whether it is cut."""
    told: list[object] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while told[-1:] != ["websocket.disconnect"]:
            message = await receive()
            told.append(message.get("text", message.get("bytes", message["type"])))

    config = Config(app, interface="asgi3", log_config=None, ws_max_size=MOST_SOCKET_BYTES)
    config.load()
    line, wire = kind(config, ServerState(), {}), Heard()
    line.connection_made(wire)
    line.data_received(HANDSHAKE)
    (serving,) = line.tasks
    await asyncio.sleep(0)
    wire.said = b""
    if isinstance(line, SocketLine):
        line.heard = heard
    for chunk in chunks:
        if not wire.cut:
            line.data_received(chunk)
            await pauses(5)
    await pauses(len(told) + 9)
    cut = wire.cut
    line.stop_keepalive()
    serving.cancel()
    await asyncio.wait([serving])
    return told, wire.said, cut


async def pauses(count: int) -> None:
    """Turns of the loop, in which whatever is ready goes on."""
    for _ in range(count):
        await asyncio.sleep(0)


TEXT, BINARY, FIRST, MORE, LAST, PING, CLOSE = 0x81, 0x82, 0x01, 0x00, 0x80, 0x89, 0x88
PIECES = [framed(FIRST, b"in "), framed(PING, b"beside"), framed(MORE, b"three ")]
SAID = [
    [framed(TEXT, b'{"re":1}')],
    [framed(TEXT, "Süd".encode())],
    [framed(TEXT, b"")],
    [framed(TEXT, b"x" * 300)],
    [framed(BINARY, b"A\xf8")],
    [framed(PING, b"?")],
    [*PIECES, framed(LAST, b"pieces")],
]
ENDS = {
    "no text": [framed(TEXT, b"A\xf8")],
    "a text among pieces": [*PIECES, framed(TEXT, b"new")],
    "not masked": [b"\x81\x02ab"],
    "no such kind": [framed(0x83, b"a")],
    "too long": [b"\x81\xff" + (MOST_SOCKET_BYTES + 1).to_bytes(8) + b"\0" * 9],
    "the end": [framed(CLOSE, b"\x03\xe8")],
    "after the end": [framed(CLOSE, b"\x03\xe8"), framed(TEXT, b"more")],
}


@pytest.mark.parametrize("end", ENDS)
def test_a_line_however_it_is_cut_reads_what_the_library_reads_frame_by_frame(end: str) -> None:
    rng = Random(end)
    for _ in range(30):
        frames = [*chain.from_iterable(rng.choices(SAID, k=rng.randrange(6))), *ENDS[end]]
        data = b"".join(frames)
        cuts = sorted(rng.choices(range(len(data)), k=rng.choice((0, 1, 4, len(data)))))
        chunks = [data[a:b] for a, b in pairwise((0, *cuts, len(data))) if a < b]
        ours = asyncio.run(talked(SocketLine, chunks))
        assert ours == asyncio.run(talked(WebSocketsSansIOProtocol, frames)), chunks


def test_a_text_that_comes_alone_is_heard_at_once_and_all_else_waits_for_its_turn() -> None:
    one, two, three = (framed(TEXT, text) for text in (b"one", b"two", b"three"))
    heard: list[bytes] = []

    def hear(text: bytes) -> bool:
        heard.append(text)
        return text != b"two"  # whoever is busy says so

    chunks = [one[:4], one[4:], one + two, two, framed(TEXT, "süß".encode()), three]
    told, _, cut = asyncio.run(talked(SocketLine, chunks, hear))
    assert (heard, cut) == ([b"one", b"two", b"three"], False)
    assert told == ["one", "two", "two", "süß"]
