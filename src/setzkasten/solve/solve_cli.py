"""The command solve: puzzles from the command line, one or many.

With `-` each reads one case a line from standard input. The formats: docs/solve.md.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from setzkasten.console import SubParsers, answered, input_bytes, input_lines, say_lines
from setzkasten.lexicon.listed import ListedLexicon
from setzkasten.lexicon.policy import BOGGLE, NOMINA, Policy
from setzkasten.lexicon.words import Words
from setzkasten.messages import sentence, told
from setzkasten.solve.answer import Answer, Solver
from setzkasten.solve.puzzle_error import PuzzleError, unread

NO_LIMIT: Final = -1.0
# How long may a packing or a filling take if nobody says? The others come to their end quickly.
PACK_SECONDS: Final = 2.0
FILL_SECONDS: Final = 10.0
MOST_SHOWN: Final = 1_000_000
# How many lines that cannot be used are shown?
LINES_SHOWN: Final = 3
MANY: Final = "-"  # cases come from standard input


def add_commands(subparsers: SubParsers) -> None:
    """Add solve with its five puzzles; each sets `command`, from the arguments to an exit code."""
    solve = subparsers.add_parser("solve", help=sentence("help_solve"))
    puzzles = solve.add_subparsers(metavar="RÄTSEL", required=True)
    boggle = puzzles.add_parser("boggle", help=sentence("help_boggle"))
    boggle.add_argument("case", metavar="BRETT", help=sentence("help_boggle_board"))
    _finish(boggle, boggle_solver)
    _add_laying(puzzles)
    pack = puzzles.add_parser("pack", help=sentence("help_pack"))
    pack.add_argument("case", metavar="BUCHSTABEN", help=sentence("help_pack_stones"))
    _finish(pack, pack_solver, seconds=PACK_SECONDS)
    fill = puzzles.add_parser("fill", help=sentence("help_fill"))
    fill.add_argument("file", metavar="GITTERDATEI", nargs="?", help=sentence("help_fill_grid"))
    fill.add_argument("--fewest", action="store_true", help=sentence("help_fill_fewest"))
    fill.add_argument("--seed", metavar="N", type=int, default=1, help=sentence("help_fill_seed"))
    _finish(fill, fill_solver, seconds=FILL_SECONDS)
    fragment = puzzles.add_parser("fragment", help=sentence("help_fragment"))
    fragment.add_argument("case", metavar="STÜCK", help=sentence("help_fragment_letters"))
    _finish(fragment, fragment_solver)


def _add_laying(puzzles: SubParsers) -> None:
    laying = puzzles.add_parser("laying", help=sentence("help_laying"))
    laying.add_argument("case", metavar="-", nargs="?", help=sentence("help_laying_case"))
    laying.add_argument("--board", metavar="FILE", type=Path, help=sentence("help_laying_board"))
    laying.add_argument("--rack", metavar="LETTERS", help=sentence("help_laying_rack"))
    laying.add_argument(
        "--best", metavar="N", type=int, default=10, help=sentence("help_laying_best")
    )
    _finish(laying, laying_solver)


def _finish(
    parser: ArgumentParser, make: Callable[[Namespace], Solver], *, seconds: float = NO_LIMIT
) -> None:
    parser.add_argument("--words", metavar="FILE", type=Path, help=sentence("help_solve_words"))
    parser.add_argument("--coarse", action="store_true", help=sentence("help_solve_coarse"))
    parser.add_argument("--seconds", metavar="S", type=float, help=sentence("help_solve_seconds"))
    parser.add_argument("--json", action="store_true", help=sentence("help_solve_json"))
    command = answered()(partial(run, make=make))
    parser.set_defaults(command=command, usual_seconds=seconds)


def run(arguments: Namespace, make: Callable[[Namespace], Solver]) -> int:
    """Answer one case or many; raises `PuzzleError` for what cannot be understood."""
    if hasattr(arguments, "fewest") and arguments.fewest != (arguments.file is None):
        raise PuzzleError("solve_fill_source")
    cases = input_lines() if _many(arguments) else iter([_single(arguments)])
    seconds = _seconds(arguments)
    solver = make(arguments)
    if _many(arguments):
        return _batch(solver, cases, seconds, as_json=arguments.json)
    _say(_solved(solver, next(cases), seconds), as_json=arguments.json)
    return 0


def boggle_solver(arguments: Namespace) -> Solver:
    from setzkasten.solve.boggle import BoggleSolver

    return BoggleSolver(_words(arguments, BOGGLE))


def laying_solver(arguments: Namespace) -> Solver:
    from setzkasten.solve.laying import LayingSolver

    if not 0 <= arguments.best <= MOST_SHOWN:
        raise PuzzleError(
            "command_range", option="--best", value=arguments.best, least=0, most=MOST_SHOWN
        )
    return LayingSolver(_words(arguments), arguments.best)


def pack_solver(arguments: Namespace) -> Solver:
    from setzkasten.solve.pack import PackSolver

    return PackSolver(_words(arguments))


def fill_solver(arguments: Namespace) -> Solver:
    from setzkasten.solve.fewest import FewestSolver
    from setzkasten.solve.fill import FillSolver

    if not arguments.fewest:
        return FillSolver(_words(arguments))
    return FewestSolver(_words(arguments), arguments.seed, common=arguments.words is None)


def fragment_solver(arguments: Namespace) -> Solver:
    from setzkasten.solve.fragment import FragmentSolver

    return FragmentSolver(_words(arguments))


def _words(arguments: Namespace, policy: Policy = NOMINA) -> Words:
    """The lexicon's as a leaflet has them, what hurts only if asked for; or all of a list."""
    if arguments.words is None:
        return Words.german().under(replace(policy, coarse=arguments.coarse)).offered
    listed = ListedLexicon.open(arguments.words)
    if listed.unusable:
        print(unusable_sentence(arguments.words, listed.unusable), file=sys.stderr)
    return Words(listed)


def unusable_sentence(path: Path, lines: list[str]) -> str:
    """What was left out of a list, with a few examples."""
    some = ", ".join(f"»{line[:30]}«" for line in lines[:LINES_SHOWN])
    more = " …" if len(lines) > LINES_SHOWN else ""
    return sentence("list_lines", {"count": len(lines), "file": path.name, "lines": some + more})


def _seconds(arguments: Namespace) -> float:
    seconds: float | None = arguments.seconds
    if seconds is None:
        usual: float = arguments.usual_seconds
        return usual
    if not 0 < seconds < float("inf"):
        raise PuzzleError("command_above", option="--seconds", value=f"{seconds:g}", least=0)
    return seconds


def _many(arguments: Namespace) -> bool:
    return MANY in (getattr(arguments, "case", None), getattr(arguments, "file", None))


def _single(arguments: Namespace) -> str:
    """The one case, written as a line of a batch is."""
    if getattr(arguments, "fewest", False):
        return ""
    if hasattr(arguments, "file"):
        return json.dumps({"grid": _rows(Path(arguments.file))})
    if not hasattr(arguments, "board"):
        case: str = arguments.case
        return case
    if arguments.case is not None:
        raise PuzzleError("solve_position_source")
    if arguments.board is None or arguments.rack is None:
        raise PuzzleError("solve_no_source")
    return json.dumps({"board": _rows(arguments.board), "rack": arguments.rack})


def _rows(path: Path) -> list[str]:
    try:
        data = input_bytes() if str(path) == MANY else path.read_bytes()
        text = data.decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise unread(path, error) from error
    return [line.strip() for line in text.splitlines() if line.strip()]


def _solved(solver: Solver, text: str, seconds: float) -> Answer:
    try:
        return solver.solve(text, seconds)
    except ValueError as error:  # what a search refuses although the text could be read
        raise PuzzleError("solve_refused", text=str(error)) from error


def _batch(solver: Solver, cases: Iterator[str], seconds: float, *, as_json: bool) -> int:
    """One answer for each line, also for one that is not understood."""
    for line in cases:
        try:
            answer = _solved(solver, line, seconds)
        except PuzzleError as error:
            answer = Answer({"error": told(error)}, [told(error)])
        _say(answer, as_json=as_json)
    return 0


def _say(answer: Answer, *, as_json: bool) -> None:
    say_lines([json.dumps(answer.report, ensure_ascii=False)] if as_json else answer.lines)
