"""Several houses on one PostgreSQL: any of them serves any table, and they agree."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

import pytest

from setzkasten.core.record import Sitter
from setzkasten.server.bus.here import Here
from setzkasten.server.fault import Fault
from setzkasten.server.live import watch
from setzkasten.server.live.desk import answer
from setzkasten.server.live.house import House
from setzkasten.server.live.wire import Done
from setzkasten.server.now import now_millis
from setzkasten.server.people.gathering import gathered
from setzkasten.server.people.invitation import Invitation
from setzkasten.server.people.seating import NewSeat, NewTable
from setzkasten.server.store import invitations, postgres_sharing
from setzkasten.server.store.invitations import Claim
from setzkasten.server.store.journal import Rows
from setzkasten.server.store.postgres import Postgres
from setzkasten.table.pacing import running_deadline
from tests.server.housed import HEADER, code, house_of, seated
from tests.server.running import PATIENCE_SECONDS

TIMED = replace(HEADER, options={"time": "60"})
WITH_COMPUTER = replace(HEADER, sitters=(Sitter(("Anna",)), Sitter(("Bot",), "computer", "leicht")))

EARLIER = "UPDATE steps SET written = written - interval '30 seconds'"

Two = tuple[House, House]


@pytest.fixture
def two(database: str) -> Iterator[Two]:
    """Two houses that hear each other, as if in two processes."""
    bus = Here()
    houses = house_of(Postgres(database), bus), house_of(Postgres(database), bus)
    yield houses
    for house in houses:
        house.close()


def test_whoever_comes_second_with_the_same_step_reads_and_answers_again(two: Two) -> None:
    async def match() -> None:
        one, other = two
        one.bus.unlisten(other.neighbours.heard)  # they do not hear each other
        name = await one.open("anna", HEADER)
        (first, _), (second, listener) = await seated(one, name), await seated(other, name)
        await first.change(lambda now: first.table.play(0, "E4> WAS", now))
        late = b'{"re": 7, "do": "act", "seat": 0, "action": "give-up"}'
        assert code(await answer(second, listener, late, "page")) == "not_your_turn"
        assert first.table.lines() == second.table.lines()
        one.bus.listen(other.neighbours.heard)

    asyncio.run(match())


def test_nobody_is_refused_by_what_others_have_changed_already(two: Two) -> None:
    """A refusal writes no row whose key would tell that one is behind."""

    async def match() -> None:
        one, other = two
        one.bus.unlisten(other.neighbours.heard)
        name = await one.open("anna", HEADER)
        (first, _), (second, listener) = await seated(one, name), await seated(other, name)
        await first.change(lambda now: first.table.play(0, "E4> WAS", now))
        message = b'{"re": 1, "do": "act", "seat": 1, "action": "E5v ITZ"}'
        assert await answer(second, listener, message, "page") == Done(1)
        one.bus.listen(other.neighbours.heard)

    asyncio.run(match())


def test_a_message_that_comes_again_to_another_process_is_not_played_again(two: Two) -> None:
    async def match() -> list[str]:
        one, other = two
        name = await one.open("anna", HEADER)
        first, listener = await seated(one, name)
        second, _ = await seated(other, name)
        message = b'{"re": 1, "do": "ask-vote", "seat": 0, "action": "E4> OUI"}'
        assert await answer(first, listener, message, "page") == Done(1)
        assert await answer(second, listener, message, "page") == Done(1)
        assert code(await answer(second, listener, message, "another page")) == "ballot_open"
        other.forget(second)
        third, _ = await seated(other, name)
        assert await answer(third, listener, message, "page") == Done(1)
        return third.table.lines()

    assert len(asyncio.run(match())) == 1


def test_a_row_that_was_written_though_its_line_broke_is_acknowledged(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line to the database breaks between the commit and its answer: it is written again."""

    async def match() -> list[str]:
        house, store = two[0], two[0].store
        live, listener = await seated(house, await house.open("anna", HEADER))
        append = store.append

        def twice(
            table: str, number: int, lines: Sequence[str], sent: str, chain: str
        ) -> asyncio.Future[None]:
            monkeypatch.undo()
            append(table, number, lines, sent, chain)
            return append(table, number, lines, sent, chain)

        monkeypatch.setattr(store, "append", twice)
        message = b'{"re": 1, "do": "act", "seat": 0, "action": "E4> WAS"}'
        assert await answer(live, listener, message, "page") == Done(1)
        return live.table.lines()

    assert len(asyncio.run(match())) == 2  # the word and its ruling


def test_the_clock_runs_while_anybody_is_there_and_is_the_same_for_all(two: Two) -> None:
    async def match() -> None:
        one, other = two
        name = await one.open("anna", TIMED)
        first, there = await seated(one, name)
        await first.change(lambda now: first.table.play(0, "E4> WAS", now))
        one.store.queued(lambda db: db.execute(EARLIER)).result()
        second, here = await seated(other, name)
        ahead = second.table.clock.reading(now_millis()) - second.table.entries[-1].at
        assert 30_000 <= ahead < 30_000 + PATIENCE_SECONDS * 1000
        await first.leave(there)
        assert running_deadline(second.table)
        await second.leave(here)
        assert [line.split()[1] for line in second.table.lines()][-1] == ":"  # paused
        third, _ = await seated(one, name)
        assert running_deadline(third.table)

    asyncio.run(match())


def test_who_still_sits_there_lets_a_clock_go_on_that_somebody_stopped(two: Two) -> None:
    async def match() -> None:
        one, other = two
        name = await one.open("anna", TIMED)
        (first, there), (second, _) = await seated(one, name), await seated(other, name)
        await first.change(lambda now: first.table.play(0, "E4> WAS", now))
        two[1].store.sharing.leave(name).result()  # it only seems that nobody is there
        await first.leave(there)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while second.stored < 4 or not running_deadline(second.table):  # paused, resumed
                await asyncio.sleep(0.01)

    asyncio.run(match())


def test_only_one_process_thinks_and_another_when_it_dies(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_sharing, "_END", b"SELECT %s::text")  # without a farewell

    async def match() -> None:
        sharings = [house.store.sharing for house in two]
        assert [sharing.claim("t").result() for sharing in sharings] == [True, False]
        sharings[0].leave("t").result()
        assert [sharing.claim("t").result() for sharing in reversed(sharings)] == [True, False]
        dead = sharings[1]
        assert isinstance(dead, postgres_sharing.Shared)
        dead.close()
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not sharings[0].claim("t").result():
                await asyncio.sleep(0.05)

    asyncio.run(match())


def test_a_computer_at_a_table_in_two_processes_moves_once(two: Two) -> None:
    async def match() -> list[str]:
        one, other = two
        name = await one.open("anna", WITH_COMPUTER)
        (first, _), (second, _) = await seated(one, name), await seated(other, name)
        await second.change(lambda now: second.table.play(0, "E4> WAS", now))
        async with asyncio.timeout(PATIENCE_SECONDS):
            while (first.stored, second.stored) != (4, 4):  # two moves with their rulings
                await asyncio.sleep(0.01)
        assert first.table.lines() == second.table.lines()
        return first.table.lines()

    moves = [line.split()[1] for line in asyncio.run(match())]
    assert moves.count("2") == 1


def test_who_is_woken_shows_what_happened_elsewhere(two: Two) -> None:
    async def match() -> None:
        one, other = two
        name = await one.open("anna", HEADER)
        (first, _), (second, listener) = await seated(one, name), await seated(other, name)
        listener.take()
        await first.change(lambda now: first.table.play(0, "E4> WAS", now))
        await asyncio.wait_for(listener.fresh.wait(), PATIENCE_SECONDS)
        assert b"WAS" in listener.take()
        assert first.table.lines() == second.table.lines()
        await second.change(lambda now: second.table.play(1, "E4v WITZ", now))
        async with asyncio.timeout(PATIENCE_SECONDS):
            while first.table.lines() != second.table.lines():
                await asyncio.sleep(0.01)

    asyncio.run(match())


def test_what_nobody_said_is_found_by_looking(two: Two) -> None:
    async def match() -> None:
        one, other = two
        one.bus.unlisten(other.neighbours.heard)
        name, gone = await one.open("anna", HEADER), await one.open("anna", HEADER)
        (first, _), (second, _) = await seated(one, name), await seated(other, name)
        _, listener = await seated(other, gone)
        await first.change(lambda now: first.table.play(0, "E4> WAS", now))
        await one.delete(gone, "anna")
        await watch.look(other)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while second.stored < first.stored or not listener.closed:
                await asyncio.sleep(0.01)
        one.bus.listen(other.neighbours.heard)

    asyncio.run(match())


@pytest.mark.parametrize("once", [True, False])
def test_of_two_processes_that_are_shown_the_last_seat_at_once_one_gives_it(
    two: Two, *, once: bool
) -> None:
    """A link for one person, or the last free place of a game for two."""
    stores = [house.store for house in two]
    wanted = NewTable("krux", (NewSeat(names=("Anna",)), NewSeat("free")))
    table = asyncio.run(two[0].hall.open("anna", gathered(wanted)))
    for race in range(5):
        secret, until = f"secret {race}", now_millis() + 60_000
        made = Invitation(secret, table, 0, "sit", None, 1 if once else None, until)
        stores[0].queued(lambda db, made=made: invitations.invite(db, made, now_millis())).result()  # type: ignore[misc]
        claims = [Claim(secret, f"{name} {race}", name) for name in ("bert", "cora")]
        both = [
            store.queued(partial(invitations.claim, shown=shown, now=now_millis(), moment=""))
            for store, shown in zip(stores, claims, strict=True)
        ]
        refused = [error.code for one in both if isinstance(error := one.exception(), Fault)]
        assert refused == ["invitation_used" if once else "table_full"]
        waiting = stores[1].asked(lambda db: invitations.waiting(db, table)).result()
        assert waiting
        (_, guest) = waiting.places
        stores[0].queued(partial(_freed, table, guest.number)).result()


def _freed(table: str, place: int, db: Rows) -> None:
    invitations.free(db, table, place, "")


def test_who_sits_where_is_known_in_all_processes(two: Two) -> None:
    async def match() -> None:
        one, other = two
        name = await one.open("anna", HEADER)
        first, _ = await seated(one, name)
        second, listener = await seated(other, name)
        one.store.queued(lambda db: invitations.hold(db, name, "bert", [1])).result()
        await one.reseat(name)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not (second.around.holders.knows("bert") and first.around.holders.knows("bert")):
                await asyncio.sleep(0.01)
        await one.erase("anna")
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not listener.closed:  # comes back and reads it anew
                await asyncio.sleep(0.01)
        third = await other.live(name, "bert")
        assert third
        assert third.kept.owner == "bert"

    asyncio.run(match())
