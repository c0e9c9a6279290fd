"""What stands on the lid of Boggle, and what a table may agree on."""

from __future__ import annotations

from setzkasten.core.options import Presets, choice, number
from setzkasten.core.rulebook import Label
from setzkasten.core.values import value


@value
class Options:
    time: int = number(180, least=0, most=3600)  # BOG-02 the sand-glass; 0 is none (SOL-01)
    rounds: int = number(0, least=0, most=30)  # BOG-01; 0: 15, or as many as the target takes
    target: int = number(0, least=0, most=1000)  # BOG-01 points, 0 is none
    order: str = choice("together", "in-turn")  # in turn: one device, the same dice for all


LABEL = Label("boggle", "Boggle", "Farben, Karten, Würfel", (1, 12), "BOG SOL")
PRESETS: Presets = {"simple": {"rounds": 3}, "hundred": {"target": 100}}
