"""Word graph and containing index: size, building, membership, containing questions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from string import ascii_uppercase

from benchmarks.row import Goal, Row
from benchmarks.stopwatch import each, measured
from benchmarks.wngerman import wngerman
from setzkasten_kernel import ContainIndex, TwoEndedGame, WordGraph

QUESTIONS = 100_000


def measure() -> list[Row]:
    text = wngerman()
    graph = WordGraph.build(text)
    return [
        Row("word graph, file", graph.file_bytes / 1e6, "MB", goal=Goal(at_most=2.0)),
        measured(
            "word graph, build",
            lambda: WordGraph.build(text),
            each(1, "s"),
            goal=Goal(at_most=2.0),
            peer="DAWG2 0.10 s",
        ),
        *_membership(graph, text.decode().split("\n")),
        *_containing(graph, text.decode().split("\n")),
        measured("two-ended game, solved", lambda: TwoEndedGame(graph), each(1, "s"), runs=3),
    ]


def _membership(graph: WordGraph, words: list[str]) -> list[Row]:
    flat = "\n".join(Random("membership").sample(words, QUESTIONS)).encode()
    asked = flat.decode().split("\n")  # made one after the other: they lie together in memory

    def ask_each() -> None:
        for word in asked:
            word in graph  # noqa: B015 - the question is what is measured

    return [
        measured(
            "membership, one call a word",
            ask_each,
            each(QUESTIONS, "ns"),
            goal=Goal(at_most=150),
            peer="DAWG2 354 ns",
            note="with the loop around it",
        ),
        measured(
            "membership, in a batch",
            lambda: graph.contains_many(flat),
            each(QUESTIONS, "ns"),
            goal=Goal(at_most=40),
        ),
    ]


def _containing(graph: WordGraph, words: list[str]) -> list[Row]:
    index = ContainIndex.build(graph)
    rng = Random("fragments")
    runs = []
    for word in rng.sample(words, 10_000):
        start = rng.randrange(len(word))
        runs.append(word[start : start + rng.randint(1, 7)] + rng.choice(["", ascii_uppercase[0]]))
    rows = [
        measured(
            "containing index, build",
            lambda: ContainIndex.build(graph),
            each(1, "s"),
            goal=Goal(at_most=2.0),
            runs=5,
        )
    ]
    for name, question in (
        ("fragment, count", index.count),
        ("fragment, letters in front", index.front),
        ("fragment, letters behind", index.back),
    ):
        rows.append(
            measured(
                name,
                partial(_ask, question, runs),
                each(len(runs), "µs"),
                goal=Goal(at_most=1.0),
                peer="Python scan 3-22 ms",
            )
        )
    return rows


def _ask(question: Callable[[str], object], runs: list[str]) -> None:
    for run in runs:
        question(run)
