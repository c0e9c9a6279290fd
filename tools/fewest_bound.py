"""A lower bound for the fillers of a Kreuzwortbild of well-known words, with its proof.

With at most F fillers in 12 x 12 squares, one of the F + 1 bands of 12 / (F + 1) rows has none: all
its rows are words of twelve letters. At least 12 - F columns have none either, and are such words,
too. So if no stack of that many words goes into 12 - F columns of twelve-letter words, at the
height of any band, there is no picture with F fillers: `python -m tools.fewest_bound 2`.

Where a band has stacks, all the same, it is told whether one of them goes on by a row above or
below, and which columns each breaks (docs/solve.md has what follows from that).
"""

from __future__ import annotations

import sys

import numpy as np
import numpy.typing as npt

from setzkasten.lexicon.known import known_mask
from setzkasten.lexicon.policy import NOMINA
from setzkasten.lexicon.words import Words
from setzkasten.solve.fewest import LEAST_ZIPF

SIDE = 12
LETTERS = 26
Codes = npt.NDArray[np.int64]
Stack = tuple[int, ...]
Parts = frozenset[tuple[int, ...]]


def twelve_letters() -> Codes:
    """A row a word, a number a letter."""
    words = Words.german().under(NOMINA).offered
    mask = known_mask(words.lexicon, words.policy, LEAST_ZIPF)
    graph = words.lexicon.graph
    found = [graph.word(i) for i in graph.indexes_matching("?" * SIDE) if mask[i]]
    return np.array([[ord(letter) - ord("A") for letter in word] for word in found])


def stacks(words: Codes, top: int, height: int, columns: int) -> list[Stack]:
    """All stacks of words at these rows that are whole in so many columns at least."""
    level: list[tuple[Stack, Codes]] = [((n,), word) for n, word in enumerate(words)]
    for rows in range(2, height + 1):
        codes = np.zeros(len(words), dtype=np.int64)
        for row in range(top, top + rows):
            codes = codes * LETTERS + words[:, row]
        known = np.zeros(LETTERS**rows, dtype=bool)
        known[codes] = True
        level = [
            ((*stack, int(n)), code * LETTERS + words[n])
            for stack, code in level
            for n in np.nonzero(known[code * LETTERS + words].sum(axis=1) >= columns)[0]
            if n not in stack
        ]
    return [stack for stack, _ in level]


def parts_of(words: Codes, top: int, height: int) -> Parts:
    """What stands in these rows of columns that are words."""
    return frozenset(tuple(word[top : top + height].tolist()) for word in words)


def whole(rows: Codes, parts: Parts) -> list[bool]:
    """Which columns of these rows are parts of words there?"""
    return [tuple(column) in parts for column in rows.T.tolist()]


def longer(words: Codes, stack: Stack, top: int, columns: int) -> int:
    """How many stacks with one row more, above or below, have this one in them."""
    rows, height = words[list(stack)], len(stack) + 1
    others = [words[n] for n in range(len(words)) if n not in stack]
    above = [np.vstack([word, rows]) for word in others] if top else []
    below = [np.vstack([rows, word]) for word in others] if top + height <= SIDE else []
    found = 0
    for first, some in ((top - 1, above), (top, below)):
        parts = parts_of(words, first, height) if some else frozenset()
        found += sum(sum(whole(more, parts)) >= columns for more in some)
    return found


def main() -> None:
    fillers = int(sys.argv[1])
    words, height = twelve_letters(), SIDE // (fillers + 1)
    for top in range(0, height * (fillers + 1), height):
        found = stacks(words, top, height, SIDE - fillers)
        print(f"{len(words)} words, rows {top + 1} to {top + height}: {len(found)} stacks")
        parts = parts_of(words, top, height)
        for stack in found:
            fits = whole(words[list(stack)], parts)
            broken = [number for number, fit in enumerate(fits, 1) if not fit]
            more = longer(words, stack, top, SIDE - fillers)
            print(f"  breaks columns {broken}, {more} with one row more", flush=True)


if __name__ == "__main__":
    main()
