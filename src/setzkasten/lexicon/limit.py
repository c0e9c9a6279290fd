"""Words that count, but that one seat may not make: too short for it, or too rarely met."""

from __future__ import annotations

from typing import Final

from setzkasten.core.handicap import EVERY_WORD, EVERYDAY, KNOWN, Handicap
from setzkasten.core.values import value
from setzkasten.lexicon.known import WELL_KNOWN_ZIPF
from setzkasten.lexicon.lexicon import Lexicon
from setzkasten.lexicon.masks import both, without_short

# How often are the words of each vocabulary met? Some 70,000 are known to most people, some 17,000
# everybody meets again and again.
LEAST_ZIPF: Final = {EVERY_WORD: 0.0, KNOWN: WELL_KNOWN_ZIPF, EVERYDAY: 3.5}


@value
class Limit:
    """What a seat may make of the words that count: so long, and met so often."""

    letters: int = 0
    zipf: float = 0.0

    def __bool__(self) -> bool:
        return bool(self.letters or self.zipf)

    def narrowed(self, lexicon: Lexicon, mask: bytes, *, listed: bool) -> bytes:
        """What remains of a mask; `listed`: of a list of one's own every word is known."""
        if self.zipf and not listed:
            mask = both(mask, lexicon.often(self.zipf))
        return without_short(lexicon, mask, self.letters)


NO_LIMIT: Final = Limit()


def limit_of(handicap: Handicap) -> Limit:
    return Limit(handicap.letters, LEAST_ZIPF[handicap.words]) if handicap.limits else NO_LIMIT
