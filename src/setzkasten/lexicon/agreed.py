"""What a table has agreed on about words: handed to whoever thinks or searches for it elsewhere."""

from __future__ import annotations

from typing import NamedTuple

from setzkasten.lexicon.policy import Policy
from setzkasten.lexicon.word_book import WordBook


class Agreed(NamedTuple):
    """Any lexicon's words under it: `words.under(*agreed)`."""

    policy: Policy  # which words count
    book: WordBook  # what the table itself has settled
