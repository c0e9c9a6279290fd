"""Tables for tests: a few words, a clock that is a number, people by their seats."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from setzkasten.core.claims import Claim, Completable, Judge, Relation, Verdict, Word, source_of
from setzkasten.core.record import Header, Sitter
from setzkasten.table.judge import Book, Policy
from setzkasten.table.opening import open_table
from setzkasten.table.table import Table

WORDS = frozenset(
    {"WAS", "WITZ", "WITZE", "NU", "AN", "INS", "INSEL", "RAST", "UM", "DU", "ES", "WO", "WASSER"}
)


class ListJudge(Judge):
    def __init__(self, words: frozenset[str], book: Book) -> None:
        self.words, self.book = words, book

    def source(self, claims: Iterable[Claim]) -> str:
        return source_of(claims, self.book)

    def answer(self, claim: Claim) -> Verdict:
        match claim:
            case Word(word=word) if word in self.words:
                return Verdict(claim, "yes", word, "listed", {"word": word})
            case Word(word=word):
                return Verdict(claim, "no", "", "unknown_word", {"word": word})
            case Relation(shorter="WITZ", longer="WITZE"):
                return Verdict(claim, "inflection", "Witz")
            case Relation():
                return Verdict(claim, "new")
            case Completable(run=run):
                return Verdict(claim, "yes" if any(run in word for word in self.words) else "no")
        raise AssertionError(claim)


def bench(_: Policy, book: Book) -> Judge:
    refused = {word for word, accepted in book.items() if not accepted}
    return ListJudge((WORDS | book.keys()) - refused, book)


def header(*kinds: str, **options: object) -> Header:
    """`header("person", "computer")`: who sits where."""
    sitters = tuple(
        Sitter((name,), kind, "leicht" if kind == "computer" else "")
        for name, kind in zip(("Anna", "Bert", "Cora", "Dora", "Emil", "Fred"), kinds, strict=False)
    )
    return Header("nomina", sitters, options={name: str(value) for name, value in options.items()})


def table(*kinds: str, now: int = 0, seed: int = 1, **options: object) -> Table:
    """Two people unless said otherwise, the outer clock at `now`."""
    made = header(*(kinds or ("person", "person")), **options)
    opened = open_table(made, bench=bench, rng=Random(seed), now=now)
    opened.advance(now)
    return opened


def reopened(old: Table, now: int, lines: Iterable[str] | None = None) -> Table:
    """The table again from its header and its lines, as after a restart."""
    kept = old.lines() if lines is None else lines
    return open_table(old.header, kept, bench=bench, rng=Random(2), now=now)
