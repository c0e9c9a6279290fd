"""Buying and passing: what a seat without a word does."""

from __future__ import annotations

from setzkasten.core.game import Refusal
from setzkasten.core.values import value
from setzkasten.games.typdom.box import of_colour
from setzkasten.games.typdom.table import Table


@value
class Buy:
    """KW1-11 No word: a stone of each colour named, blind."""

    colours: tuple[str, ...]


def check_purchase(table: Table, colours: tuple[str, ...], most: int) -> Refusal | None:
    """No more stones than the rules allow, and none that the box no longer has."""
    if not 1 <= len(colours) <= most:
        return Refusal("buy_number", {"most": most})  # KW1-11, PNT-09
    if table.stock < len(colours):
        return Refusal("stock_empty", {"stock": table.stock})
    for colour in set(colours):
        if colours.count(colour) > of_colour(table.unseen, colour):
            return Refusal("colour_used_up")
    return None
