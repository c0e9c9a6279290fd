"""How well computers play: eight rungs under four names.

A rung is weak as people are: it knows fewer words, lays fewer stones, does not think of all
it knows, and misjudges what a move is worth. It never plays nonsense.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

# From the lowest rung to the highest; a plus is the upper half of a name.
LEVELS: Final = (
    "leicht", "leicht+", "mittel", "mittel+", "stark", "stark+", "meister", "meister+",
)  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Rung:
    """What a player knows, finds and foresees; as it stands, all of it but what may follow."""

    zipf: float = 0.0  # knows words that are met so often: 7 is always, 0 never
    most: int = 99  # lays at most so many stones at once
    recalls: float = 1.0  # the share of the words it found that come to its mind
    noise: float = 0.0  # misjudges a move by so much, in the worth of its game
    depth: int = 99  # follows a turn so many stones far, where turns go on
    choice: int = 20  # weighs so many of the best moves
    plies: int = 0  # looks so many moves ahead with each of them; 0: not at all
    looks: int = 0  # and at so many moves in all
    turns: int = 0  # plans so many of its own turns ahead, where its game lets it
    insight: bool = False  # weighs what the others may hold and do, as its game knows it
    ends: int = 0  # tries so many moves to solve an end for two in which nothing is hidden
    pauses: float = 1.0  # takes so long for an action where all play at once


Ladder: TypeAlias = tuple[Rung, ...]  # one for each level


def paces(ladder: Ladder) -> dict[str, float]:
    return dict(zip(LEVELS, (rung.pauses for rung in ladder), strict=True))


def ladder(rungs: Iterable[Rung]) -> Ladder:
    found = tuple(rungs)
    assert len(found) == len(LEVELS), "one rung for each level"
    return found


def rung_of(ladder: Ladder, level: str) -> Rung:
    """Raises `ValueError` for a level that there is not."""
    return ladder[LEVELS.index(level)]
