"""Boggle: every word that a way from die to die spells, no die twice."""

from __future__ import annotations

from functools import lru_cache, partial
from math import isqrt
from typing import Final

from setzkasten.core.values import value
from setzkasten.games.boggle.tray import path_of
from setzkasten.lexicon.known import WELL_KNOWN_ZIPF
from setzkasten.lexicon.letters import letters_of
from setzkasten.lexicon.lexicon import Lexicon
from setzkasten.lexicon.words import Words
from setzkasten.messages import sentence
from setzkasten.solve.answer import Answer
from setzkasten.solve.puzzle_error import PuzzleError
from setzkasten_kernel import Boggle

MOST_SIDE: Final = 6
SHORTEST_WORD: Final = 3
KEPT_SOLVERS: Final = 4  # each is some 20 MB
POINTS: Final = (0, 0, 0, 1, 1, 2, 3, 5, 11)  # by length; longer words as the last


@value
class Dice:
    """A board of letters, row by row."""

    rows: int
    cols: int
    letters: str


def read_dice(text: str) -> Dice:
    """`ABCDEFGHI` is three by three; with slashes the rows may be longer than they are many."""
    rows = ["".join(row.split()) for row in text.strip().split("/")]
    letters = "".join(rows)
    if not letters:
        raise PuzzleError("solve_no_letters")
    for place, sign in enumerate(letters, 1):
        if not (sign.isascii() and sign.isalpha()):
            raise PuzzleError("solve_no_die", sign=repr(sign), place=place)
    if len(rows) == 1:
        side = isqrt(len(letters))
        if side * side != len(letters):
            raise PuzzleError("solve_no_square", count=len(letters))
        rows = [letters[at : at + side] for at in range(0, len(letters), side)]
    if len({len(row) for row in rows}) != 1:
        raise PuzzleError("solve_board_uneven")
    if max(len(rows), len(rows[0])) > MOST_SIDE:
        size = {"rows": len(rows), "cols": len(rows[0])}
        raise PuzzleError("solve_board_large", **size, most=MOST_SIDE)
    return Dice(len(rows), len(rows[0]), letters_of(letters) or letters)


class BoggleSolver:
    def __init__(self, words: Words) -> None:
        self._words = words
        self._board = lru_cache(MOST_SIDE * MOST_SIDE)(self._of_size)

    def _of_size(self, rows: int, cols: int) -> Boggle:
        return Boggle(
            self._words.graph,
            rows,
            cols,
            points=POINTS,
            shortest=SHORTEST_WORD,
            allowed=self._words.bits,
        )

    def solve(self, text: str, seconds: float) -> Answer:
        words, complete = self.words(read_dice(text), seconds)
        score = sum(POINTS[min(len(word), len(POINTS) - 1)] for word in words)
        report: dict[str, object] = {"score": score, "count": len(words), "words": words}
        if not complete:
            report["complete"] = False
        return Answer(report, told(words, score, complete=complete))

    def words(self, dice: Dice, seconds: float = -1.0) -> tuple[list[str], bool]:
        """All of them in order, and whether the time was enough for all."""
        board = self._board(dice.rows, dice.cols)
        ends, found = board.words(dice.letters.encode("ascii"), seconds=seconds)
        return sorted(map(self._words.graph.word, set(found))), len(ends) == 1


def on_dice(words: Words, letters: str) -> list[str]:
    """Words that count, may be named and lie on a square of dice.

    Well-known ones first, long before short.
    """
    offered = words.offered
    found, _ = _kept_solver(offered).words(read_dice(letters))
    beside = (word for word in offered.beside if path_of(letters, word))
    return sorted({*found, *beside}, key=partial(_known_and_long, words.lexicon))


@lru_cache(KEPT_SOLVERS)
def _kept_solver(words: Words) -> BoggleSolver:
    return BoggleSolver(words)


def _known_and_long(lexicon: Lexicon, word: str) -> tuple[bool, int, float, str]:
    entry = lexicon.entry(word)
    zipf = entry.zipf if entry else 0.0
    return zipf < WELL_KNOWN_ZIPF, -len(word), -zipf, word


def told(words: list[str], score: int, *, complete: bool) -> list[str]:
    by_length = sorted(words, key=lambda word: (-len(word), word))
    lines = [sentence("solve_found", {"words": len(words), "points": score})]
    if not complete:
        lines.append(sentence("solve_time_over"))
    return lines + ([" ".join(by_length)] if words else [])
