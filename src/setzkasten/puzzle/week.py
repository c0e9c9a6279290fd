"""The week of a contest: the ISO week of a day, and the word that its picture must hold.

Every server sets the same task: the word follows from the name of the week and from
`lexicon-data/daily/weeks.txt`, in which a word may be put in the place of another, never moved.
"""

from __future__ import annotations

import re
from datetime import date, timedelta
from functools import lru_cache
from pathlib import Path
from typing import Final

_PACKAGED: Final = Path(__file__).parents[1] / "lexicon" / "daily"
_IN_REPOSITORY: Final = Path(__file__).parents[3] / "lexicon-data" / "daily"
_WEEK: Final = re.compile(r"([0-9]{4})-W([0-9]{2})")


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
    """What the Kreuzwortbild of this week must hold; no word comes again before all others."""
    days, known = days_of(week), _listed()
    assert days, f"there is no week {week!r}"
    return known[days[0].toordinal() // 7 % len(known)]


@lru_cache(1)
def _listed() -> tuple[str, ...]:
    """Drawn once: were it chosen anew, a clue that is mended would change the word in mid-week."""
    folder = _PACKAGED if _PACKAGED.is_dir() else _IN_REPOSITORY
    return tuple((folder / "weeks.txt").read_text("ascii").split())
