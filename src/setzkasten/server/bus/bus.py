"""The bus: says that a table has new rows, nothing more. Who hears it reads the store.

A wake-up may be lost, come late, come twice or come to the one who sent it: the rows decide.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

Heard: TypeAlias = Callable[[str, int], None]  # a table, and how many entries it has at least


class Bus(Protocol):
    """`heard` is always called on the loop of the one who listens."""

    def wake(self, table: str, number: int) -> None:
        """The table has `number` entries now. Returns at once, whether it could be said or not."""
        ...

    def listen(self, heard: Heard) -> None: ...

    def unlisten(self, heard: Heard) -> None: ...
