"""Buchstabensalat: the letters of words in disorder, and a solution word out of marked ones."""

from __future__ import annotations

from random import Random
from typing import Final

from setzkasten.core.values import value
from setzkasten.lexicon.compiled import default
from setzkasten.puzzle.picked import Choice, Picked
from setzkasten.solve.puzzle_error import PuzzleError

LENGTHS: Final = {"leicht": range(4, 7), "mittel": range(5, 9), "schwer": range(6, 11)}
SOLUTION: Final = range(8, 13)


@value
class Mixed:
    """A word, its letters in disorder, and which of its letters belongs to the solution word."""

    word: Picked
    letters: str
    marked: int


@value
class Scrambled:
    words: tuple[Mixed, ...]
    solution: Picked


def scrambled(choice: Choice, drawn: str) -> Scrambled:
    """One word for each letter of a solution word."""
    rng = Random(f"scrambled {drawn}")
    lengths = LENGTHS[choice.level]
    known = list(choice.picked(rng, lambda word: len(word) in lengths or len(word) in SOLUTION))
    for solution in known:
        if len(solution.answer) not in SOLUTION:
            continue
        left = [word for word in known if len(word.answer) in lengths and word is not solution]
        words: list[Mixed] = []
        for letter in solution.answer:
            word = next((word for word in left if letter in word.answer), None)
            if word is None:
                break
            left.remove(word)
            words.append(Mixed(word, _mixed(word.answer, rng), word.answer.index(letter)))
        if len(words) == len(solution.answer):
            return Scrambled(tuple(words), solution)
    raise PuzzleError("puzzle_not_found")


def _mixed(word: str, rng: Random) -> str:
    """In an order that is no word, and begins with another letter if it can."""
    mixed = word
    for _ in range(50):
        mixed = "".join(rng.sample(word, len(word)))
        if mixed not in default() and mixed[0] != word[0]:
            break
    return mixed
