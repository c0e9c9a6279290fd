"""What a seat does in many games without saying anything more; each game says what it means."""

from __future__ import annotations

from typing import ClassVar

from setzkasten.core.values import value


@value
class Pass:
    """Nothing in this turn."""

    text: ClassVar[str] = "pass"  # as it is written


@value
class GiveUp:
    """Nothing more in this game, or in this round."""

    text: ClassVar[str] = "give-up"


@value
class Go:
    """Ready: the clock may run. Only where seats play one after the other."""

    text: ClassVar[str] = "go"


@value
class Done:
    """Finished, as far as this seat is concerned."""

    text: ClassVar[str] = "done"
