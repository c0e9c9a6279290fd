"""A booklet: many puzzles in one PDF with a cover, contents, and the solutions at its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from setzkasten.core.values import value
from setzkasten.puzzle.crossword import Puzzle
from setzkasten.puzzle.look import AnyStyle, Paper
from setzkasten.puzzle.making import make
from setzkasten.puzzle.picked import Choice
from setzkasten.puzzle.small_page import Small, make_small, words_of
from setzkasten.puzzle.treasury import treasury
from setzkasten.puzzle.wish import Wish
from setzkasten.solve.puzzle_error import PuzzleError

MOST: Final = 200
APART: Final = 8  # within so many puzzles no word stands twice
# Rows and columns of a puzzle of each style, by paper.
SIZES: Final[dict[Paper, dict[str, tuple[int, int]]]] = {
    "a5": {"classic": (11, 11), "swedish": (17, 12), "hidden": (12, 12)},
    "a4": {"classic": (13, 13), "swedish": (20, 14), "hidden": (15, 15)},
    "a3": {"classic": (17, 17), "swedish": (28, 20), "hidden": (20, 20)},
}
Bound: TypeAlias = tuple[AnyStyle, Puzzle | Small]


@value
class Plan:
    """What a booklet should be like; the styles take turns."""

    count: int = 10
    styles: tuple[AnyStyle, ...] = ("classic",)
    level: str = "mittel"
    paper: Paper = "a4"
    apart: int = APART
    seed: int = 1
    size: tuple[int, int] | None = None  # rows and columns of all of them
    own: tuple[Puzzle, ...] = ()  # those that stand there already, at its beginning


def bound(plan: Plan, said: Callable[[int, int], None]) -> tuple[Bound, ...]:
    """The puzzles of a booklet: no word twice within `apart` of them, no wording twice at all."""
    for option, wanted in (("--count", plan.count), ("--apart", plan.apart)):
        if not 1 <= wanted <= MOST:
            raise PuzzleError("command_range", option=option, value=wanted, least=1, most=MOST)
    made: list[Bound] = []
    words: list[frozenset[str]] = []
    wordings: set[str] = set()
    puzzle: Puzzle | Small
    for number in range(plan.count):
        style = plan.styles[number % len(plan.styles)]
        near = frozenset[str]().union(*words[max(0, number - plan.apart + 1) :])
        choice = Choice(plan.level, near | _worn(words, wordings), frozenset(wordings))
        if number < len(plan.own):
            style, puzzle = "classic", plan.own[number]
        else:
            puzzle = _one(plan, style, choice, plan.seed + number)
        told = list(_told(puzzle))
        words.append(frozenset(answer for answer, _ in told))
        wordings |= {clue for _, clue in told}
        made.append((style, puzzle))
        said(number + 1, plan.count)
    return tuple(made)


def _one(plan: Plan, style: AnyStyle, choice: Choice, seed: int) -> Puzzle | Small:
    size = plan.size or SIZES[plan.paper].get(style, (0, 0))
    match style:
        case "classic" | "swedish":
            wish = Wish(
                rows=size[0], cols=size[1], level=plan.level, seed=seed, style=style,
                paper=plan.paper, banned=choice.banned, avoided=choice.avoided,
            )  # fmt: skip
            return make(wish).puzzle
        case _:
            return make_small(style, size, choice, seed)


def _worn(words: list[frozenset[str]], wordings: set[str]) -> frozenset[str]:
    """Words that were used so often that all their clues have been read."""
    clues = treasury().clues
    used = frozenset[str]().union(*words)
    return frozenset(
        word for word in used if all(clue.text in wordings for clue in clues.get(word, ()))
    )


def _told(puzzle: Puzzle | Small) -> Iterator[tuple[str, str]]:
    """Each word with its wording."""
    if isinstance(puzzle, Puzzle):
        yield from ((word.answer, word.clue) for word in puzzle.words)
        if puzzle.solution:
            yield puzzle.solution_word, ""
    else:
        yield from ((word.answer, word.clue) for word in words_of(puzzle))
