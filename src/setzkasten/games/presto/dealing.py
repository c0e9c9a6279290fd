"""The deal of Presto, and what hands could be behind what one sees."""

from __future__ import annotations

from random import Random

from setzkasten.core.drawing import Deal, Outcome
from setzkasten.core.game import Refusal
from setzkasten.core.hand import UNKNOWN, known, taken_from
from setzkasten.core.tiles import Stock
from setzkasten.games.presto.state import State
from setzkasten.games.typdom.box import red


def check_deal(state: State, outcome: Outcome) -> Refusal | None:
    if not isinstance(outcome, Deal):
        return Refusal("no_draw_due")
    black, reds = state.deal
    if len(outcome.hands) != state.seats:
        return Refusal("deal_seats", {"seats": state.seats})
    for seat, hand in enumerate(outcome.hands):
        wanted = (0, 0) if seat in state.left else (reds, reds + black)
        if (sum(map(red, hand)), len(hand)) != wanted:
            return Refusal("deal_size", {"red": reds, "black": black})
    symbols = [symbol for hand in outcome.hands for symbol in hand]
    if missing := state.edition.stones.missing(symbols):
        return Refusal("stone_not_in_stock", {"stone": missing.symbols()[0]})
    return None


def sampled(state: State, rng: Random, stones: Stock) -> tuple[tuple[str, ...], ...]:
    reds = [symbol for symbol in stones if red(symbol)]
    blacks = [symbol for symbol in stones if not red(symbol)]
    rng.shuffle(reds)
    rng.shuffle(blacks)
    black, number = state.deal
    return tuple(
        ()
        if i in state.left
        else tuple(
            sorted(reds[number * i : number * (i + 1)] + blacks[black * i : black * (i + 1)])
        )
        for i in range(state.seats)
    )


def guessed(state: State, seen: tuple[Stock, ...], stones: Stock, rng: Random) -> tuple[Stock, ...]:
    """What was seen of each hand, and anything of the right colour for the rest."""
    pool = list(stones.without([symbol for stock in seen for symbol in known(stock)]))
    rng.shuffle(pool)
    hands = []
    for hand, told in zip(state.hands, seen, strict=True):
        rest = taken_from(hand, told)
        colours = [red(symbol) for symbol in known(rest)]
        drawn = [pool.pop(next(i for i, s in enumerate(pool) if red(s) == one)) for one in colours]
        hands.append(Stock([*told, *drawn, *(UNKNOWN,) * rest[UNKNOWN]]))
    return tuple(hands)
