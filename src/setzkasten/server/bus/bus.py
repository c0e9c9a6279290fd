"""The bus: says that a table has new rows. Who hears it reads the store.

A wake-up may be lost, come late, come twice or come to the one who sent it: the rows decide.
Beside it the bus carries what no row has (`live/grapevine.py`); that may be lost as well.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from setzkasten.core.coded import Coded

Heard: TypeAlias = Callable[[str, int], None]  # a table, and how many entries it has at least
HeardText: TypeAlias = Callable[[str], None]

# More entries than any table has: whoever has it reads and finds that it is gone.
GONE = 2**53
# Fewer than any has: who sits there, or whose it is, has changed.
SEATS = -1
# Somebody wrote something there.
TALK = -2
# At no table: what the keeper settled for the whole house.
HOUSE = -3


class BusError(Coded):
    """An address at which no bus can be."""


class Bus(Protocol):
    """`heard` is always called on the loop of the one who listens."""

    @property
    def up(self) -> bool:
        """Do others hear us, and we them? If not, one has to look."""
        ...

    @property
    def begun(self) -> int:
        """How often listening began; what was said before the last time is lost."""
        ...

    async def start(self) -> None:
        """When this returns, whatever is said is heard, or `up` says that it is not."""
        ...

    async def stop(self) -> None: ...

    def wake(self, table: str, number: int) -> None:
        """The table has `number` entries now. Returns at once, whether it could be said or not."""
        ...

    def listen(self, heard: Heard) -> None: ...

    def unlisten(self, heard: Heard) -> None: ...

    def say(self, text: str) -> None:
        """To all who hear. Returns at once; while nobody can be reached it is lost."""
        ...

    def hear(self, heard: HeardText) -> None: ...

    def unhear(self, heard: HeardText) -> None: ...
