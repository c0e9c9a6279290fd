"""Which words of a lexicon a policy lets count, one byte a word: for searches over all of them."""

from __future__ import annotations

from dataclasses import replace

from setzkasten.lexicon.finding import find
from setzkasten.lexicon.letters import SHORTEST
from setzkasten.lexicon.lexicon import Lexicon
from setzkasten.lexicon.policy import Policy


def allowed_mask(lexicon: Lexicon, policy: Policy) -> bytes:
    """One byte a word of the lexicon: 1 where it counts."""
    if policy.only == "list":
        return _own_list(lexicon, policy)
    # The kept mask knows no lengths: words of one kind differ in theirs.
    plain = replace(policy, least_letters=SHORTEST, coarse=False)
    mask = lexicon.mask(lambda entry: find(entry, policy).allowed, name=plain)
    return without_short(lexicon, mask, policy.least_letters)


def without_short(lexicon: Lexicon, mask: bytes, least_letters: int) -> bytes:
    """0 where a word has fewer letters."""
    if least_letters <= SHORTEST:
        return mask
    longer = bytearray(mask)
    for length in range(SHORTEST, least_letters):
        for word in lexicon.matching("?" * length):
            longer[lexicon.index(word)] = 0
    return bytes(longer)


def offered_mask(lexicon: Lexicon, policy: Policy) -> bytes:
    """1 where it counts and we may offer it: nothing that hurts, unless the table wants it."""
    counting = allowed_mask(lexicon, policy)
    if policy.coarse:
        return counting
    return both(counting, lexicon.harmless())


def for_all_mask(lexicon: Lexicon) -> bytes:
    """1 where everybody may meet the word unasked, children too: neither hurtful nor sad."""
    return lexicon.mask(lambda entry: not (entry.offensive or entry.sad), name="for all")


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


def _own_list(lexicon: Lexicon, policy: Policy) -> bytes:
    mask = bytearray(len(lexicon))
    for word in policy.own_list:
        if (index := lexicon.index(word)) >= 0 and len(word) >= policy.least_letters:
            mask[index] = 1
    return bytes(mask)
