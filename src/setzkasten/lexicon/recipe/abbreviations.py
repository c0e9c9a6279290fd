"""Abbreviations: what the tables call one, and which of them people speak as ordinary nouns."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Final

from setzkasten.lexicon.entry import Form, Pos

from .stock import Stock

_VOWELS: Final = frozenset("aeiouyäöü")


def mark_abbreviations(
    stock: Stock, words: Set[str], symbols: Iterable[str], supplied: Set[str]
) -> None:
    """What the table calls an abbreviation is one, although a list may have it as a noun.

    `supplied` are the words of our own list: a spoken abbreviation may stand there alone.
    """
    known = stock.core | supplied
    for word in sorted(words):
        stock.add(word, word, pos=Pos.ABBREVIATION, form=Form.BASE)
        if _spoken(word, known):
            continue
        for read in stock.reads(word):
            if read[1] in (Pos.NOUN, Pos.OTHER) and read[0] == word:
                stock.drop(word, read)
    for word in symbols:
        stock.add(word, word, pos=Pos.SYMBOL, form=Form.BASE)
    for spelling in list(stock.spellings()):
        for lemma, pos, form in stock.reads(spelling):
            if pos is Pos.ABBREVIATION and _spoken(lemma, known):
                stock.add(spelling, lemma, pos=Pos.NOUN, form=form)


def _spoken(word: str, known: Set[str]) -> bool:
    """Short for something and yet an ordinary noun, written and spoken as one: Kita, Akku."""
    noun = word[0].isupper() and word[1:].islower() and len(word) > 2
    return noun and word in known and not _VOWELS.isdisjoint(word.lower())
