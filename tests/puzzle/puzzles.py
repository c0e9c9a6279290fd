"""Puzzles that the tests know: the leaflet's picture, and a small one with clues."""

from __future__ import annotations

from dataclasses import replace

from setzkasten.puzzle.crossword import Place, Puzzle
from tests.games.kreuzwortbild import SAMPLE

__all__ = ["LEAFLET", "SMALL", "UMLAUTS"]

LEAFLET = Puzzle(tuple(row.replace(".", "#") for row in SAMPLE))
SMALL = Puzzle(
    ("HAUS", "A##E", "SEE#"),
    clues={
        Place(0, 0, across=True): "Gebäude „zum Wohnen“ …",
        Place(2, 0, across=True): "Stehendes Gewässer",
        Place(0, 0, across=False): "Feldtier ohne Ende",
        Place(0, 3, across=False): "Spanisch: sein <b>ohne</b> R",
    },
    title="Für Oma & Opa",
    dedication="Zum Jubiläum",
    giver="Jürgen",
)
UMLAUTS = replace(SMALL, rows=("ÄÖÜ#", "A##E", "SEE#"), clues={})
