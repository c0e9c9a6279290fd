"""Players that do as they are told, in the processes where players think.

A worker gets its words from the test; asked what a player knows, they seat an odd player.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

from setzkasten.bots import Knowledge
from setzkasten.catalogue import CATALOGUE
from setzkasten.core.actions import GiveUp, Pass
from setzkasten.games.nomina.state import Action
from setzkasten.server.dictionary import WordList
from setzkasten.table.judge import Book


class Odd:
    def __init__(self, choose: Callable[[], Action]) -> None:
        self._choose = choose

    def choose(self, view: Any, seat: int, *, knowledge: Knowledge, level: str, rng: Random) -> Any:
        return self._choose()


class OddWords(WordList):
    """`manner` is what the player does; it leaves a line in the notes for each thought."""

    def __init__(self, manner: str, notes: Path) -> None:
        super().__init__(frozenset({"WAS"}))
        self._manner, self._notes = manner, notes

    def knowledge(
        self, game: str, policy: Mapping[str, str], *, book: Book, level: str
    ) -> Knowledge:
        object.__setattr__(CATALOGUE["nomina"], "player", Odd(self._chosen))  # in this process
        return super().knowledge(game, policy, book=book, level=level)

    def thoughts(self) -> int:
        return len(self._notes.read_text().splitlines()) if self._notes.exists() else 0

    def _chosen(self) -> Action:
        with self._notes.open("a") as notes:
            notes.write("thought\n")
        match self._manner:
            case "fails":
                raise RuntimeError("lost my glasses")
            case "dies":
                os._exit(3)
            case "dies once" if self.thoughts() == 1:
                os._exit(3)
            case "hangs":
                time.sleep(600)
            case "thinks long":
                time.sleep(0.3)
            case "passes":
                return Pass()
        return GiveUp()
