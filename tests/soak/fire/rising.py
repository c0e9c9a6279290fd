"""A server on one port and one folder that comes back whenever it fell, perhaps at another time."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import IO, Final

from tests.server.running import SOURCES, WORDS, Server

RESERVE: Final = "tests.soak.fire.reserve"


class Rising(Server):
    """The same port again, so that pages find it."""

    def __init__(self, data: Path, *arguments: str, **environment: str) -> None:
        with socket.socket() as line:
            line.bind(("127.0.0.1", 0))
            self.port = line.getsockname()[1]
        self.data, self.log = data, data.with_name(f"{data.name}.log")
        given = ("--data", str(data), "--words", str(WORDS), "--pause", "0", "--crowd", "1000")
        self._arguments = (*given, "--port", str(self.port), *arguments)
        self.process = _reserve(tuple(sorted(environment.items())))
        self.rise()

    def rise(self, shift_seconds: float = 0.0) -> None:
        """`shift_seconds`: by how much the world's clock is off."""
        ways, told = self._ways
        order = {"arguments": self._arguments, "log": str(self.log), "shift": shift_seconds}
        ways.write(json.dumps(order) + "\n")
        ways.flush()
        self._number = int(told.readline())
        said = told.readline()
        found = re.fullmatch(r"Setzkasten läuft auf http://127\.0\.0\.1:(\d+)/\n", said)
        assert found, said + self.log.read_text("utf-8", "replace")

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGINT)

    @property
    def _ways(self) -> tuple[IO[str], IO[str]]:
        assert self.process.stdin
        assert self.process.stdout
        return self.process.stdin, self.process.stdout

    def _end(self, how: signal.Signals) -> None:
        if self._number:
            os.kill(self._number, how)
            gone = self._ways[1].readline()
            assert gone, self.log.read_text()
        self._number = 0


@cache
def _reserve(environment: tuple[tuple[str, str], ...]) -> subprocess.Popen[str]:
    """It ends with us, and its server with it."""
    pipe, env = subprocess.PIPE, {**os.environ, "PYTHONPATH": str(SOURCES), **dict(environment)}
    command = [sys.executable, "-m", RESERVE]
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, encoding="utf-8", env=env)
