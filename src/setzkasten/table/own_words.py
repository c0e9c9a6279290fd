"""The words that a seat may make: fewer than count, where it has agreed to a handicap."""

from __future__ import annotations

from dataclasses import replace

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.claims import Judge
from setzkasten.core.game import Seat
from setzkasten.core.handicap import Handicap
from setzkasten.core.match import Match
from setzkasten.core.record import Header
from setzkasten.lexicon.limit import Limit, limit_of
from setzkasten.lexicon.words import Words


def own_limit(handicap: Handicap, game: str, *, wordless: bool) -> Limit:
    """`wordless`: nobody has laid a word yet; in some games the first one cannot be long."""
    limit = limit_of(handicap)
    free = limit.letters and wordless and CATALOGUE[game].free_start
    return replace(limit, letters=0) if free else limit


def own_words(words: Words, header: Header, seat: Seat, *, wordless: bool) -> Words:
    limit = own_limit(header.sitters[seat].handicap, header.game, wordless=wordless)
    return words.within(limit) if limit else words


def own_judge(words: Words, header: Header, seat: Seat, match: Match) -> Judge:
    """Of a seat that may not make all of the words."""
    return own_words(words, header, seat, wordless=match.wordless).judge
