"""Two thousand puzzles as programs can read them: clues that tell, words that hurt, figures."""

from __future__ import annotations

import json
import os
from collections import Counter
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
from setzkasten.puzzle.crossword import Puzzle, Word
from setzkasten.puzzle.level import LEVELS
from setzkasten.puzzle.making import make, with_suggestions
from setzkasten.puzzle.score import Score, score_of
from setzkasten.puzzle.treasury import treasury
from setzkasten.puzzle.wish import MOST_SECONDS, Wish
from setzkasten.whole_file import write_whole
from tests.soak.finding import Finding, Progress

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build" / "puzzles"
# What makes a grid what it is: as long as these are the same, and the words and levels of the
# treasury, it need not be made again. Its clues are chosen anew each time.
MAKERS = ("src/setzkasten/puzzle/*.py", "lexicon-data/clues/words.txt")
COUNT = int(os.environ.get("SETZKASTEN_SOAK_PUZZLES", "2000"))
SIDE = 15
# Step by step from easy to hard: black squares, words of three letters, entries of the treasury.
MOST_BLACK = {"leicht": 0.24, "mittel": 0.21, "schwer": 0.18}
MOST_THREES = {"leicht": 0.30, "mittel": 0.25, "schwer": 0.20}
LEAST_TREASURED = {"leicht": 0.95, "mittel": 0.95, "schwer": 0.85}


# How many of the words that are used most have at least how many clues?
LEAST_CLUES = {1_500: 3, 5_000: 2}
MOST_OF_A_KIND = 0.5


class _Kept(TypedDict):
    """A grid that was made."""

    seed: int
    rows: list[str]


def run(only: str) -> Iterator[Finding]:
    used = Counter[str]()
    for number, level in enumerate(LEVELS):
        if only in ("", level):
            yield _level(level, COUNT // 3 + (number < COUNT % 3), used)
    if not only:
        yield _most_used(used)


def _most_used(used: Counter[str]) -> Finding:
    """Of words that are used equally often it does not matter which are among the first."""
    clues, lacking = treasury().clues, list[str]()
    for first, least in LEAST_CLUES.items():
        poor = {word for word in used if len(clues.get(word, ())) < least}
        ranked = sorted(used, key=lambda word: (-used[word], word in poor))
        lacking += [word for word in ranked[:first] if word in poor]
    what = "the words that these puzzles use most: three clues for 1,500, two for 5,000"
    return Finding(what, ", ".join(lacking[:20]) or f"{len(used):,} words are used", not lacking)


def _level(level: str, count: int, used: Counter[str]) -> Finding:
    what = (
        f"{count} puzzles of {SIDE}×{SIDE}, {level}: no circular pair, no stem given away, "
        "no hurtful word, the figures of the grid"
    )
    progress = Progress(what)
    kept = KEPT / f"{level}-{_mark():08x}.jsonl"
    found = {one["seed"]: one["rows"] for one in _read(kept)}
    scores, faults = list[Score](), list[str]()
    with kept.open("a", encoding="utf-8") as file:
        for seed in range(700_001, 700_001 + count):
            if seed not in found:
                found[seed] = _rows(level, seed)
                file.write(json.dumps(_Kept(seed=seed, rows=found[seed])) + "\n")
                file.flush()
            puzzle, _ = with_suggestions(Puzzle(tuple(found[seed])), level=level)
            scores.append(score_of(puzzle))
            faults += [f"{seed}: {fault}" for fault in _faults(puzzle)]
            used.update(word.answer for word in puzzle.words)
            progress.at(seed - 700_000, count)
    return _told(what, level, scores, faults)


def _rows(level: str, seed: int) -> list[str]:
    wish = Wish(rows=SIDE, cols=SIDE, level=level, seed=seed, seconds=MOST_SECONDS)
    return list(make(wish).puzzle.rows)


def _told(what: str, level: str, scores: list[Score], faults: list[str]) -> Finding:
    black = median(score.black for score in scores)
    threes = median(score.threes for score in scores)
    treasured = median(score.treasured for score in scores)
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
    for word, written in sorted(treasury().clues.items()):
        levels = sorted({clue.level for clue in written})
        mark = crc32(f"{word} {levels}".encode(), mark)
    return mark


def _read(path: Path) -> Iterator[_Kept]:
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
    kinds = Counter(_kind(word) for word in puzzle.words)
    kind, number = kinds.most_common(1)[0]
    if kind and number > MOST_OF_A_KIND * len(puzzle.words):
        yield f"{number} of {len(puzzle.words)} clues are of the kind {kind}"
    for one, other in circles(puzzle):
        yield f"{one.answer} {one.clue!r} and {other.answer} {other.clue!r} tell each other"


def _kind(word: Word) -> str:
    written = treasury().clues.get(word.answer, ())
    return next((clue.kind for clue in written if clue.text == word.clue), "")
