"""Score pads: what each leaflet has written down, as tables with room for a pencil."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from setzkasten.core.game import AnyGame
from setzkasten.core.values import value
from setzkasten.messages import sentence
from setzkasten.printing.pad_plan import Pad, Strip, Table
from setzkasten.printing.paper import EDGE, Look, Paper, PrintError, Sheet, fitting, shares, sheets
from setzkasten.printing.printable import Printable

# How much room does a pencil need? Millimetres.
ROW: Final[dict[Paper, float]] = {"a4": 7.0, "a5": 6.0}
NAMES, LABELS, TOTAL, CAPTION = 8.0, 4.5, 7.5, 5.0
BETWEEN: Final = 4.0
# How many columns for players without being told? Few tables have more than six around them.
USUAL_SEATS: Final = 6

Part: TypeAlias = dict[str, object]


@value
class _Page:
    sheet: Sheet
    parts: tuple[Part, ...]
    own: bool  # one for each player, who writes his name on it


def seats_of(game: AnyGame, seats: int | None) -> int:
    least, most = game.seats
    if seats is None:
        return min(most, USUAL_SEATS)
    if not least <= seats <= most:
        code = "print_seats_exact" if least == most else "print_seats"
        raise PrintError(code, game=game.name, least=least, most=most, seats=seats)
    return seats


def pad_told(of: Printable, look: Look, seats: int | None = None) -> dict[str, object]:
    """What the template needs, as data."""
    pages = _pages(of.printed.pad, look, seats_of(of.game, seats))
    return {
        **EDGE,
        "row": ROW[look.paper],
        "language": look.language,
        "title": sentence("print_pad_title", {"game": of.game.name}, look.language),
        "date": _said("date", look),
        "name": _said("name", look),
        "pages": [
            {
                "page": [page.sheet.width, page.sheet.height],
                "parts": list(page.parts),
                "own": page.own,
            }
            for page in pages
        ],
    }


def _said(name: str, look: Look, data: dict[str, str | int] | None = None) -> str:
    return sentence(f"print_{name}", data, look.language) if name else ""


def _pages(made: Pad, look: Look, seats: int) -> list[_Page]:
    """Seats that do not fit beside each other go on pages of their own."""
    pages = []
    for table in made.tables:
        wide = seats if table.seated else 1
        sheet, sheets_needed = _sheet(table, look.paper, wide)
        for first, last in shares(wide, sheets_needed):
            numbers = list(range(first + 1, last + 1))
            parts = tuple(_parts(table, numbers, sheet, look))
            pages.append(_Page(sheet, parts, table.own))
    return pages


def _sheet(table: Table, paper: Paper, seats: int) -> tuple[Sheet, int]:
    """Upright if it fits, else lying; if neither holds all seats, lying in several parts."""
    upright, lying = sheets(paper)
    for sheet in (upright, lying):
        if fitting(sheet.room[0] - table.leading, table.width) >= seats:
            return sheet, 1
    fit = max(1, fitting(lying.room[0] - table.leading, table.width))
    return lying, -(-seats // fit)


def _parts(table: Table, seats: Sequence[int], sheet: Sheet, look: Look) -> list[Part]:
    """The table and what stands below it; where games are short, again for each of them."""
    strips = [_strip(strip, seats, look) for strip in table.strips]
    below = sum(_height(strip, seats) + BETWEEN for strip in table.strips)
    if not table.again:
        return [_table(table, seats, sheet.room[1] - below, look), *strips]
    each = _fixed(table) + ROW[look.paper] * len(table.rows) + BETWEEN + below
    made: list[Part] = []
    for number in range(max(1, fitting(sheet.room[1] + BETWEEN, each))):
        caption = _said("game", look, {"number": number + 1})
        made += [{**_table(table, seats, each, look), "caption": caption}, *strips]
    return made


def _fixed(table: Table) -> float:
    caption = CAPTION if table.again else 0.0
    return NAMES * table.seated + LABELS * table.labelled + TOTAL * len(table.totals) + caption


def _table(table: Table, seats: Sequence[int], height: float, look: Look) -> Part:
    room = height - _fixed(table)
    count = min(fitting(room, ROW[look.paper]), table.most_rows)
    rows = [_said(name, look) for name in table.rows] or [str(n + 1) for n in range(count)]
    return {
        "kind": "table",
        "caption": "",
        "lead": table.lead,
        "lead_label": _said(table.lead_label, look),
        "between": [[_said(name, look), width] for name, width in table.between],
        "seats": list(seats) if table.seated else [],
        "columns": [[_said(c.label, look, c.data), c.width] for c in table.columns * table.beside],
        "rows": rows,
        "totals": [_said(name, look, data) for name, data in table.totals],
    }


def _strip(strip: Strip, seats: Sequence[int], look: Look) -> Part:
    return {
        "kind": strip.kind,
        "label": _said(strip.label, look, strip.data),
        "cells": [list(cell) for cell in strip.cells],
        "seats": list(seats) if strip.seated else [],
        "side": strip.side,
    }


def _height(strip: Strip, seats: Sequence[int]) -> float:
    return CAPTION + strip.height(len(seats) if strip.seated else 1)
