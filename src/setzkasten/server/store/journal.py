"""What a house wants of its store: a protocol, so that the tables of many processes can share one.

The journal is the truth. Its rows have the table and the number of their first entry as key: of two
who write the same row the first one wins, and the other reads what came before and tries again.
Everything else stands beside it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, Protocol, TypeAlias, TypeVar

from setzkasten.core.game import Millis
from setzkasten.core.values import value
from setzkasten.server.store.sharing import Sharing
from setzkasten.server.store.turns import Followed

T = TypeVar("T")
Value: TypeAlias = str | int | bool | None


class StoreError(Exception):
    """The store cannot be used: what, where, what now."""


class StepTaken(Exception):
    """A row with this number is there already, or its table is gone: read again."""


def told_of(error: Exception, *, taken: type[Exception], failed: type[Exception]) -> Exception:
    """As the rest of the house knows it; `taken` and `failed` are what the database says."""
    if isinstance(error, taken):
        return StepTaken(str(error))
    if isinstance(error, failed):
        return StoreError(f"The store could not be used: {error}")
    if isinstance(error, ValueError | TypeError):
        return StoreError(f"A value that cannot be stored: {error}")
    return error


@value
class Kept:
    """A row of the store: everything about a table but its steps."""

    id: str
    owner: str
    header: str
    book: str = ""
    summary: str = "{}"
    created: str = ""
    updated: str = ""
    over: bool = False
    due: int | None = None  # noted beside the row: when somebody has to look, in the world outside


@value
class Read:
    """Entries of a table, and the marks of the messages that led to them."""

    lines: list[str]
    sent: list[str]
    chain: str = ""  # the link of the last row; none: it is older than chains
    secret: str = ""  # behind the table's seeds, for whoever reads from the start


@value
class First:
    """The first row of a table, its link, and the secret behind its seeds."""

    lines: Sequence[str]
    chain: str = ""
    secret: str = ""


class Found(Protocol):
    """What a statement brought."""

    @property
    def rowcount(self) -> int: ...
    def fetchone(self) -> Any: ...  # a row as it was selected
    def fetchall(self) -> list[Any]: ...


class Rows(Protocol):
    """A transaction: plain SQL with `?` for values, of the kind that every store understands."""

    def execute(self, statement: str, values: Sequence[Value] = ..., /) -> Found: ...


Job: TypeAlias = Callable[[Rows], T]


class Journal(Protocol):
    """Whatever is answered without an error is on the disk."""

    @property
    def sharing(self) -> Sharing:
        """With whom this store is shared."""
        ...

    def append(
        self, table: str, number: int, lines: Sequence[str], sent: str = ..., chain: str = ...
    ) -> asyncio.Future[None]:
        """One row: entries from `number` on, all or nothing. Fails with `StepTaken`.

        `sent` and `chain` stay with the row: the mark of the message that led to it, and the link
        of the table's chain after it.
        """
        ...

    def read(self, table: str, since: int = 0) -> Future[Read]:
        """The entries from number `since` on, where a row begins."""
        ...

    def create(self, kept: Kept, first: First, beside: Job[None] | None = None) -> Future[None]:
        """A new table, with whatever is to stand beside its journal from the start."""
        ...

    def note(
        self, some: Sequence[Kept], followed: Sequence[Followed] = ..., now: Millis = ...
    ) -> Future[None]:
        """How tables stand, for lists: book, summary, time of the last change, over or not.

        And whose turn it is, where people are not at one device.
        """
        ...

    def find(self, name: str, owner: str) -> Future[Kept | None]:
        """A table that this device opened or sits at; the tables of others are not there."""
        ...

    def owned(self, owner: str, most: int, first: int = 0) -> Future[list[Kept]]:
        """The tables of a device, the latest first, from number `first` on."""
        ...

    def running(self, owner: str) -> Future[int]:
        """How many games this owner has begun and not finished."""
        ...

    def delete(self, name: str) -> Future[None]: ...

    def probe(self) -> Future[None]:
        """Would a step reach the disk? Takes some room and gives it back; nothing stays."""
        ...

    def queued(self, job: Job[T]) -> Future[T]:
        """For what stands beside the tables: read and written in one transaction."""
        ...

    def asked(self, job: Job[T]) -> Future[T]:
        """The same for what only reads: it waits for no writer."""
        ...

    def close(self) -> None:
        """Everything that waits is still written."""
        ...
