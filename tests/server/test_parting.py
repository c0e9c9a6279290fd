"""Whoever opened a game strikes it from their list: others who play there keep it."""

from __future__ import annotations

from pathlib import Path

import pytest

from setzkasten.server.fault import Fault
from setzkasten.server.live.hall import Threshold
from setzkasten.server.live.programs import holder_of
from setzkasten.server.people.device import owner_of
from setzkasten.server.people.invitation import Invitation
from setzkasten.server.store import invitations, parting, removing, sitters
from setzkasten.server.store.journal import Job
from setzkasten.server.store.store import Store
from tests.server.gang import ANNA, BERT, CORA, Gang, evening
from tests.server.test_presence import Phone, begun


async def struck(gang: Gang, who: str) -> int:
    return (await gang.app.ask("DELETE", f"/api/tables/{gang.table}", token=who)).status


def test_a_game_that_others_play_is_theirs_from_then_on(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        anna, bert = await begun(gang, BERT)
        assert await anna.ask("act", 0, action="E4> WAS") == ""
        assert await struck(gang, ANNA) == 204
        assert anna.closed
        assert bert.closed
        assert await gang.record(ANNA) == "no_such_table"
        assert "seat 1 person Anna\n" in await gang.record(BERT)
        live = await gang.app.house.live(gang.table, owner_of(BERT))
        assert live
        assert live.around.empty == {0}
        bert = Phone(live, BERT)
        await live.join(bert)
        assert bert.company["opener"]
        assert await bert.ask("offer", 1, action="without 1") == ""
        await gang.app.ask("DELETE", "/api/me", token=ANNA)
        assert "seat 1 person Gast\n" in await gang.record(BERT)
        assert await struck(gang, BERT) == 204
        assert await gang.app.house.known(gang.table, owner_of(BERT)) is None

    evening(tmp_path, play)


def test_a_mate_keeps_the_seat(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await begun(gang, BERT)
        await gang.come(CORA, await gang.invited(kind="mate", seat=0), "Cora")
        assert await struck(gang, ANNA) == 204
        live = await gang.app.house.live(gang.table, owner_of(CORA))
        assert live
        assert live.around.holders.seats_of(owner_of(CORA), live.table.persons) == {0}

    evening(tmp_path, play)


def test_programs_and_those_who_watch_keep_no_game(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        said = await gang.post(ANNA, f"/api/tables/{gang.table}/programs", {"name": "Rosa"})
        await gang.come(CORA, await gang.invited(kind="watch"))
        assert (await gang.begin()).status == 201
        assert await struck(gang, ANNA) == 204
        for device in (owner_of(CORA), holder_of(said.json["token"])):
            assert await gang.app.house.known(gang.table, device) is None

    evening(tmp_path, play)


def test_who_waits_at_a_table_that_is_struck_learns_it(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        await gang.come(BERT, await gang.invited(), "Bert")
        house = gang.app.house
        page = Phone(None, BERT)  # type: ignore[arg-type]
        await Threshold(house.hall, gang.table, owner_of(ANNA)).join(page)
        assert await struck(gang, ANNA) == 204
        assert page.closed

    evening(tmp_path, play)


NOW = "2026"
WATCH = Invitation("hash", "gone", 0, "watch", None, None, 1)
JOBS: dict[str, Job[object]] = {
    "struck": lambda db: parting.part(db, "gone", ANNA),
    "invited": lambda db: invitations.invite(db, WATCH, 0),
    "filled": lambda db: invitations.change(db, "gone", NOW, lambda gathering: gathering),
    "shown": lambda db: invitations.show_only(db, "gone", ANNA, NOW),
    "sat down": lambda db: invitations.sit_down(db, "gone", ANNA, NOW),
    "called": lambda db: sitters.give(db, "gone", 0, "Bert"),
    "joined": lambda db: sitters.join(db, "gone", 0, "Bert"),
    "named": lambda db: removing.name_of(db, "gone", 0),
}


@pytest.mark.parametrize("job", JOBS.values(), ids=JOBS)
def test_a_table_that_was_struck_a_moment_ago_is_not_there(job: Job[object], store: Store) -> None:
    """No fault of the store, which the log would tell of, and no game that has begun."""
    error = store.queued(job).exception()
    assert isinstance(error, Fault)
    assert (error.status, error.code) == (404, "no_such_table")
