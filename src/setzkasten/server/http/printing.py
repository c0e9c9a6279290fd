"""The press for browsers: what somebody wants printed, checked, made once and kept a while."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Final

import msgspec

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.values import value
from setzkasten.printing.paper import PAPERS, Look, PrintError
from setzkasten.printing.printable import printable
from setzkasten.printing.sheet import WHAT, board_for, pad_for, stones_for
from setzkasten.server.fault import Fault

ENDING: Final = ".pdf"
# How many finished PDFs are kept? Every game's three things in both languages; 30 KB each.
KEPT: Final = 96
_NOT_THERE: Final = {"print_unknown_game", "print_no_board"}


@value
class Wish:
    what: str
    file: str
    paper: str = "a4"
    size: float | None = None
    letters: str | None = None
    colour: str | None = None
    seats: int | None = None
    backs: bool = False
    lang: str = "de"

    @property
    def name(self) -> str:
        """Of the file, for whoever saves it."""
        return f"{self.file.removesuffix(ENDING)}-{self.what}{ENDING}"


def read_wish(what: str, file: str, query: Mapping[str, str]) -> Wish:
    """An address with its settings; those that we do not know are left alone."""
    try:
        wish = msgspec.convert({**query, "what": what, "file": file}, Wish, strict=False)
    except msgspec.ValidationError as error:
        raise Fault(400, "not_understood", {"text": str(error)[:120]}) from error
    if wish.what not in WHAT or not wish.file.endswith(ENDING):
        data = {"what": f"{wish.what}/{wish.file}"[:40]}
        raise Fault(404, "print_nothing_such", data)
    return wish


def things_of(game: str) -> list[str]:
    """What can be printed for a game: `board` only where there is one."""
    return [what for what in WHAT if what != "board" or CATALOGUE[game].printed.board]


def pdf_for(wish: Wish) -> bytes:
    """Raises a `Fault` with the sentence of what cannot be printed."""
    try:
        return _pdf(wish)
    except PrintError as error:
        status = 404 if error.code in _NOT_THERE else 400
        raise Fault(status, error.code, error.data) from error


class Press:
    """The PDFs that were made lately."""

    def __init__(self) -> None:
        self._made: OrderedDict[Wish, bytes] = OrderedDict()

    def kept(self, wish: Wish) -> bytes | None:
        if wish in self._made:
            self._made.move_to_end(wish)
        return self._made.get(wish)

    def keep(self, wish: Wish, pdf: bytes) -> bytes:
        self._made[wish] = pdf
        while len(self._made) > KEPT:
            self._made.popitem(last=False)
        return pdf


def _pdf(wish: Wish) -> bytes:
    game = printable(wish.file.removesuffix(ENDING), CATALOGUE)
    paper = next((paper for paper in PAPERS if paper == wish.paper), None)
    if paper is None:
        raise PrintError("print_no_paper", paper=wish.paper[:20], known=", ".join(PAPERS))
    look = Look(paper, wish.size, "en" if wish.lang == "en" else "de", wish.backs)
    if wish.what == "stones":
        return stones_for(game, look, letters=wish.letters, colour=wish.colour).pdf()
    if wish.what == "board":
        return board_for(game, look).pdf()
    return pad_for(game, look, seats=wish.seats).pdf()
