"""One line to the server for any bytes, and what it answers."""

from __future__ import annotations

import socket
from dataclasses import dataclass

from tests.server.running import PATIENCE_SECONDS


@dataclass(frozen=True, slots=True)
class Answered:
    status: int  # 0: the line was closed without a word
    body: bytes


class Line:
    """Kept open as long as the server keeps it."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._line: socket.socket | None = None

    def ask(self, request: bytes, *, head: bool = False) -> Answered:
        """`head`: the answer has no body whatever its length says."""
        for _ in range(2):  # a line that was kept may have been closed meanwhile
            fresh = self._line is None
            answered = self._asked(request, head=head)
            if answered.status or fresh:
                return answered
        return answered

    def close(self) -> None:
        if self._line:
            self._line.close()
        self._line = None

    def _asked(self, request: bytes, *, head: bool) -> Answered:
        if self._line is None:
            address = ("127.0.0.1", self._port)
            self._line = socket.create_connection(address, timeout=PATIENCE_SECONDS)
        try:
            self._line.sendall(request)
            return self._read(head=head)
        except (ConnectionError, EOFError):
            self.close()
            return Answered(0, b"")

    def _read(self, *, head: bool) -> Answered:
        assert self._line
        got = b""
        while b"\r\n\r\n" not in got:
            got += self._more()
        top, _, body = got.partition(b"\r\n\r\n")
        lines = top.lower().split(b"\r\n")
        status = int(lines[0].split()[1])
        fields = dict(line.split(b": ", 1) for line in lines[1:] if b": " in line)
        length = 0 if head else int(fields.get(b"content-length", b"0"))
        while len(body) < length:
            body += self._more()
        if fields.get(b"connection") == b"close" or status < 200:
            self.close()
        return Answered(status, body)

    def _more(self) -> bytes:
        assert self._line
        if not (more := self._line.recv(1 << 16)):
            raise EOFError
        return more
