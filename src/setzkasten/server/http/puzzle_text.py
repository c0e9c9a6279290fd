"""What people write about a puzzle, checked: title, dedication, clues."""

from __future__ import annotations

import re

from setzkasten.puzzle.crossword import LONGEST_TEXT, Place, Puzzle
from setzkasten.puzzle.plain_text import printable
from setzkasten.puzzle.wish import MOST_THEME_WORDS
from setzkasten.server.fault import Fault
from setzkasten.server.store.puzzle_shelf import Change, Noted

# How many signs are looked at? Blanks too many are forgiven, but not without end.
LONGEST_TYPED = 4 * LONGEST_TEXT


def checked_change(change: Change, puzzle: Puzzle) -> Change:
    """Raises `Fault` for a text that is too long and a clue to no word of the puzzle."""
    places = {word.place for word in puzzle.words}
    if any(Place(*spot) not in places for spot in change.locked or ()):
        raise Fault(400, "puzzle_no_such_word", {"row": "?", "col": "?"})
    if len(change.theme or ()) > MOST_THEME_WORDS:
        raise Fault(400, "puzzle_theme_many", {"most": MOST_THEME_WORDS})
    for noted in change.clues:
        if Place(noted.row, noted.col, noted.across) not in places:
            raise Fault(400, "puzzle_no_such_word", {"row": noted.row + 1, "col": noted.col + 1})
    return Change(
        tuple(Noted(n.row, n.col, n.across, _plain(n.clue)) for n in change.clues),
        title=_plain_or_none(change.title),
        dedication=_plain_or_none(change.dedication),
        giver=_plain_or_none(change.giver),
        numbering=change.numbering,
        level=change.level,
        locked=change.locked if change.locked is None else tuple(dict.fromkeys(change.locked)),
        theme=None if change.theme is None else tuple(map(_plain, change.theme)),
    )


def checked_heading(title: str, dedication: str, giver: str) -> tuple[str, str, str]:
    """Raises `Fault` for a text that is too long."""
    return _plain(title), _plain(dedication), _plain(giver)


def file_name(puzzle: Puzzle) -> str:
    """As every system takes it: Ein Kreuzwort für Grete → ein-kreuzwort-fuer-grete."""
    plain = puzzle.title.lower()
    for sign, spelt in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")):
        plain = plain.replace(sign, spelt)
    return re.sub(r"[^a-z0-9]+", "-", plain)[:60].strip("-") or "raetsel"


def _plain(text: str) -> str:
    plain = printable(text[:LONGEST_TYPED])
    if len(text) > LONGEST_TYPED or len(plain) > LONGEST_TEXT:
        raise Fault(400, "puzzle_text_long", {"most": LONGEST_TEXT})
    return plain


def _plain_or_none(text: str | None) -> str | None:
    return None if text is None else _plain(text)
