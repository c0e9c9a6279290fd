"""Bots: what they are shown, and those that come with the house."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from setzkasten.bots import LEVELS
from setzkasten.bots.adaptive import plays_as
from setzkasten.catalogue import Entry
from setzkasten.core.coded import Coded
from setzkasten.core.game import Seat
from setzkasten.core.values import value
from setzkasten.door.spoken import spoken
from setzkasten.lexicon.words import Words


@value
class Seen:
    """All that a bot may know: what its seat sees, the house rules, and what it may do."""

    entry: Entry
    seat: Seat
    view: Any  # the game's own
    world: Any  # a state that looks to the seat as the true one does: hidden stones are dealt anew
    options: Mapping[str, object]
    actions: Sequence[Any]  # the legal ones, lazy
    anything: Callable[[], Any]  # one of them, without looking for the others
    words: Words
    rng: Random


class Bot(Protocol):
    """Write one `choose`, and it can play every game whose views and actions it understands."""

    def choose(self, seen: Seen) -> Any:
        """One of the actions, or any other that the rules allow."""


@dataclass(slots=True)
class Computer:
    """The computer player of the house at one of its levels, from leicht to meister+."""

    level: str
    budget: float = 1.0  # which share of its usual looks it may take
    struck: bool = False  # by the clock, in its last thought

    def choose(self, seen: Seen) -> Any:
        if seen.entry.player is None:
            return seen.anything()
        choice = seen.entry.player.within(self.budget).foresee(
            seen.world,
            seen.seat,
            words=seen.words,
            options=seen.options,
            level=self.level,
            rng=seen.rng,
        )
        self.struck = choice.struck
        return choice.action


ANYBODY = "zufall"


class Anybody:
    """Takes any action: the measure that every bot has to beat."""

    def choose(self, seen: Seen) -> Any:
        return seen.anything()


@spoken()
def bot_named(name: str, budget: float = 1.0) -> Bot:
    """A level of the house, or `zufall`, who takes any action; raises `Coded` for another name."""
    if plays_as(name) not in (*LEVELS, ANYBODY):
        raise Coded("unknown_level", level=name[:40], known=", ".join((*LEVELS, ANYBODY)))
    return Anybody() if name == ANYBODY else Computer(name, budget)
