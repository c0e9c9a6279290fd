"""What a maker does to a puzzle that is there: refill a corner, change a word, see what breaks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Final, Literal

from setzkasten.core.squares import Square
from setzkasten.core.values import value
from setzkasten.puzzle.bench import Bench, banned_of, fixed, spelt, umlauts_of, workbench
from setzkasten.puzzle.circle import circles
from setzkasten.puzzle.crossword import LETTERS, Place, Puzzle, Word, runs
from setzkasten.puzzle.draft import Rows, opened, standing, text_of, twice, written
from setzkasten.puzzle.making import make, with_suggestions
from setzkasten.puzzle.own_lists import read_words
from setzkasten.puzzle.pattern import FIGURES
from setzkasten.puzzle.score import Score, score_of
from setzkasten.puzzle.umlauts import without_placeholders
from setzkasten.puzzle.wish import Wish
from setzkasten.puzzle.workbench import Workbench
from setzkasten.solve.puzzle_error import PuzzleError

# How much work may the search for a place of one more theme word be?
SEATING_WORK: Final = 200_000


@value
class Report:
    """What the bench says of a puzzle: how good it is, which words nobody knows, which tell."""

    score: Score
    aim: float  # share of black squares that the level aims at
    unknown: tuple[Place, ...]
    circles: tuple[tuple[Word, Word], ...]


@value
class Prospect:
    """Squares that are open again: other words go there, `only` those that stood there, or none."""

    what: Literal["others", "only", "none"]
    broken: tuple[Place, ...] = ()  # runs that no word can hold any more


def report(puzzle: Puzzle, bench: Bench) -> Report:
    unknown = _unknown(puzzle, workbench(puzzle, bench))
    return Report(score_of(puzzle), FIGURES[bench.level].black, unknown, tuple(circles(puzzle)))


def outlook(puzzle: Puzzle, bench: Bench, squares: Iterable[Square]) -> Prospect:
    """Would these squares hold other words, with all that is held left standing?"""
    known, wanted = workbench(puzzle, bench), frozenset(squares) - fixed(puzzle, bench)
    rows = standing(opened(puzzle.rows, wanted))
    if broken := known.broken(rows):
        return Prospect("none", broken)
    if _otherwise(puzzle, known, wanted, Random(0)):
        return Prospect("others")
    return Prospect("none" if _unknown(puzzle, known) else "only")


def fits(puzzle: Puzzle, bench: Bench, place: Place) -> list[tuple[str, int]]:
    """Other words for a run, each with how many crossings it would break."""
    found = workbench(puzzle, bench).fits(standing(puzzle.rows), _squares(puzzle, place))
    if puzzle.spelt_out:
        return found
    return [(without_placeholders(word), breaks) for word, breaks in found]


def refilled(puzzle: Puzzle, bench: Bench, squares: Iterable[Square], *, seed: int) -> Puzzle:
    """Other words in these squares, and their clues; what is held stays.

    Without the words that stood there, as far as it goes: who asks wants others. Raises
    `PuzzleError` where there are none.
    """
    wanted = frozenset(squares) - fixed(puzzle, bench)
    if not any(0 <= r < puzzle.height and 0 <= c < puzzle.width for r, c in wanted):
        raise PuzzleError("workshop_nothing_open")
    found = _otherwise(puzzle, workbench(puzzle, bench), wanted, Random(seed))
    if found is None:
        raise PuzzleError("workshop_only_one")
    spelt_rows = found if puzzle.spelt_out else tuple(map(without_placeholders, found))
    return with_rows(puzzle, spelt_rows, bench.level)


def _otherwise(
    puzzle: Puzzle, known: Workbench, wanted: frozenset[Square], rng: Random
) -> Rows | None:
    touched = [word.place for word in puzzle.words if wanted & set(word.squares)]
    rows = standing(opened(puzzle.rows, wanted))
    return known.otherwise(rows, standing(puzzle.rows), touched, rng)


def with_theme(puzzle: Puzzle, bench: Bench, word: str, *, seed: int) -> tuple[Puzzle, Bench]:
    """One theme word more: all that is not held gives way to it."""
    wider, umlauts = replace(bench, theme=(*bench.theme, word)), umlauts_of(puzzle)
    every = {square for one in puzzle.words for square in one.squares}
    wish = Wish(
        rows=puzzle.height,
        cols=puzzle.width,
        grid=opened(puzzle.rows, every - fixed(puzzle, bench)),
        theme=wider.theme,
        level=bench.level,
        seed=seed,
        umlauts=umlauts,
        work=SEATING_WORK,
        words=read_words(bench.words, umlauts),
        banned=banned_of(bench.banned, umlauts),
        strict=True,
    )
    made = make(wish).puzzle
    own = {made_word.place: made_word.clue for made_word in made.words
           if made_word.answer == spelt(word, umlauts)}  # fmt: skip
    return with_rows(puzzle, made.rows, bench.level).with_clues(own), wider


def with_word(puzzle: Puzzle, bench: Bench, place: Place, word: str) -> tuple[Puzzle, Bench]:
    """This word in place of the one that stands there, whatever it breaks.

    A word that the bench does not know is a theme word from then on: somebody wanted it.
    """
    squares, answer = _squares(puzzle, place), spelt(word, umlauts_of(puzzle))
    if len(answer) != len(squares):
        raise PuzzleError("workshop_length", word=repr(word[:40]), letters=len(squares))
    changed = with_rows(puzzle, written(puzzle.rows, squares, answer), bench.level)
    if place in _unknown(changed, workbench(changed, bench)):
        bench = replace(bench, theme=(*bench.theme, answer))
    return changed, bench


def taken_back(puzzle: Puzzle, bench: Bench, rows: Rows) -> tuple[Puzzle, Bench]:
    """The letters of a moment ago; a theme word that came with the change goes with it."""
    before = with_rows(puzzle, rows, bench.level)
    answers = {word.answer for word in before.words}
    theme = [word for word in bench.theme if spelt(word, umlauts_of(puzzle)) in answers]
    return before, replace(bench, theme=tuple(theme))


def with_rows(puzzle: Puzzle, rows: Rows, level: str) -> Puzzle:
    """Other letters in the same squares; words that stay keep their clues."""
    before = {word.place: word for word in puzzle.words}
    if tuple(map(_shape, rows)) != tuple(map(_shape, puzzle.rows)):
        raise PuzzleError("workshop_other_grid")
    bare = replace(puzzle, rows=rows, clues={})
    clues = {
        word.place: before[word.place].clue
        for word in bare.words
        if before[word.place].clue and before[word.place].answer == word.answer
    }
    return with_suggestions(bare.with_clues(clues), level=level)[0]


def _unknown(puzzle: Puzzle, known: Workbench) -> tuple[Place, ...]:
    """Runs that hold no word of the bench, and words that stand a second time."""
    rows = standing(puzzle.rows)
    strange = [place for place, run in runs(rows) if not known.knows(text_of(rows, run))]
    return tuple(dict.fromkeys((*strange, *twice(rows))))


def _squares(puzzle: Puzzle, place: Place) -> tuple[Square, ...]:
    found = next((word.squares for word in puzzle.words if word.place == place), None)
    if found is None:
        raise PuzzleError("puzzle_no_such_word", row=place.row + 1, col=place.col + 1)
    return found


def _shape(row: str) -> str:
    return "".join("." if sign in LETTERS else sign for sign in row)
