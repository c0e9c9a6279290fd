"""Presto, 1936 and Super."""

from __future__ import annotations

from setzkasten.core.options import choice, number, switch
from setzkasten.core.rulebook import Label
from setzkasten.core.values import value
from setzkasten.games.presto.game import Presto
from setzkasten.games.presto.state import Edition
from setzkasten.games.typdom.box import STONES_1936, STONES_SUPER

__all__ = ["PRESTO_1936", "PRESTO_SUPER", "Presto1936", "PrestoSuper"]


@value
class Presto1936:
    rounds: int = number(1, least=1, most=50)  # PR4-03 the evening
    red: int = number(0, least=0, most=15)
    black: int = number(0, least=0, most=25)
    open_boards: bool = switch(default=False)
    order: str = choice("together", "in-turn")


@value
class PrestoSuper:
    rounds: int = number(1, least=1, most=50)
    red: int = number(0, least=0, most=15)
    black: int = number(0, least=0, most=25)
    one_left: bool = switch(default=False)  # PR1-04
    open_boards: bool = switch(default=False)
    order: str = choice("together", "in-turn")


PRESTO_1936 = Presto(
    Label("presto-1936", "Presto (1936)", "Typ-Dom", (2, 6), "PR4"),
    Presto1936,
    Edition(STONES_1936, ranks=True),
)
PRESTO_SUPER = Presto(
    Label("presto-super", "Presto (Super)", "Typ-Dom", (2, 6), "PR1"),
    PrestoSuper,
    Edition(STONES_SUPER, ranks=False),
)
