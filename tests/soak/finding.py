"""What a long test found."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

# How often does a long test show that it lives?
SAY_EVERY_SECONDS = 10.0


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of docs/soak.md. `well` None: it could not be tried here."""

    what: str
    result: str
    well: bool | None = True


# Takes a name to limit it to: `kernel:fill`, `games:krux`; empty for all of it.
Part = Callable[[str], Iterator[Finding]]


class Progress:
    """Says on standard error how far a test came, not too often."""

    def __init__(self, what: str) -> None:
        self._what, self._said = what, time.monotonic()

    def at(self, done: int, of: int) -> None:
        if time.monotonic() - self._said >= SAY_EVERY_SECONDS:
            self._said = time.monotonic()
            print(f"soak: {self._what}: {done} of {of}", file=sys.stderr, flush=True)
