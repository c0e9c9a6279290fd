"""The server in a process of its own, on a free port of loopback; computers do not pause."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

from setzkasten.server.settings import CROWD
from tests.server import shared
from tests.server.catching import Mailbox
from tests.server.corresponding import SITE
from tests.web.moved_server import MILLIS

START_SECONDS = 120


class House:
    def __init__(self, data: Path, env: Mapping[str, str] | None = None, *flags: str) -> None:
        """Of this tree, unless the environment leads Python to another one."""
        self.data, self._env, self._flags = data, env, flags
        self._moved = data.with_name(f"{data.name}.moved")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    @property
    def origin(self) -> dict[str, str]:
        """What a page of the house says of itself when it changes something."""
        return {"origin": self.address.rstrip("/")}

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(20)

    def start(self) -> None:
        command = [sys.executable, "-m", *self._module, "--pause", "0", "--crowd", "1000"]
        command += ["--port", str(self.port), "--data", str(self.data), *self._flags]
        command += shared.arguments(self.data)
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=self._env)
        ends_at = time.monotonic() + START_SECONDS
        while time.monotonic() < ends_at:
            if self._answers():
                return
            time.sleep(0.05)
        raise AssertionError(f"the server did not answer within {START_SECONDS} s")

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(self.address + "healthz", timeout=2):
                return True
        except (urllib.error.URLError, OSError):
            return False

    @property
    def _module(self) -> list[str]:
        return ["setzkasten.server"]

    def kill(self) -> None:
        """The plug is pulled, for the workers of a crew as well: none of them says farewell."""
        assert self._process
        everybody = [self._process.pid, *_children(self._process.pid)]
        for number in everybody:  # the parent first: it would take others on
            os.kill(number, signal.SIGKILL)
        self._process.wait(10)
        while any(map(_lives, everybody)):
            time.sleep(0.01)


def _children(number: int) -> list[int]:
    """Each of its threads may have started some."""
    kept = Path(f"/proc/{number}/task").glob("*/children")
    return [int(child) for threads in kept for child in threads.read_text().split()]


def _lives(number: int) -> bool:
    try:
        state = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


class MovedHouse(House):
    """A server whose clock a test moves on; also over a kill.

    Its limits are those of every server, and what it mails falls into a box.
    """

    def __init__(self, data: Path, box: Mailbox) -> None:
        mail = ("--smtp", f"smtp://127.0.0.1:{box.port}", "--mail-from", "spiele@example.org")
        crowd = ("--crowd", str(CROWD))
        super().__init__(data, None, "--push-loopback", *mail, "--site", SITE, *crowd)
        self.box = box

    def runs(self) -> None:
        """Also if whoever was here before left it for dead."""
        if self._process is None or self._process.poll() is not None:
            self.start()

    @property
    def _module(self) -> list[str]:
        if not self._moved.exists():
            self._moved.write_bytes(MILLIS.pack(0))
        return ["tests.web.moved_server", str(self._moved)]

    def seconds(self) -> float:
        """What time it is there."""
        moved: int = MILLIS.unpack(self._moved.read_bytes())[0]
        return time.time() + moved / 1000

    def pass_by(self, millis: int) -> None:
        """So much time goes by, and nobody waits."""
        (moved,) = MILLIS.unpack(self._moved.read_bytes())
        with self._moved.open("r+b") as kept:
            kept.write(MILLIS.pack(moved + millis))
        self._answers()  # whoever sleeps until something comes is woken by it
