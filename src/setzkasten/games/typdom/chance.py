"""Lot, deal and bought stones: what may come out, and what it does."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeAlias

from setzkasten.core import seating
from setzkasten.core.drawing import Deal, Drawn, Lot, Outcome
from setzkasten.core.game import Millis, Refusal, Seat
from setzkasten.core.tiles import Stock
from setzkasten.core.values import replace
from setzkasten.games.typdom.box import JOLLIES, red
from setzkasten.games.typdom.table import T, Table

Sizes: TypeAlias = tuple[tuple[int, int], ...]  # red and black stones, seat by seat


def check_outcome(table: Table, outcome: Outcome) -> Refusal | None:
    match table.phase, outcome:
        case "lot", Lot(seat=seat):
            fits = seat in _may_start(table)
            return None if fits else Refusal("lot_seat", {"seat": seat + 1})
        case "deal", Deal(hands=hands):
            return _check_hands(hands, table.unseen, sizes=sizes_of(table))
        case "draw", Drawn(stones=symbols):
            return _check_bought(symbols, table.unseen, colours=table.buying)
    return Refusal("no_draw_due")


def sizes_of(table: Table) -> Sizes:
    """How many red and black stones each seat takes; who left takes none."""
    full = table.setup.red, table.setup.black
    return tuple((0, 0) if seat in table.left else full for seat in range(table.seats))


def _check_hands(
    hands: tuple[tuple[str, ...], ...], unseen: Stock, *, sizes: Sizes
) -> Refusal | None:
    """So many red and black stones for each seat, out of what nobody has seen."""
    if len(hands) != len(sizes):
        return Refusal("deal_seats", {"seats": len(sizes)})
    dealt = tuple((sum(map(red, hand)), sum(not red(s) for s in hand)) for hand in hands)
    if dealt != sizes:
        reds, blacks = max(sizes)
        return Refusal("deal_size", {"red": reds, "black": blacks})
    return _check_unseen([symbol for hand in hands for symbol in hand], unseen)


def _check_bought(
    symbols: tuple[str, ...], unseen: Stock, *, colours: tuple[str, ...]
) -> Refusal | None:
    if sorted(map(red, symbols)) != sorted(colour == "red" for colour in colours):
        return Refusal("drawn_colour")
    return _check_unseen(symbols, unseen)


def _check_unseen(symbols: Iterable[str], unseen: Stock) -> Refusal | None:
    missing = unseen.missing(symbols)
    return Refusal("stone_not_in_stock", {"stone": missing.symbols()[0]}) if missing else None


def begun(table: T, outcome: Lot | Deal, at: Millis) -> T:
    """Who starts is known, or what everybody holds and what is left for buying."""
    after = seating.begun(table, outcome, at)
    if isinstance(outcome, Lot):
        return after
    held = [symbol for hand in outcome.hands for symbol in hand]
    return _started(replace(after, unseen=table.unseen.without(held)))


def _started(table: T) -> T:
    """KW1-03 The letter nearest Z starts, then the next letter; a full tie is left to the lot."""
    if table.starter is not None:
        return table
    candidates = _may_start(table)
    if len(candidates) > 1:
        return table
    return replace(table, starter=candidates[0], turn=candidates[0])


def _may_start(table: Table) -> list[Seat]:
    if table.setup.start == "lot" or not table.dealt:
        return list(table.playing)
    ranked = {seat: _letters_from_z(table.hands[seat]) for seat in table.playing}
    return [seat for seat, letters in ranked.items() if letters == max(ranked.values())]


def _letters_from_z(hand: Stock) -> list[str]:
    return sorted((symbol for symbol in hand if symbol not in JOLLIES), reverse=True)


def sampled(table: Table, rng: Random) -> Outcome:
    if table.phase == "lot":
        return Lot(rng.choice(_may_start(table)))
    reds, blacks = shuffled_apart(table.unseen, rng)
    if table.phase == "draw":
        return Drawn(tuple((reds if c == "red" else blacks).pop() for c in table.buying))
    return dealt_out(reds, blacks, sizes_of(table))


def dealt_out(reds: list[str], blacks: list[str], sizes: Sizes) -> Deal:
    """Mixed stones taken from their heaps, seat by seat."""
    return Deal(tuple(tuple(sorted(_taken(reds, r) + _taken(blacks, b))) for r, b in sizes))


def shuffled_apart(unseen: Stock, rng: Random) -> tuple[list[str], list[str]]:
    """Red and black stones face down, each colour on its own."""
    reds = [symbol for symbol in unseen if red(symbol)]
    blacks = [symbol for symbol in unseen if not red(symbol)]
    rng.shuffle(reds)
    rng.shuffle(blacks)
    return reds, blacks


def _taken(symbols: list[str], number: int) -> list[str]:
    return [symbols.pop() for _ in range(number)]
