"""Two thousand puzzles as programs can read them: clues that tell, words that hurt, figures."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import TypedDict
from zlib import crc32

from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.letters import letters_of
from setzkasten.lexicon.offering import for_all
from setzkasten.puzzle.checking import tells
from setzkasten.puzzle.circle import circles
from setzkasten.puzzle.crossword import Puzzle
from setzkasten.puzzle.level import LEVELS
from setzkasten.puzzle.making import make
from setzkasten.puzzle.score import score_of
from setzkasten.puzzle.wish import MOST_SECONDS, Wish
from setzkasten.whole_file import write_whole
from tests.soak.finding import Finding, Progress

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build" / "puzzles"
# What makes a puzzle what it is: as long as these are the same, it need not be made again.
MAKERS = ("src/setzkasten/puzzle/*.py", "lexicon-data/clues/*.txt")
COUNT = int(os.environ.get("SETZKASTEN_SOAK_PUZZLES", "2000"))
SIDE = 15
# Step by step from easy to hard: black squares, words of three letters, entries of the treasury.
MOST_BLACK = {"leicht": 0.24, "mittel": 0.21, "schwer": 0.18}
MOST_THREES = {"leicht": 0.30, "mittel": 0.25, "schwer": 0.20}
LEAST_TREASURED = {"leicht": 0.95, "mittel": 0.95, "schwer": 0.85}


class _Looked(TypedDict):
    """What is noted about a puzzle."""

    seed: int
    faults: list[str]
    black: float
    threes: float
    treasured: float


def run(only: str) -> Iterator[Finding]:
    for number, level in enumerate(LEVELS):
        if only in ("", level):
            yield _level(level, COUNT // 3 + (number < COUNT % 3))


def _level(level: str, count: int) -> Finding:
    what = (
        f"{count} puzzles of {SIDE}×{SIDE}, {level}: no circular pair, no stem given away, "
        "no hurtful word, the figures of the grid"
    )
    progress = Progress(what)
    kept = KEPT / f"{level}-{_mark():08x}.jsonl"
    found = {one["seed"]: one for one in _read(kept)}
    with kept.open("a", encoding="utf-8") as file:
        for seed in range(700_001, 700_001 + count):
            if seed not in found:
                found[seed] = _looked_at(level, seed)
                file.write(json.dumps(found[seed]) + "\n")
                file.flush()
            progress.at(seed - 700_000, count)
    looked = [found[seed] for seed in range(700_001, 700_001 + count)]
    return _told(what, level, looked)


def _looked_at(level: str, seed: int) -> _Looked:
    wish = Wish(rows=SIDE, cols=SIDE, level=level, seed=seed, seconds=MOST_SECONDS)
    puzzle = make(wish).puzzle
    score, faults = score_of(puzzle), [f"{seed}: {fault}" for fault in _faults(puzzle)]
    return _Looked(
        seed=seed,
        faults=faults,
        black=score.black,
        threes=score.threes,
        treasured=score.treasured,
    )


def _told(what: str, level: str, looked: list[_Looked]) -> Finding:
    black = median(one["black"] for one in looked)
    threes = median(one["threes"] for one in looked)
    treasured = median(one["treasured"] for one in looked)
    faults = [fault for one in looked for fault in one["faults"]]
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


def _mark() -> int:
    mark = 0
    for path in sorted(path for pattern in MAKERS for path in ROOT.glob(pattern)):
        mark = crc32(path.read_bytes(), mark)
    return mark


def _read(path: Path) -> Iterator[_Looked]:
    """What an earlier run has made; a line that was cut off goes and is made again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = path.read_text("utf-8") if path.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    write_whole(path, whole.encode())
    yield from (json.loads(line) for line in whole.splitlines())


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
