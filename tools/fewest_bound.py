"""A lower bound for the fillers of a Kreuzwortbild of well-known words, with its proof.

With at most F fillers in 12 x 12 squares, one of the F + 1 bands of 12 / (F + 1) rows has none: all
its rows are words of twelve letters. At least 12 - F columns have none either, and are such words,
too. So if no stack of that many words goes into 12 - F columns of twelve-letter words, at the
height of any band, there is no picture with F fillers: `python -m tools.fewest_bound 2`.
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


def twelve_letters() -> Codes:
    """A row a word, a number a letter."""
    words = Words.german().under(NOMINA).offered
    mask = known_mask(words.lexicon, words.policy, LEAST_ZIPF)
    graph = words.lexicon.graph
    found = [graph.word(i) for i in graph.indexes_matching("?" * SIDE) if mask[i]]
    return np.array([[ord(letter) - ord("A") for letter in word] for word in found])


def stacks(words: Codes, top: int, height: int, columns: int) -> int:
    """How many stacks of words at these rows are whole in so many columns at least."""
    level = [(frozenset({n}), word) for n, word in enumerate(words)]
    for rows in range(2, height + 1):
        codes = np.zeros(len(words), dtype=np.int64)
        for row in range(top, top + rows):
            codes = codes * LETTERS + words[:, row]
        known = np.zeros(LETTERS**rows, dtype=bool)
        known[codes] = True
        level = [
            (stack | {int(n)}, code * LETTERS + words[n])
            for stack, code in level
            for n in np.nonzero(known[code * LETTERS + words].sum(axis=1) >= columns)[0]
            if n not in stack
        ]
    return len(level)


def main() -> None:
    fillers = int(sys.argv[1])
    words, height = twelve_letters(), SIDE // (fillers + 1)
    for top in range(0, height * (fillers + 1), height):
        found = stacks(words, top, height, SIDE - fillers)
        print(f"{len(words)} words, rows {top + 1} to {top + height}: {found} stacks", flush=True)


if __name__ == "__main__":
    main()
