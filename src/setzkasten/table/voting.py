"""Words before the round: to ask it about them, to doubt them, to vote and to settle them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from setzkasten.core.game import Left, Millis, Refusal, Seat
from setzkasten.core.match import Struck
from setzkasten.table.ballot import Ballot
from setzkasten.table.court import doubtful
from setzkasten.table.journal import Closed, Forgot, Voted
from setzkasten.table.journal_text import one_line
from setzkasten.table.judge import VotedJudge
from setzkasten.table.pacing import keep_date, vote_millis

if TYPE_CHECKING:
    from setzkasten.table.table import Table


def ask_vote(table: Table, seat: Seat, now: Millis, action: str) -> Refusal | None:
    """Put the words that the dictionary refuses in this laying before the others."""
    table.advance(now)
    trial = table.trial(seat, action, now)
    moment = table.moment(now, vote_millis(table))
    wish = table.court.ask(seat, trial, one_line(action), table.seats, moment=moment)
    return table.grant(wish, now)


def doubt(table: Table, seat: Seat, word: str, now: Millis) -> Refusal | None:
    """GEN-10 Put a word of the last laying, or one that is read aloud, before everybody."""
    table.advance(now)
    moment, words = table.moment(now, vote_millis(table)), doubtful(table, now)
    wish = table.court.doubt(seat, word, table.seats, words, moment=moment)
    return table.grant(wish, now)


def vote(table: Table, seat: Seat, now: Millis, *, aye: bool | None) -> Refusal | None:
    table.advance(now)
    ballot = table.court.ballot
    if ballot is None:
        return Refusal("no_ballot_open")
    wish = ballot.check(seat, now) or Voted(seat, aye, at=table.clock.reading(now))
    return table.grant(wish, now)


def close(table: Table, ballot: Ballot, now: Millis) -> None:
    """All spoke, or the time was up: a doubted word goes, a laying that was asked for lies."""
    table.enter(Closed(at=table.clock.reading(now)), now)
    keep_date(table, now)
    if ballot.kept is not None and ballot.strikes:
        _strike(table, ballot.kept, now)
    if ballot.accepted and ballot.seat is not None:
        votes = dict.fromkeys(ballot.words, ballot.spoken)
        judges = table.court.judges_of(ballot.seat, table.match)
        voted = (VotedJudge(judge, votes) for judge in judges)
        table.carry_out(ballot.seat, ballot.action, now, voted)


def _strike(table: Table, kept: int, now: Millis) -> None:
    """The laying goes with all that came of it; whoever stood up meanwhile did not for its sake.

    A count is made again at once: its lists have been read aloud.
    """
    steps, at = table.match.steps()[kept:], table.clock.reading(now)
    table.enter(Struck(kept, at=at), now)
    if (awaiting := table.awaiting()).ruling:
        table.enter(table.court.ruling(awaiting, at), now)
    for step in steps:
        if isinstance(step, Left) and not table.match.propose(Left(step.seat, at=at)).refusal:
            table.enter(Left(step.seat, at=at), now)


def accept_word(
    table: Table, seat: Seat, word: str, now: Millis, action: str = ""
) -> Refusal | None:
    """Alone against computers nobody votes: whoever tried the word answers for it."""
    table.advance(now)
    if table.court.ballot:
        return Refusal("ballot_open")
    disputed = table.trial(seat, action, now).verdicts if action else ()
    at = table.clock.reading(now)
    return table.grant(table.court.accept(seat, word, disputed, table.seats, at=at), now)


def forget_word(table: Table, word: str | None, now: Millis) -> None:
    """Leave a word to the dictionary again; None: all that this table has settled."""
    book = table.court.book
    if book if word is None else word in book:
        table.enter(Forgot(word or "", at=table.clock.reading(now)), now)
