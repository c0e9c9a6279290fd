"""The judgement of a word at a table: word book, own list, dictionary, compounds, in this order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from setzkasten.lexicon.compounds import Compound, take_apart
from setzkasten.lexicon.entry import Entry, Reading, Trait
from setzkasten.lexicon.finding import Finding, find, spelling_of
from setzkasten.lexicon.policy import Policy
from setzkasten.lexicon.stones import spelt_out
from setzkasten.lexicon.word_book import WordBook
from setzkasten.lexicon.words import Words

BY_BOOK: Final = "word book"
BY_LIST: Final = "own list"
BY_PARTS: Final = "compound"
BY_VOTE: Final = "vote"  # never given here: the table says so of a ballot


@dataclass(frozen=True, slots=True)
class Judgement:
    """Whether a word counts, why, and who says so."""

    word: str
    allowed: bool
    reason: str  # the code of a sentence in messages/lexicon.*.md
    data: Mapping[str, str | int] = field(default_factory=dict)
    source: str = ""  # the id of the lexicon, or one of the BY_ names
    entry: Entry | None = None  # what the reason is about: of IOSEF the entry of JOSEF

    @property
    def spelling(self) -> str:
        """How people write the word."""
        return spelling_of(self.entry) if self.entry else self.word


def judge(words: Words, word: str, policy: Policy, book: WordBook | None = None) -> Judgement:
    """Judge a key (A-Z) by a policy, a lexicon and what the round of friends has settled."""
    if len(word) < policy.least_letters:
        data: dict[str, str | int] = {"word": word, "least": policy.least_letters}
        return Judgement(word, False, "too_short", data, words.id, words.entry(word))
    saying = book.saying(word) if book else None
    if saying:
        reason = "accepted_by_book" if saying.accepted else "refused_by_book"
        data = {"word": word, "day": saying.day, "note": saying.note}
        return Judgement(word, saying.accepted, reason, data, BY_BOOK, words.entry(word))
    if policy.only == "list":
        return _by_own_list(words, word, policy)
    return _by_dictionary(words, word, policy)


def _by_own_list(words: Words, word: str, policy: Policy) -> Judgement:
    on = any(reading in policy.own_list for reading in spelt_out(word, policy))
    reason = "on_list" if on else "only_list"
    return Judgement(word, on, reason, {"word": word}, BY_LIST, words.entry(word))


def _by_dictionary(words: Words, word: str, policy: Policy) -> Judgement:
    entry = words.entry(word)
    finding = find(entry, policy) if entry else None
    if finding and finding.allowed:
        return _judgement(words, word, finding, entry)
    for spelt in spelt_out(word, policy):
        other = words.entry(spelt) if spelt != word else None
        if other and find(other, policy).allowed:
            data = {"word": word, "spelling": spelling_of(other)}
            return Judgement(word, True, "i_for_j", data, words.id, other)
    if finding:
        return _judgement(words, word, finding, entry)
    return _by_parts(words, word, policy)


def _judgement(words: Words, word: str, finding: Finding, entry: Entry | None) -> Judgement:
    return Judgement(word, finding.allowed, finding.reason, finding.data, words.id, entry)


def _by_parts(words: Words, word: str, policy: Policy) -> Judgement:
    if not (compound := take_apart(words, word)):
        return Judgement(word, False, "unknown_word", {"word": word}, words.id)
    data = {"word": word, "parts": compound.text}
    if not policy.compounds or policy.core_only or policy.only not in ("", "nouns"):
        return Judgement(word, False, "compound_not_listed", data, words.id)
    entry = entry_of_compound(word, compound)
    finding = find(entry, policy)
    if not finding.allowed:
        return Judgement(word, False, finding.reason, {**finding.data, **data}, BY_PARTS, entry)
    return Judgement(word, True, "compound", data, BY_PARTS, entry)


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
        offensive=False,
    )
