"""Nomina: the best of all moves in the middle of the leaflet's sample game."""

from __future__ import annotations

from functools import partial

from benchmarks.row import Goal, Row
from benchmarks.stopwatch import each, measured
from benchmarks.wngerman import wngerman
from setzkasten_kernel import CaseLaying, WordGraph

# How often each letter is in the case.
STONES = dict(
    zip(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        (10, 3, 2, 6, 18, 3, 4, 6, 10, 2, 4, 6, 4, 10, 10, 2, 1, 10, 10, 8, 7, 2, 2, 1, 1, 2),
        strict=True,
    )
)
BOARD = (
    "............",
    "......NULL..",
    "......A.....",
    "....WASSER..",
    "....INS.....",
    "..ART.A.....",
    "....Z.UM....",
    "....I.E.....",
    "....G.R.....",
    "......N.....",
    "............",
    "............",
)


def measure() -> list[Row]:
    laying = CaseLaying(WordGraph.build(wngerman()))
    board = "\n".join(BOARD)
    case = {letter: count - board.count(letter) for letter, count in STONES.items()}
    rows = []
    for bons, goal in ((0, 50.0), (1, None), (2, None), (3, 1000.0)):
        letters = 3 + bons
        points = laying.best(board, case, least=letters, most=letters, count=1)[0][0][0]
        rows.append(
            measured(
                f"nomina, best move with {bons} bons",
                partial(laying.best, board, case, least=letters, most=letters),
                each(1, "ms"),
                goal=Goal(at_most=goal) if goal else None,
                peer="nobody",
                note=f"exact, the ten best; {points} points",
            )
        )
    return rows
