"""The server in a process of its own, on a free port of loopback; computers do not pause."""

from __future__ import annotations

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

from tests.server import shared

START_SECONDS = 30


class House:
    def __init__(self, data: Path, env: Mapping[str, str] | None = None) -> None:
        """Of this tree, unless the environment leads Python to another one."""
        self.data, self._env = data, env
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

    def __enter__(self) -> House:
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
        command = [sys.executable, "-m", "setzkasten.server", "--pause", "0", "--crowd", "1000"]
        command += ["--port", str(self.port), "--data", str(self.data)]
        command += shared.arguments(self.data)
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=self._env)
        ends_at = time.monotonic() + START_SECONDS
        while time.monotonic() < ends_at:
            try:
                with urllib.request.urlopen(self.address + "healthz", timeout=2):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        raise AssertionError(f"the server did not answer within {START_SECONDS} s")

    def kill(self) -> None:
        """The plug is pulled."""
        assert self._process
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(10)
