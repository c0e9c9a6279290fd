"""The command solve: puzzles from the command line, one or many.

With `-` each reads one case a line from standard input. The formats: docs/solve.md.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from setzkasten.console import input_bytes, input_lines, say_lines
from setzkasten.lexicon.letters import LexiconError
from setzkasten.lexicon.listed import ListedLexicon
from setzkasten.lexicon.policy import BOGGLE, NOMINA, Policy
from setzkasten.lexicon.words import Words
from setzkasten.solve.answer import Answer, Solver
from setzkasten.solve.puzzle_error import PuzzleError

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    SubParsers: TypeAlias = _SubParsersAction[ArgumentParser]

NOT_UNDERSTOOD: Final = 2  # exit code, as argparse has it
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
    solve = subparsers.add_parser("solve", help="Worträtsel lösen: eines oder viele")
    puzzles = solve.add_subparsers(metavar="RÄTSEL", required=True)
    boggle = puzzles.add_parser("boggle", help="alle Wörter eines Würfelbretts")
    boggle.add_argument("case", metavar="BRETT", help="Buchstaben Zeile für Zeile, oder -")
    _finish(boggle, boggle_solver)
    _add_laying(puzzles)
    pack = puzzles.add_parser("pack", help="ein Kreuzwort aus allen Steinen")
    pack.add_argument("case", metavar="BUCHSTABEN", help="die Steine, ? ist ein Jolly, oder -")
    _finish(pack, pack_solver, seconds=PACK_SECONDS)
    fill = puzzles.add_parser("fill", help="ein Gitter füllen")
    fill.add_argument("file", metavar="GITTERDATEI", help="Zeilen aus . und #, oder -")
    _finish(fill, fill_solver, seconds=FILL_SECONDS)
    fragment = puzzles.add_parser("fragment", help="welche Wörter enthalten das?")
    fragment.add_argument("case", metavar="STÜCK", help="Buchstaben, oder -")
    _finish(fragment, fragment_solver)


def _add_laying(puzzles: SubParsers) -> None:
    laying = puzzles.add_parser("laying", help="alle Arten, ein Wort anzulegen")
    laying.add_argument("case", metavar="-", nargs="?", help="Stellungen aus der Eingabe")
    laying.add_argument("--board", metavar="FILE", type=Path, help="Zeilen aus . # und Buchstaben")
    laying.add_argument("--rack", metavar="LETTERS", help="die Steine, ? ist ein Jolly")
    laying.add_argument("--best", metavar="N", type=int, default=10, help="so viele zeigen")
    _finish(laying, laying_solver)


def _finish(
    parser: ArgumentParser, make: Callable[[Namespace], Solver], *, seconds: float = NO_LIMIT
) -> None:
    parser.add_argument("--words", metavar="FILE", type=Path, help="eine Wortliste statt Lexikon")
    parser.add_argument("--coarse", action="store_true", help="auch Wörter, die verletzen können")
    parser.add_argument("--seconds", metavar="S", type=float, help="Zeit für jeden Fall")
    parser.add_argument("--json", action="store_true", help="eine Zeile JSON je Fall")
    parser.set_defaults(command=lambda arguments: run(arguments, make), usual_seconds=seconds)


def run(arguments: Namespace, make: Callable[[Namespace], Solver]) -> int:
    """0: answered; 2: the case, the list or a setting could not be understood."""
    try:
        cases = input_lines() if _many(arguments) else iter([_single(arguments)])
        seconds = _seconds(arguments)
        solver = make(arguments)
        if _many(arguments):
            return _batch(solver, cases, seconds, as_json=arguments.json)
        _say(_solved(solver, next(cases), seconds), as_json=arguments.json)
        return 0
    except PuzzleError as error:
        print(error, file=sys.stderr)
        return NOT_UNDERSTOOD


def boggle_solver(arguments: Namespace) -> Solver:
    from setzkasten.solve.boggle import BoggleSolver

    return BoggleSolver(_words(arguments, BOGGLE))


def laying_solver(arguments: Namespace) -> Solver:
    from setzkasten.solve.laying import LayingSolver

    if not 0 <= arguments.best <= MOST_SHOWN:
        raise PuzzleError(f"--best {arguments.best} geht nicht: Es braucht 0 bis {MOST_SHOWN}.")
    return LayingSolver(_words(arguments), arguments.best)


def pack_solver(arguments: Namespace) -> Solver:
    from setzkasten.solve.pack import PackSolver

    return PackSolver(_words(arguments))


def fill_solver(arguments: Namespace) -> Solver:
    from setzkasten.solve.fill import FillSolver

    return FillSolver(_words(arguments))


def fragment_solver(arguments: Namespace) -> Solver:
    from setzkasten.solve.fragment import FragmentSolver

    return FragmentSolver(_words(arguments))


def _words(arguments: Namespace, policy: Policy = NOMINA) -> Words:
    """The lexicon's as a leaflet has them, what hurts only if asked for; or all of a list."""
    if arguments.words is None:
        return Words.german().under(replace(policy, coarse=arguments.coarse)).offered
    try:
        listed = ListedLexicon.open(arguments.words)
    except LexiconError as error:
        raise PuzzleError(str(error)) from error
    if listed.unusable:
        print(unusable_sentence(arguments.words, listed.unusable), file=sys.stderr)
    return Words(listed)


def unusable_sentence(path: Path, lines: list[str]) -> str:
    """What was left out of a list, with a few examples."""
    some = ", ".join(f"»{line[:30]}«" for line in lines[:LINES_SHOWN])
    more = " …" if len(lines) > LINES_SHOWN else ""
    number = "Eine Zeile" if len(lines) == 1 else f"{len(lines)} Zeilen"
    verb = "ist" if len(lines) == 1 else "sind"
    return f"{number} von {path.name} {verb} kein Wort aus Buchstaben: {some}{more}"


def _seconds(arguments: Namespace) -> float:
    seconds: float | None = arguments.seconds
    if seconds is None:
        usual: float = arguments.usual_seconds
        return usual
    if not 0 < seconds < float("inf"):
        raise PuzzleError(f"--seconds {seconds:g} geht nicht: Es braucht eine Zahl über 0.")
    return seconds


def _many(arguments: Namespace) -> bool:
    return MANY in (getattr(arguments, "case", None), getattr(arguments, "file", None))


def _single(arguments: Namespace) -> str:
    """The one case, written as a line of a batch is."""
    if hasattr(arguments, "file"):
        return json.dumps({"grid": _rows(Path(arguments.file))})
    if not hasattr(arguments, "board"):
        case: str = arguments.case
        return case
    if arguments.case is not None:
        raise PuzzleError("Eine Stellung kommt aus --board und --rack, viele kommen mit -.")
    if arguments.board is None or arguments.rack is None:
        raise PuzzleError("Zum Anlegen gehören --board FILE und --rack LETTERS, oder -.")
    return json.dumps({"board": _rows(arguments.board), "rack": arguments.rack})


def _rows(path: Path) -> list[str]:
    try:
        data = input_bytes() if str(path) == MANY else path.read_bytes()
        text = data.decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "der Text ist nicht in UTF-8 geschrieben"
        raise PuzzleError(f"{path.name} lässt sich nicht lesen: {reason}.") from error
    return [line.strip() for line in text.splitlines() if line.strip()]


def _solved(solver: Solver, text: str, seconds: float) -> Answer:
    try:
        return solver.solve(text, seconds)
    except PuzzleError:
        raise
    except ValueError as error:  # what a search refuses although the text could be read
        raise PuzzleError(f"Das geht nicht: {error}.") from error


def _batch(solver: Solver, cases: Iterator[str], seconds: float, *, as_json: bool) -> int:
    """One answer for each line, also for one that is not understood."""
    for line in cases:
        try:
            answer = _solved(solver, line, seconds)
        except PuzzleError as error:
            answer = Answer({"error": str(error)}, [str(error)])
        _say(answer, as_json=as_json)
    return 0


def _say(answer: Answer, *, as_json: bool) -> None:
    say_lines([json.dumps(answer.report, ensure_ascii=False)] if as_json else answer.lines)
