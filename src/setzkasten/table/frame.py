"""What everybody at the table is told after each change."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, cast

from setzkasten.catalogue import GAMES
from setzkasten.core.evening import Before, firsts, wins
from setzkasten.core.game import Act, Event, Millis, Seat
from setzkasten.core.options import OptionValue
from setzkasten.core.record import Header
from setzkasten.table import helping, told
from setzkasten.table.ballot import Ballot
from setzkasten.table.carrying import carried_of
from setzkasten.table.court import doubtful, recounts
from setzkasten.table.helping import may_take_back
from setzkasten.table.judge import refused_by_word
from setzkasten.table.own import foreign
from setzkasten.table.pacing import clock_told, due_at
from setzkasten.table.replay import options_of_header
from setzkasten.table.secrets import hidden
from setzkasten.table.table import Kinds, Table
from setzkasten.table.talk import CHILD


def frame(
    table: Table, name: str, seat: Seat | None, now: Millis, *, v: int = 0
) -> told.Frame[object]:
    """The table as `seat` may see it; None is somebody who only watches."""
    return told.Frame(
        table=name,
        seat=seat,
        v=v,
        now=table.clock.shown(now),
        game=table.header.game,
        options=options_told(table.header),
        view=table.game.view(table.match.state, seat),
        log=events_told(table.log.of(seat).last),
        **head(table, now),
        **beside(table, now),
    )


def company(table: Table) -> dict[str, Any]:
    """Who plays, and by which words: parts that hardly ever change."""
    return {
        "policy": dict(table.court.policy),
        "seats": seats_told(table.header, table.kinds),
        "seal": table.seal.told,
    }


def head(table: Table, now: Millis) -> dict[str, Any]:
    """What every step may change, and everybody sees: parts by name, each with its type."""
    match, awaiting = table.match, table.awaiting()
    winners = match.winners
    return {
        "seq": len(match.happenings),
        "phase": awaiting.phase,
        "next": _in_order(awaiting.seats),
        "left": _in_order(awaiting.left),
        "people": _in_order(table.present),
        "over": awaiting.over,
        "winners": winners,
        "scores": match.scores,
        "deadline": _deadline(table, now) if awaiting.deadline else None,
        "clock": clock_told(table) if table.allotted else None,
        "doubtful": sorted(doubtful(table, now)),
        "call": awaiting.live and table.calling,
        "take_back": _take_back(table, now),
        "evening": _evening(table, winners) if table.header.before else None,
        "undo": helping.may_undo(table),
    }


@lru_cache(1024)
def _in_order(seats: frozenset[Seat]) -> list[Seat]:
    """The same list for the same seats: whoever compares sees at once that nothing changed."""
    return sorted(seats)


def beside(table: Table, now: Millis) -> dict[str, Any]:
    """What people do beside the rules; `beside_of` tells whether it can be other than it was."""
    return {
        "ballot": _ballot(table, now),
        "reading": _reading(table, now),
        "offer": _offer(table),
        "starts": table.starts,
        "again": _again(table),
        "hints": helping.allowed(table),
        "helped": sorted(table.helped),
        "talk": table.talk.way,
        "said": table.talk.said,
        "spelling": table.talk.spelling,
        **company(table),
    }


def beside_of(table: Table) -> tuple[object, ...]:
    """What `beside` is made of: values that are replaced, never changed.

    What is told of the first three changes with time or with the people who are there, too.
    """
    court, talk = table.court, table.talk
    settled = table.header, table.kinds, court.policy, table.seal.told, table.starts
    said = table.relaid, table.helped, talk.way, talk.said, talk.spelling
    return court.ballot, court.reading, table.offer, *settled, *said


def events_told(events: Iterable[Event]) -> list[told.LogEvent]:
    return [told.LogEvent(event.name, event.data) for event in events]


def summary(table: Table) -> told.Summary:
    """What the list of games shows of a table."""
    match, awaiting = table.match, table.awaiting()
    return told.Summary(
        sorted(awaiting.seats),
        awaiting.over,
        match.winners,
        match.scores,
        child=table.talk.way == CHILD,
        due=due_at(table),
    )


def seats_told(header: Header, kinds: Kinds = ()) -> list[told.SeatTold]:
    """Who sits where; `kinds`: where that has changed since the table opened."""
    kinds = kinds or tuple((sitter.kind, sitter.level) for sitter in header.sitters)
    return [
        told.SeatTold(
            sitter.names,
            "computer" if kind == "computer" else "person",
            cast("told.Level", level) if level and not foreign(level) else None,
            minded=kind == "computer" != sitter.kind,
            player=level if foreign(level) else "",
            handicap=sitter.handicap or None,
        )
        for sitter, (kind, level) in zip(header.sitters, kinds, strict=True)
    ]


def options_told(header: Header) -> dict[str, OptionValue]:
    """Every option of the game with its value at this table."""
    game = GAMES[header.game]
    values = options_of_header(header, game)
    return {option.name: option.read(values[option.name]) for option in game.options}


def _deadline(table: Table, now: Millis) -> told.DeadlineTold | None:
    deadline = table.awaiting().deadline
    if deadline is None:
        return None
    left = max(0, deadline.at - table.clock.shown(now))
    return told.DeadlineTold(deadline.name, deadline.at, left, running=not table.clock.held)


def _ballot(table: Table, now: Millis) -> told.BallotTold | None:
    ballot = table.court.ballot
    if ballot is None:
        return None
    return told.BallotTold(
        [told.DoubtedWord(word, v.reason, v.data) for word, v in ballot.words.items()],
        seat=ballot.seat,
        action=_open_action(table, ballot),
        lies=ballot.kept is not None and not recounts(table.match, ballot),
        voters=sorted(ballot.voters),
        voted=sorted(ballot.voted),
        left=max(0, ballot.closes_at - now),
    )


def _open_action(table: Table, ballot: Ballot) -> str | None:
    """The laying that is voted on, unless it shows a board that others must not see."""
    if ballot.seat is None:
        return None
    act = Act(ballot.seat, table.game.read_action(ballot.action), at=0)
    state = table.match.state
    return None if hidden(table.game, state, act, state) else ballot.action


def _offer(table: Table) -> told.OfferTold | None:
    offer = table.offer
    if offer is None:
        return None
    asked, agreed = sorted(offer.asked & table.present), sorted(offer.agreed)
    return told.OfferTold(offer.seat, offer.kind, offer.text, asked, agreed)


def _reading(table: Table, now: Millis) -> told.ReadingTold | None:
    reading = table.court.reading
    if reading is None:
        return None
    words = [
        told.ReadWord(w, v.reason, v.data, table.court.book.get(w))
        for w, v in refused_by_word(reading.refused).items()
    ]
    left = max(0, reading.closes_at - now)
    return told.ReadingTold(words, sorted(reading.ready), left)


def _take_back(table: Table, now: Millis) -> Seat | None:
    seat = may_take_back(table, now)
    return seat if seat in table.persons else None


def _again(table: Table) -> told.RelaidTold | None:
    again = table.relaid
    if again is None:
        return None
    return told.RelaidTold(again.seat, again.game, again.table, again.rotated)


def _evening(table: Table, winners: tuple[Seat, ...]) -> told.EveningTold | None:
    """GEN-12 Of a game that was broken off nothing is counted."""
    games, seats = table.header.before, len(table.header.sitters)
    if not games:
        return None
    counted = None if table.aborted else carried_of(table.match).firsts
    places = firsts(games, table.header.game, counted)
    if table.match.over and not table.aborted:
        games += (Before(table.header.game, table.match.scores, winners),)
    return told.EveningTold(len(games), wins(games, seats), places)
