"""Messages that were played, for clients that ask twice after a broken connection."""

from __future__ import annotations

from typing import TypeAlias

Message: TypeAlias = tuple[str, bytes]  # who sent it, and what

KEPT_MESSAGES = 64


class Played:
    """Only for what happens in `change`: there the same message on two lines comes in turn."""

    def __init__(self) -> None:
        self._kept: dict[Message, None] = {}  # the latest is the last
        self._latest: Message | None = None

    def __contains__(self, message: Message) -> bool:
        return message in self._kept

    def add(self, message: Message) -> None:
        """Played, and kept together with what it did; if that fails, the table is gone."""
        self._kept[message], self._latest = None, message
        if len(self._kept) > KEPT_MESSAGES:
            del self._kept[next(iter(self._kept))]

    def begin(self) -> None:
        self._latest = None

    def undo(self) -> None:
        """What was added since the beginning did not happen."""
        if self._latest:
            del self._kept[self._latest]
