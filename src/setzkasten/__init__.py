"""Setzkasten: classic German word and tile games.

These names are the door for Python; everything behind them may move. docs/library.md
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from setzkasten.door.asking import Looked, boggle, games, puzzle, relation, word
    from setzkasten.door.bot import Bot, Seen
    from setzkasten.door.duel import Duel, duel
    from setzkasten.door.match import Match, Refused
    from setzkasten.door.record import Record
    from setzkasten.lexicon.words import Words

# Each is loaded when it is first named: to know the version costs no lexicon.
_BEHIND = {
    "Bot": "setzkasten.door.bot",
    "Duel": "setzkasten.door.duel",
    "Looked": "setzkasten.door.asking",
    "Match": "setzkasten.door.match",
    "Record": "setzkasten.door.record",
    "Refused": "setzkasten.door.match",
    "Seen": "setzkasten.door.bot",
    "Words": "setzkasten.lexicon.words",
    "boggle": "setzkasten.door.asking",
    "duel": "setzkasten.door.duel",
    "games": "setzkasten.door.asking",
    "puzzle": "setzkasten.door.asking",
    "relation": "setzkasten.door.asking",
    "word": "setzkasten.door.asking",
}

__all__ = [
    "Bot",
    "Duel",
    "Looked",
    "Match",
    "Record",
    "Refused",
    "Seen",
    "Words",
    "__version__",
    "boggle",
    "duel",
    "games",
    "puzzle",
    "relation",
    "word",
]


def __getattr__(name: str) -> object:
    if name not in _BEHIND:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(_BEHIND[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return __all__
