"""Tables for tests: a few words, a clock that is a number, people by their seats."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from setzkasten.core.record import Header, Sitter
from setzkasten.lexicon.small import SmallLexicon
from setzkasten.lexicon.words import Words
from setzkasten.table.opening import open_table
from setzkasten.table.table import Table

# Those without a reading are as a list has them.
WORDS = Words(
    SmallLexicon.read("""
Witz    noun
Witze   Witz noun plural
was
nu
an
ins
Insel
Rast
um
du
es
wo
Wasser
""")
)


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
    opened = open_table(made, words=WORDS, rng=Random(seed), now=now)
    opened.advance(now)
    return opened


def reopened(old: Table, now: int, lines: Iterable[str] | None = None) -> Table:
    """The table again from its header and its lines, as after a restart."""
    kept = old.lines() if lines is None else lines
    return open_table(old.header, kept, words=WORDS, rng=Random(2), now=now)
