"""A computer that lays the longest word it thinks of."""

from __future__ import annotations

from setzkasten.bots.idea import Idea
from setzkasten.bots.mind import Mind
from setzkasten.core.actions import Pass
from setzkasten.core.game import Seat
from setzkasten.core.tiles import Stock

from .laying import layings
from .state import Action, View


class ToyCraft:
    def ranked(self, view: View, seat: Seat, mind: Mind) -> list[Idea[Action]]:
        lays = list(layings(view.row, Stock(view.hand), mind.known))
        mind.rng.shuffle(lays)
        ideas: list[Idea[Action]] = [Idea(len(lay.stones), lay) for lay in lays]
        return sorted(ideas, reverse=True) or [Idea(0, Pass())]
