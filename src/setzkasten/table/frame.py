"""What everybody at the table is told after each change."""

from __future__ import annotations

from setzkasten.core.game import Millis, Seat
from setzkasten.core.options import OptionValue
from setzkasten.core.record import Header
from setzkasten.games import GAMES
from setzkasten.table.judge import refused_by_word
from setzkasten.table.secrets import without_plan
from setzkasten.table.table import Table


def frame(table: Table, name: str, seat: Seat | None, now: Millis) -> dict[str, object]:
    """The table as `seat` may see it; None is somebody who only watches."""
    return {
        "table": name,
        "seat": seat,
        "seq": table.seq,
        "game": table.header.game,
        "options": options_told(table.header),
        "policy": dict(table.header.policy),
        "seats": seats_told(table.header),
        "phase": table.awaiting().phase,
        **summary(table),
        "deadline": _deadline(table, now),
        "ballot": _ballot(table, now),
        "take_back": _take_back(table, now),
        "view": table.game.view(table.course.state, seat),
        "log": [
            {"name": event.name, "data": event.data}
            for event in table.log
            if event.seen_by is None or seat in event.seen_by
        ],
    }


def summary(table: Table) -> dict[str, object]:
    """What the list of games shows of a table."""
    state, awaiting = table.course.state, table.awaiting()
    return {
        "next": sorted(awaiting.seats),
        "over": awaiting.over,
        "winners": list(table.game.winners(state)),
        "scores": list(table.game.scores(state)),
    }


def seats_told(header: Header) -> list[dict[str, object]]:
    return [
        {"names": list(sitter.names), "kind": sitter.kind, "level": sitter.level or None}
        for sitter in header.sitters
    ]


def options_told(header: Header) -> dict[str, OptionValue]:
    """Every option of the game with its value at this table."""
    return {
        option.name: option.read(header.options.get(option.name, option.default))
        for option in GAMES[header.game].options
    }


def _deadline(table: Table, now: Millis) -> dict[str, object] | None:
    deadline = table.awaiting().deadline
    if deadline is None:
        return None
    at = table.clock.reading(now)
    left, running = max(0, deadline.at - at), not table.clock.held
    return {"name": deadline.name, "at": deadline.at, "left": left, "running": running}


def _ballot(table: Table, now: Millis) -> dict[str, object] | None:
    ballot = table.ballot
    if ballot is None:
        return None
    words = [
        {"word": word, "reason": verdict.reason, "data": verdict.data}
        for word, verdict in refused_by_word(ballot.disputed).items()
    ]
    return {
        "words": words,
        "seat": ballot.seat,
        "action": without_plan(ballot.action),
        "voters": sorted(ballot.voters),
        "voted": sorted(ballot.voted),
        "left": max(0, ballot.closes_at - now),
    }


def _take_back(table: Table, now: Millis) -> Seat | None:
    seat = table.may_take_back(now)
    return seat if seat in table.persons else None
