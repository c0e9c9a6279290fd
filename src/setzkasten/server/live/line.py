"""Lines to browsers: at most so many from one address, and none that says nothing for long.

Uvicorn knows neither a limit for headers nor one for lines that never finish a request.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from ipaddress import ip_address, ip_network
from typing import cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from setzkasten.server.live.socket_line import SocketLine
from setzkasten.server.people.device import MOST_COOKIE_BYTES
from setzkasten.server.people.sender import as_they_come, home_of

# How long may the head of a request be? Cookies of other programs on the same host and some more.
MOST_HEAD_BYTES = MOST_COOKIE_BYTES + 32_768
# Beyond what any answer needs, a body is not even thrown away.
MOST_BODY_BYTES = 16_000_000
# In what the reader of a body waits for it, with some more for its answer.
BODY_PATIENCE = 8
# How many lines has one person? A browser opens six, and one more for every table.
LINES_EACH = 20
# How many requests does a line send before the first is answered? Browsers send one.
MOST_AHEAD = 20
# Pieces of a body have to be worth their trouble, once there are many.
MANY_PIECES, PIECE_BYTES = 500, 100
# How much of what comes after a head may be no body: sizes of its pieces, what stands beside and
# behind them? A share of the body, and some more.
BESIDE_SHARE = 8
# How long may an answer wait to be taken? Longer the larger it is, as on a poor line.
UNTAKEN_SECONDS, UNTAKEN_BYTES_A_SECOND = 30.0, 16_000
TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"connection: close\r\ncontent-length: 0\r\n\r\n"
)


@dataclass
class Exchange:
    """All lines of a server."""

    crowd: int
    patience_seconds: float
    trusted_proxies: tuple[str, ...] = ()
    most_lines: int = 10_000
    _open: Counter[str] = field(default_factory=Counter)

    def enter(self, host: str) -> bool:
        """One more line, unless there are enough; what a proxy passes on is limited further in."""
        home = home_of(host)
        many = self._open[home] >= LINES_EACH * self.crowd and not self._trusted(host)
        if many or self._open.total() >= self.most_lines:
            return False
        self._open[home] += 1
        return True

    def leave(self, host: str) -> None:
        home = home_of(host)
        self._open[home] -= 1
        if self._open[home] <= 0:
            del self._open[home]

    def _trusted(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in ip_network(one) for one in as_they_come(self.trusted_proxies))


class Flooded(Exception):
    """So much at once that reading it would hold up everybody: the library cuts the line."""


class Line(HttpToolsProtocol):
    """Counted from its first to its last byte."""

    exchange: Exchange
    _release: Callable[[], None] | None = None
    _head_bytes = 0
    _body_bytes = _pieces = _after_head_bytes = 0
    _in_head = True
    _silence: asyncio.TimerHandle | None = None
    _untaken: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if not self.exchange.enter(host):
            transport.abort()
            return
        self._release = partial(self.exchange.leave, host)
        self._expect(self.exchange.patience_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._hush()
        self._taken()
        super().connection_lost(exc)
        if self._release:
            self._release()

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            self._head_bytes += len(data)
        else:
            self._after_head_bytes += len(data)
        super().data_received(data)
        beside = self._after_head_bytes - self._body_bytes
        if beside > MOST_HEAD_BYTES + self._body_bytes // BESIDE_SHARE:
            self.transport.close()
        if self._in_head and self._head_bytes > MOST_HEAD_BYTES:
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        left = self.transport.get_write_buffer_size() / UNTAKEN_BYTES_A_SECOND
        self._untaken = self.loop.call_later(UNTAKEN_SECONDS + left, self.transport.abort)

    def resume_writing(self) -> None:
        self._taken()
        super().resume_writing()

    def _taken(self) -> None:
        if self._untaken:
            self._untaken.cancel()
            self._untaken = None

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            raise Flooded
        super().on_message_begin()
        self._expect(self.exchange.patience_seconds)

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._in_head:  # behind a body: no browser sends any, and nothing bounds them
            raise Flooded
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if self._head_bytes > MOST_HEAD_BYTES and self._long():
            raise Flooded
        self._in_head = False
        self._expect(self.exchange.patience_seconds * BODY_PATIENCE)
        super().on_headers_complete()

    def _long(self) -> bool:
        """Without what came behind it in one go."""
        return len(self.url) + sum(len(n) + len(v) for n, v in self.headers) > MOST_HEAD_BYTES

    def on_message_complete(self) -> None:
        self._hush()
        self._in_head, self._head_bytes, self._body_bytes, self._pieces = True, 0, 0, 0
        self._after_head_bytes = 0
        super().on_message_complete()

    def on_body(self, body: bytes) -> None:
        self._body_bytes += len(body)
        self._pieces += 1
        if self._pieces > MANY_PIECES and self._body_bytes < PIECE_BYTES * self._pieces:
            raise Flooded
        if self._body_bytes > MOST_BODY_BYTES:  # it had its answer long ago
            self.transport.close()
        super().on_body(body)

    def handle_websocket_upgrade(self) -> None:
        self._hush()
        super().handle_websocket_upgrade()
        socket = cast("SocketLine", self.transport.get_protocol())
        socket.release, self._release = self._release, None

    def _expect(self, seconds: float) -> None:
        """The rest of the head, or of the body, comes in time, or the line is closed."""
        self._hush()
        self._silence = self.loop.call_later(seconds, self.timeout_keep_alive_handler)

    def _hush(self) -> None:
        if self._silence:
            self._silence.cancel()
            self._silence = None


def http_lines(given: Exchange) -> type[Line]:
    """The protocol for uvicorn, which makes one for each line."""

    class HouseLine(Line):
        exchange = given

    return HouseLine
