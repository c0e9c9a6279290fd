"""One game in progress among people: the only place that knows the time, the dice and the judge.

A table is a fold over its journal: the game's own steps and what people do beside the rules.
Nothing that anybody sees lives in memory only.
"""

from __future__ import annotations

from collections import deque
from random import Random

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.claims import Judge
from setzkasten.core.game import (
    Act,
    AnyGame,
    Awaiting,
    Chance,
    Deadline,
    Event,
    Left,
    Millis,
    Refusal,
    Ruled,
    Seat,
)
from setzkasten.core.match import Happening, Match, Struck, TakenBack
from setzkasten.core.record import Header, RecordError
from setzkasten.core.squares import NotationError
from setzkasten.lexicon.words import Words
from setzkasten.table.ballot import VOTE_MILLIS, Ballot
from setzkasten.table.clock import Clock
from setzkasten.table.court import Court, Moment, Round, doubtful_words
from setzkasten.table.fold import say
from setzkasten.table.journal import (
    Agreed,
    Answered,
    Called,
    Closed,
    Entry,
    Forgot,
    Offered,
    Paused,
    Ready,
    Resumed,
    Said,
    Voted,
)
from setzkasten.table.journal_text import read_pairs, write_entry
from setzkasten.table.judge import Book, VotedJudge
from setzkasten.table.offer import WORDS, Offer
from setzkasten.table.reading import READING_MILLIS
from setzkasten.table.trial import Trial, refused, trial_of
from setzkasten.table.tried import Tried

# How many events does a frame tell? As many as a glance back over the last round.
LOG_LENGTH = 20


class Table:
    """`now` is the time outside, in milliseconds; the table turns it into its own."""

    def __init__(
        self, header: Header, match: Match, *, clock: Clock, words: Words, rng: Random, book: Book
    ) -> None:
        self.header, self.match, self.clock = header, match, clock
        self.court = Court(words, CATALOGUE[header.game].policy, header.policy, book)
        self.entries: list[Entry] = []
        self.offer: Offer | None = None
        self.paused: frozenset[str] = frozenset()  # why the journal says that the clock stands
        self.called = False  # somebody gave the call for the next round
        self.gone: frozenset[Seat] = frozenset()  # stood up and went; who gave up is still there
        self.kinds = tuple((sitter.kind, sitter.level) for sitter in header.sitters)
        self.tried = Tried()
        self.log: deque[Event] = deque(maxlen=LOG_LENGTH)
        self._rng = rng

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def seq(self) -> int:
        """How many steps the game has: a move is meant for one of them."""
        return len(self.match.happenings)

    @property
    def seats(self) -> Round:
        """Who is asked about words."""
        return Round(self.present, self.computers)

    @property
    def persons(self) -> frozenset[Seat]:
        return frozenset(seat for seat, (kind, _) in enumerate(self.kinds) if kind == "person")

    @property
    def present(self) -> frozenset[Seat]:
        """The people that have not gone, or whose going was struck with a word."""
        return self.persons - (self.gone & self.awaiting().left)

    @property
    def computers(self) -> frozenset[Seat]:
        return frozenset(seat for seat, (kind, _) in enumerate(self.kinds) if kind == "computer")

    def awaiting(self) -> Awaiting:
        return self.match.awaiting

    # What people want

    def play(self, seat: Seat, action: str, now: Millis) -> Trial:
        """A seat wants something. Either it happens, or the refusal says why not."""
        self.advance(now)
        trial = self.trial(seat, action, now)
        if not trial.refusal:
            self._commit(trial)
            self.advance(now)
        return trial

    def trial(self, seat: Seat, action: str, now: Millis) -> Trial:
        """What would come of it. Nothing changes."""
        if self.court.ballot:
            return refused(Refusal("ballot_open"))
        self.tried.note(self.match, seat, action)
        return self._tried(seat, action, now, self.court.judge)

    def leave(self, seat: Seat, now: Millis) -> Refusal | None:
        """The seat stands up for good; how the game goes on without it is the game's affair."""
        self.advance(now)
        if self.court.ballot:
            return Refusal("ballot_open")
        proposed = self.match.propose(Left(seat, self.clock.reading(now)))
        if proposed.refusal:
            return proposed.refusal
        self.enter(Left(seat, self.clock.reading(now)), now)
        self.advance(now)
        return None

    def take_back(self, seat: Seat, now: Millis) -> Refusal | None:
        self.advance(now)
        if self.court.ballot:
            return Refusal("ballot_open")
        back = TakenBack(seat, self.clock.reading(now))
        if refusal := self.match.propose(back).refusal:
            return refusal
        if self.may_take_back(now) != seat:
            return Refusal("too_late", {"by": 0})
        self.enter(back, now)
        self.advance(now)
        return None

    def may_take_back(self, now: Millis) -> Seat | None:
        """The seat that may, unless its thinking time would be over the moment it did."""
        seat = self.match.may_take_back()
        if seat is None or self.court.ballot:
            return None
        before = self.match.before_last_act()
        assert before, "somebody may take back"
        awaited = before.awaiting
        late = awaited.deadline and self.clock.reading(now) >= awaited.deadline.at
        return None if late or awaited.live else seat

    def ask_vote(self, seat: Seat, now: Millis, action: str) -> Refusal | None:
        """Put the words that the dictionary refuses in this laying before the others."""
        self.advance(now)
        trial = self.trial(seat, action, now)
        moment = self._moment(now, VOTE_MILLIS)
        wish = self.court.ask(seat, trial, action, self.seats, moment=moment)
        return self._granted(wish, now)

    def doubt(self, seat: Seat, word: str, now: Millis) -> Refusal | None:
        """GEN-10 Put a word of the last laying, or one that is read aloud, before everybody."""
        self.advance(now)
        moment, doubtful = self._moment(now, VOTE_MILLIS), self.doubtful(now)
        wish = self.court.doubt(seat, word, self.seats, doubtful, moment=moment)
        return self._granted(wish, now)

    def doubtful(self, now: Millis) -> dict[str, int]:
        """The words that a person may doubt now."""
        if self.court.ballot or self.court.reading or len(self.present) < 2:
            return {}
        words = doubtful_words(self.match, self.persons, self.clock.reading(now))
        settled = self.court.doubted | self.court.book.keys()
        return {word: kept for word, kept in words.items() if word not in settled}

    def vote(self, seat: Seat, now: Millis, *, aye: bool | None) -> Refusal | None:
        self.advance(now)
        ballot = self.court.ballot
        if ballot is None:
            return Refusal("no_ballot_open")
        wish = ballot.check(seat, now) or Voted(seat, aye, self.clock.reading(now))
        return self._granted(wish, now)

    def accept_in_book(
        self, seat: Seat, word: str, now: Millis, action: str = ""
    ) -> Refusal | None:
        """Alone against computers nobody votes: whoever tried the word answers for it."""
        self.advance(now)
        if self.court.ballot:
            return Refusal("ballot_open")
        disputed = self.trial(seat, action, now).verdicts if action else ()
        at = self.clock.reading(now)
        return self._granted(self.court.accept(seat, word, disputed, self.seats, at=at), now)

    def forget_word(self, word: str | None, now: Millis) -> None:
        """Leave a word to the dictionary again; None: all that this table has settled."""
        book = self.court.book
        if book if word is None else word in book:
            self.enter(Forgot(word or "", self.clock.reading(now)), now)

    def go_on(self, seat: Seat, now: Millis) -> Refusal | None:
        """Call for the next round; or, while lists are read, have nothing more to say."""
        self.advance(now)
        at, reading = self.clock.reading(now), self.court.reading
        if self.court.ballot:
            return Refusal("ballot_open")
        if reading:
            return self._granted(reading.check(seat) or Ready(seat, at), now)
        if not self.calling:
            return Refusal("nothing_to_wait_for")
        return self._granted(Called(seat, at), now)

    def propose_words(self, seat: Seat, text: str, now: Millis) -> Refusal | None:
        """KW1-14 Other words shall count from now on, if everybody agrees."""
        self.advance(now)
        if seat not in self.present:
            return Refusal("left_already", {"seat": seat + 1})
        if self.court.ballot or self.offer:
            return Refusal("ballot_open" if self.court.ballot else "offer_open")
        try:
            self.court.words_under(dict(read_pairs(text)))
        except RecordError as error:
            return Refusal("not_understood", error.data)
        return self._granted(Offered(seat, WORDS, text, self.clock.reading(now)), now)

    def answer_offer(self, seat: Seat, now: Millis, *, aye: bool) -> Refusal | None:
        self.advance(now)
        if self.offer is None:
            return Refusal("no_offer_open")
        wish = self.offer.check(seat, aye=aye) or Answered(seat, aye, self.clock.reading(now))
        return self._granted(wish, now)

    def pause(self, why: str, now: Millis) -> None:
        """The clock stands still; a row of the journal only if one was running."""
        if self.running_deadline():
            self.enter(Paused(why, self.clock.reading(now)), now)
        else:
            self.clock.hold(why, now)

    def resume(self, why: str, now: Millis) -> None:
        if why in self.paused:
            self.enter(Resumed(why, self.clock.reading(now)), now)
        else:
            self.clock.release(why, now)

    # What happens by itself

    def advance(self, now: Millis) -> None:
        """Do everything that needs nobody: close a vote, draw, let time run out, judge."""
        while self._advance_once(now):
            continue

    def _advance_once(self, now: Millis) -> bool:
        at, ballot = self.clock.reading(now), self.court.ballot
        if ballot:
            if not ballot.finished(now):
                return False
            self._close(ballot, now)
            return True
        if self.offer and self.offer.settled(self.present):
            self.enter(Agreed(read_pairs(self.offer.text), at), now)
            return True
        awaiting = self.awaiting()
        if awaiting.chance:
            if self.calling:
                return False
            self.enter(Chance(self.game.sample(self.match.state, self._rng), at), now)
        elif awaiting.deadline and at >= awaiting.deadline.at:
            self.enter(self.tried.out_of_time(self.match, awaiting.deadline, at), now)
        elif awaiting.ruling:
            if awaiting.live and self._reads(awaiting, now):
                return False
            self.enter(self.court.ruling(awaiting, at), now)
        else:
            return False
        return True

    def _reads(self, awaiting: Awaiting, now: Millis) -> bool:
        """Does the ruling wait because people may still speak for a word?"""
        court = self.court
        if court.reading is None:
            moment = self._moment(now, READING_MILLIS)
            listed = court.lists(awaiting, self.seats, moment=moment)
            if listed is None:
                return False
            self.enter(listed, now)
        assert court.reading, "lists are read"
        return not court.reading.finished(self.present, now)

    def _close(self, ballot: Ballot, now: Millis) -> None:
        self.enter(Closed(self.clock.reading(now)), now)
        if ballot.kept is not None and ballot.strikes:
            self.enter(Struck(ballot.kept, self.clock.reading(now)), now)
        if ballot.accepted and ballot.seat is not None:
            votes = dict.fromkeys(ballot.words, ballot.spoken)
            judge = VotedJudge(self.court.judge, votes)
            trial = self._tried(ballot.seat, ballot.action, now, judge)
            if not trial.refusal:
                self._commit(trial)

    # The fold

    def enter(self, entry: Entry, now: Millis) -> None:
        """Let one entry of the journal happen. Raises `IllegalStep` for one that makes no sense."""
        if isinstance(entry, Said):
            say(self, entry, now)
        else:
            self._step(entry)
        self.entries.append(entry)

    def _step(self, step: Happening) -> None:
        self._tell(self.match.take(step).events, step)

    def _commit(self, trial: Trial) -> None:
        """Exactly what was proposed happens; in real time lists are read aloud before a ruling."""
        assert trial.proposed, "it was understood"
        proposed = trial.proposed
        if proposed.taken[0].after.awaiting.live:
            proposed = proposed.unjudged
        self.match.commit(proposed)
        for taken in proposed.taken:
            self._tell(taken.events, taken.step)
            self.entries.append(taken.step)

    def _tell(self, events: tuple[Event, ...], step: Happening) -> None:
        self.log.extend(events)
        self.tried.forget(self.match, step)
        if isinstance(step, TakenBack):
            self.log.append(Event("took_back", {"seat": step.seat}))
        elif isinstance(step, Left):
            self.gone |= {step.seat}
        elif isinstance(step, Ruled):
            self.court.reading = None
        elif isinstance(step, Chance):
            self.called = False

    # What a frame, an alarm or the store asks

    @property
    def calling(self) -> bool:
        """Does the round wait for somebody's call?"""
        awaiting = self.awaiting()
        return awaiting.live and awaiting.chance and bool(self.present) and not self.called

    def moved_on(self, seq: int) -> bool:
        """Is a move that was meant for this version too old? In real time others act meanwhile."""
        if not self.awaiting().live:
            return seq != self.seq
        since = self.match.happenings[seq:] if 0 <= seq <= self.seq else ()
        return seq > self.seq or not all(isinstance(happening, Act) for happening in since)

    def computer_due(self) -> Seat | None:
        """The computer seat whose move the table waits for."""
        if self.court.ballot:
            return None
        return min(self.awaiting().seats & self.computers, default=None)

    def next_alarm(self, now: Millis) -> Millis | None:
        """How long until something happens by itself."""
        if self.court.ballot:
            return max(0, self.court.ballot.closes_at - now)
        if self.court.reading:
            return max(0, self.court.reading.closes_at - now)
        deadline = self.running_deadline()
        return max(0, deadline.at - self.clock.reading(now)) if deadline else None

    def running_deadline(self) -> Deadline | None:
        return None if self.clock.held else self.awaiting().deadline

    def lines(self, since: int = 0) -> list[str]:
        """The entries from number `since` on, as the journal writes them."""
        return [write_entry(self.game, entry) for entry in self.entries[since:]]

    def _moment(self, now: Millis, millis: Millis) -> Moment:
        return Moment(self.clock.reading(now), now + millis)

    def _tried(self, seat: Seat, action: str, now: Millis, judge: Judge) -> Trial:
        try:
            act = Act(seat, self.game.read_action(action), self.clock.reading(now))
        except NotationError as error:
            return refused(Refusal("not_understood", error.data))
        return trial_of(self.match.propose(act, judge))

    def _granted(self, wish: Said | Refusal, now: Millis) -> Refusal | None:
        """What was wished is entered, and what follows from it happens."""
        if isinstance(wish, Refusal):
            return wish
        self.enter(wish, now)
        self.advance(now)
        return None
