"""Boggle and Presto begin at one moment for all, wherever their clocks stand."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from setzkasten.core.record import Header, Sitter
from setzkasten.lexicon.words import Words
from setzkasten.server.now import now_millis
from setzkasten.table.fold import START_MILLIS
from setzkasten.table.frame import frame
from setzkasten.table.opening import open_table
from setzkasten.table.pacing import next_alarm
from setzkasten.table.table import Table
from tests.server.running import Chair, Device, Server, server
from tests.server.test_company import begun, code

AT_ONCE_MILLIS = 300
PINGS = 5
HOUR = 3_600_000
GLASS_MILLIS = 180_000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("house") / "data") as running:
        yield running


def moment_of(chair: Chair, skew: int, *, there: int, back: int) -> float:
    """When a device begins by the world's clock: the twin of web/src/table/moment.ts.

    Its own clock is wrong by `skew`; its line takes longer than this one by `there` and `back`.
    """
    pings = []
    for _ in range(PINGS):
        sent = now_millis() - there + skew
        now = chair.ask("time")["now"]
        pings.append((now_millis() + back + skew, sent, now))
    got, sent, now = min(pings, key=lambda ping: ping[0] - ping[1])
    own: float = chair.frame["starts"] - (now - (sent + got) / 2)
    return own - skew


@pytest.mark.parametrize("game", ["boggle", "presto-super"])
def test_all_begin_at_once_with_wrong_clocks_and_a_slow_line(house: Server, game: str) -> None:
    anna, bert = Device(house), Device(house)
    table = begun(anna, bert, game)
    with anna.sit(table) as first, bert.sit(table) as second:
        assert first.ask("go-on", seat=0)["ok"]
        second.until(call=False)
        starts = second.frame["starts"]
        moments = [
            moment_of(first, 7 * HOUR, there=0, back=0),
            moment_of(second, -HOUR, there=400, back=150),
        ]
        assert first.frame["starts"] == starts
        assert max(moments) - min(moments) < AT_ONCE_MILLIS
        assert all(abs(moment - starts) < AT_ONCE_MILLIS for moment in moments)
        if now_millis() < starts - 500:  # a crowded machine may be later
            assert code(second.act(1, "done")) == "not_begun_yet"


def called(now: int) -> Table:
    header = Header("boggle", (Sitter(("Anna",)), Sitter(("Bert",))))
    table = open_table(header, words=Words.listed({"WAS"}), rng=Random(1), now=now)
    assert table.go_on(0, now, starts=now + START_MILLIS) is None
    return table


def test_the_glass_runs_from_the_agreed_moment() -> None:
    """Nobody loses the seconds that are counted down."""
    now = 1_000_000
    table = called(now)
    assert table.clock.waits(now + START_MILLIS - 1)
    assert not table.clock.waits(now + START_MILLIS)
    for passed in (0, 1_000, START_MILLIS, START_MILLIS + 5_000):
        told = frame(table, "t", None, now + passed)
        assert told.deadline
        assert told.deadline.left == GLASS_MILLIS + START_MILLIS - passed
        assert next_alarm(table, now + passed) == told.deadline.left
        assert told.starts == now + START_MILLIS
    table.advance(now + START_MILLIS + GLASS_MILLIS - 1)
    assert table.awaiting().phase == "search"
    table.advance(now + START_MILLIS + GLASS_MILLIS)
    assert table.awaiting().phase != "search"


def test_a_clock_from_the_future_holds_nobody_up() -> None:
    """A moment that another process wrote whose clock is wrong."""
    now = 1_000_000
    header = Header("boggle", (Sitter(("Anna",)), Sitter(("Bert",))))
    table = open_table(header, words=Words.listed({"WAS"}), rng=Random(1), now=now)
    table.go_on(0, now, starts=now + HOUR)
    assert not table.clock.waits(now + START_MILLIS)


def test_a_call_is_read_again_with_and_without_its_moment() -> None:
    table = called(1_000)
    lines = table.lines()
    header = table.header
    again = open_table(header, lines, words=Words.listed({"WAS"}), rng=Random(1), now=9_000_000)
    assert again.starts == table.starts
    assert not again.clock.waits(9_000_000)
    old = [line.replace(f" {table.starts}", "") for line in lines]
    assert open_table(header, old, words=Words.listed({"WAS"}), rng=Random(1), now=0).starts is None
