"""A real server in its own process, and devices that talk to it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPMessage
from pathlib import Path
from typing import Any, Protocol

from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from setzkasten.server.people.device import COOKIE, new_token
from tests.server import shared
from tests.table.folded import folded

WORDS = Path(__file__).parent / "words.txt"
SOURCES = Path(__file__).parents[2] / "src"
# How long may a loaded machine take for an answer?
PATIENCE_SECONDS = 60.0

Json = Any  # whatever the server says; tests look into it


class Server:
    """One server process; killed or stopped by its own id."""

    def __init__(self, data: Path, *arguments: str, module: str = "setzkasten.server") -> None:
        command = [sys.executable, "-m", module, "--data", str(data)]
        given = arguments if "--database" in arguments else (*shared.arguments(data), *arguments)
        self.data, self.log = data, data.with_name(f"{data.name}.log")
        env = {**os.environ, "PYTHONPATH": str(SOURCES), "PYTHONUNBUFFERED": "1"}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, "--words", str(WORDS), "--pause", "0", "--crowd", "1000", *given],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                encoding="utf-8",
                env=env,
            )
        assert self.process.stdout
        said = self.process.stdout.readline()
        found = re.fullmatch(r"Setzkasten läuft auf http://127\.0\.0\.1:(\d+)/\n", said)
        assert found, said + self.log.read_text()
        self.port = int(found[1])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate(timeout=PATIENCE_SECONDS)

    def stop(self) -> None:
        """Asked to end, as by Ctrl-C."""
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=PATIENCE_SECONDS)


@contextmanager
def server(data: Path, *arguments: str) -> Iterator[Server]:
    """A server that never fails by its own fault: its log says so at the end."""
    running = Server(data, *arguments)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.kill()
    said = running.log.read_text()
    assert "Traceback" not in said, said
    assert "ERROR" not in said, said


@dataclass
class Answered:
    status: int
    headers: HTTPMessage
    body: bytes

    @property
    def json(self) -> Json:
        return json.loads(self.body)


class Reached(Protocol):
    """Where a server is."""

    @property
    def port(self) -> int: ...
    @property
    def address(self) -> str: ...


@dataclass
class Device:
    """A browser: one cookie, all its tables."""

    server: Reached
    token: str = field(default_factory=new_token)

    def ask(self, method: str, path: str, body: bytes | None = None, **headers: str) -> Answered:
        line = HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE_SECONDS)
        try:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            cookie = {"cookie": f"{COOKIE}={self.token}"} if self.token else {}
            origin = {} if method == "GET" else {"origin": self.server.address}
            wanted = {**cookie, **origin, **named}
            line.request(method, path, body, {name: v for name, v in wanted.items() if v})
            answer = line.getresponse()
            return Answered(answer.status, answer.headers, answer.read())
        finally:
            line.close()

    def get(self, path: str) -> Answered:
        return self.ask("GET", path)

    def post(self, path: str, content: Json = None) -> Answered:
        body = json.dumps(content).encode()
        return self.ask("POST", path, body, content_type="application/json")

    def open(self, *kinds: str, **options: object) -> str:
        """A new table of Nomina; gives its name."""
        names = ("Anna", "Bert", "Cora", "Dora", "Emil", "Fred")
        seats = [
            {"kind": kind, "names": [name], "level": "leicht"}
            for kind, name in zip(kinds or ("person", "person"), names, strict=False)
        ]
        answer = self.post("/api/tables", {"game": "nomina", "options": options, "seats": seats})
        assert answer.status == 201, answer.body
        name: str = answer.json["id"]
        return name

    @contextmanager
    def sit(self, name: str, *, client: str = "") -> Iterator[Chair]:
        query = f"?client={client}" if client else ""
        with connect(
            f"ws://127.0.0.1:{self.server.port}/api/tables/{name}/socket{query}",
            origin=Origin(self.server.address),
            additional_headers={"cookie": f"{COOKIE}={self.token}"},
            open_timeout=PATIENCE_SECONDS,
            close_timeout=1,
            compression=None,
            proxy=None,
        ) as line:
            chair = Chair(line)
            while chair.frame is None and chair.waiting is None:
                chair.hear()
            yield chair


class Chair:
    """One open socket: asks, and remembers the latest frame, and the latest beside frames."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.heard: list[Json] = []
        self.frame: Json = None
        self.waiting: Json = None
        self.company: Json = None
        self.arranged: Json = None
        self.farewell: Json = None
        self.again: Json = None
        self.restart = False
        self.frames = 0
        self._number = 0

    def hear(self) -> Json:
        said = json.loads(self.line.recv(timeout=PATIENCE_SECONDS))
        self.heard.append(said)
        self.waiting = said.get("waiting", self.waiting)
        self.company = said.get("company", self.company)
        self.arranged = said.get("arranged", self.arranged)
        self.farewell = said.get("farewell", self.farewell)
        self.again = said.get("again", self.again)
        self.restart = said.get("restart", self.restart)
        if "frame" in said:
            self.frame = said["frame"]
        elif "change" in said:
            self.frame = folded(self.frame, said["change"])
        self.frames += "frame" in said or "change" in said
        return said

    def ask(self, do: str, **rest: object) -> Json:
        """The answer to this request; frames on the way are kept."""
        self._number += 1
        return self.send(json.dumps({"re": self._number, "do": do, **rest}))

    def send(self, message: str | bytes) -> Json:
        self.line.send(message)
        while "re" not in (said := self.hear()):
            continue
        return said

    def act(self, seat: int, action: str, **rest: object) -> Json:
        return self.ask("act", seat=seat, action=action, **rest)

    def until(self, **wanted: object) -> Json:
        """Wait for a frame that says so."""
        while any(self.frame[name] != value for name, value in wanted.items()):
            self.hear()
        return self.frame

    def until_seq(self, seq: int) -> Json:
        while self.frame["seq"] < seq:
            self.hear()
        return self.frame
