"""Buying and passing: what a seat without a word may or must do."""

from __future__ import annotations

from setzkasten.core.game import Refusal
from setzkasten.games.kreuzwort.state import State
from setzkasten.games.typdom.box import of_colour


def check_buy(state: State, colours: tuple[str, ...]) -> Refusal | None:
    if state.second and not state.rules.duty:
        return Refusal("nothing_to_buy")  # KW4-10
    most = 1 if state.second else state.edition.most_bought
    if not 1 <= len(colours) <= most:
        return Refusal("buy_number", {"most": most})  # KW1-11, PNT-09
    if state.stock < len(colours):
        return Refusal("stock_empty", {"stock": state.stock})
    for colour in set(colours):
        if colours.count(colour) > of_colour(state.unseen, colour):
            return Refusal("colour_used_up")
    return None


def check_pass(state: State) -> Refusal | None:
    """Passing is for an empty stock, for an unused second word, and for Point-Typ-Dom."""
    if not state.stock:
        return None
    if state.second:
        return Refusal("must_buy") if state.rules.duty else None  # KW1-12
    return Refusal("must_buy") if state.edition.must_buy or state.late else None  # KW1-11


def most_to_buy(state: State) -> int:
    """How many stones may be bought now, of whatever colour is left."""
    if state.second:
        return min(1, state.stock) if state.rules.duty else 0
    return min(state.edition.most_bought, state.stock)
