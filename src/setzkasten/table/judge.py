"""Who answers claims at a table: the dictionary, with the table's word book laid over it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol, TypeAlias

from setzkasten.core.claims import Claim, Contains, Verdict, Word
from setzkasten.core.game import Millis, Ruled

Book: TypeAlias = Mapping[str, bool]  # word to whether this table lets it count

LEXICON, BOOK, VOTE = "lexicon", "book", "vote"


class Judge(Protocol):
    """Answers one claim; never says neither yes nor no."""

    def answer(self, claim: Claim) -> Verdict: ...


# A judge does not change. When the table settles a word, the bench sends one who knows it.
Bench: TypeAlias = Callable[[Book], Judge]


def ruling(judge: Judge, claims: Iterable[Claim], book: Book, at: Millis) -> Ruled:
    """All claims answered, in an order that does not depend on the machine."""
    ordered = sorted(claims, key=repr)
    own = any(isinstance(claim, Word | Contains) and claim.word in book for claim in ordered)
    verdicts = tuple(judge.answer(claim) for claim in ordered)
    return Ruled(verdicts, BOOK if own else LEXICON, at)


def refused_by_word(verdicts: Iterable[Verdict]) -> dict[str, Verdict]:
    """The words that were turned down, laid or announced, each with its verdict."""
    return {v.claim.word: v for v in verdicts if isinstance(v.claim, Word | Contains) and v.refused}
