"""The judgement of a word at a table: word book, own list, dictionary, compounds, in this order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Final

from setzkasten.core.values import value
from setzkasten.lexicon.compounds import Compound, take_apart
from setzkasten.lexicon.entry import Entry, Reading, Trait
from setzkasten.lexicon.finding import Finding, find, spelling_of
from setzkasten.lexicon.lexicon import Lexicon
from setzkasten.lexicon.offering import hurts
from setzkasten.lexicon.policy import Policy
from setzkasten.lexicon.stones import spelt_out
from setzkasten.lexicon.word_book import Saying, WordBook

BY_BOOK: Final = "word book"
BY_LIST: Final = "own list"
BY_PARTS: Final = "compound"
BY_VOTE: Final = "vote"  # never given here: the table says so of a ballot


@value
class Judgement:
    """Whether a word counts, why, and who says so."""

    word: str
    reason: str  # the code of a sentence in messages/lexicon.*.md
    data: Mapping[str, str | int] = field(default_factory=dict)
    allowed: bool = False
    source: str = ""  # the id of the lexicon, or one of the BY_ names
    entry: Entry | None = None  # what the reason is about: of IOSEF the entry of JOSEF

    @property
    def spelling(self) -> str:
        """How people write the word."""
        return spelling_of(self.entry) if self.entry else self.word


def judgement_of(word: str, lexicon: Lexicon, policy: Policy, book: WordBook) -> Judgement:
    """Judge a key (A-Z) by a policy, a lexicon and what the round of friends has settled."""
    if len(word) < policy.least_letters:
        short: dict[str, str | int] = {"word": word, "least": policy.least_letters}
        return Judgement(word, "too_short", short, source=lexicon.id, entry=lexicon.entry(word))
    if saying := book.saying(word):
        return _by_book(lexicon, saying)
    if policy.only == "list":
        return _by_own_list(lexicon, word, policy)
    return _by_dictionary(lexicon, word, policy)


def _by_book(lexicon: Lexicon, saying: Saying) -> Judgement:
    return Judgement(
        saying.word,
        "accepted_by_book" if saying.accepted else "refused_by_book",
        {"word": saying.word, "day": saying.day, "note": saying.note},
        allowed=saying.accepted,
        source=BY_BOOK,
        entry=lexicon.entry(saying.word),
    )


def _by_own_list(lexicon: Lexicon, word: str, policy: Policy) -> Judgement:
    meant = next((key for key in spelt_out(word, policy) if key in policy.own_list), "")
    return Judgement(
        word,
        "on_list" if meant else "only_list",
        {"word": word},
        allowed=bool(meant),
        source=BY_LIST,
        entry=lexicon.entry(meant or word),
    )


def _by_dictionary(lexicon: Lexicon, word: str, policy: Policy) -> Judgement:
    entry = lexicon.entry(word)
    finding = find(entry, policy) if entry else None
    if finding and finding.allowed:
        return _judgement(lexicon, word, finding, entry)
    for spelt in spelt_out(word, policy):
        other = lexicon.entry(spelt) if spelt != word else None
        if other and find(other, policy).allowed:
            data = {"word": word, "spelling": spelling_of(other)}
            return _judgement(lexicon, word, Finding("i_for_j", allowed=True, data=data), other)
    if finding:
        return _judgement(lexicon, word, finding, entry)
    return _by_parts(lexicon, word, policy)


def _judgement(lexicon: Lexicon, word: str, finding: Finding, entry: Entry | None) -> Judgement:
    return Judgement(
        word,
        finding.reason,
        finding.data,
        allowed=finding.allowed,
        source=lexicon.id,
        entry=entry,
    )


def _by_parts(lexicon: Lexicon, word: str, policy: Policy) -> Judgement:
    compound = take_apart(lexicon, word)
    if not compound:
        return Judgement(word, "unknown_word", {"word": word}, source=lexicon.id)
    data = {"word": word, "parts": compound.text}
    if not policy.compounds or policy.core_only or policy.only not in ("", "nouns"):
        return Judgement(word, "compound_not_listed", data, source=lexicon.id)
    entry = replace(entry_of_compound(word, compound), offensive=hurts(lexicon, word))
    finding = find(entry, policy)
    reason = "compound" if finding.allowed else finding.reason
    return Judgement(
        word,
        reason,
        {**finding.data, **data},
        allowed=finding.allowed,
        source=BY_PARTS,
        entry=entry,
    )


def entry_of_compound(word: str, compound: Compound) -> Entry:
    """The entry a compound would have: its last part says what it is."""
    head = compound.head
    front = word[: len(word) - len(compound.parts[-1])]
    reading = Reading(front.capitalize() + head.lemma.lower(), head.pos, head.form)
    return Entry(
        word=word,
        readings=(reading,),
        classes=frozenset({Trait.COMMON}),
        spellings=(word.capitalize(),),
        zipf=0.0,
        core=False,
    )
