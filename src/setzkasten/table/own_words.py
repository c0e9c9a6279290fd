"""The words that a seat may make: fewer than count, where it has agreed to a handicap."""

from __future__ import annotations

from dataclasses import replace

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.claims import Judge
from setzkasten.core.game import Seat
from setzkasten.core.match import Match
from setzkasten.core.record import Header
from setzkasten.lexicon.limit import limit_of
from setzkasten.lexicon.words import Words


def own_words(words: Words, header: Header, seat: Seat, *, wordless: bool) -> Words:
    """`wordless`: nobody has laid a word yet; in some games the first one cannot be long."""
    limit = limit_of(header.sitters[seat].handicap)
    if limit.letters and wordless and CATALOGUE[header.game].free_start:
        limit = replace(limit, letters=0)
    return words.within(limit) if limit else words


def own_judge(words: Words, header: Header, seat: Seat, match: Match) -> Judge | None:
    """Of a seat that may not make all of the words; None: it may, or nobody sits there."""
    held = 0 <= seat < len(header.sitters) and header.sitters[seat].handicap.limits
    return own_words(words, header, seat, wordless=match.wordless).judge if held else None
