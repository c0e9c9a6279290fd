"""What a game asks about words, and what a judge answers.

Games know no dictionary. A laying makes claims; a judge outside the rules (lexicon, word book
or vote) answers each with a verdict and a witness; the verdicts reach the game as a step.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import field, fields
from functools import lru_cache
from operator import attrgetter
from typing import Final, Literal, Protocol, TypeAlias

from setzkasten.core.values import value

ANY_VOWEL, ANY_CONSONANT = "+", "*"  # stones that stand for letters of one kind
VOWELS = frozenset("AEIOUY")

LEXICON, BOOK, VOTE = "lexicon", "book", "vote"  # who decided about words

Answer: TypeAlias = Literal["yes", "no", "new", "inflection", "ambiguous"]


@value
class Word:
    """`word` counts in this game. Answered yes or no; the witness is an ordinary spelling."""

    word: str

    def __hash__(self) -> int:
        return hash(self.word)


@value
class Relation:
    """How `longer` stems from `shorter`: new, inflection or ambiguous; the witness is the lemma."""

    shorter: str
    longer: str

    def __hash__(self) -> int:
        return hash(self.shorter) ^ hash(self.longer)


@value
class Contains:
    """`word` counts and has `run` unbroken in it. Answered yes or no."""

    word: str
    run: str


@value(order=True)
class Slot:
    """One square in the line of a run: the stone on it, or the stones its letter would touch."""

    letter: str = ""  # the stone that lies there; empty: a free square
    ahead: str = ""  # letters of the crossing run before the square
    behind: str = ""  # letters of the crossing run after the square


@value
class Completable:
    """Some word holds `run` and fits its room. The witness is such a word.

    `before` counts from the run outwards, `after` likewise; each tuple ends at the border.
    `stones`: what its missing letters may be laid with, in order; empty: with anything.
    """

    run: str
    before: tuple[Slot, ...] = ()
    after: tuple[Slot, ...] = ()
    stones: str = ""


@value
class Unfinished:
    """`run` is no word, so stones laid with it may mend it. Answered yes or no."""

    run: str


Claim: TypeAlias = Word | Relation | Contains | Completable | Unfinished


@value
class Verdict:
    """The answer to one claim. `reason` is a message code, `data` fills its sentence."""

    claim: Claim
    answer: Answer
    witness: str = ""
    reason: str = ""
    data: Mapping[str, str | int] = field(default_factory=dict)
    votes: tuple[tuple[int, bool], ...] = ()  # seat, aye: only after a vote

    @property
    def refused(self) -> bool:
        return self.answer == "no"


Verdicts: TypeAlias = tuple[Verdict, ...]

# How many claims are kept? A move makes some, and each is looked for several times: in the memory
# of the judge, among the verdicts, in the ruling. The same one is found without a comparison.
KEPT = 20_000
word_of = lru_cache(KEPT)(Word)
relation_of = lru_cache(KEPT)(Relation)


class Judge(Protocol):
    """Answers claims; never says neither yes nor no."""

    def answer(self, claim: Claim) -> Verdict: ...
    def source(self, claims: Iterable[Claim]) -> str:
        """Who decided about these: the lexicon, the table's own word book or a vote."""
        return LEXICON


def in_order(claims: Iterable[Claim]) -> list[Claim]:
    """Claims in an order that does not depend on the machine: by kind, then by what they say."""
    return sorted(claims, key=_place)


_KINDS: Final = (Completable, Contains, Relation, Unfinished, Word)
_SAYING: Final = {kind: attrgetter(*(f.name for f in fields(kind))) for kind in _KINDS}


def _place(claim: Claim) -> tuple[str, object]:
    kind = type(claim)
    return kind.__name__, _SAYING[kind](claim)


def source_of(claims: Iterable[Claim], book: Container[str]) -> str:
    """The book where the table itself has settled one of the words, else the lexicon."""
    own = any(isinstance(claim, Word | Contains) and claim.word in book for claim in claims)
    return BOOK if own else LEXICON


def allowed(claim: Claim) -> Verdict:
    """What a judge says who trusts everybody."""
    return Verdict(claim, "new" if isinstance(claim, Relation) else "yes")
