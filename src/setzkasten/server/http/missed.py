"""What lay on the dice and nobody found: the kernel searches, the table's words decide."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from setzkasten.core.game import Seat
from setzkasten.core.squares import Square
from setzkasten.core.values import value
from setzkasten.games.boggle.rounds import MOST_POINTS, POINTS
from setzkasten.games.boggle.state import Round, View
from setzkasten.games.boggle.tray import path_of
from setzkasten.lexicon.agreed import Agreed
from setzkasten.lexicon.words import Words
from setzkasten.solve.boggle import on_dice
from setzkasten.table.table import Table


class MissedWord(msgspec.Struct, frozen=True):
    word: str
    points: int
    path: tuple[Square, ...]


class Missed(msgspec.Struct, frozen=True):
    """What nobody found in a round of Boggle."""

    round: int
    words: list[MissedWord]
    points: int  # of all that lay there
    count: int


@value
class Heard:
    """A round that was read aloud, and which words count there."""

    number: int
    shown: Round
    agreed: Agreed


def heard(table: Table, number: int) -> Heard | None:
    """Rounds count from 1; None: there is no such round."""
    view = table.game.view(table.match.state, None)
    if not isinstance(view, View) or not 0 < number <= len(view.rounds):
        return None
    words = table.court.words
    return Heard(number, view.rounds[number - 1], words.agreed)


def missed_told(words: Words, round_: Heard) -> Missed:
    """The words of a round that nobody found."""
    shown = round_.shown
    named = on_dice(words.under(*round_.agreed), shown.letters)
    found = _found(shown)
    missed = [_told(shown.letters, word) for word in named if word not in found]
    there = {*named, *found}
    return Missed(round_.number, missed, sum(map(_points, there)), len(there))


def _found(shown: Round) -> Mapping[str, Seat]:
    return {f.word: seat for seat, words in enumerate(shown.lists) for f in words if f.allowed}


def _points(word: str) -> int:
    return POINTS.get(len(word), MOST_POINTS)


def _told(letters: str, word: str) -> MissedWord:
    return MissedWord(word, _points(word), path_of(letters, word) or ())
