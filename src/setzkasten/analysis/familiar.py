"""Which of the best moves is named: people learn most from a word they could have thought of."""

from __future__ import annotations

from collections.abc import Sequence

from setzkasten.bots.trying import Hint
from setzkasten.lexicon.stones import spelt_out
from setzkasten.lexicon.words import Words

# How often is a word met that most people know? 7 is always, 0 never.
KNOWN_ZIPF = 3.0
# How much more must a rare word bring to be named instead of one that people know?
CLEARLY = 2


def most_familiar(hints: Sequence[Hint], *, least: int, words: Words) -> Hint | None:
    """Of moves that bring the same the best known one; a rare one only if it is clearly better.

    The best comes first. `least`: what the named one brings at least, if one does.
    """
    if not hints:
        return None
    top = brings(hints[0])
    equal = [hint for hint in hints if brings(hint) == top]
    best = max(equal, key=lambda hint: familiarity(hint, words))
    if familiarity(best, words) >= KNOWN_ZIPF:
        return best
    near = [hint for hint in hints if max(top - CLEARLY, least - 1) < brings(hint) < top]
    known = max(near, key=lambda hint: familiarity(hint, words), default=best)
    return known if familiarity(known, words) >= KNOWN_ZIPF else best


def brings(hint: Hint) -> int:
    """Points, or where none are counted the stones that it lays."""
    return hint.report.points or len(getattr(hint.action, "stones", ()))


def familiarity(hint: Hint, words: Words) -> float:
    """How often its rarest word is met; a move without words is known to everybody."""
    return min((_zipf(word, words) for word in hint.words), default=7.0)


def _zipf(word: str, words: Words) -> float:
    entries = (words.lexicon.entry(meant) for meant in spelt_out(word, words.policy))
    return max((entry.zipf for entry in entries if entry), default=0.0)
