"""The command puzzle booklet.   docs/puzzle.md"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from setzkasten.console import SubParsers, answered
from setzkasten.messages import sentence
from setzkasten.puzzle.progress import say_progress
from setzkasten.solve.puzzle_error import PuzzleError

if TYPE_CHECKING:
    from setzkasten.puzzle.look import AnyStyle, Look
    from setzkasten.puzzle.page import Heading


MOST_SEED: Final = 99_999
ALL_STYLES: Final = ("classic", "swedish", "hidden", "syllables", "scrambled")


def add_booklet(tasks: SubParsers, add_look: Callable[[ArgumentParser], None]) -> None:
    booklet = tasks.add_parser("booklet", help=sentence("help_puzzle_booklet"))
    booklet.add_argument(
        "--count", type=int, default=10, metavar="N", help=sentence("help_puzzle_count")
    )
    booklet.add_argument("--styles", default="classic", help=", ".join(ALL_STYLES))
    booklet.add_argument(
        "--apart", type=int, default=8, metavar="N", help=sentence("help_puzzle_apart")
    )
    booklet.add_argument("--rows", type=int, metavar="N")
    booklet.add_argument("--cols", type=int, metavar="N")
    booklet.add_argument("--level", default="mittel", help="leicht, mittel, schwer")
    booklet.add_argument("--seed", type=int, metavar="N", help=sentence("help_puzzle_seed"))
    booklet.add_argument("--json", action="store_true")
    add_look(booklet)
    booklet.set_defaults(command=_booklet)


def drawn_seed(arguments: Namespace, code: str) -> int:
    """The number that was asked for, or one by chance, which is told."""
    if arguments.seed is not None:
        return int(arguments.seed)
    seed = SystemRandom().randint(1, MOST_SEED)
    print(sentence(code, {"seed": seed}), file=sys.stderr)
    return seed


@answered("error")
def _booklet(arguments: Namespace) -> int:
    from setzkasten.puzzle.booklet import SIZES, Plan, bound
    from setzkasten.puzzle.page import write_booklet
    from setzkasten.puzzle.writing import written

    if not arguments.output:
        raise PuzzleError("print_nowhere", example="heft.pdf")
    for path in arguments.output:
        check_ending(path, (".pdf",))
    size = None
    if arguments.rows is not None or arguments.cols is not None:
        size = size_of(arguments, SIZES[arguments.paper]["classic"])
    check_level(arguments.level)
    plan = Plan(
        count=arguments.count,
        styles=_styles(arguments.styles),
        level=arguments.level,
        paper=arguments.paper,
        apart=arguments.apart,
        seed=drawn_seed(arguments, "puzzle_booklet_seed"),
        size=size,
    )
    puzzles = bound(plan, say_progress if plan.count > 1 else lambda done, count: None)
    look = replace(look_of(arguments), number=plan.seed)
    data = write_booklet(puzzles, heading_of(arguments), look)[0]
    for path in arguments.output:
        written(path, data)
    if arguments.json:
        files = [str(path) for path in arguments.output]
        print(json.dumps({"seed": plan.seed, "count": plan.count, "files": files}))
    return 0


def size_of(arguments: Namespace, usual: tuple[int, int]) -> tuple[int, int]:
    rows, cols = arguments.rows, arguments.cols
    return usual[0] if rows is None else rows, usual[1] if cols is None else cols


def check_level(level: str) -> None:
    from setzkasten.puzzle.level import LEVELS

    if level not in LEVELS:
        raise PuzzleError("puzzle_level", level=repr(level[:40]), known=", ".join(LEVELS))


def look_of(arguments: Namespace) -> Look:
    from setzkasten.puzzle.look import STYLES, Look

    style = getattr(arguments, "style", "classic")
    return Look(
        paper=arguments.paper,
        style=style if style in STYLES else "classic",
        solution=not arguments.no_solution,
        language=arguments.language,
    )


def heading_of(arguments: Namespace) -> Heading:
    from setzkasten.puzzle.crossword import LONGEST_TEXT
    from setzkasten.puzzle.page import Heading
    from setzkasten.puzzle.plain_text import printable

    texts = (arguments.title, arguments.dedication, arguments.giver)
    return Heading(*(printable(text or "")[:LONGEST_TEXT] for text in texts))


def _styles(text: str) -> tuple[AnyStyle, ...]:
    from setzkasten.puzzle.look import SMALL_STYLES, STYLES

    known: dict[str, AnyStyle] = {style: style for style in (*STYLES, *SMALL_STYLES)}
    found = [part.strip() for part in text.split(",") if part.strip()] or ["classic"]
    if strange := [part for part in found if part not in known]:
        raise PuzzleError("puzzle_style", style=repr(strange[0][:40]), known=", ".join(known))
    return tuple(known[part] for part in found)


def check_ending(path: Path, known: tuple[str, ...]) -> None:
    if path.suffix.lower() not in known:
        raise PuzzleError("puzzle_small_ending", file=path.name, known=", ".join(known))
