"""Boggle: scores and word ids of random boards."""

from __future__ import annotations

from collections import Counter
from random import Random

from benchmarks.row import Goal, Row
from benchmarks.stopwatch import measured, per_second
from benchmarks.wngerman import wngerman
from setzkasten_kernel import Boggle, WordGraph

BOARDS = 20_000


def measure() -> list[Row]:
    text = wngerman()
    graph = WordGraph.build(text)
    letters = Counter(text.decode().replace("\n", ""))
    signs, weights = zip(*sorted(letters.items()), strict=True)
    boards = "".join(Random("boggle").choices(signs, weights, k=16 * BOARDS)).encode()
    boggle, plain = Boggle(graph), Boggle(graph, wide=False)
    mean = len(boggle.words(boards)[1]) / BOARDS
    note = f"{mean:.1f} words a board, letters as frequent as in the list"
    return [
        measured(
            "boggle scores",
            lambda: boggle.scores(boards),
            per_second(BOARDS, "boards/s"),
            goal=Goal(at_least=105_000),
            peer="hybrid-boggle 47k/s from Python",
            note=note,
        ),
        measured(
            "boggle word ids",
            lambda: boggle.words(boards),
            per_second(BOARDS, "boards/s"),
            goal=Goal(at_least=60_000),
            peer="hybrid-boggle 30k/s",
            note=note,
        ),
        measured(
            "boggle scores, without wide vectors",
            lambda: plain.scores(boards),
            per_second(BOARDS, "boards/s"),
            note=note,
        ),
    ]
