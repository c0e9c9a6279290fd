"""The command print: stones, boards and score pads as PDF.

docs/printing.md
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from setzkasten.messages import LANGUAGES, sentence
from setzkasten.printing.paper import PAPERS, Look, PrintError
from setzkasten.printing.printable import Printable, printable
from setzkasten.whole_file import write_whole

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from setzkasten.printing.sheet import Printing

    SubParsers: TypeAlias = _SubParsersAction[ArgumentParser]

Shelf: TypeAlias = Mapping[str, Printable]

NOT_UNDERSTOOD: Final = 2


def add_commands(subparsers: SubParsers, shelf: Shelf) -> None:
    """Add print with its three things; `shelf` holds the games by their ids."""
    printing = subparsers.add_parser("print", help="Steine, Brett und Block zum Ausdrucken")
    things = printing.add_subparsers(metavar="WAS", required=True)
    stones = things.add_parser("stones", help="alle Steine, oder was verloren ging")
    stones.add_argument("--letters", metavar="AEE", help="nur diese; Karten: 'cT hQ'")
    stones.add_argument("--colour", metavar="FARBE", help="red, black, yellow, hearts, …")
    stones.add_argument(
        "--backs", action="store_true", help="mit Rückseiten für beidseitigen Druck"
    )
    board = things.add_parser("board", help="das Brett, auf so vielen Seiten wie nötig")
    pad = things.add_parser("pad", help="ein Blatt zum Anschreiben")
    pad.add_argument("--seats", type=int, metavar="N", help="für so viele Spieler")
    for parser in (stones, board):
        parser.add_argument("--size", type=float, metavar="MM", help="wie groß ein Stein ist")
    for parser, made in ((stones, _stones), (board, _board), (pad, _pad)):
        parser.add_argument("game", metavar="GAME", help="wie ./setz games es nennt")
        parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="eine PDF-Datei")
        parser.add_argument("--paper", choices=PAPERS, default="a4")
        parser.add_argument("--language", choices=LANGUAGES, default="de")
        parser.add_argument("--json", action="store_true")
        parser.set_defaults(command=_printing(partial(made, shelf)))


def _stones(shelf: Shelf, arguments: Namespace) -> Printing:
    from setzkasten.printing.sheet import stones_for

    look = Look(arguments.paper, arguments.size, arguments.language, arguments.backs)
    of = printable(arguments.game, shelf)
    return stones_for(of, look, letters=arguments.letters, colour=arguments.colour)


def _board(shelf: Shelf, arguments: Namespace) -> Printing:
    from setzkasten.printing.sheet import board_for

    look = Look(arguments.paper, arguments.size, arguments.language)
    return board_for(printable(arguments.game, shelf), look)


def _pad(shelf: Shelf, arguments: Namespace) -> Printing:
    from setzkasten.printing.sheet import pad_for

    look = Look(arguments.paper, language=arguments.language)
    return pad_for(printable(arguments.game, shelf), look, seats=arguments.seats)


def _printing(made: Callable[[Namespace], Printing]) -> Callable[[Namespace], int]:
    """0: the file is there; 2: a wish could not be understood, and nothing was written."""

    def run(arguments: Namespace) -> int:
        try:
            printing = made(arguments)
            _write(arguments.output, printing)
        except PrintError as error:
            said = sentence(error.code, error.data, arguments.language)
            if arguments.json:
                print(json.dumps({"error": said, "code": error.code}, ensure_ascii=False))
            else:
                print(said, file=sys.stderr)
            return NOT_UNDERSTOOD
        _tell(arguments, printing)
        return 0

    return run


def _write(path: Path | None, printing: Printing) -> None:
    if path is None:
        raise PrintError("print_nowhere", example=f"{printing.game.id}.pdf")
    if path.suffix.lower() != ".pdf":
        raise PrintError("print_kind", file=path.name)
    data = printing.pdf()
    try:
        write_whole(path, data)
    except OSError as error:
        raise PrintError("print_file", file=path.name, text=error.strerror or str(error)) from error


def _tell(arguments: Namespace, printing: Printing) -> None:
    path = str(arguments.output)
    if not arguments.json:
        code = "print_written_one" if printing.pages == 1 else "print_written"
        print(sentence(code, {"file": path, "pages": printing.pages}, arguments.language))
        return
    told: dict[str, object] = {
        "what": printing.what,
        "game": printing.game.id,
        "paper": arguments.paper,
        "pages": printing.pages,
        "files": [path],
    }
    if printing.what == "stones":
        told |= {"size": printing.told["size"], "pieces": printing.counted}
    print(json.dumps(told, ensure_ascii=False))
