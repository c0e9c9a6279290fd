"""Positions of random games in which some seat has to move, with the words that its table knows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.claims import Claim, Judge, Relation, Verdict, Word
from setzkasten.core.game import Act, AnyGame, Chance, Seat
from setzkasten.core.match import Match
from setzkasten.core.ruling import ruling_of
from setzkasten.lexicon.words import Words
from tests.random_play import relation
from tests.vocabulary import WordList


class ListJudge(Judge):
    """The words of a list count, and no others."""

    def __init__(self, words: WordList) -> None:
        self._words = words

    def answer(self, claim: Claim) -> Verdict:
        if isinstance(claim, Relation):
            return relation(claim)
        assert isinstance(claim, Word), claim
        return Verdict(claim, "yes" if claim.word in self._words else "no")


@dataclass(frozen=True, slots=True)
class Position:
    """A match that waits for a seat."""

    match: Match
    seat: Seat


def list_positions(
    game: AnyGame, seats: int, options: dict[str, object], words: WordList, rng: Random, most: int
) -> Iterator[Position]:
    """A game at a table that knows the words of a list."""
    offered, judge = Words.listed(words), ListJudge(words)
    return positions(game, seats, options, offered, judge, rng, most=most)


def positions(
    game: AnyGame,
    seats: int,
    options: dict[str, object],
    offered: Words,
    judge: Judge,
    rng: Random,
    *,
    most: int,
) -> Iterator[Position]:
    """A game of random moves, looked at before each of them. `most` moves at the most."""
    match, mover = Match(game, game.start(seats, options)), CATALOGUE[game.id].mover
    while not match.over and most:
        if match.awaiting.chance:
            match.take(Chance(game.sample(match.state, rng), at=match.now))
            continue
        if claims := match.awaiting.ruling:  # Krux counts its words after the last of them is laid
            match.take(ruling_of(judge, claims, match.now))
            continue
        waiting = match.awaiting.seats | match.awaiting.meanwhile
        yield from (Position(match, seat) for seat in sorted(waiting))
        seat = rng.choice(sorted(match.awaiting.seats))
        action = mover.one(match.state, seat, offered, judge, rng)
        match.take(Act(seat, action, at=match.now), judge)
        most -= 1
