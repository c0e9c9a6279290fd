"""What the judge needs from a lexicon; the real one and the small one of the tests both fit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from setzkasten.lexicon.entry import Entry


class Entries(Protocol):
    """What is known of each key."""

    def entry(self, key: str, /) -> Entry | None:
        """All that is known of a key; None for what is no word."""
        ...


class Words(Entries, Protocol):
    """A set of keys with what is known of each."""

    @property
    def id(self) -> str:
        """The name under which a record says which words were meant."""
        ...

    def __contains__(self, key: object, /) -> bool:
        """Is it a key of this lexicon?"""
        ...

    def matching(self, pattern: str, /) -> Iterator[str]:
        """The words of a pattern: `?` is one letter, `*` any run of letters, also none."""
        ...

    def containing(self, run: str, /) -> Iterator[str]:
        """The words that hold `run` unbroken."""
        ...

    def count_containing(self, run: str, /) -> int:
        """How many words hold `run`."""
        ...

    def front(self, run: str, /) -> str:
        """The letters that may stand in front of `run` in some word."""
        ...

    def back(self, run: str, /) -> str:
        """The letters that may stand behind `run` in some word."""
        ...
