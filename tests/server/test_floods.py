"""Thousands of the smallest things at once, over one line: nobody else waits for all of them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import cast

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from setzkasten.server.live.line import Exchange, Line, http_lines
from setzkasten.server.live.outlet import COME_BACK
from setzkasten.server.live.socket_line import FRAMES, MOST_SOCKET_BYTES, SocketLine
from setzkasten.server.people.device import COOKIE
from setzkasten.server.people.limits import REQUESTS
from setzkasten.server.settings import Settings
from tests.server.inside import Inside, inside
from tests.server.test_line import framed
from tests.server.test_loop import MOST_SECONDS, WORDS, watched

# As much as a line brings in one go.
ONCE_BYTES = 250_000
PATIENCE_SECONDS = 60.0
HEAD = b"GET /healthz HTTP/1.1\r\nhost: house\r\n"
LAST = b"connection: close\r\n\r\n"
CHUNKED = b"POST /api/records HTTP/1.1\r\nhost: house\r\ntransfer-encoding: chunked\r\n" + LAST
ASKED = {
    "requests": (HEAD + b"\r\n", b""),
    "lines of a head": (b"a:b\r\n", LAST),
    "wishes": (b"&a=b", b" HTTP/1.1\r\nhost: house\r\n" + LAST),
    "bits of a body": (b"1\r\nx\r\n", b"0\r\n\r\n"),
    "lines behind a body": (b"a:b\r\n", b"\r\n"),
}
BEFORE = {
    "lines of a head": HEAD,
    "wishes": b"GET /api/tables?first=1",
    "bits of a body": CHUNKED,
    "lines behind a body": CHUNKED + b"1\r\nx\r\n0\r\n",
}
MESSAGES = {
    "pings": (framed(0x89, b""), b""),
    "pongs": (framed(0x8A, b""), b""),
    "nothing said": (framed(0x81, b""), b""),
    "no request": (framed(0x81, b"x"), b""),
    "a request": (framed(0x81, b'{"re":1,"do":"time"}'), b""),
    "bytes": (framed(0x82, b"x"), b""),
    "pieces": (framed(0x00, b""), framed(0x80, b"")),
}


def filled(piece: bytes) -> bytes:
    return piece * (ONCE_BYTES // len(piece))


class Listening:
    """The application behind lines of ours, on a port of this machine."""

    def __init__(self, house: Inside) -> None:
        self.house, self._state = house, ServerState()
        self._config = Config(
            house.app, ws=SocketLine, log_config=None, ws_max_size=MOST_SOCKET_BYTES
        )
        self._config.load()
        self._latest: Line | None = None
        self.cut = cut = asyncio.Event()

        class Heard(http_lines(Exchange(30, 10.0))):  # type: ignore[misc]  # a class made there
            def connection_lost(self, exc: Exception | None) -> None:
                super().connection_lost(exc)
                cut.set()

        self._lines = Heard

    def line(self) -> Line:
        self._latest = self._lines(self._config, self._state, {})
        return self._latest

    async def thrown(self, port: int, hello: bytes, data: bytes) -> bytes:
        """Brought in one go; what came back until the line was cut or had nothing more to say."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(hello)
        said = await reader.readuntil(b"\r\n\r\n") if hello else b""
        while self._latest is None:
            await asyncio.sleep(0)
        there = cast("asyncio.Protocol", self._latest.transport.get_protocol())
        asyncio.get_running_loop().call_soon(there.data_received, data)
        await asyncio.sleep(0)
        with suppress(ConnectionError):
            if hello:  # else the answer ends the line
                writer.write_eof()
            while more := await reader.read(1 << 16):
                said += more
        writer.close()
        return said

    def end(self) -> None:
        for line in list(self._state.connections):
            line.transport.abort()


@asynccontextmanager
async def listening(folder: Path, *, sent_at_once: int = 0) -> AsyncIterator[tuple[Listening, int]]:
    async with inside(folder, WORDS, Settings(0.0)) as house:
        lines, door = Listening(house), socket.socket()
        door.bind(("127.0.0.1", 0))
        if sent_at_once:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, sent_at_once)
        made = await asyncio.get_running_loop().create_server(lines.line, sock=door)
        try:
            yield lines, made.sockets[0].getsockname()[1]
        finally:
            made.close()
            lines.end()


async def held(
    folder: Path, monkeypatch: pytest.MonkeyPatch, data: bytes, *, seated: bool = False
) -> list[tuple[float, str]]:
    """The turns of the loop that took too long."""
    async with listening(folder) as (lines, port):
        hello = await at_a_table(lines.house, port) if seated else b""
        with watched(monkeypatch) as turns:
            await lines.thrown(port, hello, data)
    assert turns
    return [turn for turn in turns if turn[0] > MOST_SECONDS]


async def said_to(folder: Path, data: bytes, *, seated: bool = False) -> bytes:
    """All that comes back."""
    async with listening(folder) as (lines, port):
        hello = await at_a_table(lines.house, port) if seated else b""
        return await lines.thrown(port, hello, data)


async def at_a_table(house: Inside, port: int) -> bytes:
    """What opens a socket there."""
    seats = [{"names": ["Anna"]}, {"names": ["Bert"]}]
    made = await house.ask("POST", "/api/tables", {"game": "nomina", "seats": seats})
    return handshake(made.json["id"], house.token, port)


async def knocked(port: int, hello: bytes) -> bytes:
    """The number of the answer to a handshake."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(hello)
    said = await reader.readline()
    writer.close()
    return said.split(b" ")[1]


def handshake(table: str, token: str, port: int) -> bytes:
    host = f"127.0.0.1:{port}"
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
        f"Cookie: {COOKIE}={token}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


@pytest.mark.parametrize("what", ASKED)
def test_no_heap_of_small_things_in_a_request_holds_the_loop(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    piece, end = ASKED[what]
    data = BEFORE.get(what, b"") + filled(piece) + end
    assert not asyncio.run(held(tmp_path, monkeypatch, data))


@pytest.mark.parametrize("what", MESSAGES)
def test_no_heap_of_small_messages_holds_the_loop(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    piece, end = MESSAGES[what]
    begins = framed(0x01, b"") if what == "pieces" else b""
    data = begins + filled(piece) + end
    assert not asyncio.run(held(tmp_path, monkeypatch, data, seated=True))


@pytest.mark.parametrize(
    "head",
    [HEAD + b"a:b\r\n" * 40_000 + LAST, b"GET /?" + filled(b"a=b&") + HEAD[12:] + LAST],
    ids=["lines", "wishes"],
)
def test_a_head_that_comes_in_one_go_has_an_end_too(head: bytes, tmp_path: Path) -> None:
    assert asyncio.run(said_to(tmp_path, head)).startswith(b"HTTP/1.1 400 ")


def test_a_body_is_no_head(tmp_path: Path) -> None:
    body = b"szk 1\n" + b"x" * 100_000
    head = b"POST /api/records HTTP/1.1\r\nhost: house\r\ncontent-length: %d\r\n" % len(body)
    said = asyncio.run(said_to(tmp_path, head + LAST + body))
    assert b'"record_' in said


def test_whoever_asks_and_asks_before_an_answer_is_cut(tmp_path: Path) -> None:
    asked = HEAD + b"\r\n"
    few, many = (asyncio.run(said_to(tmp_path, asked * n + HEAD + LAST)) for n in (4, 100))
    assert few.count(b"HTTP/1.1 200 ") == 5
    assert b"HTTP/1.1 400 " in many


def test_a_body_in_bits_is_not_read_to_its_end(tmp_path: Path) -> None:
    crumbs = CHUNKED + b"1\r\nx\r\n" * 5_000 + b"0\r\n\r\n"
    slices = CHUNKED + (b"100\r\n" + b"x" * 256 + b"\r\n") * 900 + b"0\r\n\r\n"
    cut, read = (asyncio.run(said_to(tmp_path, body)) for body in (crumbs, slices))
    assert b"HTTP/1.1 400 Bad Request" in cut
    assert b'"record_' not in cut
    assert b'"record_' in read


def test_what_stands_behind_a_body_is_not_kept(tmp_path: Path) -> None:
    """Lines that follow the last piece would be heads of a request that was let in long ago."""
    said = asyncio.run(said_to(tmp_path, CHUNKED + b"1\r\nx\r\n0\r\ncookie: x\r\n\r\n"))
    assert b"HTTP/1.1 400 Bad Request" in said
    assert b'"record_' not in said


BESIDE = {"size": b"0", "beside": b"1;x", "behind": b"0\r\nx: "}


@pytest.mark.parametrize("begun", BESIDE.values(), ids=BESIDE)
def test_what_is_no_body_has_an_end(begun: bytes, tmp_path: Path) -> None:
    """The library put what stands behind a body together, ever longer: others waited seconds."""

    async def poured() -> bool:
        async with listening(tmp_path) as (lines, port):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(CHUNKED + begun)
            with suppress(ConnectionError):
                for _ in range(200):  # more than the system keeps between us
                    writer.write(b"0" * 65_536)
                    await writer.drain()
            writer.close()
            return lines.cut.is_set()

    assert asyncio.run(poured())


@pytest.mark.parametrize("what", ["pings", "pieces"])
def test_a_flood_of_frames_about_nothing_cuts_the_line(what: str, tmp_path: Path) -> None:
    asked = framed(0x81, b'{"re":7,"do":"time"}')
    begins = framed(0x01, b"") if what == "pieces" else b""
    ends = framed(0x80, b"") if what == "pieces" else b""
    piece, _ = MESSAGES[what]
    few = begins + piece * (FRAMES // 2) + ends + asked
    many = begins + piece * (FRAMES + 1) + ends + asked
    heard = [asyncio.run(said_to(tmp_path, data, seated=True)) for data in (few, many)]
    assert [b'"re":7' in said for said in heard] == [True, False]


@pytest.mark.parametrize("what", ["no request", "bytes", "a request"])
def test_whoever_goes_on_saying_what_leads_to_nothing_is_sent_away(
    what: str, tmp_path: Path
) -> None:
    piece, _ = MESSAGES[what]
    said = asyncio.run(said_to(tmp_path, piece * 10_000, seated=True))
    answers = said.count(b'"re":')
    assert said.endswith(b"\x88\x02" + COME_BACK.to_bytes(2))
    assert answers < 10_000


def test_an_answer_that_is_not_taken_is_thrown_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever takes it drop by drop is no dead line to the system, and would hold it for days."""
    monkeypatch.setattr("setzkasten.server.live.line.UNTAKEN_SECONDS", 0.1)
    monkeypatch.setattr("setzkasten.server.live.line.UNTAKEN_BYTES_A_SECOND", 10**9)

    async def course() -> None:
        async with listening(tmp_path, sent_at_once=4_096) as (lines, port):
            with socket.socket() as reader:
                reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
                await asyncio.to_thread(reader.connect, ("127.0.0.1", port))
                reader.sendall(b"GET /api/messages HTTP/1.1\r\nhost: house\r\n\r\n")
                await lines.cut.wait()

    asyncio.run(asyncio.wait_for(course(), PATIENCE_SECONDS))


def test_doors_are_knocked_at_as_often_as_pages_are_asked_for(tmp_path: Path) -> None:
    async def course() -> list[bytes]:
        async with listening(tmp_path) as (lines, port):
            hello = await at_a_table(lines.house, port)
            return [await knocked(port, hello) for _ in range(REQUESTS.most)]

    statuses = asyncio.run(course())
    assert statuses[0] == b"101"
    assert statuses[-1] == b"403"
