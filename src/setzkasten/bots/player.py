"""What a computer player is: it sees a view, knows some words, and returns an action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from setzkasten.core.game import Seat, Vocabulary
from setzkasten_kernel import WordGraph

LEVELS = ("leicht", "mittel", "stark")


@dataclass(frozen=True, slots=True)
class NumberedWords:
    """The words that a player would think of as exact searches take them."""

    graph: WordGraph
    allowed: bytes  # one bit a word of the graph


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The words a player would think of, all that it may form, and how two words relate."""

    active: Vocabulary
    counting: Vocabulary  # without what hurts, unless the table wants it
    relation: Callable[[str, str], str]  # shorter, longer: new, inflection or ambiguous
    numbered: NumberedWords | None = None  # None: a plain list, searched plainly


class Player(Protocol):
    """One for each game; levels differ by what they know and how carefully they choose."""

    def choose(
        self, view: Any, seat: Seat, *, knowledge: Knowledge, level: str, rng: Random
    ) -> Any:
        """An action of the game. `view` is the game's own, so its type is the game's affair."""
