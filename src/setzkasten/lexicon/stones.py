"""What the letters on the stones may stand for: in the box of 1936 an I also is a J."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from setzkasten.lexicon.policy import Policy

# A run with more I than this is not searched for every J it might hide.
MOST_I: Final = 6


def spelt_out(stones: str, policy: Policy) -> Iterator[str]:
    """The letters as they lie, then as they may be meant: IOSEF, JOSEF; the fewest J first."""
    yield stones
    if not policy.i_for_j or not 0 < stones.count("I") <= MOST_I:
        return
    choices = [("I", "J") if letter == "I" else (letter,) for letter in stones]
    meant = ("".join(letters) for letters in product(*choices))
    yield from sorted(filter(stones.__ne__, meant), key=lambda letters: letters.count("J"))


def letters_of(stones: str, policy: Policy) -> str:
    """The letters that any of these stones may be."""
    return stones.replace("I", "IJ") if policy.i_for_j else stones


def laid(word: str, policy: Policy) -> str:
    """The stones a word is laid with."""
    return word.replace("J", "I") if policy.i_for_j else word
