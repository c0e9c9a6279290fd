"""Buying and passing: what a seat without a word does."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Buy:
    """KW1-11 No word: a stone of each colour named, blind."""

    colours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pass:
    """Nothing to buy, or no second word."""
