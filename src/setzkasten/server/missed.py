"""What lay on the dice and nobody found: the kernel searches, the table's words decide."""

from __future__ import annotations

from collections.abc import Mapping

from setzkasten.core.game import Seat
from setzkasten.games.boggle.game import MOST_POINTS, POINTS
from setzkasten.games.boggle.state import Round, View
from setzkasten.games.boggle.tray import path_of
from setzkasten.server.dictionary import Dictionary
from setzkasten.table.table import Table

Json = dict[str, object]


def missed_told(table: Table, number: int, dictionary: Dictionary) -> Json | None:
    """The words of a round that was read aloud, counted from 1; None: there is no such round."""
    view = table.game.view(table.course.state, None)
    if not isinstance(view, View) or not 0 < number <= len(view.rounds):
        return None
    shown = view.rounds[number - 1]
    header = table.header
    named = dictionary.on_dice(shown.letters, header.game, header.policy, book=table.book)
    found = _found(shown)
    missed = [word for word in named if word not in found]
    there = {*named, *found}
    return {
        "round": number,
        "words": [_told(shown.letters, word) for word in missed],
        "points": sum(map(_points, there)),
        "count": len(there),
    }


def _found(shown: Round) -> Mapping[str, Seat]:
    return {f.word: seat for seat, words in enumerate(shown.lists) for f in words if f.allowed}


def _points(word: str) -> int:
    return POINTS.get(len(word), MOST_POINTS)


def _told(letters: str, word: str) -> Json:
    return {"word": word, "points": _points(word), "path": path_of(letters, word) or ()}
