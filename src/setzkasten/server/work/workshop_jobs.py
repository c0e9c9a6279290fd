"""What worker processes do for makers: begin, look, refill, change, bind a booklet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from setzkasten.core.squares import Square
from setzkasten.core.values import value
from setzkasten.lexicon.words import Words
from setzkasten.puzzle.bench import Bench, Start, wish_of
from setzkasten.puzzle.crossword import Place, Puzzle
from setzkasten.server.work.puzzle_jobs import told_apart

if TYPE_CHECKING:
    from setzkasten.puzzle.booklet import Bound, Plan
    from setzkasten.puzzle.look import Look
    from setzkasten.puzzle.page import Heading
    from setzkasten.puzzle.workshop import Prospect, Report


@value
class Done:
    """The puzzle as it is now, what lies beside it, and what the bench says of it."""

    puzzle: Puzzle
    bench: Bench
    report: Report


def started(_: Words, start: Start) -> tuple[Puzzle, Bench]:
    from setzkasten.puzzle.making import make

    puzzle = told_apart(lambda: make(wish_of(start)).puzzle)
    return puzzle, Bench(start.level, start.theme, start.words, start.banned)


def looked(_: Words, puzzle: Puzzle, bench: Bench) -> Done:
    return told_apart(lambda: _done(puzzle, bench))


def prospect(_: Words, puzzle: Puzzle, bench: Bench, squares: tuple[Square, ...]) -> Prospect:
    from setzkasten.puzzle.workshop import outlook

    return told_apart(lambda: outlook(puzzle, bench, squares))


def fitting(_: Words, puzzle: Puzzle, bench: Bench, place: Place) -> list[tuple[str, int]]:
    from setzkasten.puzzle.workshop import fits

    return told_apart(lambda: fits(puzzle, bench, place))


def refill(_: Words, puzzle: Puzzle, bench: Bench, squares: tuple[Square, ...], seed: int) -> Done:
    from setzkasten.puzzle.workshop import refilled

    return told_apart(lambda: _done(refilled(puzzle, bench, squares, seed=seed), bench))


def change_word(_: Words, puzzle: Puzzle, bench: Bench, place: Place, word: str) -> Done:
    from setzkasten.puzzle.workshop import with_word

    return told_apart(lambda: _done(*with_word(puzzle, bench, place, word)))


def add_theme(_: Words, puzzle: Puzzle, bench: Bench, word: str, seed: int) -> Done:
    from setzkasten.puzzle.workshop import with_theme

    return told_apart(lambda: _done(*with_theme(puzzle, bench, word, seed=seed)))


def put_back(_: Words, puzzle: Puzzle, bench: Bench, rows: tuple[str, ...]) -> Done:
    from setzkasten.puzzle.workshop import taken_back

    return told_apart(lambda: _done(*taken_back(puzzle, bench, rows)))


def bind(_: Words, plan: Plan) -> tuple[Bound, ...]:
    from setzkasten.puzzle.booklet import bound

    return told_apart(lambda: bound(plan, lambda done, count: None))


def booklet(_: Words, puzzles: tuple[Bound, ...], heading: Heading, look: Look) -> bytes:
    from setzkasten.puzzle.page import write_booklet

    return told_apart(lambda: write_booklet(puzzles, heading, look)[0])


def _done(puzzle: Puzzle, bench: Bench) -> Done:
    from setzkasten.puzzle.workshop import report

    return Done(puzzle, bench, report(puzzle, bench))
