"""Puzzles: a picture of well-known words, a whole puzzle, what fits here, a printed page."""

from __future__ import annotations

from functools import partial
from itertools import product
from statistics import median

from benchmarks.kernel_case import STONES
from benchmarks.row import Goal, Row
from benchmarks.stopwatch import each, measured, of_cases, seconds_of
from setzkasten.games.wooden.box import SIZE
from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.known import known_mask
from setzkasten.lexicon.masks import bits_of
from setzkasten.lexicon.policy import NOMINA
from setzkasten.lexicon.words import Words
from setzkasten.puzzle.look import Look
from setzkasten.puzzle.making import Made, make
from setzkasten.puzzle.score import score_of
from setzkasten.puzzle.wish import Wish
from setzkasten.puzzle.writing import bytes_of
from setzkasten.solve.assistant import Assistant, assistant_of
from setzkasten_kernel import Filler

# The words of level `mittel`: most people have met them, once in a million words or more often.
LEAST_ZIPF = 3.0
PICTURES = 9
PUZZLES = 7
LARGE_PUZZLES = 3


def measure() -> list[Row]:
    words = Words.german().under(NOMINA)
    well_known = bits_of(known_mask(words.lexicon, words.policy, LEAST_ZIPF))
    assistant = assistant_of(words)
    filled: list[bool] = []
    pictures = [seconds_of(partial(_picture, well_known, n, filled)) for n in range(PICTURES)]
    made: list[Made] = []
    puzzles = [seconds_of(partial(_puzzle, n, made)) for n in range(PUZZLES + 1)][1:]
    scores = [score_of(one.puzzle) for one in made]
    rows = made[0].puzzle.rows
    return [
        *of_cases(
            "picture of well-known words, at most 48 fillers",
            pictures,
            "s",
            goals={"median": Goal(at_most=1.0)},
            note=f"Zipf {LEAST_ZIPF} and more; {sum(filled)} of {PICTURES} found",
        ),
        *of_cases(
            "puzzle new 15×15, level mittel",
            puzzles,
            "s",
            goals={"median": Goal(at_most=2.0)},
            note=f"median {median(score.black for score in scores):.1%} black, "
            f"{median(score.treasured for score in scores):.0%} of the treasury",
        ),
        *_swedish_rows(),
        *of_cases("what fits here", _fits(assistant, rows), "ms", goals={"max": Goal(at_most=50)}),
        measured(
            "a puzzle as PDF",
            lambda: bytes_of(made[0].puzzle, ".pdf", Look()),
            each(1, "s"),
            goal=Goal(at_most=1.0),
        ),
    ]


def _picture(allowed: bytes, seed: int, filled: list[bool]) -> None:
    filler = Filler(default().graph, allowed=allowed)
    complete, _, _ = filler.picture(*SIZE, case=STONES, enough=48, seed=seed + 1, seconds=10.0)
    filled.append(complete)


def _puzzle(seed: int, made: list[Made]) -> None:
    made.append(make(Wish(rows=15, cols=15, seed=seed)))


def _swedish_rows() -> list[Row]:
    return [
        *of_cases(
            "Schwedenrätsel 15×15 on A4, level mittel",
            [seconds_of(partial(_swedish, 15, 15, n)) for n in range(PUZZLES)],
            "s",
            goals={"median": Goal(at_most=2.0)},
        ),
        *of_cases(
            "Schwedenrätsel 30×40 on A3, level mittel",
            [seconds_of(partial(_swedish, 40, 30, n)) for n in range(LARGE_PUZZLES)],
            "s",
            goals={"max": Goal(at_most=20.0)},
        ),
    ]


def _swedish(rows: int, cols: int, seed: int) -> None:
    make(Wish(rows=rows, cols=cols, seed=seed, style="swedish", paper="a3" if rows > 30 else "a4"))


def _fits(assistant: Assistant, rows: tuple[str, ...]) -> list[float]:
    """Every third square of a puzzle with half its rows still to be built, both ways."""
    half = [*rows[: len(rows) // 2], *("." * len(row) for row in rows[len(rows) // 2 :])]
    squares = list(product(range(len(half)), range(len(half[0]))))[::3]
    ask = partial(assistant.fits, half, case=STONES)
    return [
        seconds_of(partial(ask, square, down=down)) for square in squares for down in (False, True)
    ]
