"""Buying and passing: what a seat without a word may or must do."""

from __future__ import annotations

from setzkasten.core.game import Refusal
from setzkasten.games.kreuzwort.state import State
from setzkasten.games.typdom.buying import check_purchase


def check_buy(state: State, colours: tuple[str, ...]) -> Refusal | None:
    if state.second and not state.rules.duty:
        return Refusal("nothing_to_buy")  # KW4-10
    return check_purchase(state, colours, 1 if state.second else state.edition.most_bought)


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
