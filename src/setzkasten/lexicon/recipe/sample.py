"""Draws entries at random, to be judged by a person: `python -m … --seed 7 --inflected`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from random import Random

from setzkasten.console import ending
from setzkasten.lexicon.compiled import CompiledLexicon, default
from setzkasten.lexicon.entry import Entry, Form


def sample(lexicon: CompiledLexicon, seed: int, *, count: int, inflected: bool) -> Iterator[Entry]:
    """Entries drawn with a seed; `inflected` passes over words with a base reading."""
    rng = Random(seed)
    drawn: set[int] = set()
    while len(drawn) < count:
        index = rng.randrange(len(lexicon))
        entry = lexicon.entry(lexicon.graph.word(index))
        assert entry is not None
        if index in drawn or (inflected and any(r.form is Form.BASE for r in entry.readings)):
            continue
        drawn.add(index)
        yield entry


def line(entry: Entry) -> str:
    """One tab-separated line with an empty first column for the verdict."""
    readings = "; ".join(f"{r.lemma} ({r.pos}, {r.form})" for r in entry.readings)
    classes = ", ".join(sorted(entry.classes))
    core = "core" if entry.core else "extra"
    return "\t".join(("", entry.word, " ".join(entry.spellings), readings, classes, core))


def main(argv: Sequence[str] | None = None) -> int:
    """Print a sample to be judged."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--inflected", action="store_true")
    asked = parser.parse_args(argv)
    print("verdict\tword\tspellings\treadings\tclasses\tlist")
    for entry in sample(default(), asked.seed, count=asked.count, inflected=asked.inflected):
        print(line(entry))
    return 0


if __name__ == "__main__":
    with ending():
        sys.exit(main())
