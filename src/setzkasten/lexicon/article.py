"""What a look-up finds, as under one head of a dictionary."""

from __future__ import annotations

from setzkasten.core.values import value
from setzkasten.lexicon.judgement import Judgement


@value
class Article:
    """Whether a word counts and why, what it means, and other words for it.

    `gentle`: it hurts nobody, so it may be proposed to somebody who did not ask for it.
    """

    judgement: Judgement
    definitions: tuple[str, ...]
    synonyms: tuple[str, ...]
    gentle: bool = True
