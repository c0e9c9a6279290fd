"""What a seat does in many games without saying anything more; each game says what it means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Pass:
    """Nothing in this turn."""

    text: ClassVar[str] = "pass"  # as it is written


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Nothing more in this game, or in this round."""

    text: ClassVar[str] = "give-up"


@dataclass(frozen=True, slots=True)
class Go:
    """Ready: the clock may run. Only where seats play one after the other."""

    text: ClassVar[str] = "go"


@dataclass(frozen=True, slots=True)
class Done:
    """Finished, as far as this seat is concerned."""

    text: ClassVar[str] = "done"
