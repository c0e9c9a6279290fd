"""How an entry of the journal changes a table: nothing else does."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from setzkasten.core.game import Event, IllegalStep, Millis, Refusal
from setzkasten.table.ballot import Ballot
from setzkasten.table.court import doubtful_words
from setzkasten.table.journal import (
    Accepted,
    Agreed,
    Answered,
    Asked,
    Called,
    Closed,
    Doubted,
    Forgot,
    Listed,
    Offered,
    Paused,
    Ready,
    Resumed,
    Said,
    Sat,
    Voted,
)
from setzkasten.table.offer import Offer

if TYPE_CHECKING:
    from setzkasten.table.table import Table

T = TypeVar("T")

VOTING = "voting"  # holds the clock


def say(table: Table, entry: Said, now: Millis) -> None:
    """Raises `IllegalStep` for an entry that speaks of what is not there."""
    match entry:
        case Asked() | Doubted() | Voted() | Closed() | Listed() | Ready() | Accepted():
            _in_court(table, entry, now)
        case Offered() | Answered() | Agreed():
            _deal(table, entry)
        case Forgot(word=word):
            table.court.forget(word)
        case Called():
            table.called = True
        case Paused(why=why):
            table.clock.hold(why, now)
            table.paused |= {why}
        case Resumed(why=why):
            table.clock.release(why, now)
            table.paused -= {why}
        case Sat(seat=seat, kind=kind, level=level):
            kinds = table.kinds
            table.kinds = (*kinds[:seat], (kind, level), *kinds[seat + 1 :])


def _in_court(
    table: Table,
    entry: Asked | Doubted | Voted | Closed | Listed | Ready | Accepted,
    now: Millis,
) -> None:
    court = table.court
    match entry:
        case Asked() | Doubted():
            _open(table, entry, now)
        case Voted(seat=seat, aye=aye):
            court.ballot = _there(court.ballot).cast(seat, aye)
        case Closed():
            _tell_result(table, court.close(_there(court.ballot)))
            table.clock.release(VOTING, now)
        case Listed():
            court.list_words(entry)
        case Ready(seat=seat):
            court.reading = _there(court.reading).with_ready(seat)
        case Accepted(seat=seat, word=word):
            court.settle({word: True})
            table.log.append(Event("word_accepted", {"seat": seat, "word": word}))


def _open(table: Table, entry: Asked | Doubted, now: Millis) -> None:
    doubtful = doubtful_words(table.match, table.persons, entry.at)
    table.court.open(entry, table.seats, doubtful)
    table.clock.hold(VOTING, now)
    layer = entry.seat if isinstance(entry, Asked) else None
    words = list(entry.words) if isinstance(entry, Asked) else [entry.word]
    table.log.append(Event("vote_opened", {"seat": layer, "words": words}))


def _tell_result(table: Table, ballot: Ballot) -> None:
    told = {"seat": ballot.seat, "words": list(ballot.words), "votes": ballot.spoken}
    said = {**told, "accepted": ballot.accepted, "struck": ballot.strikes}
    table.log.append(Event("vote_closed", said))


def _deal(table: Table, entry: Offered | Answered | Agreed) -> None:
    match entry:
        case Offered(seat=seat, kind=kind, text=text):
            table.offer = Offer(seat, kind, text, table.present - {seat})
            table.log.append(Event("offered", {"seat": seat, "kind": kind}))
        case Answered(seat=seat, aye=True):
            table.offer = _there(table.offer).with_consent(seat)
        case Answered(seat=seat):
            _there(table.offer)
            table.offer = None
            table.log.append(Event("declined", {"seat": seat}))
        case Agreed(policy=policy):
            table.offer = None
            table.court.agree(dict(policy))
            table.log.append(Event("words_agreed"))


def _there(value: T | None) -> T:
    """What an entry speaks of; a journal that speaks of nothing was damaged."""
    if value is None:
        raise IllegalStep(Refusal("journal_entry"))
    return value
