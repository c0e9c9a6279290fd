"""Sockets: whole texts are read here, heaps of small things in parts, the rest by the library."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import State
from websockets.utils import apply_mask

from setzkasten.server.people.limits import Limit

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent

# Messages above our own limit but below this one still get an answer; beyond, the line is cut.
MOST_SOCKET_BYTES = 65_536
# How much is read in one turn of the loop? Some thousand frames, if they are empty.
TURN_BYTES = 8_192
# How many frames about the line itself, or pieces of messages, come in twenty seconds? A browser
# answers two pings.
FRAMES = 200
# The first two bytes of a frame: the last of its message, about the line itself, a whole text.
LAST, CONTROL, WHOLE_TEXT, MASKED = 0x80, 0x08, 0x81, 0x80
UNREAD = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


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
    _rest = b""  # comes in the next turns of the loop

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._frames = Limit(FRAMES)

    @property
    def open(self) -> bool:
        """May a message be written to it?"""
        return not (self.close_sent or self.disconnected or self.transport.is_closing())

    def data_received(self, data: bytes) -> None:
        """Others have their turn between two parts of a heap; a head comes whole."""
        if self._rest:
            self._rest += data
            self.transport.pause_reading()
        elif len(data) <= TURN_BYTES or not self.handshake_initiated:
            self._read(data)
        else:
            self._rest = data
            self._read_on()

    def _read_on(self) -> None:
        data, self._rest = self._rest[:TURN_BYTES], self._rest[TURN_BYTES:]
        if self.disconnected or self.transport.is_closing():
            self._rest = b""
            return
        self._read(data)
        if self._rest:
            self.transport.pause_reading()
            self.loop.call_soon(self._read_on)
        elif not (self.read_paused or self.transport.is_closing()):
            self.transport.resume_reading()

    def _read(self, data: bytes) -> None:
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

    def handle_ping(self) -> None:
        if not self._floods():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if not self._floods():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if not self._floods():
            super().handle_cont(event)

    def _floods(self) -> bool:
        if not self._frames.wait_seconds(monotonic()):
            return False
        self.transport.abort()
        return True

    async def receive(self) -> ASGIReceiveEvent:
        """Others have their turn between two messages of a heap."""
        message = await super().receive()
        if not self.queue.empty():
            await asyncio.sleep(0)
        return message

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
