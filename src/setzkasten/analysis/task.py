"""A game that is to be analysed, in pieces: each can be looked at alone, in any process."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from time import process_time
from typing import Any, TypeAlias

from setzkasten.analysis.weighing import Moment, Weighed, moments, weighed
from setzkasten.bots.review import SeenRound
from setzkasten.catalogue import CATALOGUE
from setzkasten.core.game import Seat
from setzkasten.core.handicap import LEVEL, Handicap
from setzkasten.core.match import Match
from setzkasten.core.values import value
from setzkasten.lexicon.words import Words
from setzkasten.table.own_words import own_limit

# How much of one core may a game cost? It is shared out evenly among its moves.
SECONDS = 18.0


@value
class Played:
    """A round of a game in real time, with all that its look needs."""

    number: int
    round: Any  # the game's own


Piece: TypeAlias = Moment | Played
Looked: TypeAlias = Weighed | SeenRound


@value
class Task:
    game: str
    seats: int
    winners: tuple[Seat, ...]
    pieces: tuple[Piece, ...]
    ahead: tuple[int, ...] = ()  # a head start


def task_of(match: Match, seats: int, held: tuple[Handicap, ...] = ()) -> Task:
    """`held`: what the seats had agreed to."""
    game, state = match.game, match.state
    review = CATALOGUE[game.id].review
    pieces: list[Piece] = list(_held(moments(match), match, held))
    if review and review.rounds:
        played = review.rounds.played(state)
        pieces = [Played(number, one) for number, one in enumerate(played, 1)]
    return Task(game.id, seats, match.winners, tuple(pieces), match.ahead)


def _held(found: list[Moment], match: Match, held: tuple[Handicap, ...]) -> Iterator[Moment]:
    """Each with the words that its seat could make then, and the head start of all."""
    wordless = True
    for moment in found:
        handicap = held[moment.seat] if held else LEVEL
        limit = own_limit(handicap, match.game.id, wordless=wordless)
        yield replace(moment, limit=limit, ahead=match.ahead)
        wordless &= not moment.report.words


def looked_at(game: str, piece: Piece, *, words: Words, seconds: float) -> Looked:
    entry = CATALOGUE[game]
    if isinstance(piece, Moment):
        return weighed(entry, piece, words=words, seconds=seconds)
    assert entry.review, "who has rounds has a review"
    assert entry.review.rounds, "who has rounds tells them"
    limit = max(seconds, 0.01)
    return entry.review.rounds.seen(piece.round, piece.number, words=words, seconds=limit)


class Purse:
    """The time that is left, for the pieces that are left; used up, nobody searches any more."""

    def __init__(self, seconds: float, pieces: int) -> None:
        self.left, self._pieces = seconds, pieces

    def share(self) -> float:
        return max(0.0, self.left) / max(1, self._pieces)

    def look(self, game: str, piece: Piece, words: Words) -> Looked:
        began = process_time()
        found = looked_at(game, piece, words=words, seconds=self.share())
        self.left -= process_time() - began
        self._pieces -= 1
        return found
