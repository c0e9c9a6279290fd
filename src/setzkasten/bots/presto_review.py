"""The rounds of Presto looked at again: the crosswords that were in the hands."""

from __future__ import annotations

from setzkasten.bots.presto import packed
from setzkasten.bots.review import Missed, Review, SeenRound
from setzkasten.core.game import Seat
from setzkasten.games.presto.state import Layout, Round, State, board_of
from setzkasten.lexicon.words import Words

Played = tuple[Round, bool]  # may a stone be left over?


class PrestoRounds:
    def played(self, state: State) -> tuple[Played, ...]:
        return tuple((one, state.rules.one_left) for one in state.rounds)

    def seen(self, one: Played, number: int, *, words: Words, seconds: float) -> SeenRound:
        """A crossword for every seat that finished none, where there is one."""
        shown, one_left = one
        finished = {finish.seat for finish in shown.finishes}
        late = [seat for seat, hand in enumerate(shown.hands) if hand and seat not in finished]
        missed, complete = [], True
        for seat in late:
            share = seconds / len(late)
            layout = packed(shown.hands[seat], words.offered, one_left=one_left, seconds=share)
            complete = complete and bool(layout)
            missed += _missed(layout, seat)
        return SeenRound(number, shown.points, tuple(missed), len(missed), complete)


def _missed(layout: Layout, seat: Seat) -> list[Missed]:
    words = tuple(run.word for run in board_of(layout).runs()) if layout else ()
    return [Missed(words, seat=seat)] if words else []


PRESTO_REVIEW = Review(rounds=PrestoRounds())
