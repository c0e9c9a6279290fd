"""What goes over the socket of a sheet: letters, cursors, wishes, and who is there."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from setzkasten.core.squares import Square
from setzkasten.puzzle.crossword import LARGEST
from setzkasten.puzzle.shared_sheet import Cell, SheetNews, SheetOffer, Wish
from setzkasten.server.live.wire import read_message
from setzkasten.server.store.puzzle_shelf import Line

# How many letters may one message bring? A long word in pencil that is meant now, and some more.
MOST_STROKES = 100


class SheetRequest(msgspec.Struct, frozen=True):
    re: int
    do: Literal["write", "cursor", "offer", "answer", "look"]
    cells: Annotated[
        tuple[tuple[Line, Line, str, bool], ...], msgspec.Meta(max_length=MOST_STROKES)
    ] = ()  # write: row, column, letter or nothing, in pencil?
    since: Annotated[int, msgspec.Meta(ge=0)] | None = None  # write: late, after a broken line;
    # squares that others wrote on after this version stay
    square: tuple[Line, Line] | None = None  # of the cursor; null: it is nowhere
    across: bool = True  # the cursor's way
    what: Wish | None = None  # offer
    squares: Annotated[
        tuple[tuple[Line, Line], ...], msgspec.Meta(max_length=LARGEST)
    ] = ()  # offer: about these; none: all
    aye: bool = False  # of an answer; whoever made an offer takes it back without


class SolverTold(msgspec.Struct, frozen=True):
    """Somebody who writes on the same sheet."""

    number: int
    name: str
    colour: int  # counts those of the same sheet
    here: bool  # the page is open


class SheetTold(msgspec.Struct, frozen=True):
    """All that lies there."""

    v: int  # its version
    you: int  # your number
    cells: tuple[Cell, ...]  # row, column, letter, who wrote it, how
    offer: SheetOffer | None
    news: SheetNews | None
    done: bool
    people: list[SolverTold]


class SheetShown(msgspec.Struct, frozen=True):
    """The whole sheet: at the start, when asked to look, and for who could not read so fast."""

    sheet: SheetTold


class SheetChange(msgspec.Struct, frozen=True):
    """What became of the version `since`; whoever has another one asks to look."""

    v: int
    since: int
    cells: list[Cell]  # without a letter: rubbed out
    offer: SheetOffer | None
    news: SheetNews | None
    done: bool


class SheetChanged(msgspec.Struct, frozen=True):
    change: SheetChange


class SolversMet(msgspec.Struct, frozen=True):
    """Who is there, after somebody came or went."""

    people: list[SolverTold]


class CursorTold(msgspec.Struct, frozen=True):
    by: int
    square: Square | None  # null: nowhere
    across: bool


class CursorMoved(msgspec.Struct, frozen=True):
    """Where somebody else is writing."""

    cursor: CursorTold


_requests = msgspec.json.Decoder(SheetRequest)


def read_sheet_request(message: bytes) -> SheetRequest:
    """Raises `NotUnderstood`."""
    return read_message(_requests, message)
