"""One game in progress: the only place that knows the time, the dice and the judge.

A table owns nothing that its header and its course do not rebuild, except its word book.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import replace
from random import Random

from setzkasten.core.claims import Verdict, Word
from setzkasten.core.course import Course, Happening, TakenBack
from setzkasten.core.game import (
    Act,
    AnyGame,
    Awaiting,
    Chance,
    Deadline,
    Event,
    Expired,
    Millis,
    Refusal,
    Ruled,
    Seat,
)
from setzkasten.core.record import Header, write_happening, write_header, write_totals
from setzkasten.core.squares import NotationError
from setzkasten.table.ballot import VOTE_MILLIS, Ballot
from setzkasten.table.clock import Clock
from setzkasten.table.judge import VOTE, Bench, Book, Judge, refused_by_word, ruling
from setzkasten.table.reading import READING_MILLIS, Reading
from setzkasten.table.secrets import told_happenings, told_header
from setzkasten.table.trial import Trial, refused, try_out, with_votes

# How many events does a frame tell? As many as a glance back over the last round.
LOG_LENGTH = 20

VOTING = "voting"  # holds the clock


class Table:
    """`now` is the time outside, in milliseconds; the table turns it into its own."""

    def __init__(
        self, header: Header, course: Course, *, clock: Clock, bench: Bench, rng: Random, book: Book
    ) -> None:
        self.header, self.course, self.clock = header, course, clock
        self.ballot: Ballot | None = None
        self.reading: Reading | None = None
        self.called = False  # somebody gave the call for the next round
        self.book: Book = dict(book)
        self.log: deque[Event] = deque(maxlen=LOG_LENGTH)
        self._bench, self._rng = bench, rng
        self._judge: Judge = bench(self.book)
        self._tried: dict[Seat, str] = {}

    @property
    def game(self) -> AnyGame:
        return self.course.game

    @property
    def seq(self) -> int:
        """How many steps there are: the version of the table."""
        return len(self.course.happenings)

    @property
    def judge(self) -> Judge:
        return self._judge

    def awaiting(self) -> Awaiting:
        return self.game.awaiting(self.course.state)

    def play(self, seat: Seat, action: str, now: Millis) -> Trial:
        """A seat wants something. Either it happens, or the refusal says why not."""
        self.advance(now)
        trial = self.trial(seat, action, now)
        if trial.refusal:
            self._tried[seat] = action
            return trial
        if self.awaiting().live:
            self._tried.pop(seat, None)
        else:
            self._tried.clear()
        for step in trial.steps:
            if not (isinstance(step, Ruled) and self.awaiting().live):  # lists are read aloud first
                self.take(step)
        self.advance(now)
        return trial

    def trial(self, seat: Seat, action: str, now: Millis) -> Trial:
        """What would come of it. Nothing changes."""
        if self.ballot:
            return refused(Refusal("ballot_open"))
        try:
            act = Act(seat, self.game.read_action(action), self.clock.reading(now))
        except NotationError as error:
            return refused(Refusal("not_understood", error.data))
        return try_out(self.game, self.course.state, act, self._judge, self.book)

    def take_back(self, seat: Seat, now: Millis) -> Refusal | None:
        self.advance(now)
        if self.ballot:
            return Refusal("ballot_open")
        back = TakenBack(seat, self.clock.reading(now))
        if refusal := self.course.check(back):
            return refusal
        if self.may_take_back(now) != seat:
            return Refusal("too_late", {"by": 0})
        self.take(back)
        self.advance(now)
        return None

    def may_take_back(self, now: Millis) -> Seat | None:
        """The seat that may, unless its thinking time would be over the moment it did."""
        seat = self.course.may_take_back()
        if seat is None or self.ballot:
            return None
        steps = self.course.steps()
        acted = max(i for i, step in enumerate(steps) if isinstance(step, Act))
        awaited = self.game.awaiting(self.course.states()[acted])
        late = awaited.deadline and self.clock.reading(now) >= awaited.deadline.at
        return None if late or awaited.live else seat

    def ask_vote(self, seat: Seat, now: Millis, action: str = "") -> Refusal | None:
        """Put the words that the dictionary refuses in the laying just tried before the others."""
        self.advance(now)
        tried = action or self._tried.get(seat, "")
        if not tried:
            return Refusal("nothing_disputed")
        trial = self.trial(seat, tried, now)
        disputed = _objected(trial)
        if not disputed:
            return trial.refusal or Refusal("nothing_disputed")
        voters = self.persons - {seat}
        if not voters:
            return Refusal("nobody_to_ask")
        if settled := [word for word in disputed if self.book.get(word) is False]:
            return Refusal("word_voted_down", {"word": settled[0]}, squares_of(trial, settled))
        # Computers vote as the dictionary says.
        computers = tuple((other, False) for other in sorted(self.computers - {seat}))
        words = tuple(disputed.values())
        self.ballot = Ballot(seat, tried, words, voters, now + VOTE_MILLIS, computers)
        self.clock.hold(VOTING, now)
        self.log.append(Event("vote_opened", {"seat": seat, "words": list(disputed)}))
        return None

    def ask_vote_on(self, seat: Seat, word: str, now: Millis) -> Refusal | None:
        """While lists are read aloud: put one refused word before everybody, its finder too."""
        self.advance(now)
        if self.ballot or self.reading is None:
            return Refusal("ballot_open") if self.ballot else Refusal("nothing_disputed")
        if word not in (disputed := refused_by_word(self.reading.refused)):
            return Refusal("not_in_dispute", {"word": word[:40]})
        if word in self.book:
            counts = self.book[word]
            return Refusal("nothing_disputed" if counts else "word_voted_down", {"word": word})
        if not self.persons - {seat}:
            return Refusal("nobody_to_ask")
        computers = tuple((other, False) for other in sorted(self.computers))
        closes_at = now + VOTE_MILLIS
        self.ballot = Ballot(None, "", (disputed[word],), self.persons, closes_at, computers)
        self.clock.hold(VOTING, now)
        self.log.append(Event("vote_opened", {"seat": None, "words": [word]}))
        return None

    def go_on(self, seat: Seat, now: Millis) -> Refusal | None:
        """Call for the next round; or, while lists are read, have nothing more to say."""
        self.advance(now)
        if self.ballot:
            return Refusal("ballot_open")
        if self.reading:
            if refusal := self.reading.check(seat):
                return refusal
            self.reading = self.reading.with_ready(seat)
        elif self.calling:
            self.called = True
        else:
            return Refusal("nothing_to_wait_for")
        self.advance(now)
        return None

    @property
    def calling(self) -> bool:
        """Does the round wait for somebody's call?"""
        awaiting = self.awaiting()
        return awaiting.live and awaiting.chance and bool(self.persons) and not self.called

    def moved_on(self, seq: int) -> bool:
        """Is a move that was meant for this version too old? In real time others act meanwhile."""
        if not self.awaiting().live:
            return seq != self.seq
        since = self.course.happenings[seq:] if 0 <= seq <= self.seq else ()
        return seq > self.seq or not all(isinstance(happening, Act) for happening in since)

    def vote(self, seat: Seat, now: Millis, *, aye: bool | None) -> Refusal | None:
        self.advance(now)
        if self.ballot is None:
            return Refusal("no_ballot_open")
        if refusal := self.ballot.check(seat, now):
            return refusal
        self.ballot = self.ballot.cast(seat, aye)
        self.advance(now)
        return None

    def accept_in_book(self, seat: Seat, word: str, now: Millis) -> Refusal | None:
        """Alone against computers nobody votes: whoever tried the word answers for it."""
        self.advance(now)
        if self.ballot:
            return Refusal("ballot_open")
        if self.persons - {seat}:
            return Refusal("others_decide", {"word": word})
        disputed = self.reading.refused if self.reading else self._disputed(seat, now)
        if word not in refused_by_word(disputed):
            return Refusal("not_in_dispute", {"word": word[:40]})
        self._settle({word: True})
        self.log.append(Event("word_accepted", {"seat": seat, "word": word}))
        return None

    def strike_from_book(self, word: str | None) -> None:
        """Leave a word to the dictionary again; None: all that this table has settled."""
        self.book = {w: counts for w, counts in self.book.items() if word is not None and w != word}
        self._judge = self._bench(self.book)

    def advance(self, now: Millis) -> None:
        """Do everything that needs nobody: close a vote, draw, let time run out, judge."""
        while True:
            at = self.clock.reading(now)
            if self.ballot:
                if not self.ballot.finished(now):
                    return
                self._close(self.ballot, now)
                continue
            awaiting = self.awaiting()
            if awaiting.chance:
                if self.calling:
                    return
                self.called = False
                self.take(Chance(self.game.sample(self.course.state, self._rng), at))
            elif awaiting.deadline and at >= awaiting.deadline.at:
                self.take(Expired(awaiting.deadline.name, at))
            elif awaiting.ruling:
                if awaiting.live and self._reads(awaiting, now):
                    return
                self.take(self._ruling(awaiting, at))
            else:
                return

    def _ruling(self, awaiting: Awaiting, at: Millis) -> Ruled:
        ruled = ruling(self._judge, awaiting.ruling, self.book, at)
        voted = dict(self.reading.voted) if self.reading else {}
        self.reading = None
        if not voted:
            return ruled
        verdicts = tuple(
            replace(v, votes=voted.get(v.claim.word, ())) if isinstance(v.claim, Word) else v
            for v in ruled.verdicts
        )
        return Ruled(verdicts, VOTE, at)

    def _reads(self, awaiting: Awaiting, now: Millis) -> bool:
        """Does the ruling wait because people may still speak for a word?"""
        if self.reading is None:
            verdicts = ruling(self._judge, awaiting.ruling, self.book, 0).verdicts
            refused = tuple(refused_by_word(verdicts).values())
            if not refused or not self.persons:
                return False
            self.reading = Reading(refused, now + READING_MILLIS)
        return not self.reading.finished(self.persons, now)

    def _disputed(self, seat: Seat, now: Millis) -> tuple[Verdict, ...]:
        return self.trial(seat, self._tried.get(seat, ""), now).verdicts

    def take(self, happening: Happening) -> None:
        """One step that was checked; its narration goes into the log."""
        self.log.extend(self.course.take(happening).events)
        if isinstance(happening, TakenBack):
            self.log.append(Event("took_back", {"seat": happening.seat}))

    @property
    def persons(self) -> frozenset[Seat]:
        return frozenset(i for i, s in enumerate(self.header.sitters) if s.kind == "person")

    @property
    def computers(self) -> frozenset[Seat]:
        return frozenset(range(len(self.header.sitters))) - self.persons

    def computer_due(self) -> Seat | None:
        """The computer seat whose move the table waits for."""
        if self.ballot:
            return None
        return min(self.awaiting().seats & self.computers, default=None)

    def next_alarm(self, now: Millis) -> Millis | None:
        """How long until something happens by itself."""
        if self.ballot:
            return max(0, self.ballot.closes_at - now)
        if self.reading:
            return max(0, self.reading.closes_at - now)
        deadline = self.running_deadline()
        return max(0, deadline.at - self.clock.reading(now)) if deadline else None

    def running_deadline(self) -> Deadline | None:
        return None if self.clock.held else self.awaiting().deadline

    def lines(self, since: int = 0) -> list[str]:
        """The steps from number `since` on, as the record writes them."""
        return [write_happening(self.game, h) for h in self.course.happenings[since:]]

    def record(self) -> str:
        """The game as text, with running totals; while it runs, up to what is still hidden."""
        return write_record(self.header, self.course)

    def _close(self, ballot: Ballot, now: Millis) -> None:
        self.ballot = None
        words = list(refused_by_word(ballot.disputed))
        told = {"seat": ballot.seat, "words": words, "votes": ballot.spoken}
        self.log.append(Event("vote_closed", {**told, "accepted": ballot.accepted}))
        self._settle(dict.fromkeys(words, ballot.accepted))
        self.clock.release(VOTING, now)
        if self.reading:
            self.reading = self.reading.with_vote(words[0], ballot.spoken)
        if ballot.accepted and ballot.seat is not None:
            self._lay_voted(ballot, ballot.seat, now)

    def _lay_voted(self, ballot: Ballot, seat: Seat, now: Millis) -> None:
        trial = self.trial(seat, ballot.action, now)
        if trial.refusal:
            self._tried[seat] = ballot.action
            return
        words = frozenset(refused_by_word(ballot.disputed))
        act, ruled = trial.steps[0], with_votes(trial, ballot.spoken, words)
        self._tried.clear()
        self.take(act)
        self.take(ruled)

    def _settle(self, sayings: Mapping[str, bool]) -> None:
        self.book = {**self.book, **sayings}
        self._judge = self._bench(self.book)


def _objected(trial: Trial) -> dict[str, Verdict]:
    """The words that stand in the way; a fragment that is no word yet may not."""
    refused, named = (
        refused_by_word(trial.verdicts),
        {w.word for w in trial.words if w.answer == "no"},
    )
    return {word: v for word, v in refused.items() if not named or word in named}


def squares_of(trial: Trial, words: list[str]) -> tuple[tuple[int, int], ...]:
    """The squares of these words of a trial, each once."""
    found = (s for word in trial.words if word.word in words for s in word.squares)
    return tuple(dict.fromkeys(found))


def write_record(header: Header, course: Course) -> str:
    """Header, one line a step that may be told, totals wherever no ruling is due any more."""
    game = course.game
    again = Course(game, course.states()[0])
    lines = []
    for happening in told_happenings(header, course):
        again.take(happening)
        lines.append(write_happening(game, happening))
        if not game.awaiting(again.state).ruling and not isinstance(happening, Chance):
            lines.append(write_totals(game.scores(again.state)))
    return write_header(told_header(header, course)) + "".join(f"{line}\n" for line in lines)
