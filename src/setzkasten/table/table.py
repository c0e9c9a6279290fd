"""One game in progress among people: the only place that knows the time, the dice and the judge.

A table is a fold over its journal: the game's own steps and what people do beside the rules.
Nothing that anybody sees lives in memory only.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from setzkasten.core.claims import Judge
from setzkasten.core.game import (
    Act,
    AnyGame,
    Awaiting,
    Chance,
    Event,
    Left,
    Millis,
    Refusal,
    Ruled,
    Seat,
)
from setzkasten.core.happening import Happening, Proposed, TakenBack
from setzkasten.core.match import Match
from setzkasten.core.record import Header, chained, first_link
from setzkasten.core.squares import NotationError
from setzkasten.lexicon.words import Words
from setzkasten.table import journal
from setzkasten.table.clock import Clock
from setzkasten.table.consent import outcome
from setzkasten.table.court import Court, Moment, Round
from setzkasten.table.fold import say
from setzkasten.table.journal import Called, Entry, Ready, Said, Sealed, Unsealed
from setzkasten.table.journal_text import write_entry
from setzkasten.table.judge import Book
from setzkasten.table.log import Log
from setzkasten.table.offer import Offer
from setzkasten.table.pacing import expires_at
from setzkasten.table.reading import READING_MILLIS
from setzkasten.table.replay import clock_millis
from setzkasten.table.seal import Seal
from setzkasten.table.talk import Talk
from setzkasten.table.trial import Trial, Tried, trial_of
from setzkasten.table.voting import close

ABORTED = "aborted"  # the phase of a game that was broken off
Kinds: TypeAlias = tuple[tuple[str, str], ...]  # kind and level of each seat


def _of_kind(kinds: Kinds, wanted: str) -> frozenset[Seat]:
    return frozenset([seat for seat, (kind, _) in enumerate(kinds) if kind == wanted])


class Table:
    """`now` is the time outside, in milliseconds; the table turns it into its own."""

    def __init__(
        self, header: Header, match: Match, *, clock: Clock, words: Words, seal: Seal, book: Book
    ) -> None:
        self.header, self.match, self.clock = header, match, clock
        self.court = Court(words, header, book)
        self.entries: list[Entry] = []
        self.offer: Offer | None = None
        self.paused: frozenset[str] = frozenset()  # why the journal says that the clock stands
        self.dated: journal.Dated | None = None  # since when the clock follows the world
        self.relaid: journal.Relaid | None = None  # the next game of the evening
        self.starts: Millis | None = None  # outside: when the round called for begins for all
        self.called = self.aborted = False  # for the next round; broken off by consent
        self.helped: frozenset[Seat] = frozenset()  # had a hint, or took a move back with replies
        self.gone: frozenset[Seat] = frozenset()  # stood up and went; who gave up is still there
        self.seat(tuple((sitter.kind, sitter.level) for sitter in header.sitters))
        self.seated = self.persons  # at the start
        self.tried, self.talk = Tried(), Talk()
        self.log = Log(len(header.sitters))
        self.seal, self.lexicon = seal, header.lexicon
        self.allotted = clock_millis(header, match.game)  # for a move, or all of them
        self.chain = first_link(header)  # the link after the last line that was kept

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

    def seat(self, kinds: Kinds) -> None:
        """From now on people and computers of these kinds sit there."""
        self.kinds = kinds
        self.persons, self.computers = _of_kind(kinds, "person"), _of_kind(kinds, "computer")

    @property
    def present(self) -> frozenset[Seat]:
        """The people that have not gone, or whose going was struck with a word."""
        return self.persons - (self.gone & self.awaiting().left) if self.gone else self.persons

    def minded(self, seat: Seat) -> bool:
        """Does a computer play for a person who is away?"""
        seated = self.header.sitters[seat].kind if 0 <= seat < len(self.kinds) else ""
        return seated == "person" and seat in self.computers

    def awaiting(self) -> Awaiting:
        found = self.match.standing.awaiting
        return Awaiting(phase=ABORTED, left=found.left) if self.aborted else found

    # What people want

    def play(self, seat: Seat, action: str, now: Millis) -> Trial:
        """A seat wants something. Either it happens, or the refusal says why not."""
        self.advance(now)
        proposed = self._proposed(seat, action, now)
        if isinstance(proposed, Refusal) or proposed.refusal:
            return trial_of(proposed)
        self._commit(proposed)
        self.advance(now)
        return Trial(proposed)  # what it brought is told to everybody

    def trial(self, seat: Seat, action: str, now: Millis) -> Trial:
        """What would come of it. Nothing changes."""
        return trial_of(self._proposed(seat, action, now))

    def leave(self, seat: Seat, now: Millis) -> Refusal | None:
        """The seat stands up for good; how the game goes on without it is the game's affair."""
        self.advance(now)
        if self.court.ballot or self.aborted:
            return Refusal("game_over" if self.aborted else "ballot_open")
        proposed = self.match.propose(Left(seat, at=self.clock.reading(now)))
        if proposed.refusal:
            return proposed.refusal
        self.enter(Left(seat, at=self.clock.reading(now)), now)
        self.advance(now)
        return None

    def go_on(self, seat: Seat, now: Millis, *, starts: Millis | None = None) -> Refusal | None:
        """Call for the next round; or, while lists are read, have nothing more to say.

        `starts`: the moment outside at which the round begins for everybody.
        """
        self.advance(now)
        at, reading = self.clock.reading(now), self.court.reading
        if self.court.ballot:
            return Refusal("ballot_open")
        if reading:
            return self.grant(reading.check(seat) or Ready(seat, at=at), now)
        if not self.calling:
            return Refusal("nothing_to_wait_for")
        return self.grant(Called(seat, starts, at=at), now)

    # What happens by itself

    def advance(self, now: Millis) -> None:
        """Do everything that needs nobody: close a vote, draw, let time run out, judge."""
        while not self.waits and self._advance_once(now):
            continue

    @property
    def waits(self) -> bool:
        """Does nothing happen unless somebody acts?"""
        return not (self.court.ballot or self.offer) and self.awaiting().idle

    def _advance_once(self, now: Millis) -> bool:
        awaiting, ballot = self.awaiting(), self.court.ballot
        at = self.clock.reading(now)
        if ballot:
            if not ballot.finished(now):
                return False
            close(self, ballot, now)
            return True
        if self.offer and self.offer.settled(self.present):
            self.enter(outcome(self, self.offer, now), now)
            return True
        if awaiting.chance:
            if self.calling:
                return False
            if self.seal.due:
                self.enter(Sealed(self.seal.next_hash, at=at), now)
            self.enter(Chance(self.game.sample(self.match.state, self.seal.draws()), at=at), now)
        elif awaiting.deadline and at >= awaiting.deadline.at:
            late = expires_at(self, at)
            self.enter(self.tried.out_of_time(self.match, awaiting.deadline, late), now)
        elif awaiting.ruling:
            if awaiting.live and self._reads(awaiting, now):
                return False
            self.enter(self.court.ruling(awaiting, at), now)
        elif awaiting.over and self.seal.shut:
            self.enter(Unsealed(self.seal.seed, at=at), now)
        else:
            return False
        return True

    def _reads(self, awaiting: Awaiting, now: Millis) -> bool:
        """Does the ruling wait because people may still speak for a word?"""
        court = self.court
        if court.reading is None:
            moment = self.moment(now, READING_MILLIS)
            listed = court.lists(awaiting, self.seats, moment=moment)
            if listed is None:
                return False
            self.enter(listed, now)
        assert court.reading, "lists are read"
        return not court.reading.finished(self.present, now)

    def carry_out(self, seat: Seat, action: str, now: Millis, judges: Iterable[Judge]) -> None:
        """Let it happen, unless these judges are against it."""
        act = self._understood(seat, action, now)
        if isinstance(act, Act) and not (done := self.match.propose(act, *judges)).refusal:
            self._commit(done)

    # The fold

    def enter(self, entry: Entry, now: Millis) -> None:
        """Let one entry of the journal happen. Raises `IllegalStep` for one that makes no sense."""
        if isinstance(entry, Said):
            say(self, entry, now)
        else:
            self._tell(self.match.take(entry).events, entry)
        self.entries.append(entry)

    def _commit(self, proposed: Proposed) -> None:
        """Exactly what was proposed happens; in real time lists are read aloud before a ruling."""
        if proposed.taken[0].after.awaiting.live:
            proposed = proposed.unjudged
        self.match.commit(proposed)
        for taken in proposed.taken:
            self._tell(taken.events, taken.step)
            self.entries.append(taken.step)

    def _tell(self, events: tuple[Event, ...], step: Happening) -> None:
        self.log.extend(() if isinstance(step, Left) and step.seat in self.gone else events)  # once
        if self.offer and self.offer.ends_with(step):
            self.offer = None
        self.tried.forget(self.match, step)
        if self.talk.spelling and isinstance(step, Act):
            self.talk.laid(step.seat)
        if isinstance(step, TakenBack):
            self.log.append(Event("took_back", {"seat": step.seat}))
        elif isinstance(step, Left):
            self.gone |= {step.seat}
        elif isinstance(step, Ruled):
            self.court.reading = None
        elif isinstance(step, Chance):
            self.called = False
            self.seal.drew()

    # What a frame or the store asks

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

    def lines(self, since: int = 0) -> list[str]:
        """The entries from number `since` on, as the journal writes them."""
        return [write_entry(self.game, entry) for entry in self.entries[since:]]

    def chain_on(self, lines: Iterable[str]) -> None:
        """These lines are the next that are kept."""
        self.chain = chained(self.chain, lines)

    def moment(self, now: Millis, millis: Millis) -> Moment:
        return Moment(self.clock.reading(now), now + millis)

    def _proposed(self, seat: Seat, action: str, now: Millis) -> Proposed | Refusal:
        if self.court.ballot or self.aborted:
            return Refusal("game_over" if self.aborted else "ballot_open")
        act = self._understood(seat, action, now)
        self.tried.note(self.match, seat, act.action if isinstance(act, Act) else None)
        if isinstance(act, Refusal):
            return act
        return self.match.propose(act, *self.court.judges_of(seat, self.match))

    def _understood(self, seat: Seat, action: str, now: Millis) -> Act[object] | Refusal:
        try:
            return Act(seat, self.game.read_action(action), at=self.clock.reading(now))
        except NotationError as error:
            return Refusal("not_understood", error.data)

    def grant(self, wish: Said | Refusal, now: Millis) -> Refusal | None:
        """What was wished is entered, and what follows from it happens."""
        if isinstance(wish, Refusal):
            return wish
        self.enter(wish, now)
        self.advance(now)
        return None
