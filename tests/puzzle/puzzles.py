"""Puzzles that the tests know: the leaflet's picture, and a small one with clues."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from setzkasten.puzzle.crossword import Place, Puzzle, runs
from setzkasten.puzzle.pattern import Plan, pattern
from tests.games.kreuzwortbild import SAMPLE

__all__ = ["LEAFLET", "SMALL", "UMLAUTS", "crowd"]

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


def crowd(rows: int, cols: int, *, longest: int = 60) -> Puzzle:
    """A puzzle of any letters with a long clue of its own for every word."""
    rng = Random(rows * cols)
    black = pattern(Plan(rows, cols, rows * cols // 4, crossed=False), rng)
    assert black
    grid = tuple(
        "".join("#" if (r, c) in black else rng.choice("AEINRST") for c in range(cols))
        for r in range(rows)
    )
    places = [place for place, _ in runs(grid)]
    clues = {place: _words(f"Nr. {n}:", longest, rng) for n, place in enumerate(places)}
    return Puzzle(grid, clues=clues)


def _words(text: str, longest: int, rng: Random) -> str:
    more = ("Ein", "längeres", "Wort,", "(am", "Ende)", "des", "Weges", "gesehen")
    while len(text) < longest - 9:
        text += f" {rng.choice(more)}"
    return text
