"""The command print: stones, boards and score pads as PDF.

docs/printing.md
"""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from setzkasten.console import SubParsers, answered
from setzkasten.messages import LANGUAGES, sentence
from setzkasten.printing.paper import PAPERS, Look, PrintError
from setzkasten.printing.printable import Printable, printable
from setzkasten.whole_file import write_whole

if TYPE_CHECKING:
    from setzkasten.printing.sheet import Printing


Shelf: TypeAlias = Mapping[str, Printable]


def add_commands(subparsers: SubParsers, shelf: Shelf) -> None:
    """Add print with its three things; `shelf` holds the games by their ids."""
    printing = subparsers.add_parser("print", help=sentence("help_print"))
    things = printing.add_subparsers(metavar="WAS", required=True)
    stones = things.add_parser("stones", help=sentence("help_print_stones"))
    stones.add_argument("--letters", metavar="AEE", help=sentence("help_print_letters"))
    stones.add_argument("--colour", metavar="FARBE", help="red, black, yellow, hearts, …")
    stones.add_argument("--backs", action="store_true", help=sentence("help_print_backs"))
    board = things.add_parser("board", help=sentence("help_print_board"))
    pad = things.add_parser("pad", help=sentence("help_print_pad"))
    pad.add_argument("--seats", type=int, metavar="N", help=sentence("help_print_seats"))
    for parser in (stones, board):
        parser.add_argument("--size", type=float, metavar="MM", help=sentence("help_print_size"))
    for parser, made in ((stones, _stones), (board, _board), (pad, _pad)):
        parser.add_argument("game", metavar="GAME", help=sentence("help_print_game"))
        parser.add_argument(
            "-o", "--output", type=Path, metavar="FILE", help=sentence("help_print_output")
        )
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

    @answered("error", "code")
    def run(arguments: Namespace) -> int:
        printing = made(arguments)
        _write(arguments.output, printing)
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
