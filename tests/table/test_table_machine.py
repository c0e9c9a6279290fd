"""A table under random hands: late, wrong, twice, out of turn, through votes and restarts."""

from __future__ import annotations

import msgspec
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
from setzkasten.table import court, voting
from setzkasten.table.frame import frame
from setzkasten.table.helping import may_take_back, take_back
from setzkasten.table.offer import answer_offer, propose_words
from setzkasten.table.pacing import next_alarm
from setzkasten.table.table import Table
from setzkasten.table.telling import record_of
from tests.table.seated import reopened, table

LAYINGS = (
    "E4> WAS", "E4> OUI", "E4> NON", "E5v ITZ", "E4> XX", "G2v NU", "G5v SER", "E4> QQQ",
    "F5v NSE", "E8> NU", "D5> DU", "give-up", "pass", "Hallo", "E5v ITT", "E5v ATT",
)  # fmt: skip

# The same hands each time: whether rare lines are reached must not hang on luck.
SETTINGS = settings(max_examples=150, stateful_step_count=30, deadline=None, derandomize=True)
# What lines of a journal must have been seen?
SIGNS = ("(vote)", "(book)", "~", "!", "*", "#", ": doubt", ": agree", ": answer", ": close")


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

    @precondition(lambda self: next_alarm(self.table, self.now) is not None)
    @rule()
    def let_time_run_out(self) -> None:
        """Jump to the next moment that matters instead of hoping to hit it."""
        self.now += next_alarm(self.table, self.now) or 0
        self.table.advance(self.now)

    @precondition(lambda self: self.table.awaiting().seats)
    @rule(action=st.sampled_from(LAYINGS))
    def play_in_turn(self, action: str) -> None:
        seat = min(self.table.awaiting().seats)
        before = self.table.match.state, self.table.seq
        told = self.table.trial(seat, action, self.now)
        assert (self.table.match.state, self.table.seq) == before
        done = self.table.play(seat, action, self.now)
        assert (done.refusal, done.proposed) == (told.refusal, told.proposed)
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
        may = may_take_back(self.table, self.now)
        assert (take_back(self.table, seat, self.now) is None) == (may == seat)

    @precondition(lambda self: may_take_back(self.table, self.now) is not None)
    @rule()
    def think_better_of_it(self) -> None:
        seat = may_take_back(self.table, self.now)
        assert seat is not None
        assert take_back(self.table, seat, self.now) is None

    @precondition(lambda self: self.table.awaiting().seats)
    @rule(action=st.sampled_from(["", "E4> OUI", "E4> NON", "E5v ITT"]))
    def ask_vote(self, action: str) -> None:
        voting.ask_vote(self.table, min(self.table.awaiting().seats), self.now, action)

    @precondition(lambda self: self.table.court.ballot)
    @rule(seat=st.integers(0, 4), aye=st.sampled_from([True, False, None]))
    def vote(self, seat: int, *, aye: bool | None) -> None:
        voting.vote(self.table, seat, self.now, aye=aye)

    @precondition(lambda self: self.table.court.ballot)
    @rule(aye=st.booleans())
    def vote_as_one(self, *, aye: bool) -> None:
        assert self.table.court.ballot
        for seat in sorted(self.table.court.ballot.voters - self.table.court.ballot.voted):
            voting.vote(self.table, seat, self.now, aye=aye)
        assert self.table.court.ballot is None

    @precondition(lambda self: self.table.awaiting().seats and not self.table.court.ballot)
    @rule(action=st.sampled_from(["E4> OUI", "E5v ITT"]))
    def insist(self, action: str) -> None:
        """Lay it, be refused, answer for the words or ask the others."""
        seat = min(self.table.awaiting().seats)
        done = self.table.play(seat, action, self.now)
        refused = [word.word for word in done.words if word.answer == "no"]
        for word in refused:
            if voting.accept_word(self.table, seat, word, self.now, action):
                voting.ask_vote(self.table, seat, self.now, action)
                return
        if refused:
            assert self.table.play(seat, action, self.now).refusal is None

    @rule(seat=st.integers(0, 3), word=st.sampled_from(["OUI", "NON", "WAS"]))
    def accept(self, seat: int, word: str) -> None:
        before = dict(self.table.court.book)
        if voting.accept_word(self.table, seat, word, self.now, "E4> OUI"):
            assert self.table.court.book == before
        else:
            assert self.table.persons <= {seat}

    @precondition(lambda self: bool(court.doubtful(self.table, self.now)))
    @rule(data=st.data())
    def doubt(self, data: st.DataObject) -> None:
        """A word that lies is put to the vote; struck, its laying did not happen."""
        word = data.draw(st.sampled_from(sorted(court.doubtful(self.table, self.now))))
        seat = data.draw(st.sampled_from(sorted(self.table.persons)))
        assert voting.doubt(self.table, seat, word, self.now) is None
        assert word not in court.doubtful(self.table, self.now)

    @precondition(lambda self: len(self.table.persons) > 1 and not self.table.court.ballot)
    @rule(action=st.sampled_from(["E4> WAS", "E5v ITZ", "G5v SER"]), aye=st.booleans())
    def lay_and_doubt(self, action: str, *, aye: bool) -> None:
        """Somebody lays, somebody doubts it at once, all vote alike."""
        for seat in self.table.awaiting().seats:
            self.table.play(seat, action, self.now)
        for word in sorted(court.doubtful(self.table, self.now))[:1]:
            assert voting.doubt(self.table, min(self.table.persons), word, self.now) is None
            self.vote_as_one(aye=aye)

    @precondition(lambda self: self.table.offer is None)
    @rule(seat=st.integers(0, 1), text=st.sampled_from(["brands=yes", "old=no brands=yes"]))
    def propose_words(self, seat: int, text: str) -> None:
        if seat in self.table.persons:
            propose_words(self.table, seat, text, self.now)

    @precondition(lambda self: self.table.offer)
    @rule(seat=st.integers(0, 3), aye=st.booleans())
    def answer_offer(self, seat: int, *, aye: bool) -> None:
        answer_offer(self.table, seat, self.now, aye=aye)

    @rule()
    def restart(self) -> None:
        before = self.seen()
        self.table = reopened(self.table, self.now)
        assert self.seen() == before

    def seen(self) -> list[object]:
        """What every seat and a watcher see; the clock goes on from the last entry."""
        seats = (None, *range(len(self.table.kinds)))
        clocked: dict[str, object] = {"now": 0, "deadline": None, "take_back": None, "doubtful": []}
        frames = [frame(self.table, "t", seat, self.now) for seat in seats]
        return [msgspec.structs.replace(told, **clocked) for told in frames]

    @invariant()
    def the_record_is_the_table(self) -> None:
        if hasattr(self, "table"):
            again = reopened(self.table, self.now)
            assert again.match.state == self.table.match.state
            assert again.lines() == self.table.lines()
            assert record_of(again) == record_of(self.table)

    @invariant()
    def a_vote_is_open_only_while_something_is_disputed(self) -> None:
        if hasattr(self, "table") and self.table.court.ballot:
            ballot, judge = self.table.court.ballot, self.table.court.judge
            lies = ballot.kept is not None
            assert ballot.words
            assert all(judge.answer(Word(word)).refused != lies for word in ballot.words)
            assert lies or ballot.seat in self.table.awaiting().seats

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
            for sign in SIGNS:
                if sign in text:
                    reached.add(sign)
            reached.update("voted down" for said in self.table.court.book.values() if not said)

    run_state_machine_as_test(Watched, settings=SETTINGS)
    assert reached >= {"lay", "last", "over", "voted down", *SIGNS}
