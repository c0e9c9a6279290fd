"""The load on a server: plain sockets and epoll, at each table one request after the other.

As at a table of people: whoever is next goes on as soon as they have seen what the one before did,
whether the others have seen it or not.
"""

from __future__ import annotations

import json
import re
import select
import socket
import subprocess
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from time import perf_counter
from typing import Protocol

from setzkasten.server.people.device import COOKIE, new_token

SEATS = 4
MASK = b"\0\0\0\0"  # allowed, and the payload stays as it is
PING, PONG = 0x89, 0x8A
VERSION = re.compile(rb'"v":(\d+)')
# How long may an answer take before the load gives up?
PATIENCE_SECONDS = 60.0
MOST_LATE_SECONDS = 0.005
# After how many new tables does the load listen?
AT_ONCE = 50

Asked = tuple[int, str, str]  # seat, what, action


class Loaded(Protocol):
    """What is put under load: one server or several."""

    @property
    def port(self) -> int: ...
    @property
    def cpu_seconds(self) -> float: ...
    @property
    def megabytes(self) -> float: ...
    def open(self, token: str) -> str: ...


class Served:
    """A server process, and what it has spent."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "benchmarks.serving", *arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8")
        assert self.process.stdout
        said = self.process.stdout.readline()
        self.port = int(said.rstrip("/\n").rpartition(":")[2])

    @property
    def cpu_seconds(self) -> float:
        tasks = Path(f"/proc/{self.process.pid}/task").iterdir()
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9

    @property
    def megabytes(self) -> float:
        rollup = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines()
        pss = next(line for line in rollup if line.startswith("Pss:"))
        return int(pss.split()[1]) / 1024

    def open(self, token: str) -> str:
        """A new table of Nomina for four."""
        line = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE_SECONDS)
        origin = {"origin": f"http://127.0.0.1:{self.port}", "cookie": f"{COOKIE}={token}"}
        body = json.dumps({"game": "nomina", "seats": [{}] * SEATS})
        line.request("POST", "/api/tables", body, {**origin, "content-type": "application/json"})
        answer = line.getresponse()
        told = answer.read()
        assert answer.status == 201, told
        line.close()
        return str(json.loads(told)["id"])


@contextmanager
def served(*arguments: str) -> Iterator[Served]:
    running = Served(*arguments)
    try:
        yield running
    finally:
        running.process.kill()
        running.process.communicate()


@dataclass(eq=False)
class Seat:
    table: Table
    line: socket.socket
    buffer: bytearray = field(default_factory=bytearray)
    seen = -1  # of what requests brought; first comes the whole frame
    version = 0  # of the table
    asked_at = 0.0

    def see(self, told: bytes) -> None:
        """The frame, or the next change: none is left out."""
        found = VERSION.search(told)
        assert found, told
        version = int(found[1])
        assert version == self.version + 1 or self.seen < 0, (version, self.version)
        self.seen, self.version = self.seen + 1, version

    def payloads(self) -> Iterator[bytes]:
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1] & 127, at + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                size, start = int.from_bytes(buffer[start : start + width], "big"), start + width
            if len(buffer) < start + size:
                break
            payload = bytes(buffer[start : start + size])
            if buffer[at] == PING:
                self.line.send(bytes((PONG, 0x80 | size)) + MASK + payload)
            else:
                yield payload
            at = start + size
        del buffer[:at]


class Table:
    """Four sockets, what is to be asked there, and what is still to come of it."""

    def __init__(self, server: Loaded, name: str, token: str) -> None:
        self.seats = [Seat(self, connected(server, name, token)) for _ in range(SEATS)]
        self.asked: list[Asked] = []  # the last is the next
        self.missing = SEATS  # messages: of a request its answer and one to each seat
        self.number = 0  # of requests so far
        self.due = False  # the next one waits for its time

    @property
    def open(self) -> bool:
        return bool(self.asked or self.missing)

    @property
    def ready(self) -> bool:
        """Has the seat that is next seen what came of the last request?"""
        if self.due or not self.asked:
            return False
        return self.seats[self.asked[-1][0]].seen == self.number

    def ask(self) -> None:
        number, do, action = self.asked.pop()
        self.number += 1
        self.missing += SEATS + 1
        wish = {"re": self.number, "do": do, "seat": number, "action": action}
        seat, self.due = self.seats[number], False
        seat.asked_at = perf_counter()
        seat.line.send(_masked(json.dumps(wish).encode()))


@dataclass(frozen=True, slots=True)
class Spent:
    """What a phase cost the server."""

    moves: int
    deliveries: int
    bytes: int
    cpu_seconds: float
    seconds: float
    answers: list[float]
    megabytes: float  # of the server, afterwards

    @property
    def micros(self) -> float:
        return self.cpu_seconds / self.moves * 1e6


class Load:
    def __init__(self, server: Loaded, tables: int, *, named: bool, first: int = 0) -> None:
        self.server, self.poll = server, select.epoll()
        self._pace, self._next, self._due = 0.0, 0.0, deque[Table]()
        self.tables, self.seats = list[Table](), dict[int, Seat]()
        for number in range(first, first + tables):
            self._add(self._table(number, named=named))
            if number % AT_ONCE == 0:
                self.drive()  # whoever has waited for long is asked whether they are still there
        self.drive()  # until everybody has the whole frame

    def _add(self, table: Table) -> None:
        self.tables.append(table)
        for seat in table.seats:
            seat.line.settimeout(0.0)
            self.seats[seat.line.fileno()] = seat
            self.poll.register(seat.line, select.EPOLLIN)

    def _table(self, number: int, *, named: bool) -> Table:
        token = new_token()
        return Table(self.server, self.server.open(token) if named else str(number), token)

    def close(self) -> None:
        for seat in self.seats.values():
            seat.line.close()

    def run(self, asked: Sequence[Asked], rate: float = 0.0) -> Spent:
        """The same requests at every table; `rate`: so many a second, else as fast as can be."""
        for table in self.tables:
            table.asked = list(reversed(asked))
        self._pace, self._next = 1 / rate if rate else 0.0, perf_counter()
        return self.drive()

    def _ask(self, table: Table) -> None:
        if not self._pace:
            table.ask()
            return
        self._due.append(table)
        table.due = True

    def _ask_due(self) -> None:
        """A load that could not keep up for a moment does not hurry afterwards."""
        while self._due and (now := perf_counter()) >= self._next:
            self._due.popleft().ask()
            self._next = max(self._next + self._pace, now - MOST_LATE_SECONDS)

    def drive(self) -> Spent:
        before, began = self.server.cpu_seconds, perf_counter()
        deliveries, size, answers, open_ = 0, 0, list[float](), 0
        for table in self.tables:
            if table.ready:
                self._ask(table)
            open_ += table.open
        while open_:
            self._ask_due()
            ready = self.poll.poll(self._pace if self._due else PATIENCE_SECONDS)
            assert ready or self._due, "the server says nothing any more"
            for number, _ in ready:
                seat = self.seats[number]
                data = seat.line.recv(262_144)
                assert data, "the line was cut"
                size += len(data)
                seat.buffer += data
                for payload in seat.payloads():
                    deliveries += not _taken(seat, payload, answers)
                    if seat.table.ready:
                        self._ask(seat.table)
                    open_ -= not seat.table.open
        spent = self.server.cpu_seconds - before
        seconds, memory = perf_counter() - began, self.server.megabytes
        return Spent(len(answers), deliveries, size, spent, seconds, answers, memory)


def _taken(seat: Seat, payload: bytes, answers: list[float]) -> bool:
    """Was it an answer?"""
    seat.table.missing -= 1
    if not payload.startswith(b'{"re"'):
        seat.see(payload)
        return False
    assert b'"ok":true' in payload, payload
    answers.append(perf_counter() - seat.asked_at)
    return True


def connected(server: Loaded, name: str, token: str) -> socket.socket:
    host = f"127.0.0.1:{(port := server.port)}"
    line = socket.create_connection(("127.0.0.1", port))
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    line.sendall(
        f"GET /api/tables/{name}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
        f"Cookie: {COOKIE}={token}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    got = b""
    while not got.endswith(b"\r\n\r\n"):
        got += line.recv(1)
    assert b" 101 " in got, got[:80]
    return line


def _masked(payload: bytes) -> bytes:
    size = len(payload)
    head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
    return head + MASK + payload
