"""Floods, slow readers and half-open lines while pages write: nobody waits, nothing piles up."""

from __future__ import annotations

import os
import socket
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from time import sleep

from tests.server.pages import picture
from tests.server.running import PATIENCE_SECONDS, Device, Server
from tests.soak.finding import Finding, Progress
from tests.soak.fire.raw import handshake
from tests.soak.tally import Tally
from tests.soak.writing import GOES_ON_SECONDS, told, write_through

TROUBLES = int(os.environ.get("SETZKASTEN_SOAK_TROUBLES", "40"))
LINES, READERS, REQUESTS = 150, 20, 200
# How much may the server have grown in the end? Lines that are gone leave nothing.
MOST_GROWTH = 1.5
LOOK = b"\x81\x94\0\0\0\0" + b'{"re":1,"do":"look"}'


def run() -> Iterator[Finding]:
    crowds = f"{TROUBLES:,} crowds of half-open lines, slow readers and floods"
    what = f"{crowds}: all go on in {GOES_ON_SECONDS:.0f} s"
    tally, progress = Tally.of("fire-crowds"), Progress(what)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder, "data"), "--patience", "1")
        try:
            write_through(server, Crowd(server), tally, 2)  # warm
            before = _kilobytes(server)
            while tally.done < TROUBLES and not tally.wrong:
                write_through(server, Crowd(server), tally, min(10, TROUBLES - tally.done))
                tally.keep()
                progress.at(tally.done, TROUBLES)
            grown = _kilobytes(server) / before
        finally:
            server.kill()
        if grown > MOST_GROWTH:
            tally.wrong.append(f"the server has grown {grown:.1f} times")
    tally.end()
    yield Finding(what, f"{told(tally)}; grown {grown:.2f} times", well=not tally.wrong)


class Crowd:
    """A new one each time; the lines of the last are left to the server to clear away."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._left: list[socket.socket] = []

    def __call__(self, rng: Random) -> None:
        for line in self._left:
            line.close()
        self._left = [self._half_open(rng) for _ in range(LINES)]
        self._left += self._slow_readers()
        self._flood()
        sleep(rng.random())

    def _line(self) -> socket.socket:
        address = ("127.0.0.1", self._server.port)
        return socket.create_connection(address, timeout=PATIENCE_SECONDS)

    def _half_open(self, rng: Random) -> socket.socket:
        line = self._line()
        head = b"POST /api/records HTTP/1.1\r\nhost: x\r\ncontent-length: 4000000\r\n\r\nszk"
        with suppress(ConnectionError):
            line.sendall(head[: rng.randrange(len(head))])
        return line

    def _slow_readers(self) -> list[socket.socket]:
        """They ask without end and read nothing."""
        device = Device(self._server)
        name, lines = picture(device), list[socket.socket]()
        for _ in range(READERS):
            line = self._line()
            line.sendall(handshake(self._server, name, device.token))
            line.settimeout(0.0)
            with suppress(OSError):  # its own buffer is full at last
                for _ in range(500):
                    line.send(LOOK)
            lines.append(line)
        return lines

    def _flood(self) -> None:
        device = Device(self._server, "")
        for _ in range(REQUESTS):
            device.get("/api/tables")


def _kilobytes(server: Server) -> int:
    rollup = Path(f"/proc/{server.process.pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in rollup if line.startswith("Pss:"))
