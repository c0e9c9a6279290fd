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
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import State
from websockets.utils import apply_mask

from setzkasten.server.people.device import MOST_COOKIE_BYTES
from setzkasten.server.people.sender import home_of

# How long may the head of a request be? Cookies of other programs on the same host and some more.
MOST_HEAD_BYTES = MOST_COOKIE_BYTES + 32_768
# Beyond what any answer needs, a body is not even thrown away.
MOST_BODY_BYTES = 16_000_000
# In what the reader of a body waits for it, with some more for its answer.
BODY_PATIENCE = 8
# How many lines has one person? A browser opens six, and one more for every table.
LINES_EACH = 20
# Messages above our own limit but below this one still get an answer; beyond, the line is cut.
MOST_SOCKET_BYTES = 65_536
# The first two bytes of a frame: the last of its message, about the line itself, a whole text.
LAST, CONTROL, WHOLE_TEXT, MASKED = 0x80, 0x08, 0x81, 0x80
TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"connection: close\r\ncontent-length: 0\r\n\r\n"
)
UNREAD = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


@dataclass
class Exchange:
    """All lines of a server."""

    crowd: int
    patience_seconds: float
    trusted_proxies: tuple[str, ...] = ()
    most_lines: int = 10_000
    _open: Counter[str] = field(default_factory=Counter)

    def enter(self, home: str) -> bool:
        """One more line, unless there are enough; what a proxy passes on is limited further in."""
        many = self._open[home] >= LINES_EACH * self.crowd and not self._trusted(home)
        if many or self._open.total() >= self.most_lines:
            return False
        self._open[home] += 1
        return True

    def leave(self, home: str) -> None:
        self._open[home] -= 1
        if self._open[home] <= 0:
            del self._open[home]

    def _trusted(self, home: str) -> bool:
        try:
            address = ip_address(home.partition("/")[0])
            return any(address in ip_network(proxy, strict=False) for proxy in self.trusted_proxies)
        except ValueError:
            return False


class Line(HttpToolsProtocol):
    """Counted from its first to its last byte."""

    exchange: Exchange
    _release: Callable[[], None] | None = None
    _head_bytes = 0
    _body_bytes = 0
    _in_head = True
    _silence: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        home = home_of(self.client[0] if self.client else "")
        if not self.exchange.enter(home):
            transport.abort()
            return
        self._release = partial(self.exchange.leave, home)
        self._expect(self.exchange.patience_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._hush()
        super().connection_lost(exc)
        if self._release:
            self._release()

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            self._head_bytes += len(data)
        super().data_received(data)
        if self._in_head and self._head_bytes > MOST_HEAD_BYTES:
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect(self.exchange.patience_seconds)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._expect(self.exchange.patience_seconds * BODY_PATIENCE)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._hush()
        self._in_head, self._head_bytes, self._body_bytes = True, 0, 0
        super().on_message_complete()

    def on_body(self, body: bytes) -> None:
        self._body_bytes += len(body)
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


class SocketLine(WebSocketsSansIOProtocol):
    """A line that became a socket goes on counting, and says when it can be written to again.

    Whole texts, which is all that pages send, are read here, and told straight to whoever hears
    them; everything else is the library's, frame by frame.
    """

    release: Callable[[], None] | None = None
    resumed: Callable[[], None] | None = None
    # False: one thing at a time, this text waits in the queue.
    heard: Callable[[bytes], bool] | None = None
    _begun = b""  # of a frame, the rest is still to come
    _in_pieces = False  # a message of several frames
    _odd = False  # the library has begun to read, and goes on

    @property
    def open(self) -> bool:
        """May a message be written to it?"""
        return not (self.close_sent or self.disconnected or self.transport.is_closing())

    def data_received(self, data: bytes) -> None:
        if self._odd or not self.handshake_complete:
            self._odd = self.handshake_initiated  # whoever speaks before the door is open
            super().data_received(data)
            self._check_head()
            return
        data, self._begun, at = self._begun + data, b"", 0
        while at < len(data):
            start, end = frame_at(data, at)
            if end > start + MOST_SOCKET_BYTES:  # let the library say so
                self._odd = True
                super().data_received(data[at:])
                return
            if end > len(data):
                self._begun = data[at:]
                return
            self._take(data[at:end], start - at, alone=end - at == len(data))
            at = end

    def _check_head(self) -> None:
        """The head comes whole: where no handshake begins with it, none ever will."""
        if not (self.handshake_initiated or self.transport.is_closing()):
            self.transport.write(b"".join(self.conn.data_to_send()) or UNREAD)
            self.transport.close()

    def _take(self, frame: bytes, start: int, *, alone: bool) -> None:
        """`alone`: whoever sends many at once has them queued."""
        whole = frame[0] == WHOLE_TEXT and frame[1] & MASKED and not self._in_pieces
        text = apply_mask(frame[start:], frame[start - 4 : start]) if whole else b""
        if not text or not text.isascii() or self.conn.state is not State.OPEN:
            if not frame[0] & CONTROL:
                self._in_pieces = not frame[0] & LAST
            super().data_received(frame)
        elif not (alone and self.heard and self.queue.empty() and self.heard(text)):
            self.handle_text(Frame(Opcode.TEXT, text))

    def fail(self) -> None:
        """Whoever heard something could not go on with it: as if the line were cut."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.INTERNAL_ERROR})

    def send_receive_event_to_app(self) -> None:
        try:
            super().send_receive_event_to_app()
        except InvalidState:  # no text, and before the handshake: nobody is there to be told
            self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.resumed:
            self.resumed()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.resumed = self.heard = None
        if self.release:
            self.release()


def frame_at(data: bytes, at: int) -> tuple[int, int]:
    """Where a frame has its payload, and where it ends; both may be still to come."""
    if len(data) < at + 2:
        return at + 2, at + 2
    size, start = data[at + 1] & ~MASKED, at + 2
    if size >= 126:
        width = 2 if size == 126 else 8
        start += width
        if len(data) < start:
            return start, start
        size = int.from_bytes(data[start - width : start], "big")
    start += 4 if data[at + 1] & MASKED else 0
    return start, start + size
