"""The house's dictionary: the German lexicon."""

from __future__ import annotations

from setzkasten.server.dictionary import WordList


class LexiconDictionary(WordList):
    def __init__(self) -> None:
        super().__init__(frozenset())
