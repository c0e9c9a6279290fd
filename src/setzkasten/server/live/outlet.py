"""Ways out to a browser: straight to the line where it is one of ours, else as ASGI has it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence

from setzkasten.server.http.asgi import Message, Send
from setzkasten.server.live.socket_line import SocketLine

TEXT = b"\x81"  # a whole text message, unmasked as all that servers send
# Close codes: the table has to be read anew, or the server is at its end.
COME_BACK = 1012
# Somebody else sits there now: no coming back.
FAREWELL = 4001
# How many messages may wait for a line before it counts as slow?
FEW = 8


class Parcel:
    """A message to a browser, and its bytes on the line: made once, however many get it."""

    __slots__ = ("_framed", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        self._framed = b""

    @property
    def framed(self) -> bytes:
        if not self._framed:
            self._framed = TEXT + _length(len(self.text)) + self.text
        return self._framed


def _length(size: int) -> bytes:
    if size < 126:
        return bytes((size,))
    if size < 65_536:
        return b"\x7e" + size.to_bytes(2, "big")
    return b"\x7f" + size.to_bytes(8, "big")


class Plain:
    """Any ASGI server: one message after the other, each waits for the line."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._waiting: deque[Message] = deque()
        self._ending = self._ended = False
        self._farewell: Parcel | None = None
        self._pumping: asyncio.Task[None] | None = None
        self.freed: Callable[[], None] = lambda: None

    @property
    def free(self) -> bool:
        return len(self._waiting) < FEW

    def put(self, parcels: Sequence[Parcel]) -> None:
        if not self._ended:
            self._waiting += ({"type": "websocket.send", "text": p.text.decode()} for p in parcels)
            self._go_on()

    def close(self, farewell: Parcel | None = None) -> None:
        """An answer that is given in the same breath still goes out."""
        self._ending, self._farewell = True, farewell
        self._go_on()

    def hear(self, heard: Callable[[bytes], bool]) -> None:
        """Texts go there at once where the line can; it says no to what shall wait for its turn."""

    def fail(self) -> None:
        """Nobody goes on with what was heard at once."""

    async def drained(self) -> None:
        """Everything is out, or the other side is gone."""
        while self._pumping:
            await asyncio.wait({self._pumping})

    def _go_on(self) -> None:
        if self._pumping is None:
            self._pumping = asyncio.get_running_loop().create_task(self._pump())

    async def _pump(self) -> None:
        try:
            while self._waiting:
                await self._send(self._waiting.popleft())
            if self._ending and not self._ended:
                self._ended, last = True, self._farewell
                if last:
                    await self._send({"type": "websocket.send", "text": last.text.decode()})
                code = FAREWELL if last else COME_BACK
                await self._send({"type": "websocket.close", "code": code})
        except OSError:
            self._waiting.clear()  # the other side is gone in the middle of a sentence
        finally:
            self._pumping = None
        self.freed()


class Straight(Plain):
    """One of our own lines: the bytes are written as they are, the same to all who get them.

    What has to be in the order of ASGI's own messages, such as the end, goes their way.
    """

    def __init__(self, send: Send, line: SocketLine) -> None:
        super().__init__(send)
        self._line = line
        line.resumed = self._resumed

    @property
    def free(self) -> bool:
        return self._line.writable.is_set()

    def put(self, parcels: Sequence[Parcel]) -> None:
        if self._ended or not self._line.open:
            return
        if len(parcels) == 1:
            self._line.transport.write(parcels[0].framed)
        else:
            self._line.transport.write(b"".join([parcel.framed for parcel in parcels]))

    def close(self, farewell: Parcel | None = None) -> None:
        if self._line.open:
            super().close(farewell)

    def hear(self, heard: Callable[[bytes], bool]) -> None:
        self._line.heard = heard

    def fail(self) -> None:
        self._line.fail()

    async def drained(self) -> None:
        await super().drained()
        await self._line.writable.wait()

    def _resumed(self) -> None:
        self.freed()


def outlet_of(send: Send) -> Plain:
    """`send` of uvicorn is a method of the line itself."""
    line = getattr(send, "__self__", None)
    return Straight(send, line) if isinstance(line, SocketLine) else Plain(send)
