"""A computer that lays the longest word it thinks of."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from setzkasten.core.actions import Pass
from setzkasten.core.game import Seat
from setzkasten.core.tiles import Stock
from setzkasten.lexicon.words import Words

from .laying import layings
from .state import Action, View


class ToyPlayer:
    def choose(
        self,
        view: View,
        seat: Seat,
        *,
        words: Words,
        options: Mapping[str, object],
        level: str,
        rng: Random,
    ) -> Action:
        ideas = list(layings(view.row, Stock(view.hand), words.known(level)))
        if not ideas:
            return Pass()
        most = max(len(lay.stones) for lay in ideas)
        return rng.choice([lay for lay in ideas if len(lay.stones) == most])
