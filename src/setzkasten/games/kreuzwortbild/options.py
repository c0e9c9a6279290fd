"""What stands on the lid of Kreuzwortbild, and what a table may agree on."""

from __future__ import annotations

from setzkasten.core.options import Presets, choice
from setzkasten.core.rulebook import Label
from setzkasten.core.values import value
from setzkasten.games.wooden.box import OTHER_CASES, USUAL_CASE

SYMMETRIES = ("none", "half-turn", "mirror", "diagonal")  # HOB-03


@value
class Options:
    board: str = choice("whole", "half")
    symmetry: str = choice(*SYMMETRIES)
    stones: str = choice(USUAL_CASE, *OTHER_CASES)


LABEL = Label("kreuzwortbild", "Kreuzwortbild", "Der Holzkasten", (1, 1), "GEN HOB RAE")
PRESETS: Presets = {  # GEN-13
    "simple": {"board": "half", "symmetry": "none"},
    "finesse": {"board": "whole", "symmetry": "half-turn"},
}
