"""The bus within one process: all who listen are here."""

from __future__ import annotations

from setzkasten.server.bus.bus import Heard, HeardText


class Here:
    up, begun = False, 0  # nobody else hears it

    def __init__(self) -> None:
        self._listening: list[Heard] = []
        self._hearing: list[HeardText] = []

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    def wake(self, table: str, number: int) -> None:
        for heard in self._listening:
            heard(table, number)

    def listen(self, heard: Heard) -> None:
        self._listening.append(heard)

    def unlisten(self, heard: Heard) -> None:
        self._listening.remove(heard)

    def say(self, text: str) -> None:
        for heard in list(self._hearing):
            heard(text)

    def hear(self, heard: HeardText) -> None:
        self._hearing.append(heard)

    def unhear(self, heard: HeardText) -> None:
        self._hearing.remove(heard)
