"""All words of a player, and which of them a hand may reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log2
from typing import TypeAlias

from setzkasten.core.tiles import ALPHABET
from setzkasten.games.typdom.box import JOLLIES
from setzkasten.lexicon.words import Words

# How long may a word be to be thought of? A hand has 13 stones, and a letter or two lie there.
LONGEST = 15

Spelt: TypeAlias = list[tuple[int, str]]  # the set of its letters, the word


@dataclass(frozen=True, slots=True)
class Repertoire:
    """All words of a player, the longest first, and how hard each letter is to place (TIP-03)."""

    words: Spelt
    rare: Mapping[str, float]

    @classmethod
    def of(cls, known: Words) -> Repertoire:
        words = [w for n in range(LONGEST, 1, -1) for w in known.matching("?" * n)]
        holding = Counter(letter for word in words for letter in set(word))
        rare = {letter: log2(len(words) / (holding[letter] + 1) + 1) for letter in ALPHABET}
        return cls([(_letter_set(word), word) for word in words], rare)


def _letter_set(word: str) -> int:
    """One bit a letter."""
    bits = 0
    for letter in word:
        bits |= 1 << (ord(letter) - 65)
    return bits


def within_reach(words: Spelt, hand: Sequence[str], *, crossing: bool) -> Spelt:
    """Words that lack so few letters that jollies and one or two letters of the table may help."""
    have = _letter_set("".join(stone for stone in hand if stone not in JOLLIES))
    most = sum(stone in JOLLIES for stone in hand) + 2 * crossing
    longest = len(hand) + 2 * crossing
    return [
        (letters, word)
        for letters, word in words
        if (letters & ~have).bit_count() <= most and len(word) <= longest
    ]
