"""A server that counts nobody's requests: what is thrown at it shall reach what it is thrown at."""

from __future__ import annotations

import sys
from pathlib import Path

from setzkasten.server.__main__ import main
from setzkasten.server.people.limits import Limits, Turnstile
from tests.server.running import Server

MODULE = "tests.soak.fire.unlimited"


class Unlimited(Server):
    def __init__(self, data: Path, *arguments: str) -> None:
        super().__init__(data, *arguments, module=MODULE)


def without_limits() -> None:
    Limits.wait_seconds = lambda *_: 0.0  # type: ignore[method-assign]
    Limits.enter = lambda *_: True  # type: ignore[method-assign]
    Turnstile.wait_seconds = lambda *_, **__: 0.0  # type: ignore[method-assign]


if __name__ == "__main__":
    without_limits()
    sys.exit(main())
