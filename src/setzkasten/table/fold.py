"""How an entry of the journal changes a table: nothing else does."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, get_args

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.game import Event, IllegalStep, Millis, Refusal
from setzkasten.table import journal
from setzkasten.table.ballot import Ballot
from setzkasten.table.court import recounts
from setzkasten.table.offer import ABSENT, Offer, unasked
from setzkasten.table.seal import draws_in
from setzkasten.table.settled import lying
from setzkasten.table.told import Level

if TYPE_CHECKING:
    from setzkasten.table.table import Table

T = TypeVar("T")

VOTING = "voting"  # holds the clock
OPENER = "opener"  # whoever laid the table does
# How long before a round in real time is it announced? A slow line has it by then, and "three, two,
# one" is said.
START_MILLIS = 3_000


def say(table: Table, entry: journal.Said, now: Millis) -> None:
    """Raises `IllegalStep` for an entry that speaks of what is not there."""
    if isinstance(entry, journal.OfSeat) and entry.seat >= len(table.kinds):
        raise IllegalStep(Refusal("journal_entry"))
    if isinstance(entry, journal.OfCourt):
        _in_court(table, entry, now)
        return
    if isinstance(entry, journal.OfConsent):
        _deal(table, entry)
        return
    if isinstance(entry, journal.OfTalk):
        table.talk.enter(entry)
        return
    if isinstance(entry, journal.Hinted | journal.Undone):
        _help(table, entry)
        return
    match entry:
        case journal.Sealed() | journal.Unsealed():
            table.seal.enter(entry)
        case journal.Renewed() | journal.Forgot():
            _know(table, entry)
        case journal.Called(starts=starts):
            table.called, table.starts = True, starts
            table.clock.wait_for(min(starts or now, now + START_MILLIS), now)
        case journal.Paused() | journal.Resumed():
            _hold(table, entry, now)
        case journal.Dated(world=world, at=at):
            table.dated = entry
            table.clock.go_on(at + max(0, now - world), now)
        case journal.Relaid():
            table.relaid = entry
        case journal.Sat():
            _sit(table, entry)


def _know(table: Table, entry: journal.Renewed | journal.Forgot) -> None:
    if isinstance(entry, journal.Renewed):
        table.lexicon = entry.lexicon
    else:
        table.court.forget(entry.word)


def _hold(table: Table, entry: journal.Paused | journal.Resumed, now: Millis) -> None:
    held, why = isinstance(entry, journal.Paused), entry.why
    if held:
        table.clock.hold(why, now)
        table.paused |= {why}
    else:
        table.clock.release(why, now)
        table.paused -= {why}
    if why == OPENER:
        table.log.append(Event("clock_held" if held else "clock_released"))


def _help(table: Table, entry: journal.Hinted | journal.Undone) -> None:
    table.helped |= {entry.seat}
    if isinstance(entry, journal.Undone):
        table.seal.rewind(draws_in(table.match.taken[entry.kept :]))
    name = "hinted" if isinstance(entry, journal.Hinted) else "undone"
    table.log.append(Event(name, {"seat": entry.seat}))


def _sit(table: Table, entry: journal.Sat) -> None:
    seat, kinds = entry.seat, table.kinds
    if entry.kind == "computer" and not _plays(table, entry.level):
        raise IllegalStep(Refusal("journal_entry"))
    table.seat((*kinds[:seat], (entry.kind, entry.level), *kinds[seat + 1 :]))
    if table.offer and table.offer.about == seat:
        table.offer = None
    if table.header.sitters[seat].kind == "person":
        name = "stood_in" if entry.kind == "computer" else "came_back"
        table.log.append(Event(name, {"seat": seat}))


def _plays(table: Table, level: str) -> bool:
    return level in get_args(Level) and CATALOGUE[table.header.game].player is not None


def _in_court(table: Table, entry: journal.OfCourt, now: Millis) -> None:
    court = table.court
    match entry:
        case journal.Asked() | journal.Doubted():
            _open(table, entry, now)
        case journal.Voted(seat=seat, aye=aye):
            court.ballot = _there(court.ballot).cast(seat, aye)
        case journal.Closed():
            _tell_result(table, court.close(_there(court.ballot)))
            table.clock.release(VOTING, now)
        case journal.Listed():
            court.list_words(entry)
        case journal.Ready(seat=seat):
            court.reading = _there(court.reading).with_ready(seat)
        case journal.Accepted(seat=seat, word=word):
            court.settle({word: True})
            table.log.append(Event("word_accepted", {"seat": seat, "word": word}))


def _open(table: Table, entry: journal.Asked | journal.Doubted, now: Millis) -> None:
    found = lying(table.court, table.match, table.persons, entry)
    table.court.open(entry, table.seats, found)
    table.clock.hold(VOTING, now)
    layer = entry.seat if isinstance(entry, journal.Asked) else None
    words = list(entry.words) if isinstance(entry, journal.Asked) else [entry.word]
    table.log.append(Event("vote_opened", {"seat": layer, "words": words}))


def _tell_result(table: Table, ballot: Ballot) -> None:
    told = {"seat": ballot.seat, "words": list(ballot.words), "votes": ballot.spoken}
    struck = ballot.strikes and not recounts(table.match, ballot)
    said = {**told, "accepted": ballot.accepted, "struck": struck}
    table.log.append(Event("vote_closed", said))


def _deal(table: Table, entry: journal.OfConsent) -> None:
    match entry:
        case journal.Offered(seat=seat, kind=kind, text=text):
            asked = table.present - {seat} - unasked(kind, text)
            table.offer = Offer(seat, kind, text, asked)
            if kind in ABSENT and table.offer.about not in table.present:
                raise IllegalStep(Refusal("journal_entry"))
            table.log.append(Event("offered", {"seat": seat, "kind": kind}))
        case journal.Answered(seat=seat, aye=True):
            table.offer = _there(table.offer).with_consent(seat)
        case journal.Answered(seat=seat):
            _there(table.offer)
            table.offer = None
            table.log.append(Event("declined", {"seat": seat}))
        case journal.Agreed(policy=policy):
            table.offer = None
            table.court.agree(dict(policy))
            table.log.append(Event("words_agreed"))
        case journal.Aborted():
            table.offer, table.aborted = None, True
            table.log.append(Event("aborted"))


def _there(value: T | None) -> T:
    """What an entry speaks of; a journal that speaks of nothing was damaged."""
    if value is None:
        raise IllegalStep(Refusal("journal_entry"))
    return value
