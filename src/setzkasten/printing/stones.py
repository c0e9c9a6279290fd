"""Stones on sheets: whole sets, and single ones for what got lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from setzkasten.core.values import value
from setzkasten.messages import sentence
from setzkasten.printing.box import Box, Piece
from setzkasten.printing.paper import (
    EDGE,
    Look,
    PrintError,
    Sheet,
    fitting,
    sheets,
    size_of,
    too_large,
)
from setzkasten.printing.printable import Printable

MOST_PIECES: Final = 1000
SUITS: Final = ("clubs", "spades", "hearts", "diamonds")
FLAP: Final = 0.3  # of a die's side: to be glued
BETWEEN: Final = 1.0  # millimetres between two dice
# German names of colours are understood as well.
_COLOURS: Final = {
    "rot": "red", "schwarz": "black", "gelb": "yellow", "grün": "green", "blau": "blue",
    "kreuz": "clubs", "pik": "spades", "herz": "hearts", "karo": "diamonds",
}  # fmt: skip
_RANKS: Final = {"10": "T", "B": "J", "D": "Q"}


@value
class _Grid:
    """Places on a page, in rows and columns."""

    sheet: Sheet
    cell: tuple[float, float]
    rows: int
    cols: int


def chosen(of: Printable, letters: str | None = None, colour: str | None = None) -> list[Piece]:
    """The whole set with all that belongs to it, or what was asked for."""
    box = of.printed.box
    if colour is not None:
        colour = _colour(of, colour)
    if letters is None:
        return [p for p in box.stones if p.colour == colour] if colour else [*_whole(box)]
    asked = _asked(letters, box)
    if not asked:
        raise PrintError("print_no_letters")
    if len(asked) > MOST_PIECES:
        raise PrintError("print_too_many", most=MOST_PIECES)
    return [_piece(of, sign, colour) for sign in asked]


def _whole(box: Box) -> Iterator[Piece]:
    yield from box.stones
    yield from box.extras


def _colour(of: Printable, name: str) -> str:
    box = of.printed.box
    if not box.colours:
        raise PrintError("print_colourless", game=of.game.name)
    colour = _COLOURS.get(name.lower(), name.lower())
    if colour not in box.colours:
        known = ", ".join(box.colours)
        raise PrintError("print_no_colour", game=of.game.name, colour=name[:20], known=known)
    return colour


def _asked(letters: str, box: Box) -> list[str]:
    """`AEE` one by one; cards and dice with spaces between them: `cT hQ`, `PTESUL`."""
    parts = letters.replace(",", " ").split()
    if box.spelt:
        return [letter.upper() for part in parts for letter in part]
    return [_as_listed(part, box) for part in parts]


def _as_listed(part: str, box: Box) -> str:
    """A card as the records write it, a die whatever way its letters were read."""
    card = part[:1].lower() + _RANKS.get(part[1:].upper(), part[1:].upper())
    turned = sorted(part.upper())
    return next((s for s in box.signs if s == card or sorted(s) == turned), part)


def _piece(of: Printable, sign: str, colour: str | None) -> Piece:
    box = of.printed.box
    found = sorted({p for p in _whole(box) if p.sign == sign})
    if not found:
        signs = "".join(box.signs) if box.spelt else " ".join(box.signs)
        raise PrintError("print_no_stone", game=of.game.name, stone=sign[:20], known=signs)
    fitting_ones = [p for p in found if colour in (None, p.colour)]
    if not fitting_ones:
        raise PrintError("print_no_stone_in_colour", stone=sign, colour=str(colour))
    if len(fitting_ones) > 1:
        known = ", ".join(box.colours)
        raise PrintError("print_colour_wanted", game=of.game.name, known=known)
    return fitting_ones[0]


def stones_told(of: Printable, pieces: Sequence[Piece], look: Look) -> dict[str, object]:
    """What the template needs, as data."""
    box = of.printed.box
    size = size_of(look, box.size)
    dice = all(piece.face == "die" for piece in pieces)
    net = ((4 + FLAP) * size + BETWEEN, (3 + 2 * FLAP) * size + BETWEEN)
    cell = net if dice else (size, size)
    grid = _grid(look, cell, size)
    pages = list(_pages(pieces, grid))
    return {
        "page": [grid.sheet.width, grid.sheet.height],
        **EDGE,
        "size": size,
        "flap": FLAP,
        "cell": list(cell),
        "cols": grid.cols,
        "backs": look.backs and not dice,
        "tinted": "yellow" in box.colours,  # the whole stone has its colour, not the letter alone
        "language": look.language,
        "title": sentence(
            "print_dice_title" if dice else "print_stones_title",
            {"game": of.game.name},
            look.language,
        ),
        "hint": sentence("print_hint", language=look.language),
        "jolly": sentence("print_jolly", language=look.language),
        "joker": sentence("print_joker", language=look.language),
        "pages": [
            [[row, col, *_told(piece, look.language)] for row, col, piece in page] for page in pages
        ],
    }


def _told(piece: Piece, language: str) -> list[object]:
    suited = piece.face == "card" and piece.colour in SUITS
    shown = _rank(piece.sign, language) if suited else piece.sign
    return [piece.face, piece.sign, shown, piece.colour, piece.value]


def _rank(card: str, language: str) -> str:
    """Bube and Dame have other letters than jack and queen."""
    return rank_shown(card[1], language)


def rank_shown(rank: str, language: str) -> str:
    if rank == "T":
        return "10"
    return {"J": "B", "Q": "D"}.get(rank, rank) if language == "de" else rank


def _grid(look: Look, cell: tuple[float, float], size: float) -> _Grid:
    """Upright or lying, whichever holds more."""
    grids = [
        _Grid(sheet, cell, fitting(sheet.room[1], cell[1]), fitting(sheet.room[0], cell[0]))
        for sheet in sheets(look.paper)
    ]
    best = max(grids, key=lambda grid: grid.rows * grid.cols)
    if not best.rows * best.cols:
        raise too_large(size, look.paper)
    return best


def _pages(pieces: Sequence[Piece], grid: _Grid) -> Iterator[list[tuple[int, int, Piece]]]:
    """Each colour and each kind of thing begins a row: so they are cut in strips."""
    placed = list(_placed(pieces, grid.cols))
    for _, rows in groupby(placed, key=lambda place: place[0] // grid.rows):
        yield [(row % grid.rows, col, piece) for row, col, piece in rows]


def _placed(pieces: Sequence[Piece], cols: int) -> Iterator[tuple[int, int, Piece]]:
    first = 0
    for _, group in groupby(pieces, key=_strip):
        row = first
        for number, piece in enumerate(group):
            row = first + number // cols
            yield row, number % cols, piece
        first = row + 1


def _strip(piece: Piece) -> str:
    if piece.face in ("chip", "counter"):
        return "round"
    return piece.colour if piece.face != "card" else "card"
