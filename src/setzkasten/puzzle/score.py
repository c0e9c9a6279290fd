"""How good a grid is, in figures that are shown: words, lengths, black squares, crossings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from setzkasten.core.values import value
from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.letters import letters_of
from setzkasten.puzzle.crossword import BLACK, Puzzle
from setzkasten.puzzle.treasury import treasury

# How many of the hundred points does each part give at most?
WEIGHTS: Final = {"known": 30, "fresh": 20, "lengths": 20, "black": 15, "crossed": 15}
REPEAT_COSTS: Final = 0.1  # each pair of words of one base form, of the freshness
# Between which mean Zipf values, and which mean lengths, do points grow?
DULL_ZIPF, BEST_ZIPF = 2.6, 4.2
DULL_LENGTH, BEST_LENGTH = 3.5, 4.8
# And between which shares of black squares? The fewer the better.
DULL_BLACK, BEST_BLACK = 0.36, 0.16
# A word in a third of all puzzles is stale.
STALE: Final = 0.33


@value
class Score:
    """Shares from 0 to 1, means over all words, and the points of a hundred."""

    black: float
    threes: float
    treasured: float
    length: float
    zipf: float
    freshness: float
    repeats: int  # pairs of words with a base form in common
    crossed: float  # letters that stand in two words
    parts: Mapping[str, int]  # by `WEIGHTS`, each of a hundred
    points: int


def score_of(puzzle: Puzzle) -> Score:
    keys = [letters_of(word.answer) or "" for word in puzzle.words]
    lexicon, chosen = default(), treasury()
    entries = [lexicon.entry(key) for key in keys]
    squares = puzzle.width * puzzle.height
    length = sum(len(word.answer) for word in puzzle.words) / len(keys)
    zipf = sum(entry.zipf if entry else 0.0 for entry in entries) / len(keys)
    stale = sum(min(chosen.uses.get(key, 0.0), STALE) for key in keys) / len(keys) / STALE
    repeats = len(akin(keys))
    black = sum(row.count(BLACK) for row in puzzle.rows) / squares
    crossed = _crossed(puzzle)
    shares = {
        "known": _between(zipf, DULL_ZIPF, BEST_ZIPF),
        "fresh": max(0.0, 1 - stale - REPEAT_COSTS * repeats),
        "lengths": _between(length, DULL_LENGTH, BEST_LENGTH),
        "black": 1 - _between(black, BEST_BLACK, DULL_BLACK),
        "crossed": crossed,
    }
    return Score(
        black=black,
        threes=sum(len(word.answer) == 3 for word in puzzle.words) / len(keys),
        treasured=sum(key in chosen.words for key in keys) / len(keys),
        length=length,
        zipf=zipf,
        freshness=1 - stale,
        repeats=repeats,
        crossed=crossed,
        parts={name: round(100 * share) for name, share in shares.items()},
        points=round(sum(WEIGHTS[name] * share for name, share in shares.items())),
    )


def _crossed(puzzle: Puzzle) -> float:
    times = Counter(square for word in puzzle.words for square in word.squares)
    return sum(number > 1 for number in times.values()) / len(times)


def akin(answers: Sequence[str]) -> list[tuple[int, int]]:
    """The places of words that have a base form in common, as AST and AESTE."""
    first: dict[str, int] = {}
    pairs = []
    for place, answer in enumerate(answers):
        lemmas = lemmas_of(answer)
        if known := sorted(lemmas & first.keys()):
            pairs.append((first[known[0]], place))
        first |= dict.fromkeys(lemmas - first.keys(), place)
    return pairs


@lru_cache(maxsize=20_000)
def lemmas_of(answer: str) -> frozenset[str]:
    entry = default().entry(letters_of(answer) or "")
    return frozenset(reading.lemma.lower() for reading in entry.readings) if entry else frozenset()


def _between(value: float, least: float, most: float) -> float:
    return min(1.0, max(0.0, (value - least) / (most - least)))
