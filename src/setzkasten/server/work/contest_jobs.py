"""What a worker process does for the picture of the week: play a game through and judge its end."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from setzkasten.core.record import Header, RecordError
from setzkasten.lexicon.words import Words
from setzkasten.server.fault import Fault

if TYPE_CHECKING:
    from setzkasten.puzzle.contest import Picture
    from setzkasten.table.table import Table

# A step of a seat: a time and the seat's number.
_OF_A_SEAT = re.compile(r"^ *[0-9]+ [0-9]", re.MULTILINE)


def judge_entry(words: Words, header: Header, lines: list[str], word: str) -> Picture:
    """The board at the end of the game, as GEN-12 ranks it. Raises `Fault` for what is no entry."""
    from setzkasten.catalogue import CATALOGUE
    from setzkasten.puzzle.contest import SIDE, picture_of
    from setzkasten.server.work.jobs import table_of

    try:
        table = table_of(words, header, lines, {})
    except RecordError as error:
        raise Fault(409, "table_unreadable") from error
    entry = CATALOGUE[header.game]
    assert entry.puzzle, "boards of the contest make puzzles"
    assert entry.policy, "of words that are looked up"
    _check(table, task=entry.puzzle.contest == "task")
    rows = tuple(table.game.write_position(table.match.state)["board"].upper().split("/"))
    if [len(row) for row in rows] != [SIDE] * SIDE:
        raise Fault(409, "contest_half_board")
    picture = picture_of(rows, words.under(entry.policy), parted_at=entry.puzzle.parted_at)
    if not picture.words:
        raise Fault(409, "contest_empty")
    if entry.puzzle.contest == "task" and word not in picture.words:
        raise Fault(409, "contest_word_missing", {"word": word})
    return picture


def brought(first: str) -> bool:
    """Does the first row of a journal hold a game that was played elsewhere?

    Here every move is a row of its own.
    """
    return len(_OF_A_SEAT.findall(first)) > 1


def _check(table: Table, *, task: bool) -> None:
    """GEN-12 Played to its end, from an empty board on, without help."""
    handed_in = not task or max(table.match.scores) > 0  # what was given up has no points
    if not table.match.over or table.aborted or not handed_in:
        raise Fault(409, "contest_running")
    if table.header.position:
        raise Fault(409, "contest_brought")
    if table.helped:
        raise Fault(409, "contest_helped")
