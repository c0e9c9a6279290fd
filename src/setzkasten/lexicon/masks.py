"""Which words of a lexicon a policy lets count, one byte a word: for searches over all of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Protocol

from setzkasten.lexicon.entry import Entry
from setzkasten.lexicon.finding import find
from setzkasten.lexicon.letters import SHORTEST
from setzkasten.lexicon.policy import Policy
from setzkasten.lexicon.words import Words
from setzkasten_kernel import WordGraph


class MaskedWords(Words, Protocol):
    """A lexicon that numbers its words and answers for all of them at once."""

    def __len__(self) -> int: ...

    def index(self, key: str, /) -> int:
        """The number of a word; -1 if it is none."""
        ...

    @property
    def graph(self) -> WordGraph:
        """The same words with the same numbers, for searches."""
        ...

    @property
    def tenths(self) -> bytes:
        """One byte a word: its Zipf value times ten."""
        ...

    def often(self, least_zipf: float, /) -> bytes:
        """One byte a word: 1 where it is met at least as often."""
        ...

    def mask(self, allows: Callable[[Entry], bool], *, name: Hashable) -> bytes:
        """One byte a word: 1 where `allows` says yes. Kept under `name`."""
        ...


def allowed_mask(words: MaskedWords, policy: Policy) -> bytes:
    """One byte a word of the lexicon: 1 where it counts."""
    if policy.only == "list":
        return _own_list(words, policy)
    # The kept mask knows no lengths: words of one kind differ in theirs.
    plain = replace(policy, least_letters=SHORTEST, coarse=False)
    mask = words.mask(lambda entry: find(entry, policy).allowed, name=plain)
    if policy.least_letters <= SHORTEST:
        return mask
    longer = bytearray(mask)
    for length in range(SHORTEST, policy.least_letters):
        for word in words.matching("?" * length):
            longer[words.index(word)] = 0
    return bytes(longer)


def offered_mask(words: MaskedWords, policy: Policy) -> bytes:
    """1 where it counts and we may offer it: nothing that hurts, unless the table wants it."""
    counting = allowed_mask(words, policy)
    if policy.coarse:
        return counting
    return both(counting, words.mask(lambda entry: not entry.offensive, name="harmless"))


def for_all_mask(words: MaskedWords) -> bytes:
    """1 where everybody may meet the word unasked, children too: neither hurtful nor sad."""
    return words.mask(lambda entry: not (entry.offensive or entry.sad), name="for all")


def both(mask: bytes, other: bytes) -> bytes:
    """1 where both masks have it."""
    shared = int.from_bytes(mask, "little") & int.from_bytes(other, "little")
    return shared.to_bytes(len(mask), "little")


def bits_of(mask: bytes) -> bytes:
    """One bit a word instead of one byte, the first word lowest: as the kernel takes masks."""
    packed = 0
    for place in range(8):
        packed |= int.from_bytes(mask[place::8], "little") << place
    return packed.to_bytes((len(mask) + 7) // 8, "little")


def _own_list(words: MaskedWords, policy: Policy) -> bytes:
    mask = bytearray(len(words))
    for word in policy.own_list:
        if (index := words.index(word)) >= 0 and len(word) >= policy.least_letters:
            mask[index] = 1
    return bytes(mask)
