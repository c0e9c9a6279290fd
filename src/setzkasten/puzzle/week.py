"""The week of a contest: the ISO week of a day, and the word that its picture must hold.

Every server of a version sets the same task: the word follows from the name of the week alone.
"""

from __future__ import annotations

import re
from datetime import date, timedelta
from functools import lru_cache
from hashlib import sha256
from typing import Final

from setzkasten.puzzle.treasury import treasury

# Long enough to matter, short enough to build on.
LEAST, MOST = 5, 7
_WEEK: Final = re.compile(r"([0-9]{4})-W([0-9]{2})")
# Two letters in place of one look odd as the word of a week.
_SPELT_OUT: Final = ("AE", "OE", "UE", "SS")


def week_of(day: date) -> str:
    """`week_of(date(2026, 11, 18))` is `2026-W47`."""
    year, week, _ = day.isocalendar()
    return f"{year:04}-W{week:02}"


def days_of(week: str) -> tuple[date, date] | None:
    """Monday and Sunday; None: there is no such week."""
    found = _WEEK.fullmatch(week)
    try:
        monday = date.fromisocalendar(int(found[1]), int(found[2]), 1) if found else None
        return (monday, monday + timedelta(days=6)) if monday else None
    except (ValueError, OverflowError):
        return None


def word_of(week: str) -> str:
    """What the Kreuzwortbild of this week must hold: a word with an easy clue in the treasury."""
    days, known = days_of(week), _choice()
    assert days, f"there is no week {week!r}"
    return known[days[0].toordinal() // 7 % len(known)]


@lru_cache(1)
def _choice() -> tuple[str, ...]:
    """In an order that nobody guesses; none comes again before all others have been."""
    known = treasury().clues
    found = [
        word
        for word, clues in known.items()
        if LEAST <= len(word) <= MOST
        and not known.keys() & {word[:-1], word[:-2]}  # EULE is known, so it is not EULEN
        and any(clue.level == "leicht" and clue.kind == "definition" for clue in clues)
        and not any(pair in word for pair in _SPELT_OUT)
    ]
    return tuple(sorted(found, key=lambda word: sha256(word.encode()).digest()))
