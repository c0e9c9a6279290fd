"""Fragments: which words hold a run of letters, and which letters may go in front or behind."""

from __future__ import annotations

from typing import Final

from setzkasten.lexicon.letters import letters_of
from setzkasten.lexicon.words import Words
from setzkasten.messages import sentence
from setzkasten.solve.answer import Answer
from setzkasten.solve.puzzle_error import PuzzleError

WORDS_SHOWN: Final = 100


def read_fragment(text: str) -> str:
    """`xik` -> `XIK`."""
    run = letters_of(text.strip())
    if not run:
        raise PuzzleError("solve_no_fragment", text=repr(text.strip()[:40]))
    return run


class FragmentSolver:
    def __init__(self, words: Words) -> None:
        self._words = words
        self._whole = 0 not in words.mask  # a plain list: nothing has to be left out

    def solve(self, text: str, seconds: float) -> Answer:
        """Never slow: the seconds do not matter."""
        run = read_fragment(text)
        words, index = self._words, self._words.contains
        if self._whole:
            count = index.count(run)
            first = index.indexes(run, WORDS_SHOWN)
            front, back = index.front(run), index.back(run)
        else:
            found = [number for number in index.indexes(run) if words.mask[number]]
            count, first = len(found), found[:WORDS_SHOWN]
            front = "".join(x for x in index.front(run) if self._held(x + run))
            back = "".join(x for x in index.back(run) if self._held(run + x))
        shown = [words.graph.word(number) for number in first]
        report = {"count": count, "front": front, "back": back, "words": shown}
        return Answer(report, told(run, count, front, back, shown))

    def _held(self, run: str) -> bool:
        return any(map(self._words.mask.__getitem__, self._words.contains.indexes(run)))


def told(run: str, count: int, front: str, back: str, words: list[str]) -> list[str]:
    if not count:
        return [sentence("solve_in_no_word", {"run": run})]
    return [
        sentence("solve_in_words", {"run": run, "count": count}),
        sentence("solve_in_front", {"letters": " ".join(front) or "–"}),
        sentence("solve_behind", {"letters": " ".join(back) or "–"}),
        " ".join(words) + (" …" if count > len(words) else ""),
    ]
