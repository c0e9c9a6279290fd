"""The list of days that ships with the lexicon: a tray and a grid each.

A line of `lexicon-data/daily/days.txt` has the date, the sixteen letters and the rows of the grid:
`2026-11-18 LEIDRATSENGUKOHM ###WEST/##GEIER/…`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Final

from setzkasten.core.values import value
from setzkasten.games.boggle.tray import SIDE

_PACKAGED: Final = Path(__file__).parents[1] / "lexicon" / "daily"
IN_REPOSITORY: Final = Path(__file__).parents[3] / "lexicon-data" / "daily"
FILE: Final = "days.txt"
_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_LINE: Final = re.compile(rf"({_DATE.pattern}) ([A-Z]{{{SIDE * SIDE}}}) ([A-Z#]+(?:/[A-Z#]+)+)")


@value
class Drawn:
    """What was drawn for a day."""

    day: date
    letters: str
    rows: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.day} {self.letters} {'/'.join(self.rows)}"


@lru_cache(maxsize=1)
def days() -> dict[date, Drawn]:
    """All days of the list, one for the whole process."""
    folder = _PACKAGED if _PACKAGED.is_dir() else IN_REPOSITORY
    return {drawn.day: drawn for drawn in read_days(folder / FILE)}


def day_named(text: str) -> Drawn | None:
    """`2026-11-18`; None: no date, or none of the list."""
    try:
        return days().get(date.fromisoformat(text)) if _DATE.fullmatch(text) else None
    except ValueError:
        return None


def read_days(path: Path) -> Iterator[Drawn]:
    """Our own file, so a line that is not whole is a fault in it."""
    for at, line in enumerate(path.read_text("ascii").splitlines(), 1):
        if not (found := _LINE.fullmatch(line)):
            raise ValueError(
                f"{path.name}:{at}: {line!r} is no day. Run './setz daily make' again."
            )
        yield Drawn(date.fromisoformat(found[1]), found[2], tuple(found[3].split("/")))


def written(drawn: Iterable[Drawn]) -> str:
    return "".join(f"{one}\n" for one in drawn)
