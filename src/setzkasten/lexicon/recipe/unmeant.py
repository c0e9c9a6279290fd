"""Readings that nobody means: taken back where the word also reads as something else."""

from __future__ import annotations

from itertools import chain

from setzkasten.lexicon.entry import Pos

from .stock import Stock
from .tables import Tables, laid_out, pos_of


def drop_unmeant(stock: Stock, tables: Tables, own: Tables, places: set[str]) -> None:
    """Take back what the recipe's own table calls unmeant; such names are no places either.

    Of a brand the reading becomes that of a name: Opel, Opels.
    """
    brands = {laid_out(word) for word, _ in tables.words("brands")}
    unmeant = {(row.cells[0], pos_of(row, row.cells[1])) for row in own.rows("unmeant")}
    for lemma in (lemma for lemma, pos in unmeant if pos is Pos.NAME):
        places -= {lemma, lemma + "s"}
    for spelling in list(stock.spellings()):
        for lemma, pos, form in sorted(stock.reads(spelling)):
            if (lemma, pos) not in unmeant:
                continue
            if lemma in brands:
                stock.add(spelling, lemma, pos=Pos.NAME, form=form)
            reads = chain.from_iterable(map(stock.reads, _twins(spelling)))
            if any(read[:2] not in unmeant for read in reads):
                stock.drop(spelling, (lemma, pos, form))


def _twins(spelling: str) -> tuple[str, str]:
    """The two spellings that are laid alike: with a small and with a capital letter."""
    return spelling[0].lower() + spelling[1:], spelling[0].upper() + spelling[1:]
