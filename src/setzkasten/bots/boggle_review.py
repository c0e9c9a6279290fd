"""The rounds of Boggle looked at again: the words that lay on the dice and that nobody found."""

from __future__ import annotations

from setzkasten.bots.boggle_adviser import ranked_on
from setzkasten.bots.review import NAMED, Missed, Review, SeenRound
from setzkasten.games.boggle.rounds import points_of
from setzkasten.games.boggle.state import Round, State
from setzkasten.lexicon.words import Words


class BoggleRounds:
    def played(self, state: State) -> tuple[Round, ...]:
        return state.rounds

    def seen(self, one: Round, number: int, *, words: Words, seconds: float) -> SeenRound:
        """Long words first, among these the ones that people know."""
        there, complete = ranked_on(one.letters, words, seconds)
        found = {entry.word for entries in one.lists for entry in entries if entry.allowed}
        left = [word for word in there if word not in found]
        missed = tuple(Missed((word,), points_of(word)) for word in left[:NAMED])
        return SeenRound(number, one.points, missed, len(left), complete)


BOGGLE_REVIEW = Review(rounds=BoggleRounds())
