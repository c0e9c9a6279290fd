"""Hands: stones that a seat holds. In a set-up position some may be unknown."""

from __future__ import annotations

from collections.abc import Iterable

from setzkasten.core.tiles import Stock

UNKNOWN = "."  # a stone that nobody told


def missing_from(hand: Stock, wanted: Iterable[str], unseen: Stock) -> Stock:
    """What the hand lacks; an unknown stone may be anything that nobody has seen yet."""
    missing = hand.missing(wanted)
    return unseen.missing(missing) if len(missing) <= hand[UNKNOWN] else missing


def taken_from(hand: Stock, wanted: Iterable[str]) -> Stock:
    """The hand after these stones left it, known ones first."""
    stones = Stock(wanted)
    missing = hand.missing(stones)
    return hand.without([*stones.without(missing), *(UNKNOWN,) * len(missing)])


def known(hand: Stock) -> list[str]:
    return [stone for stone in hand if stone != UNKNOWN]


def known_in(hands: Iterable[Stock]) -> list[str]:
    return [stone for hand in hands for stone in hand if stone != UNKNOWN]


def unknown_in(hands: Iterable[Stock]) -> int:
    """How many stones of these hands nobody told."""
    return sum(hand[UNKNOWN] for hand in hands)
