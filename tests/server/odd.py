"""Players that do as they are told, in the processes where players think.

A worker gets its words from the test; as they arrive there, they seat an odd player.
"""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from setzkasten.bots import ladders
from setzkasten.bots.computer import Computer
from setzkasten.bots.idea import Idea
from setzkasten.bots.mind import Mind
from setzkasten.catalogue import CATALOGUE
from setzkasten.core.actions import GiveUp, Pass
from setzkasten.games.nomina.state import Action
from setzkasten.lexicon.listed import ListedLexicon
from setzkasten.lexicon.policy import Policy
from setzkasten.lexicon.word_book import NO_BOOK, WordBook
from setzkasten.lexicon.words import Words


class OddWords(Words):
    """`manner` is what the player does; it leaves a line in the notes for each thought."""

    def __init__(self, manner: str, notes: Path) -> None:
        super().__init__(ListedLexicon(["WAS"]))
        self.__dict__.update(manner=manner, notes=notes)

    def __reduce__(self) -> tuple[object, ...]:
        return _seated, (self.__dict__["manner"], self.__dict__["notes"])

    def under(self, policy: Policy, book: WordBook = NO_BOOK) -> Words:
        return Words(self.lexicon, policy, book)

    def thoughts(self) -> int:
        return _thoughts(self.__dict__["notes"])


def _seated(manner: str, notes: Path) -> Words:
    computer = Computer(CATALOGUE["nomina"].game, Odd(manner, notes), ladders.NOMINA)
    object.__setattr__(CATALOGUE["nomina"], "player", computer)  # in this process
    return Words(ListedLexicon(["WAS"]))


def _thoughts(notes: Path) -> int:
    return len(notes.read_text().splitlines()) if notes.exists() else 0


@dataclass(frozen=True, slots=True)
class Odd:
    manner: str
    notes: Path

    def ranked(self, view: Any, seat: int, mind: Mind) -> list[Idea[Action]]:
        return [Idea(0.0, self._action())]

    def _action(self) -> Action:
        with self.notes.open("a") as notes:
            notes.write("thought\n")
        match self.manner:
            case "fails":
                raise RuntimeError("lost my glasses")
            case "dies":
                os._exit(3)
            case "dies once" if _thoughts(self.notes) == 1:
                os._exit(3)
            case "hangs":
                time.sleep(600)
            case "thinks long":
                time.sleep(0.3)
            case "passes":
                return Pass()
        return GiveUp()
