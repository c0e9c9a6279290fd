"""A process that has read all of our code, and becomes a server whenever one is wanted.

    python -m tests.soak.fire.reserve         one server for each line of its input, one at a time

To start Python costs many times what a server needs to come back. What falls is a process like any
other: `python -m setzkasten.server`, without limits.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from ctypes import CDLL
from typing import NoReturn

from litestar import Litestar

from setzkasten.server import now
from setzkasten.server.__main__ import main
from setzkasten.server.http.api import ALL
from setzkasten.server.work.worker import PARENT_DEATH_SIGNAL
from tests.soak.fire.unlimited import without_limits


def serve_on() -> None:
    """Says the number of each process, and when it is gone."""
    _end_with_the_parent()
    Litestar(ALL, openapi_config=None)  # what it reads only now is read once for all of them
    for line in sys.stdin:
        number = os.fork()
        if not number:
            _become(**json.loads(line))
        print(number, flush=True)
        os.waitpid(number, 0)
        print("gone", flush=True)


def _become(arguments: list[str], log: str, shift: float) -> NoReturn:
    _end_with_the_parent()
    os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), sys.stderr.fileno())
    os.dup2(os.open(os.devnull, os.O_RDONLY), sys.stdin.fileno())
    now._BEGAN += shift
    sys.argv[1:] = arguments
    without_limits()
    code = 1
    try:
        code = main()
    finally:
        sys.stdout.flush()
        os._exit(code)


def _end_with_the_parent() -> None:
    if sys.platform == "linux":
        CDLL(None).prctl(PARENT_DEATH_SIGNAL, signal.SIGKILL)


if __name__ == "__main__":
    serve_on()
