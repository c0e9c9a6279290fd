"""The lexicon: how soon it answers, how much memory it takes, how fast each question is."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import quantiles

from benchmarks.row import Goal, Row
from benchmarks.stopwatch import each, measured
from setzkasten.lexicon.compiled import CompiledLexicon, default
from setzkasten.lexicon.judgement import judgement_of
from setzkasten.lexicon.policy import NOMINA
from setzkasten.lexicon.relation import relation
from setzkasten.lexicon.word_book import NO_BOOK
from setzkasten_kernel import ContainIndex

ROOT = Path(__file__).parents[1]
FRESH_RUNS = 9
WORDS = 100_000
RUNS = 20_000

# A new process, so that nothing is warm but the disk's cache.
FRESH = """
from time import perf_counter, process_time
began, busy = perf_counter(), process_time()
from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.policy import NOMINA
lexicon = default()
assert "HAUS" in lexicon
ready = min(perf_counter() - began, process_time() - busy)
found = lexicon.under(NOMINA).judgement("HAEUSER")
assert found.allowed and found.entry.readings
answered = min(perf_counter() - began, process_time() - busy)
status = open("/proc/self/status").read()
memory = int(status.split("VmRSS:")[1].split()[0]) / 1024
import json
print(json.dumps([ready * 1e3, answered * 1e3, memory]))
"""


def measure() -> list[Row]:
    lexicon = default()
    rng = Random("lexicon")
    known = [lexicon.graph.word(rng.randrange(len(lexicon))) for _ in range(WORDS)]
    strange = ["".join(rng.sample(word, len(word))) for word in known]
    return [
        *_fresh(),
        *_membership(lexicon, known, strange),
        *_containing(lexicon, known, rng),
        *_answers(lexicon, known[:2_000]),
        *_sizes(lexicon),
    ]


def _fresh() -> list[Row]:
    runs = [_one_fresh() for _ in range(FRESH_RUNS)]
    names = (
        ("lexicon: from disk to the first word", "ms", Goal(at_most=150)),
        ("lexicon: from disk to the first judgement with readings", "ms", Goal(at_most=150)),
        ("lexicon: resident memory after it, Python included", "MB", Goal(at_most=60)),
    )
    rows = []
    for (name, unit, goal), values in zip(names, zip(*runs, strict=True), strict=True):
        low, middle, high = quantiles(values, n=4)
        rows.append(Row(name, middle, unit, low, high, len(values), goal))
    return rows


def _one_fresh() -> list[float]:
    command = [sys.executable, "-c", FRESH]
    told = subprocess.run(command, check=True, capture_output=True, cwd=ROOT, text=True).stdout
    numbers: list[float] = json.loads(told)
    return numbers


def _membership(lexicon: CompiledLexicon, known: list[str], strange: list[str]) -> list[Row]:
    graph, batch = lexicon.graph, "\n".join(known + strange).encode()
    goal, peer = Goal(at_most=150), "DAWG2 354 ns"

    def asked(words: list[str]) -> Callable[[], object]:
        return lambda: [word in graph for word in words]

    scale = each(WORDS, "ns")
    return [
        measured("membership, a word, loop included", asked(known), scale, goal=goal, peer=peer),
        measured("membership, no word, loop included", asked(strange), scale, goal=goal),
        measured(
            "membership through Lexicon, a word",
            lambda: [word in lexicon for word in known],
            scale,
            note="one more Python call; searches and judge use the graph",
        ),
        measured(
            "membership in a batch, half of them words",
            lambda: graph.contains_many(batch),
            each(2 * WORDS, "ns"),
            goal=Goal(at_most=40),
        ),
    ]


def _containing(lexicon: CompiledLexicon, known: list[str], rng: Random) -> list[Row]:
    index = lexicon.contains
    cuts = [(word, rng.randrange(len(word) - 1)) for word in known[:RUNS]]
    parts = [word[at : at + rng.randint(2, 6)] for word, at in cuts]
    scale, goal = each(RUNS, "µs"), Goal(at_most=1)
    return [
        measured(
            "containing: count", lambda: [index.count(part) for part in parts], scale, goal=goal
        ),
        measured(
            "fragment extensions: front and back",
            lambda: [(index.front(part), index.back(part)) for part in parts],
            each(2 * RUNS, "µs"),
            goal=goal,
            peer="Python scan 3–22 ms",
        ),
        measured(
            "containing: index derived on first use",
            lambda: ContainIndex.build(lexicon.graph),
            each(1, "s"),
            goal=Goal(at_most=2),
            runs=3,
        ),
    ]


def _answers(lexicon: CompiledLexicon, words: list[str]) -> list[Row]:
    def judged() -> None:
        for word in words:
            judgement_of(word, lexicon, NOMINA, NO_BOOK)

    pairs = list(pairwise(words))
    return [
        measured("judge: a word not asked before", judged, each(len(words), "µs")),
        measured(
            "relation of two words",
            lambda: [relation(lexicon, a, b) for a, b in pairs],
            each(len(pairs), "µs"),
        ),
    ]


def _sizes(lexicon: CompiledLexicon) -> list[Row]:
    folder = ROOT / "lexicon-data" / "compiled"
    compiled = sum(path.stat().st_size for path in folder.iterdir()) / 1e6
    graph = lexicon.graph.file_bytes / 1e6
    return [
        Row("words of the lexicon", len(lexicon), "words"),
        Row("forward word graph", graph, "MB", goal=Goal(at_most=2)),
        Row("compiled data in all", compiled, "MB", goal=Goal(at_most=8)),
    ]
