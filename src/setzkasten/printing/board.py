"""Boards: fields a little larger than the stones, over as many pages as they need."""

from __future__ import annotations

from math import ceil
from typing import Final

from setzkasten.core.values import value
from setzkasten.messages import sentence
from setzkasten.printing.board_plan import Field, Plan
from setzkasten.printing.paper import (
    EDGE,
    Look,
    PrintError,
    Sheet,
    fitting,
    shares,
    sheets,
    size_of,
)
from setzkasten.printing.printable import Printable
from setzkasten.printing.stones import rank_shown

# How much larger than a stone is its field? So that a finger gets hold of it.
AIR: Final = 1.0
LABELS: Final = 6.0  # millimetres left of the fields and above them, for A to Q and 1 to 17
STEP: Final = 14.0  # millimetres of a step of the track


@value
class Cut:
    """How a board is shared out to pages."""

    sheet: Sheet
    rows: list[tuple[int, int]]
    cols: list[tuple[int, int]]

    @property
    def pages(self) -> int:
        return len(self.rows) * len(self.cols)


def board_told(of: Printable, look: Look) -> dict[str, object]:
    """What the template needs, as data."""
    made, language = of.printed.board, look.language
    if made is None:
        raise PrintError("print_no_board", game=of.game.name)
    side = size_of(look, of.printed.box.size) + AIR
    cut = _cut(made, side, look)
    return {
        "page": [cut.sheet.width, cut.sheet.height],
        **EDGE,
        "side": side,
        "labels": LABELS,
        "step": STEP,
        "language": language,
        "title": sentence("print_board_title", {"game": of.game.name}, language),
        "hint": sentence("print_hint", language=language),
        "size": list(made.size),
        "named": made.named,
        "middle": made.middle,
        "halves": made.halves,
        "cards": made.step,
        "fields": [[row, col, *_told(f, language)] for (row, col), f in made.fields.items()],
        "parts": [[*rows, *cols] for rows in cut.rows for cols in cut.cols],
        "names": _names(made, cut, language),
        "track": made.track,
        "track_title": sentence("print_track", language=language),
        "track_below": bool(made.track) and _room_for_track(made, cut, side),
    }


def _told(made: Field, language: str) -> list[object]:
    words = sentence("print_start", language=language) if made.words == "start" else made.words
    card = rank_shown(made.card, language) if made.card else ""
    return [made.colour, words, card, made.suit, made.value]


def _names(made: Plan, cut: Cut, language: str) -> list[str]:
    """What is written beside the title of each page."""
    if made.halves and cut.pages == 2:
        return [sentence("print_half", {"half": half}, language) for half in (1, 2)]
    if cut.pages == 1:
        return [""]
    return [
        sentence("print_of", {"part": part + 1, "parts": cut.pages}, language)
        for part in range(cut.pages)
    ]


def _cut(made: Plan, side: float, look: Look) -> Cut:
    """The fewest pages; upright where both ways need as many."""
    cuts = [cut for sheet in sheets(look.paper) if (cut := _cut_on(sheet, made, side))]
    assert cuts, "a field of the largest size fits on the smallest paper"
    return min(cuts, key=lambda cut: cut.pages)


def _cut_on(sheet: Sheet, made: Plan, side: float) -> Cut | None:
    labels = LABELS if made.named else 0.0
    width, height = sheet.room
    cols_fit = fitting(width - labels, side)
    rows_fit = fitting(height - labels, side) // made.step
    if not cols_fit or not rows_fit:
        return None
    units = made.size[0] // made.step
    parts = ceil(units / rows_fit)
    if made.halves:
        parts = 2 * ceil(made.middle / rows_fit)
    rows = [(a * made.step, b * made.step) for a, b in shares(units, parts)]
    return Cut(sheet, rows, shares(made.size[1], ceil(made.size[1] / cols_fit)))


def _room_for_track(made: Plan, cut: Cut, side: float) -> bool:
    width, height = cut.sheet.room
    rows = ceil(made.track / fitting(width, STEP))
    return cut.pages == 1 and height - made.size[0] * side >= rows * STEP + 2 * LABELS
