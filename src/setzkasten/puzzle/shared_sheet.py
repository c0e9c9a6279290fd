"""A sheet with a puzzle on it, on which several people write: who wrote what, what all agreed on.

Pure: who is there and asked, and what the solution is, comes from outside.   docs/puzzle.md
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Literal, TypeAlias

from setzkasten.core.game import Refusal
from setzkasten.core.squares import Square
from setzkasten.core.values import value
from setzkasten.puzzle.crossword import LETTERS

Rows: TypeAlias = tuple[str, ...]  # the solution
How: TypeAlias = Literal["ink", "pencil", "wrong", "shown"]
Wish: TypeAlias = Literal["check", "reveal", "restart"]
Cell: TypeAlias = tuple[int, int, str, int, How]  # row, column, letter, who wrote it, and how
Touched: TypeAlias = tuple[int, int, int]  # row, column, the version in which it changed last
Stroke: TypeAlias = tuple[int, int, str, bool]  # row, column, letter or nothing; in pencil?


@value
class SheetOffer:
    """Something that everybody has to agree to."""

    by: int
    what: Wish
    squares: tuple[Square, ...]  # none: all of them
    ayes: tuple[int, ...] = ()


@value
class SheetNews:
    """What came of the last thing that was wished, or of the last letter."""

    number: int  # counts all news of this sheet
    what: Literal["right", "wrong", "nothing", "shown", "full", "solved", "declined", "restarted"]
    by: int
    count: int = 0  # wrong letters, or squares that were shown


@value
class Sheet:
    """As it lies there now. Bounded by the squares of its puzzle."""

    cells: tuple[Cell, ...] = ()
    offer: SheetOffer | None = None
    news: SheetNews | None = None
    done: bool = False
    touched: tuple[Touched, ...] = ()  # squares on which something was ever written


Outcome: TypeAlias = Sheet | Refusal


def write(
    sheet: Sheet, rows: Rows, by: int, strokes: Iterable[Stroke], since: int | None = None
) -> Outcome:
    """Whoever comes last has the square; a letter that was shown stays.

    `since`: these come late, after a broken line, from somebody who last saw this version. Squares
    that others have written on meanwhile stay as they are.
    """
    if sheet.done:
        return Refusal("sheet_done")
    cells = _cells(sheet)
    newer = _newer(sheet, by, since)
    for row, col, letter, pencil in strokes:
        if not _holds(rows, (row, col)):
            return Refusal("puzzle_no_letter", {"row": row + 1, "col": col + 1})
        if letter and letter not in LETTERS:
            return Refusal("not_understood", {"text": letter[:10]})
        if (row, col) in newer:
            continue
        was = cells.pop((row, col), None)
        if was and was[4] == "shown":
            cells[row, col] = was
        elif letter:
            cells[row, col] = (row, col, letter, by, "pencil" if pencil else "ink")
    return _finished(_with(sheet, cells), rows, by)


def propose(sheet: Sheet, rows: Rows, offer: SheetOffer, asked: frozenset[int]) -> Outcome:
    """Happens at once where nobody else is there to be asked."""
    if any(not _holds(rows, square) for square in offer.squares):
        return Refusal("puzzle_no_letter", {"row": 0, "col": 0})
    if sheet.offer:
        return Refusal("offer_open")
    if sheet.done and offer.what != "restart":
        return Refusal("sheet_done")
    return settle(replace(sheet, offer=offer), rows, asked)


def answer(sheet: Sheet, rows: Rows, by: int, asked: frozenset[int], *, aye: bool) -> Outcome:
    """One who does not agree is enough; who made it takes it back so."""
    if sheet.offer is None:
        return Refusal("no_offer_open")
    if not aye:
        return _told(replace(sheet, offer=None), "declined", by)
    ayes = tuple(sorted({*sheet.offer.ayes, by} - {sheet.offer.by}))
    return settle(replace(sheet, offer=replace(sheet.offer, ayes=ayes)), rows, asked)


def settle(sheet: Sheet, rows: Rows, asked: frozenset[int]) -> Sheet:
    """What all who are asked have agreed to happens."""
    offer = sheet.offer
    if offer is None or asked - {offer.by} - set(offer.ayes):
        return sheet
    bare = replace(sheet, offer=None)
    if offer.what == "restart":
        return _told(Sheet(news=sheet.news, touched=sheet.touched), "restarted", offer.by)
    wanted = offer.squares or tuple(squares_of(rows))
    return (_checked if offer.what == "check" else _revealed)(bare, rows, offer.by, wanted)


def stamped(before: Sheet, after: Sheet, version: int) -> Sheet:
    """With the version in every square that is not what it was."""
    old, new = _cells(before), _cells(after)
    changed = {square for square in old.keys() | new.keys() if old.get(square) != new.get(square)}
    kept = [one for one in after.touched if one[:2] not in changed]
    return replace(after, touched=(*kept, *((*square, version) for square in sorted(changed))))


def squares_of(rows: Rows) -> Iterable[Square]:
    return ((r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign in LETTERS)


def _checked(sheet: Sheet, rows: Rows, by: int, wanted: tuple[Square, ...]) -> Sheet:
    cells = _cells(sheet)
    entered = [cells[square] for square in wanted if square in cells]
    wrong = [cell for cell in entered if cell[2] != rows[cell[0]][cell[1]]]
    for row, col, letter, who, _ in wrong:
        cells[row, col] = (row, col, letter, who, "wrong")
    what: Literal["nothing", "wrong", "right"]
    what = "nothing" if not entered else "wrong" if wrong else "right"
    return _told(_with(sheet, cells), what, by, len(wrong))


def _revealed(sheet: Sheet, rows: Rows, by: int, wanted: tuple[Square, ...]) -> Sheet:
    """What stood there rightly stays whose it was."""
    cells, shown = _cells(sheet), 0
    for row, col in dict.fromkeys(wanted):
        was, letter = cells.get((row, col)), rows[row][col]
        if was and was[2] == letter:
            cells[row, col] = (row, col, letter, was[3], _meant(was[4]))
        else:
            cells[row, col], shown = (row, col, letter, by, "shown"), shown + 1
    return _finished(_told(_with(sheet, cells), "shown", by, shown), rows, by)


def _finished(sheet: Sheet, rows: Rows, by: int) -> Sheet:
    """When the last square is full all is looked at; only whether it is right is told."""
    if len(sheet.cells) < sum(1 for _ in squares_of(rows)):
        return sheet
    if any(letter != rows[row][col] for row, col, letter, _, _ in sheet.cells):
        return _told(sheet, "full", by)
    meant: tuple[Cell, ...] = tuple((*c[:4], _meant(c[4])) for c in sheet.cells)
    return replace(_told(sheet, "solved", by), cells=meant, offer=None, done=True)


def _meant(how: How) -> How:
    return "shown" if how == "shown" else "ink"


def _told(
    sheet: Sheet,
    what: Literal["right", "wrong", "nothing", "shown", "full", "solved", "declined", "restarted"],
    by: int,
    count: int = 0,
) -> Sheet:
    number = sheet.news.number + 1 if sheet.news else 1
    return replace(sheet, news=SheetNews(number, what, by, count))


def _newer(sheet: Sheet, by: int, since: int | None) -> frozenset[Square]:
    """Where somebody else wrote or rubbed out after this version."""
    if since is None:
        return frozenset()
    own = {(cell[0], cell[1]) for cell in sheet.cells if cell[3] == by}
    return frozenset((row, col) for row, col, at in sheet.touched if at > since) - own


def _holds(rows: Rows, square: Square) -> bool:
    row, col = square
    return 0 <= row < len(rows) and 0 <= col < len(rows[0]) and rows[row][col] in LETTERS


def _cells(sheet: Sheet) -> dict[Square, Cell]:
    return {(cell[0], cell[1]): cell for cell in sheet.cells}


def _with(sheet: Sheet, cells: dict[Square, Cell]) -> Sheet:
    return replace(sheet, cells=tuple(cells.values()))
