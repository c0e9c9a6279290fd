"""`./setz soak fire`: everything that can go wrong around a server, done to it on purpose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tests.soak.finding import Finding
from tests.soak.fire import crowds, damage, fuzz, schema, sessions, troubles

THINGS: Final[dict[str, Callable[[], Iterator[Finding]]]] = {
    "requests": fuzz.requests,
    "frames": fuzz.frames,
    "proxy": sessions.run,
    "kills": troubles.kills,
    "clocks": troubles.clocks,
    "disk": troubles.disk,
    "redis": troubles.redis,
    "postgres": troubles.postgres,
    "damage": damage.run,
    "crowds": crowds.run,
    "schema": schema.run,
}


def run(only: str) -> Iterator[Finding]:
    for name, thing in THINGS.items():
        if only in ("", name):
            yield from thing()
