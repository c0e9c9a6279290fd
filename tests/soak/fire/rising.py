"""A server on one port and one folder that comes back whenever it fell, perhaps at another time.

    python -m tests.soak.fire.rising …        as `python -m setzkasten.server`, without limits

`SETZKASTEN_SOAK_SHIFT` says by how many seconds the world's clock is off.
"""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

from setzkasten.server import now
from tests.server.running import Server

MODULE = "tests.soak.fire.rising"
SHIFT = "SETZKASTEN_SOAK_SHIFT"


class Rising(Server):
    """The same port again, so that pages find it."""

    def __init__(self, data: Path, *arguments: str, **environment: str) -> None:
        with socket.socket() as line:
            line.bind(("127.0.0.1", 0))
            number = line.getsockname()[1]
        self._data, self._environment = data, environment
        self._arguments = ("--port", str(number), *arguments)
        self.rise()

    def rise(self, **environment: str) -> None:
        os.environ.update({**self._environment, **environment})
        try:
            super().__init__(self._data, *self._arguments, module=MODULE)
        finally:
            for name in (*self._environment, *environment):
                del os.environ[name]


if __name__ == "__main__":
    from setzkasten.server.__main__ import main
    from tests.soak.fire.unlimited import without_limits

    now._BEGAN += float(os.environ.get(SHIFT, "0"))
    without_limits()
    sys.exit(main())
