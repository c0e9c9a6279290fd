"""The log: everybody hears the same until somebody is told something alone."""

from __future__ import annotations

from setzkasten.core.game import Event
from setzkasten.table.log import LOG_LENGTH, Log


def heard(log: Log, seat: int | None) -> list[str]:
    return [event.name for event in log.of(seat).last]


def test_what_one_seat_is_told_alone_nobody_else_hears_and_nothing_before_is_lost() -> None:
    log = Log(2)
    log.extend([Event("laid"), Event("passed")])
    before = log.of(1).count
    log.append(Event("drew", seen_by=frozenset({0})))
    log.append(Event("laid"))
    assert heard(log, 0) == ["laid", "passed", "drew", "laid"]
    assert heard(log, 1) == heard(log, None) == ["laid", "passed", "laid"]
    assert [event.name for event in log.of(1).since(before)] == ["laid"]
    assert [event.name for event in log.of(0).since(before)] == ["drew", "laid"]


def test_only_the_last_events_are_kept() -> None:
    log = Log(2)
    log.extend(Event(str(number)) for number in range(LOG_LENGTH + 5))
    assert heard(log, 0)[0] == "5"
    assert log.of(None).count == LOG_LENGTH + 5
