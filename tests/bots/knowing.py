"""What computers know in tests: the words of the tests, as if people met all of them every day."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from setzkasten.bots import Player
from setzkasten.catalogue import CATALOGUE
from setzkasten.lexicon.small import SmallLexicon
from setzkasten.lexicon.words import Words

__all__ = ["KNOWN", "SMALL", "player_of"]

SMALL = SmallLexicon.open(Path(__file__).parents[1] / "lexicon" / "small.txt")
OFTEN = 7.0

KNOWN = Words(
    SmallLexicon({key: replace(entry, zipf=OFTEN) for key in SMALL if (entry := SMALL.entry(key))})
)


def player_of(game: str) -> Player:
    """The computer player of a game that has one."""
    player = CATALOGUE[game].player
    assert player
    return player
