"""A server whose clock a test moves on: eight bytes of a file say by how many milliseconds.

Time of the world and steady time move together, so whatever waits for them happens.
"""

from __future__ import annotations

import mmap
import struct
import sys
import time

MILLIS = struct.Struct("q")


def move(file: str) -> None:
    """Before anything is imported that reads a clock; a loop in C would read one of its own."""
    with open(file, "r+b") as kept:
        moved = mmap.mmap(kept.fileno(), MILLIS.size)
    steady, world = time.monotonic, time.time

    def seconds() -> float:
        passed: int = MILLIS.unpack(moved)[0]
        return passed / 1000

    time.monotonic = lambda: steady() + seconds()
    time.time = lambda: world() + seconds()
    sys.modules["uvloop"] = None  # type: ignore[assignment]  # as if it were not installed


def moved_workers(file: str) -> tuple[str, str, str]:
    """How a crew starts its processes, so that time goes by for all of them."""
    moves = f"from tests.web.moved_server import move; move({file!r})"
    return sys.executable, "-c", f"{moves}; from setzkasten.server.crew_member import main; main()"


if __name__ == "__main__":
    given = sys.argv.pop(1)
    move(given)
    from setzkasten.server import crew
    from setzkasten.server.__main__ import main

    crew.COMMAND = moved_workers(given)
    sys.exit(main())
