"""Tables for tests: a few words, a clock that is a number, people by their seats."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from setzkasten.core.position import read_position
from setzkasten.core.record import Header, Sitter
from setzkasten.core.values import replace
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
Katze
tot
Naht
Hexe
Ion
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


def set_up(game: str, position: str, *kinds: str, **options: object) -> Table:
    """A table at which a game goes on from a position; a Krux board may be its first rows."""
    fields = dict(read_position(position))
    if game == "krux":
        rows = [row.ljust(12, ".") for row in fields["board"].split("/")]
        fields["board"] = "/".join([*rows, *["." * 12] * (12 - len(rows))])
    made = replace(header(*kinds, **options), game=game, position=fields)
    opened = open_table(made, words=WORDS, rng=Random(1), now=0)
    opened.advance(0)
    return opened


def reopened(old: Table, now: int, lines: Iterable[str] | None = None) -> Table:
    """The table again from its header and its lines, as after a restart."""
    kept = old.lines() if lines is None else lines
    return open_table(old.header, kept, words=WORDS, rng=Random(2), now=now)
