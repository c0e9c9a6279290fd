"""Laying one word on a crossword board, said plainly: try every word on every line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import product
from string import ascii_uppercase
from typing import NamedTuple

VOWELS = set("AEIOUY")
JOLLIES = {
    "v": VOWELS,
    "k": set(ascii_uppercase) - VOWELS,
    "?": set(ascii_uppercase),
}
Stones = dict[tuple[int, int], str]  # a small letter is a jolly


class Laid(NamedTuple):
    stones: tuple[tuple[tuple[int, int], str], ...]
    score: int


class Scoring(NamedTuple):
    values: Sequence[int]  # the jolly's, then A to Z
    per_letter: int = 0
    crossings: bool = True
    letter_factors: Sequence[int] = ()
    word_factors: Sequence[int] = ()
    laid_bonus: Sequence[int] = ()
    laid_values: Sequence[int] = (0,) * 27


class Plain:
    def __init__(self, board: str, words: Collection[str], scoring: Scoring, once: bool) -> None:
        self.rows = board.split("\n")
        self.size = (len(self.rows), len(self.rows[0]))
        self.words, self.scoring, self.once = set(words), scoring, once
        self.lying: Stones = {
            (r, c): sign
            for r, row in enumerate(self.rows)
            for c, sign in enumerate(row)
            if sign.isalpha()
        }

    def free(self, square: tuple[int, int]) -> bool:
        r, c = square
        inside = 0 <= r < self.size[0] and 0 <= c < self.size[1]
        return inside and self.rows[r][c] == "."

    def placements(self, rack: str) -> dict[tuple[tuple[tuple[int, int], str], ...], int]:
        """Every different laying with its score."""
        found = {}
        for r, c, down in product(range(self.size[0]), range(self.size[1]), (False, True)):
            for word in self.words:
                if len(word) < 2:
                    continue
                for stones in self.fillings(word, (r, c), down, rack):
                    key = tuple(sorted(stones.items()))
                    if key not in found and self.correct(stones):
                        found[key] = self.score(stones, down)
        return found

    def fillings(
        self, word: str, start: tuple[int, int], down: bool, rack: str
    ) -> Iterator[Stones]:
        """The stones that lay `word` from `start`, each with or without jollies."""
        step = (1, 0) if down else (0, 1)
        squares = [(start[0] + i * step[0], start[1] + i * step[1]) for i in range(len(word))]
        need: list[tuple[tuple[int, int], str]] = []
        for square, letter in zip(squares, word, strict=True):
            lies = self.lying.get(square)
            if lies is None and not self.free(square):
                return
            if lies is not None and lies.upper() != letter:
                return
            if lies is None:
                need.append((square, letter))
        if not need or len(need) > len(rack):
            return
        for jolly in product((False, True), repeat=len(need)):
            stones = {
                square: letter.lower() if use else letter
                for (square, letter), use in zip(need, jolly, strict=True)
            }
            if affordable(list(stones.values()), rack):
                yield stones

    def correct(self, stones: Stones) -> bool:
        runs = self.new_runs(stones)
        if not runs or not all(word in self.words for word, _ in runs):
            return False
        if self.once and len({word for word, _ in runs}) < len(runs):
            return False
        if not self.lying:
            return (self.size[0] // 2, self.size[1] // 2) in stones
        return any(
            (r + dr, c + dc) in self.lying
            for r, c in stones
            for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))
        )

    def new_runs(self, stones: Stones) -> list[tuple[str, list[tuple[int, int]]]]:
        picture = self.lying | stones
        seen = {}
        for square in stones:
            for dr, dc in ((0, 1), (1, 0)):
                r, c = square
                while (r - dr, c - dc) in picture:
                    r, c = r - dr, c - dc
                run = []
                while (r, c) in picture:
                    run.append((r, c))
                    r, c = r + dr, c + dc
                if len(run) > 1:
                    seen[tuple(run)] = "".join(picture[s] for s in run).upper()
        return [(word, list(run)) for run, word in seen.items()]

    def score(self, stones: Stones, down: bool) -> int:
        total = self.laid_score(stones)
        for word, run in self.new_runs(stones):
            runs_down = run[0][1] == run[1][1]
            if self.scoring.crossings or runs_down == self.main_way(stones, down):
                total += self.run_score(word, run, stones)
        return total

    def run_score(self, word: str, run: list[tuple[int, int]], stones: Stones) -> int:
        value, factor = 0, 1
        for square in run:
            new = square in stones
            place = square[0] * self.size[1] + square[1]
            one = self.scoring.values[_code((self.lying | stones)[square])]
            if new and self.scoring.letter_factors:
                one *= self.scoring.letter_factors[place]
            if new and self.scoring.word_factors:
                factor *= self.scoring.word_factors[place]
            value += one
        return value * factor + self.scoring.per_letter * len(word)

    def laid_score(self, stones: Stones) -> int:
        bonus = self.scoring.laid_bonus
        own = sum(self.scoring.laid_values[_code(sign)] for sign in stones.values())
        return own + (bonus[len(stones)] if len(stones) < len(bonus) else 0)

    def main_way(self, stones: Stones, down: bool) -> bool:
        if len(stones) > 1:
            return down
        ways = [run[0][1] == run[1][1] for _, run in self.new_runs(stones)]
        return all(ways)  # a single stone counts across if it forms a word across


def _code(sign: str) -> int:
    return 0 if sign.islower() else ord(sign) - 64


def affordable(signs: list[str], rack: str) -> bool:
    left = Counter(rack)
    for sign in sorted(signs):  # capitals first, then the jollies
        if sign.isupper():
            kind = sign
        else:
            kinds = [k for k in "vk?" if left[k] and sign.upper() in JOLLIES[k]]
            if not kinds:
                return False
            kind = kinds[0]
        left[kind] -= 1
        if left[kind] < 0:
            return False
    return True
