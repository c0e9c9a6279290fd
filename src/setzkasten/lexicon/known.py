"""Which words would people at a table think of? Computers play with these and no others."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from setzkasten.lexicon.entry import Entry
from setzkasten.lexicon.finding import HEARD_OF_ZIPF
from setzkasten.lexicon.lexicon import Lexicon
from setzkasten.lexicon.masks import both, offered_mask
from setzkasten.lexicon.policy import Policy

# Which words do most people know? How often they are used, from 7 (always) to 0 (never seen).
WELL_KNOWN_ZIPF: Final = 2.5
# Short words win games and annoy people: how often must one of two or three letters be met?
SHORT_LENGTHS: Final = (2, 3)
SHORT_ZIPF: Final = 2.8


def known_mask(lexicon: Lexicon, policy: Policy, least_zipf: float = 0.0) -> bytes:
    """One byte a word: 1 where it counts and people know it.

    No abbreviations, symbols, dialect, old spellings and nothing that hurts; names of places
    and first names that most have heard; words outside of the core list only if they are often
    met.
    """
    if policy.only == "list":
        return offered_mask(lexicon, policy)
    plain = replace(
        policy,
        abbreviations=False,
        symbols=False,
        dialect=False,
        old=False,
        known_persons=False,
        hyphenated=False,
    )
    offered = offered_mask(lexicon, plain)
    met = lexicon.mask(_met, name="met by people")
    known = both(both(offered, met), lexicon.often(least_zipf))
    return _without_rare_short_ones(lexicon, known)


def _met(entry: Entry) -> bool:
    return entry.core or entry.zipf >= HEARD_OF_ZIPF


def _without_rare_short_ones(lexicon: Lexicon, mask: bytes) -> bytes:
    known, often = bytearray(mask), lexicon.often(SHORT_ZIPF)
    for length in SHORT_LENGTHS:
        for word in lexicon.matching("?" * length):
            known[lexicon.index(word)] &= often[lexicon.index(word)]
    return bytes(known)
