"""The words that count at a table, and the fewer that a seat may make where it agreed to that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.claims import Judge
from setzkasten.core.game import Seat
from setzkasten.core.handicap import Handicap
from setzkasten.core.match import Match
from setzkasten.core.record import Header, RecordError
from setzkasten.lexicon.letters import WordError
from setzkasten.lexicon.limit import Limit, limit_of
from setzkasten.lexicon.policy import Policy
from setzkasten.lexicon.policy_text import changed_policy
from setzkasten.lexicon.word_book import WordBook
from setzkasten.lexicon.words import Words
from setzkasten.messages import told
from setzkasten.table.judge import Book


def agreed_words(
    words: Words, printed: Policy | None, changes: Mapping[str, str], book: Book
) -> Words:
    """What counts where people change this about the printed policy, and have settled words.

    Raises `RecordError` for changes that a policy cannot have.
    """
    try:
        policy = changed_policy(printed, changes)
    except WordError as error:
        raise RecordError("record_header", 1, text=told(error)) from error
    return words.under(policy, WordBook.of(book))


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
