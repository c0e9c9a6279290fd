"""A puzzle on its maker's bench, as the wire has it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from setzkasten.core.squares import Square
from setzkasten.puzzle.bench import fixed, spelt, umlauts_of
from setzkasten.puzzle.crossword import BLACK, Place
from setzkasten.server.http.puzzle_told import OwnPuzzle, puzzle_told
from setzkasten.server.store.puzzle_shelf import KeptPuzzle, Spot
from setzkasten.server.work.workshop_jobs import Done


class Grade(msgspec.Struct, frozen=True):
    """How good a grid is: points of a hundred and the parts that they are made of."""

    points: int
    known: int
    fresh: int
    lengths: int
    black: int
    crossed: int
    words: int
    threes: int  # words of three letters
    black_squares: int
    black_share: int  # of a hundred squares
    black_aim: int  # what the level aims at
    mean_length: float


class Worked(msgspec.Struct, frozen=True):
    """All that the bench shows."""

    puzzle: OwnPuzzle
    level: str
    theme: list[str]  # as they stand in the grid
    missing: list[str]  # theme words that do not stand in it
    locked: list[Spot]
    held: list[Square]  # squares of theme words and of those that are locked
    unknown: list[Spot]  # words that nobody knows, or that stand twice
    circles: list[tuple[str, str, str, str]]  # word, its clue, word, its clue
    grade: Grade


class Prospected(msgspec.Struct, frozen=True):
    """Other words go there, only those that stand there, or none."""

    what: Literal["others", "only", "none"]
    broken: list[Spot]  # runs that no word can hold any more


class Fitting(msgspec.Struct, frozen=True):
    """Other words for a place, each with how many crossings it would break."""

    words: list[tuple[str, int]]


def worked(kept: KeptPuzzle, done: Done) -> Worked:
    puzzle, bench = done.puzzle, done.bench
    answers = {word.answer for word in puzzle.words}
    theme = [spelt(word, umlauts_of(puzzle)) for word in bench.theme]
    return Worked(
        puzzle_told(kept),
        bench.level,
        [word for word in theme if word in answers],
        [word for word in theme if word not in answers],
        spots(bench.locked),
        sorted(fixed(puzzle, bench)),
        spots(done.report.unknown),
        [(a.answer, a.clue, b.answer, b.clue) for a, b in done.report.circles],
        _grade(done),
    )


def spots(places: Iterable[Place]) -> list[Spot]:
    return [(place.row, place.col, place.across) for place in places]


def _grade(done: Done) -> Grade:
    score, words = done.report.score, done.puzzle.words
    return Grade(
        score.points,
        **score.parts,
        words=len(words),
        threes=sum(len(word.answer) == 3 for word in words),
        black_squares=sum(row.count(BLACK) for row in done.puzzle.rows),
        black_share=round(100 * score.black),
        black_aim=round(100 * done.report.aim),
        mean_length=round(score.length, 1),
    )
