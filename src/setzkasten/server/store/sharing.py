"""What processes that share a store ask beside its rows: who lives, and who has people where."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Future
from typing import Protocol, TypeVar

from setzkasten.core.game import Millis
from setzkasten.core.values import value

T = TypeVar("T")


@value
class Elsewhere:
    """A table at which another process has people: its clock runs."""

    number: int  # of the first entry of its last row
    age: Millis  # since that row was written


class Sharing(Protocol):
    @property
    def alone(self) -> bool: ...

    def attend(self, table: str) -> Future[Elsewhere | None]:
        """People came to the table in this process. None: there are none elsewhere."""
        ...

    def leave(self, table: str) -> Future[bool]:
        """Nobody is there in this process any more. True: but elsewhere."""
        ...

    def claim(self, table: str) -> Future[bool]:
        """May this process think for its computers? One of those who attend; if it dies, another.

        Nothing breaks if two think: the key of the row decides. It only costs.
        """
        ...

    def newer(self, have: Mapping[str, int]) -> Future[list[str]]:
        """Of tables with so many entries here: those that have more by now, or are gone."""
        ...

    def attended(self) -> Future[frozenset[str]]:
        """The tables at which anybody has people."""
        ...


class Alone:
    """One process, one store."""

    alone = True

    def attend(self, table: str) -> Future[Elsewhere | None]:
        return _known(None)

    def leave(self, table: str) -> Future[bool]:
        return _known(value=False)

    def claim(self, table: str) -> Future[bool]:
        return _known(value=True)

    def newer(self, have: Mapping[str, int]) -> Future[list[str]]:
        return _known([])

    def attended(self) -> Future[frozenset[str]]:
        return _known(frozenset())


def _known(value: T) -> Future[T]:
    future: Future[T] = Future()
    future.set_result(value)
    return future
