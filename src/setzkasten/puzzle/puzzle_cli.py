"""The command puzzle: new ones, and looking at, numbering and exporting those that are there.

docs/puzzle.md
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from setzkasten.console import SubParsers, answered, input_bytes, say_lines
from setzkasten.messages import sentence
from setzkasten.puzzle.booklet_cli import ALL_STYLES, add_booklet, drawn_seed, look_of
from setzkasten.puzzle.own_cli import add_own, with_own
from setzkasten.puzzle.progress import say_attempt, say_progress, say_try, say_words
from setzkasten.puzzle.puzzle_text import puzzle_json, puzzle_lines
from setzkasten.puzzle.small_cli import check_small, new_small
from setzkasten.solve.puzzle_error import PuzzleError, unread

if TYPE_CHECKING:
    from setzkasten.puzzle.crossword import Puzzle
    from setzkasten.puzzle.reading import Replayer
    from setzkasten.puzzle.wish import Wish


NOT_SOUND: Final = 1
MOST_PUZZLES: Final = 10_000
LARGE: Final = 600  # squares: from so many on it is told how far it is


def add_commands(subparsers: SubParsers, replayed: Replayer) -> None:
    """Add puzzle with its four tasks; `replayed` plays a record to its end."""
    puzzle = subparsers.add_parser("puzzle", help=sentence("help_puzzle"))
    tasks = puzzle.add_subparsers(metavar="AUFGABE", required=True)
    _add_new(tasks)
    add_booklet(tasks, _add_paper)
    for name, about, command in (
        ("check", "help_puzzle_check", _check),
        ("number", "help_puzzle_number", _number),
        ("export", "help_puzzle_export", _export),
    ):
        task = tasks.add_parser(name, help=sentence(about))
        task.add_argument("file", metavar="FILE", help=sentence("help_puzzle_file"))
        _add_numbering(task)
        if name == "export":
            _add_look(task)
        task.set_defaults(command=command, replayed=replayed)


def _add_new(tasks: SubParsers) -> None:
    new = tasks.add_parser("new", help=sentence("help_puzzle_new"))
    new.add_argument("--rows", type=int, metavar="N")
    new.add_argument("--cols", type=int, metavar="N")
    new.add_argument("--fillers", type=int, metavar="N", help=sentence("help_puzzle_fillers"))
    new.add_argument("--symmetry", default="none", help="none, half-turn, mirror, diagonal")
    new.add_argument(
        "--theme", action="append", default=[], metavar="WORDS", help=sentence("help_puzzle_theme")
    )
    add_own(new)
    new.add_argument("--level", default="mittel", help="leicht, mittel, schwer")
    new.add_argument("--seed", type=int, metavar="N", help=sentence("help_puzzle_seed"))
    new.add_argument(
        "--seconds", type=float, default=0.0, metavar="S", help=sentence("help_puzzle_seconds")
    )
    new.add_argument("--umlauts", choices=("AE", "Ä"), default="AE")
    new.add_argument(
        "--count", type=int, default=1, metavar="N", help=sentence("help_puzzle_count")
    )
    _add_numbering(new)
    _add_look(new, ALL_STYLES)
    new.set_defaults(command=_new)


def _add_numbering(parser: ArgumentParser) -> None:
    about = sentence("help_puzzle_numbering")
    parser.add_argument("--numbering", choices=("leaflet", "common"), help=about)
    parser.add_argument("--json", action="store_true")


def _add_look(parser: ArgumentParser, styles: Sequence[str] = ALL_STYLES[:2]) -> None:
    _add_paper(parser)
    parser.add_argument("--style", choices=styles, default="classic")
    parser.add_argument(
        "--solution-word", metavar="WORT", help=sentence("help_puzzle_solution_word")
    )


def _add_paper(parser: ArgumentParser) -> None:
    parser.add_argument("-o", "--output", action="append", default=[], type=Path, metavar="FILE",
                        help=sentence("help_puzzle_output"))  # fmt: skip
    parser.add_argument("--title")
    parser.add_argument("--dedication", help=sentence("help_puzzle_dedication"))
    parser.add_argument("--giver", help=sentence("help_puzzle_giver"))
    parser.add_argument("--paper", choices=("a3", "a4", "a5"), default="a4")
    parser.add_argument(
        "--no-solution", action="store_true", help=sentence("help_puzzle_no_solution")
    )
    parser.add_argument("--language", choices=("de", "en"), default="de")


@answered("error")
def _new(arguments: Namespace) -> int:
    from setzkasten.puzzle.level import LEVELS, kept
    from setzkasten.puzzle.look import SMALL_STYLES
    from setzkasten.puzzle.writing import check_kind

    small = arguments.style in SMALL_STYLES
    if small:
        check_small(arguments)
    for path in () if small else arguments.output:
        check_kind(path)
    if not 1 <= arguments.count <= MOST_PUZZLES:
        count = {"option": "--count", "value": arguments.count}
        raise PuzzleError("command_range", **count, least=1, most=MOST_PUZZLES)
    arguments.seed = drawn_seed(arguments, "puzzle_seed")
    wish = with_own(_wish(arguments, small=small), arguments)
    if wish.level in LEVELS and not kept(wish.level):
        print(sentence("puzzle_gathering"), file=sys.stderr)
    for number in range(arguments.count):
        seed = arguments.seed + number
        if small:
            named = partial(_numbered, number=number + 1, count=arguments.count)
            new_small(arguments, wish, seed, named)
        else:
            _make(arguments, replace(wish, seed=seed), number + 1)
        if arguments.count > 1:
            say_progress(number + 1, arguments.count)
    return 0


def _wish(arguments: Namespace, *, small: bool) -> Wish:
    from setzkasten.puzzle.booklet import SIZES
    from setzkasten.puzzle.wish import Wish

    rows, cols = SIZES[arguments.paper]["swedish"] if arguments.style == "swedish" else (12, 12)
    return Wish(
        rows=rows if arguments.rows is None else arguments.rows,
        cols=cols if arguments.cols is None else arguments.cols,
        style="classic" if small else arguments.style,
        paper=arguments.paper,
        most_black=arguments.fillers,
        symmetry=arguments.symmetry,
        theme=tuple(w.strip() for part in arguments.theme for w in part.split(",") if w.strip()),
        level=arguments.level,
        umlauts=arguments.umlauts,
        seconds=arguments.seconds,
    )


def _make(arguments: Namespace, wish: Wish, number: int) -> None:
    from setzkasten.puzzle.findings_text import score_json, score_line
    from setzkasten.puzzle.making import make
    from setzkasten.puzzle.plain_text import tidy
    from setzkasten.puzzle.score import score_of
    from setzkasten.puzzle.writing import write_files

    large = wish.rows * wish.cols >= LARGE
    quiet = say_try if wish.grid else lambda attempt: None
    made = make(wish, say_attempt if large and not wish.grid else quiet)
    puzzle = _dressed(tidy(made.puzzle), arguments)
    files = [_numbered(path, number, arguments.count) for path in arguments.output]
    write_files(puzzle, files, replace(look_of(arguments), number=wish.seed))
    _say_unprinted(puzzle, files)
    if made.left_out:
        say_words("puzzle_left_out", made.left_out)
    if made.unclued:
        say_words("puzzle_unclued", made.unclued)
    if arguments.json:
        seconds = round(made.seconds, 3)
        told = {"seed": wish.seed, "level": wish.level, "seconds": seconds, **puzzle_json(puzzle)}
        told |= {"left_out": list(made.left_out), "unclued": list(made.unclued)}
        told["score"] = score_json(score_of(puzzle))
        print(json.dumps(told | {"files": [str(path) for path in files]}, ensure_ascii=False))
    elif not files:
        say_lines(puzzle_lines(puzzle))
        print(f"\n{score_line(score_of(puzzle))}")


@answered("error")
def _check(arguments: Namespace) -> int:
    from setzkasten.puzzle.checking import check
    from setzkasten.puzzle.findings_text import findings_json, findings_lines

    found = check(_read(arguments))
    if arguments.json:
        print(json.dumps(findings_json(found), ensure_ascii=False))
    else:
        print("\n".join(findings_lines(found)))
    return 0 if found.sound else NOT_SOUND


@answered("error")
def _number(arguments: Namespace) -> int:
    puzzle = _read(arguments)
    if arguments.json:
        print(json.dumps(puzzle_json(puzzle), ensure_ascii=False))
    else:
        say_lines(puzzle_lines(puzzle))
    return 0


@answered("error")
def _export(arguments: Namespace) -> int:
    from setzkasten.puzzle.making import with_suggestions
    from setzkasten.puzzle.writing import check_kind, write_files

    if not arguments.output:
        raise PuzzleError("print_nowhere", example="raetsel.pdf")
    for path in arguments.output:
        check_kind(path)
    puzzle, unclued = with_suggestions(_read(arguments))
    puzzle = _dressed(puzzle, arguments)
    write_files(puzzle, arguments.output, look_of(arguments))
    _say_unprinted(puzzle, arguments.output)
    if unclued:
        say_words("puzzle_unclued", unclued)
    if arguments.json:
        files = [str(path) for path in arguments.output]
        print(json.dumps({**puzzle_json(puzzle), "unclued": list(unclued), "files": files},
                         ensure_ascii=False))  # fmt: skip
    return 0


def _read(arguments: Namespace) -> Puzzle:
    from setzkasten.puzzle.plain_text import tidy
    from setzkasten.puzzle.reading import read_puzzle

    try:
        plain = arguments.file == "-"
        data = input_bytes() if plain else Path(arguments.file).read_bytes()
    except OSError as error:
        raise unread(Path(arguments.file), error) from error
    puzzle = tidy(read_puzzle(data, arguments.replayed))
    return replace(puzzle, numbering=arguments.numbering) if arguments.numbering else puzzle


def _dressed(puzzle: Puzzle, arguments: Namespace) -> Puzzle:
    """Title, dedication, giver, numbering and solution word as they were asked for."""
    from setzkasten.puzzle.solution_word import squares_for

    puzzle = replace(
        puzzle,
        title=_said(arguments.title, puzzle.title),
        dedication=_said(arguments.dedication, puzzle.dedication),
        giver=_said(arguments.giver, puzzle.giver),
    )
    if arguments.numbering:
        puzzle = replace(puzzle, numbering=arguments.numbering)
    if arguments.solution_word:
        squares = squares_for(puzzle, arguments.solution_word, Random(puzzle.rows[0]))
        puzzle = replace(puzzle, solution=squares)
    return puzzle


def _say_unprinted(puzzle: Puzzle, files: Sequence[Path]) -> None:
    from setzkasten.puzzle.plain_text import unprinted

    on_paper = any(path.suffix.lower() in (".pdf", ".png") for path in files)
    if on_paper and (signs := unprinted(puzzle)):
        say_words("puzzle_unprinted", signs)


def _said(given: str | None, before: str) -> str:
    from setzkasten.puzzle.crossword import LONGEST_TEXT
    from setzkasten.puzzle.plain_text import printable

    return before if given is None else printable(given)[:LONGEST_TEXT]


def _numbered(path: Path, number: int, count: int) -> Path:
    """`raetsel.pdf` of a hundred is `raetsel-007.pdf`."""
    if count == 1:
        return path
    return path.with_name(f"{path.stem}-{number:0{len(str(count))}}{path.suffix}")
