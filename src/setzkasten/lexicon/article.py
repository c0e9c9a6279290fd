"""What a look-up finds, as under one head of a dictionary."""

from __future__ import annotations

from dataclasses import dataclass

from setzkasten.lexicon.judgement import Judgement


@dataclass(frozen=True, slots=True)
class Article:
    """Whether a word counts and why, what it means, and other words for it."""

    judgement: Judgement
    definitions: tuple[str, ...]
    synonyms: tuple[str, ...]
