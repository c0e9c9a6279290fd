"""Setzkasten: classic German word and tile games.

These names are the door for Python; everything behind them may move. docs/library.md
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from setzkasten.catalogue import GAMES
    from setzkasten.core.coded import Coded
    from setzkasten.core.handicap import Handicap
    from setzkasten.door.asking import boggle, relation, word
    from setzkasten.door.bot import Bot, Seen
    from setzkasten.door.duel import Duel, duel
    from setzkasten.door.illegal import IllegalAction
    from setzkasten.door.match import Match
    from setzkasten.door.record import Record
    from setzkasten.lexicon.article import Article
    from setzkasten.lexicon.words import Words

# Each is loaded when it is first named: to know the version costs no lexicon.
_BEHIND = {
    "Article": "setzkasten.lexicon.article",
    "Bot": "setzkasten.door.bot",
    "Coded": "setzkasten.core.coded",
    "Duel": "setzkasten.door.duel",
    "GAMES": "setzkasten.catalogue",
    "Handicap": "setzkasten.core.handicap",
    "IllegalAction": "setzkasten.door.illegal",
    "Match": "setzkasten.door.match",
    "Record": "setzkasten.door.record",
    "Seen": "setzkasten.door.bot",
    "Words": "setzkasten.lexicon.words",
    "boggle": "setzkasten.door.asking",
    "duel": "setzkasten.door.duel",
    "relation": "setzkasten.door.asking",
    "word": "setzkasten.door.asking",
}

__all__ = [
    "GAMES",
    "Article",
    "Bot",
    "Coded",
    "Duel",
    "Handicap",
    "IllegalAction",
    "Match",
    "Record",
    "Seen",
    "Words",
    "__version__",
    "boggle",
    "duel",
    "puzzle",
    "relation",
    "word",
]


def __getattr__(name: str) -> object:
    if name == "puzzle":  # a room that is open as a whole
        return import_module("setzkasten.puzzle")
    if name not in _BEHIND:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(_BEHIND[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return __all__
