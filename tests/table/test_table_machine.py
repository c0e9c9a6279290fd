"""A table under random hands: late, wrong, twice, out of turn, through votes and restarts."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from setzkasten.core.claims import Word
from setzkasten.table.judge import refused_by_word
from setzkasten.table.table import Table
from tests.table.seated import WORDS, reopened, table

LAYINGS = (
    "E4> WAS", "E4> OUI", "E4> NON", "E5v ITZ", "E4> XX", "G2v NU", "G5v SER", "E4> QQQ",
    "F5v NSE", "E8> NU", "D5> DU", "give-up", "pass", "Hallo", "E5v ITT", "E5v ATT",
)  # fmt: skip


class TableMachine(RuleBasedStateMachine):
    table: Table
    now = 0

    @initialize(
        kinds=st.lists(st.sampled_from(["person", "person", "computer"]), min_size=2, max_size=4),
        time=st.sampled_from([0, 60]),
        start=st.sampled_from(["agreed", "draw"]),
    )
    def open(self, kinds: list[str], time: int, start: str) -> None:
        self.now = 0
        self.table = table(*kinds, time=time, start=start)

    @rule(millis=st.integers(0, 30_000))
    def wait(self, millis: int) -> None:
        self.now += millis
        self.table.advance(self.now)

    @precondition(lambda self: self.table.next_alarm(self.now) is not None)
    @rule()
    def let_time_run_out(self) -> None:
        """Jump to the next moment that matters instead of hoping to hit it."""
        self.now += self.table.next_alarm(self.now) or 0
        self.table.advance(self.now)

    @precondition(lambda self: self.table.awaiting().seats)
    @rule(action=st.sampled_from(LAYINGS))
    def play_in_turn(self, action: str) -> None:
        seat = min(self.table.awaiting().seats)
        before = self.table.match.state, self.table.seq
        told = self.table.trial(seat, action, self.now)
        assert (self.table.match.state, self.table.seq) == before
        done = self.table.play(seat, action, self.now)
        assert (done.refusal, done.points) == (told.refusal, told.points)
        if done.refusal:
            assert (self.table.match.state, self.table.seq) == before

    @rule(seat=st.integers(0, 4), action=st.sampled_from(LAYINGS))
    def play_out_of_turn(self, seat: int, action: str) -> None:
        if seat not in self.table.awaiting().seats:
            before = self.table.seq
            assert self.table.play(seat, action, self.now).refusal
            assert self.table.seq == before

    @rule(seat=st.integers(0, 3))
    def take_back(self, seat: int) -> None:
        may = self.table.may_take_back(self.now)
        assert (self.table.take_back(seat, self.now) is None) == (may == seat)

    @precondition(lambda self: self.table.may_take_back(self.now) is not None)
    @rule()
    def think_better_of_it(self) -> None:
        seat = self.table.may_take_back(self.now)
        assert seat is not None
        assert self.table.take_back(seat, self.now) is None

    @precondition(lambda self: self.table.awaiting().seats)
    @rule(action=st.sampled_from(["", "E4> OUI", "E4> NON", "E5v ITT"]))
    def ask_vote(self, action: str) -> None:
        self.table.ask_vote(min(self.table.awaiting().seats), self.now, action)

    @precondition(lambda self: self.table.ballot)
    @rule(seat=st.integers(0, 4), aye=st.sampled_from([True, False, None]))
    def vote(self, seat: int, *, aye: bool | None) -> None:
        self.table.vote(seat, self.now, aye=aye)

    @precondition(lambda self: self.table.ballot)
    @rule(aye=st.booleans())
    def vote_as_one(self, *, aye: bool) -> None:
        assert self.table.ballot
        for seat in sorted(self.table.ballot.voters - self.table.ballot.voted):
            self.table.vote(seat, self.now, aye=aye)
        assert self.table.ballot is None

    @precondition(lambda self: self.table.awaiting().seats and not self.table.ballot)
    @rule(action=st.sampled_from(["E4> OUI", "E5v ITT"]))
    def insist(self, action: str) -> None:
        """Lay it, be refused, answer for the words or ask the others."""
        seat = min(self.table.awaiting().seats)
        done = self.table.play(seat, action, self.now)
        refused = [word.word for word in done.words if word.answer == "no"]
        for word in refused:
            if self.table.accept_in_book(seat, word, self.now):
                self.table.ask_vote(seat, self.now)
                return
        if refused:
            assert self.table.play(seat, action, self.now).refusal is None

    @rule(seat=st.integers(0, 3), word=st.sampled_from(["OUI", "NON", "WAS"]))
    def accept(self, seat: int, word: str) -> None:
        before = dict(self.table.book)
        if self.table.accept_in_book(seat, word, self.now):
            assert self.table.book == before
        else:
            assert self.table.persons <= {seat}

    @precondition(lambda self: self.table.ballot is None)
    @rule()
    def restart(self) -> None:
        self.table = reopened(self.table, self.now)

    @invariant()
    def the_record_is_the_table(self) -> None:
        if hasattr(self, "table"):
            again = reopened(self.table, self.now)
            assert again.match.state == self.table.match.state
            assert again.lines() == self.table.lines()
            assert again.record() == self.table.record()

    @invariant()
    def a_vote_is_open_only_while_something_is_disputed(self) -> None:
        if hasattr(self, "table") and self.table.ballot:
            words = refused_by_word(self.table.ballot.disputed)
            assert words
            assert not words.keys() & WORDS
            assert all(self.table.judge.answer(Word(word)).refused for word in words)
            assert self.table.ballot.seat in self.table.awaiting().seats

    @invariant()
    def nothing_is_left_undone(self) -> None:
        if hasattr(self, "table"):
            awaiting = self.table.awaiting()
            assert not awaiting.chance
            assert not awaiting.ruling

    @invariant()
    def times_never_run_backwards(self) -> None:
        if hasattr(self, "table"):
            times = [happening.at for happening in self.table.match.happenings]
            assert times == sorted(times)


def test_a_table_under_random_hands() -> None:
    """A law that is never exercised proves nothing: name what must be reached."""
    reached: set[str] = set()

    class Watched(TableMachine):
        @invariant()
        def note(self) -> None:
            if not hasattr(self, "table"):
                return
            reached.add(self.table.awaiting().phase)
            text = "\n".join(self.table.lines())
            for sign in ("(vote)", "(book)", "~", "!", "*"):
                if sign in text:
                    reached.add(sign)
            reached.update("voted down" for said in self.table.book.values() if not said)

    run_state_machine_as_test(
        Watched, settings=settings(max_examples=120, stateful_step_count=30, deadline=None)
    )
    assert reached >= {"lay", "last", "over", "(vote)", "(book)", "~", "!", "*", "voted down"}
