"""What a worker process does for the days: find the words of trays, choose clues, seal both."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING

from setzkasten.daily.day_list import Drawn
from setzkasten.lexicon.words import Words

if TYPE_CHECKING:
    from setzkasten.daily.drawing import TrayJudge
    from setzkasten.server.http.daily import Daily, DailyCrossword, DayTold, DayTray, TrayWords


def days_told(words: Words, drawn: tuple[Drawn, ...]) -> Daily:
    from setzkasten.games.boggle.options import Options
    from setzkasten.games.boggle.state import LEAST_LETTERS
    from setzkasten.server.http.daily import Daily
    from setzkasten.solve.boggle import POINTS

    told = [_day_told(words, one) for one in drawn]
    return Daily(Options().time, LEAST_LETTERS, POINTS, told)


def tray_words(words: Words, drawn: Drawn) -> TrayWords:
    from setzkasten.server.http.daily import TrayWords

    return TrayWords(_judge(words).by_fame(drawn.letters))


def _day_told(words: Words, drawn: Drawn) -> DayTold:
    from setzkasten.daily.sealing import salt_of
    from setzkasten.server.http.daily import DayTold

    salt = salt_of(drawn.day)
    tray, crossword = _tray_told(words, drawn.letters, salt), _crossword_told(drawn, salt)
    return DayTold(str(drawn.day), salt, tray, crossword)


def _tray_told(words: Words, letters: str, salt: str) -> DayTray:
    from setzkasten.daily.sealing import sealed
    from setzkasten.server.http.daily import DayTray

    found = sorted(_judge(words).words_in(letters), key=len)
    sums = [(length, sealed(salt, some)) for length, some in groupby(found, key=len)]
    return DayTray(letters, len(found), sums)


def _crossword_told(drawn: Drawn, salt: str) -> DailyCrossword:
    import msgspec

    from setzkasten.daily.drawing import LEVEL, crossword_of
    from setzkasten.daily.sealing import sealed
    from setzkasten.server.http.daily import DailyCrossword
    from setzkasten.server.http.puzzle_told import gift_told

    puzzle = crossword_of(drawn)
    sums = sealed(salt, (word.answer for word in puzzle.words), in_order=True)
    about = msgspec.structs.asdict(gift_told(puzzle))
    return DailyCrossword(**about, level=LEVEL, sums=sums)


@lru_cache(1)
def _judge(words: Words) -> TrayJudge:
    from setzkasten.daily.drawing import TrayJudge

    return TrayJudge(words)
