"""Of what is to be sent each thing is claimed by one process, and found again after a kill."""

from __future__ import annotations

import asyncio
from functools import partial

from setzkasten.server.store import contacts, notices
from setzkasten.server.store.journal import First, Journal, Rows
from setzkasten.server.store.turns import Followed, Turn
from tests.server.test_journal import TABLE


def bert_subscribes(db: Rows) -> None:
    contacts.subscribe(db, "bert", contacts.Subscription("https://x", "p", "a", "de"))
    db.execute("INSERT INTO holders VALUES ('t', 'bert', 1)")


def test_of_several_processes_one_sends(journal: Journal) -> None:
    """And if it is killed, another does, once its claim has run out."""

    journal.create(TABLE, First(["one"])).result()
    journal.queued(bert_subscribes).result()
    journal.note([], [Followed("t", 1, (Turn(1, -1, None),))], 0).result()
    now = notices.GRACE_MILLIS
    waiting = [journal.queued(lambda db: notices.write(db, now)) for _ in range(3)]
    assert sorted(one.result() for one in waiting) == [0, 0, 1]
    claims = [journal.queued(lambda db: notices.claim(db, now, "push")) for _ in range(3)]
    claimed = [notice for one in claims for notice in one.result()]
    assert len(claimed) == 1
    later = now + notices.CLAIM_MILLIS
    (again,) = journal.queued(lambda db: notices.claim(db, later, "push")).result()
    assert again.id == claimed[0].id
    journal.queued(lambda db: notices.settle(db, again, "done", later)).result()
    assert journal.queued(lambda db: notices.claim(db, 10 * later, "push")).result() == []


def test_a_notice_that_kills_its_process_each_time_is_given_up(journal: Journal) -> None:
    """It might have been sent: the same letter comes a few times at most, under the same name."""
    journal.create(TABLE, First(["one"])).result()
    journal.queued(bert_subscribes).result()
    journal.note([], [Followed("t", 1, (Turn(1, -1, None),))], 0).result()
    now = notices.GRACE_MILLIS
    journal.queued(lambda db: notices.write(db, now)).result()
    claimed: list[str] = []
    for again in range(10):
        later = now + again * notices.CLAIM_MILLIS
        found = journal.queued(partial(notices.claim, now=later, way="push")).result()
        claimed += [notice.id for notice in found]
    assert len(claimed) == 1 + len(notices.AGAIN_MILLIS)
    assert len(set(claimed)) == 1
    assert not journal.asked(lambda db: notices.due(db, 10**15, "push")).result()


def test_a_table_that_began_and_was_never_opened_is_found(journal: Journal) -> None:
    journal.create(TABLE, First([])).result()
    journal.queued(bert_subscribes).result()
    waits = "INSERT INTO gatherings VALUES ('t', '{}')"
    journal.queued(lambda db: db.execute(waits)).result()
    assert journal.asked(notices.behind).result() == [], "it waits for people"
    journal.queued(lambda db: db.execute("DELETE FROM gatherings")).result()
    assert [kept.id for kept in journal.asked(notices.behind).result()] == ["t"]
    journal.note([], [Followed("t", 0, ())], 0).result()
    assert journal.asked(notices.behind).result() == []


def test_a_move_that_was_kept_but_not_noted_is_found(journal: Journal) -> None:
    journal.create(TABLE, First(["one"])).result()
    assert journal.asked(notices.behind).result() == [], "nobody there wants to be told"
    journal.queued(bert_subscribes).result()
    assert [kept.id for kept in journal.asked(notices.behind).result()] == ["t"]
    journal.note([], [Followed("t", 1, ())], 0).result()
    assert journal.asked(notices.behind).result() == []

    async def moved() -> None:
        await journal.append("t", 1, ["two"])

    asyncio.run(moved())
    assert [kept.id for kept in journal.asked(notices.behind).result()] == ["t"]
