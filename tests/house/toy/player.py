"""A computer that lays the longest word it thinks of."""

from __future__ import annotations

from random import Random

from setzkasten.bots.player import Knowledge
from setzkasten.core.actions import Pass
from setzkasten.core.game import Seat
from setzkasten.core.tiles import Stock

from .laying import layings
from .state import Action, View


class ToyPlayer:
    def choose(
        self, view: View, seat: Seat, *, knowledge: Knowledge, level: str, rng: Random
    ) -> Action:
        ideas = list(layings(view.row, Stock(view.hand), knowledge.active))
        if not ideas:
            return Pass()
        most = max(len(lay.stones) for lay in ideas)
        return rng.choice([lay for lay in ideas if len(lay.stones) == most])
