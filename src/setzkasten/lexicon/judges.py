"""The judge of a game: the lexicon that ships, the game's words, what the table changed."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from setzkasten.lexicon.judge import Judge
from setzkasten.lexicon.policy_text import changed_policy
from setzkasten.lexicon.word_book import WordBook
from setzkasten.lexicon.words import Words

NO_CHANGES: Mapping[str, str] = MappingProxyType({})


def judge_for(
    game_id: str,
    changes: Mapping[str, str] = NO_CHANGES,
    *,
    book: WordBook | None = None,
    words: Words | None = None,
) -> Judge:
    """A judge for one table; `changes` are the policy lines of its record."""
    policy = changed_policy(changes, game_id)
    if words is None:
        from setzkasten.lexicon.lexicon import default

        words = default()
    return Judge(words, policy, book)
