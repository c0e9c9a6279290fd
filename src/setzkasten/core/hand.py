"""Hands: stones that a seat holds. In a set-up position some may be unknown."""

from __future__ import annotations

from collections.abc import Iterable

from setzkasten.core.game import Refusal
from setzkasten.core.position import PositionError
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock

UNKNOWN = "."  # a stone that nobody told


def missing_from(hand: Stock, wanted: Iterable[str], unseen: Stock) -> Stock:
    """What the hand lacks; an unknown stone may be anything that nobody has seen yet."""
    missing = hand.missing(wanted)
    return unseen.missing(missing) if len(missing) <= hand[UNKNOWN] else missing


def refuse_lacking(
    stones: Iterable[tuple[Square, str]],
    missing: Stock,
    *,
    code: str = "stone_not_in_hand",
    name: str = "stone",
) -> Refusal:
    """All stones of a laying that are lacking, named and with their squares."""
    lacking = {square: symbol for square, symbol in stones if missing[symbol]}
    named = ", ".join(dict.fromkeys(lacking.values()))
    return Refusal(code, {name: named}, tuple(lacking))


def taken_from(hand: Stock, wanted: Iterable[str]) -> Stock:
    """The hand after these stones left it, known ones first."""
    stones = Stock(wanted)
    missing = hand.missing(stones)
    return hand.without([*stones.without(missing), *(UNKNOWN,) * len(missing)])


def told_hand(stones: Iterable[str], unknown: int, most: int, text: str) -> Stock:
    """A hand as a position has it; raises `PositionError` if it holds too many stones."""
    hand = Stock([*stones, *(UNKNOWN,) * unknown])
    if len(hand) > most:
        raise PositionError("position_hand", text=text[:40])
    return hand


def known(hand: Stock) -> list[str]:
    return [stone for stone in hand if stone != UNKNOWN]


def known_in(hands: Iterable[Stock]) -> list[str]:
    return [stone for hand in hands for stone in hand if stone != UNKNOWN]


def unknown_in(hands: Iterable[Stock]) -> int:
    """How many stones of these hands nobody told."""
    return sum(hand[UNKNOWN] for hand in hands)
