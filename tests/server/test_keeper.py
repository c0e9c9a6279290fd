"""The keeper of a server: a link that is good once, a session of one device, nobody else."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from setzkasten.server.fault import Fault
from setzkasten.server.http.gallery_keeping import GALLERY_HANDLERS
from setzkasten.server.http.keeper import KEEPER_HANDLERS, take_keys
from setzkasten.server.people.device import COOKIE, owner_of
from setzkasten.server.people.invitation import new_secret
from setzkasten.server.store import keepers
from setzkasten.server.store.journal import Journal, Rows
from setzkasten.server.store.postgres import Postgres
from tests.server.gang import ANNA, BERT, Gang, code, evening
from tests.server.keeping import keeper, link

LATER = "setzkasten.server.http.keeper.now_millis"


def codes(told: list[object]) -> list[str]:
    return sorted(one.code if isinstance(one, Fault) else "in" for one in told)


def claimed(journal: Journal, secret: str, device: str, now: int = 0) -> str:
    try:
        journal.queued(lambda db: keepers.claim(db, secret, new_secret(), device, now)).result()
    except Fault as fault:
        return fault.code
    return "in"


def test_a_link_is_good_once_and_for_a_quarter_of_an_hour(journal: Journal) -> None:
    secret, other = new_secret(), new_secret()
    for one in (secret, other):
        until = journal.queued(partial(keepers.offer, secret=one, now=0)).result()
        assert until == 15 * 60_000
    assert claimed(journal, "no" + secret, "anna") == "keeper_link_unknown"
    assert claimed(journal, other, "anna", 15 * 60_000) == "keeper_link_expired"
    assert claimed(journal, secret, "anna") == "in"
    assert claimed(journal, secret, "anna") == "keeper_link_used"
    assert claimed(journal, secret, "bert") == "keeper_link_used"


def test_the_store_has_hashes_alone(journal: Journal) -> None:
    secret, session = new_secret(), new_secret()

    def all_rows(db: Rows) -> str:
        names = ("keeper_links", "keepers")
        return str([db.execute(f"SELECT * FROM {name}").fetchall() for name in names])

    journal.queued(lambda db: keepers.offer(db, secret, 0)).result()
    journal.queued(lambda db: keepers.claim(db, secret, session, "anna", 0)).result()
    told = journal.asked(all_rows).result()
    assert secret not in told
    assert session not in told


def test_a_session_ends_after_twelve_hours_with_its_device_and_by_command(
    journal: Journal,
) -> None:
    def checked(session: str, device: str, now: int) -> str:
        try:
            journal.asked(lambda db: keepers.check(db, session, device, now)).result()
        except Fault as fault:
            return fault.code
        return "keeper"

    secret, session = new_secret(), new_secret()
    journal.queued(lambda db: keepers.offer(db, secret, 0)).result()
    journal.queued(lambda db: keepers.claim(db, secret, session, "anna", 0)).result()
    hours = 12 * 3_600_000
    assert checked(session, "anna", hours - 1) == "keeper"
    assert checked(session, "anna", hours) == "keeper_only"
    assert checked(session, "bert", 0) == "keeper_only"
    assert checked(new_secret(), "anna", 0) == "keeper_only"
    further = new_secret()
    journal.queued(lambda db: keepers.offer(db, further, 0)).result()
    assert journal.queued(keepers.end_all).result() == 1
    assert checked(session, "anna", 0) == "keeper_only"
    assert claimed(journal, further, "anna") == "keeper_link_unknown"


def test_of_two_devices_with_one_link_in_two_processes_one_wins(database: str) -> None:
    stores = Postgres(database), Postgres(database)
    try:
        for _ in range(5):
            secret = new_secret()
            stores[0].queued(partial(keepers.offer, secret=secret, now=0)).result()
            claiming = partial(keepers.claim, secret=secret, session=new_secret(), now=0)
            claims = [
                store.queued(partial(claiming, device=device))
                for store, device in zip(stores, ("anna", "bert"), strict=True)
            ]
            assert codes([claim.exception() for claim in claims]) == ["in", "keeper_link_used"]
    finally:
        for store in stores:
            store.close()


def test_two_requests_with_one_link_at_the_same_moment(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The log tells of both, without the link."""
    caplog.set_level("INFO")

    async def play(gang: Gang) -> None:
        body = {"secret": await link(gang.app.house)}
        said = await asyncio.gather(*(gang.post(who, "/api/keeper", body) for who in (ANNA, BERT)))
        assert sorted(one.status for one in said) == [200, 410]
        assert "a device has taken the keeper's link" in caplog.messages
        assert "turned away: keeper_link_used, 1 since it was last said" in caplog.messages
        assert body["secret"] not in caplog.text

    evening(tmp_path, play)


def test_whoever_is_not_the_keeper_is_refused_everywhere(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        wart = await keeper(gang.app, ANNA)
        stolen = wart.cookies.partition("; ")[2]
        for handler in (*KEEPER_HANDLERS, *GALLERY_HANDLERS):
            if handler is take_keys:
                continue
            for method in handler.http_methods - {"OPTIONS"}:
                path = next(iter(handler.paths)).replace("{number:int}", "1")
                for cookies in (f"{COOKIE}={BERT}", f"{COOKIE}={BERT}; {stolen}", stolen):
                    said = await gang.app.ask(method, path, b"{}", cookie=cookies)
                    assert (said.status, code(said)) == (403, "keeper_only"), path
        assert (await wart.ask("GET")).status == 200
        foreign = await gang.app.ask(
            "PUT",
            "/api/keeper/entrance",
            {"invited_only": True},
            cookie=wart.cookies,
            origin="http://elsewhere",
        )
        assert code(foreign) == "foreign_page"

    evening(tmp_path, play)


def test_the_session_is_a_cookie_that_scripts_and_other_sites_do_not_have(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        body = {"secret": await link(gang.app.house)}
        said = await gang.post(ANNA, "/api/keeper", body)
        cookie = said.headers["set-cookie"]
        assert cookie.startswith("setzkasten-keeper=")
        assert {"HttpOnly", "SameSite=strict", "Max-Age=43200", "Path=/"} <= set(cookie.split("; "))
        assert cookie.partition("=")[2].partition(";")[0].encode() not in said.body
        assert owner_of(ANNA).encode() not in said.body

    evening(tmp_path, play)


def test_a_session_runs_out_and_may_be_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(gang: Gang) -> None:
        wart = await keeper(gang.app, ANNA)
        until = (await wart.ask("GET")).json["until"]
        with monkeypatch.context() as time:
            time.setattr(LATER, lambda: until)
            assert code(await wart.ask("GET")) == "keeper_only"
        assert (await wart.ask("DELETE")).status == 204
        assert code(await wart.ask("GET")) == "keeper_only"
        house = await gang.app.ask("GET", "/api/house", cookie=wart.cookies)
        assert house.json["keeper"] is False

    evening(tmp_path, play)


def test_wrong_secrets_are_five_a_minute_from_one_address(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        right = {"secret": await link(gang.app.house)}
        guesses = [await gang.post(ANNA, "/api/keeper", {"secret": "x" * 32}) for _ in range(6)]
        assert [one.status for one in guesses] == [404] * 5 + [429]
        assert (await gang.post(BERT, "/api/keeper", right)).status == 429
        assert (await gang.post(BERT, "/api/keeper", right, client="192.0.2.8")).status == 200

    evening(tmp_path, play)


def test_a_restart_leaves_the_keeper_in(tmp_path: Path) -> None:
    cookies: list[str] = []

    async def first(gang: Gang) -> None:
        cookies.append((await keeper(gang.app, ANNA)).cookies)

    async def again(gang: Gang) -> None:
        house = await gang.app.ask("GET", "/api/house", cookie=cookies[0])
        assert house.json["keeper"] is True

    evening(tmp_path, first)
    evening(tmp_path, again)
