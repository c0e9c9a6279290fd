"""What those see who only watch: what all may see, and where hands are hidden, a move later.

Else somebody who watches could tell a player at once what a hand that they do not see has led to.
In real time nothing of a hand is shown before all have finished, so nothing is held back there.
"""

from __future__ import annotations

from random import Random

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.game import Act, Millis
from setzkasten.table.opening import open_table, read_on
from setzkasten.table.table import Table

WATCHED = "watched"  # holds the clock of what is seen later: it says nothing about now


def held_back(game: str) -> bool:
    """Are there hidden hands, whose moves are seen a turn later?"""
    entry = CATALOGUE[game]
    return bool(entry.own) and entry.pace is None


def seen_entries(table: Table) -> int:
    """How many entries may be known to who watches: those before the last turn of a person."""
    entries = table.entries
    if table.awaiting().over or not held_back(table.header.game):
        return len(entries)
    cut, turn = len(entries), None
    for number in range(len(entries) - 1, -1, -1):
        entry = entries[number]
        if not isinstance(entry, Act):
            continue
        if turn is not None and entry.seat != turn:
            break
        if entry.seat in table.persons:
            cut, turn = number, entry.seat
    return cut


class Behind:
    """A table as it was before the last turn, following the true one."""

    def __init__(self) -> None:
        self._of: Table | None = None
        self._seen = 0
        self.table: Table | None = None

    def follow(self, table: Table, now: Millis) -> Table:
        """What is seen once is never unseen: what was shown stays shown."""
        cut = max(seen_entries(table), self._seen)
        if self.table is None or self._of is not table:
            self._of, self.table = table, self._opened(table, cut, now)
        elif cut > self._seen:
            read_on(self.table, table.lines(self._seen)[: cut - self._seen], now)
        self._seen = cut
        return self.table

    @staticmethod
    def _opened(table: Table, cut: int, now: Millis) -> Table:
        words, book = table.court.words, table.court.book
        lines = table.lines()[:cut]
        behind = open_table(table.header, lines, words=words, rng=Random(0), now=now, book=book)
        behind.clock.hold(WATCHED, now)
        return behind
