"""The fast searches of Setzkasten. No game rules live here; see docs/kernel.md."""

from ._kernel import (
    Boggle,
    CaseLaying,
    CaseMoves,
    Colours,
    ContainIndex,
    Filler,
    FoundWords,
    Fragments,
    Laying,
    LineWords,
    Packer,
    Rooms,
    StopFlag,
    TwoEndedGame,
    WordGraph,
    black_squares,
)

__all__ = [
    "Boggle",
    "CaseLaying",
    "CaseMoves",
    "Colours",
    "ContainIndex",
    "Filler",
    "FoundWords",
    "Fragments",
    "Laying",
    "LineWords",
    "Packer",
    "Rooms",
    "StopFlag",
    "TwoEndedGame",
    "WordGraph",
    "black_squares",
]
