"""Two thousand puzzles as programs can read them: clues that tell, words that hurt, figures."""

from __future__ import annotations

import os
from collections.abc import Iterator
from statistics import median

from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.letters import letters_of
from setzkasten.lexicon.offering import for_all
from setzkasten.puzzle.checking import tells
from setzkasten.puzzle.circle import circles
from setzkasten.puzzle.crossword import Puzzle
from setzkasten.puzzle.level import LEVELS
from setzkasten.puzzle.making import make
from setzkasten.puzzle.score import Score, score_of
from setzkasten.puzzle.wish import MOST_SECONDS, Wish
from tests.soak.finding import Finding, Progress

COUNT = int(os.environ.get("SETZKASTEN_SOAK_PUZZLES", "2000"))
SIDE = 15
# Step by step from easy to hard: black squares, words of three letters, entries of the treasury.
MOST_BLACK = {"leicht": 0.24, "mittel": 0.21, "schwer": 0.18}
MOST_THREES = {"leicht": 0.30, "mittel": 0.25, "schwer": 0.20}
LEAST_TREASURED = {"leicht": 0.95, "mittel": 0.95, "schwer": 0.85}


def run(only: str) -> Iterator[Finding]:
    for number, level in enumerate(LEVELS):
        if only in ("", level):
            yield _level(level, COUNT // 3 + (number < COUNT % 3))


def _level(level: str, count: int) -> Finding:
    what = (
        f"{count} puzzles of {SIDE}×{SIDE}, {level}: no circular pair, no stem given away, "
        "no hurtful word, the figures of the grid"
    )
    progress, faults, scores = Progress(what), list[str](), list[Score]()
    for seed in range(1, count + 1):
        puzzle = make(
            Wish(rows=SIDE, cols=SIDE, level=level, seed=700_000 + seed, seconds=MOST_SECONDS)
        ).puzzle
        faults += [f"{700_000 + seed}: {fault}" for fault in _faults(puzzle)]
        scores.append(score_of(puzzle))
        progress.at(seed, count)
    black, threes, treasured = (
        median(getattr(score, name) for score in scores)
        for name in ("black", "threes", "treasured")
    )
    well = not faults and (
        black <= MOST_BLACK[level]
        and threes <= MOST_THREES[level]
        and treasured >= LEAST_TREASURED[level]
    )
    told = (
        f"{len(faults)} faults; medians: {black:.1%} black, {threes:.1%} of three letters, "
        f"{treasured:.1%} of the treasury"
    )
    return Finding(what, "; ".join([told, *faults[:5]]), well)


def _faults(puzzle: Puzzle) -> Iterator[str]:
    lexicon = default()
    for word in puzzle.words:
        if tells(word):
            yield f"{word.answer} is given away by {word.clue!r}"
        if not for_all(lexicon, letters_of(word.answer) or ""):
            yield f"{word.answer} may hurt somebody"
        if not word.clue:
            yield f"{word.answer} has no clue"
    for one, other in circles(puzzle):
        yield f"{one.answer} {one.clue!r} and {other.answer} {other.clue!r} tell each other"
