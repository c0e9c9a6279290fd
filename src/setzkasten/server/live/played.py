"""The memory of messages that were played: clients ask twice after a broken connection."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from hashlib import blake2b

# How many messages of a table are remembered for each of its seats? Where all play at once, a class
# writes thousands of words while one of its pages is cut off.
MARKS_A_SEAT = 64


def mark_of(client: str, message: bytes) -> str:
    """The same for the same message from the same page, in every process; none without a page."""
    if not client:
        return ""
    return blake2b(client.encode() + b" " + message, digest_size=12).hexdigest()


class Played:
    """Marks stay with the rows that they led to: a message may come again to another process."""

    def __init__(self, marks: Iterable[str], seats: int = 1) -> None:
        self._most = MARKS_A_SEAT * seats
        self._marks: OrderedDict[str, None] = OrderedDict()
        self.just = ""  # on its way to the store
        self.add(marks)

    def __contains__(self, mark: str) -> bool:
        return mark in self._marks

    def add(self, marks: Iterable[str]) -> None:
        self._marks.update(dict.fromkeys(marks))
        while len(self._marks) > self._most:
            self._marks.popitem(last=False)

    def remember(self, mark: str) -> None:
        """Played, and kept together with what it did; if that fails, its table is gone."""
        self.just = mark
        self.add([mark])

    def begin(self) -> None:
        self.just = ""

    def undo(self) -> None:
        """What was played last did not happen."""
        self._marks.pop(self.just, None)
        self.just = ""
