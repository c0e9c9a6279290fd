"""`./setz soak fire`: everything that can go wrong around a server, done to it on purpose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tests.soak.finding import Finding
from tests.soak.fire import fuzz, sessions

THINGS: Final[dict[str, Callable[[], Iterator[Finding]]]] = {
    "requests": fuzz.requests,
    "frames": fuzz.frames,
    "proxy": sessions.run,
}


def run(only: str) -> Iterator[Finding]:
    for name, thing in THINGS.items():
        if only in ("", name):
            yield from thing()
