"""What the keeper settles for the house: who is barred, who opens tables, what is announced."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from setzkasten.server.bus.here import Here
from setzkasten.server.live.house import House
from setzkasten.server.live.porter import ANNOUNCEMENT
from setzkasten.server.people.device import owner_of
from setzkasten.server.store import admitted, barred, house_words
from setzkasten.server.store.journal import Journal
from setzkasten.server.store.postgres import Postgres
from tests.server.catching import mailbox
from tests.server.corresponding import Days, a_while, days, has_mail, moves
from tests.server.gang import ANNA, BERT, CORA, DORA, Gang, code, evening
from tests.server.housed import house_of
from tests.server.inside import Said
from tests.server.keeping import Keeper, keeper
from tests.server.test_presence import Phone, begun

TABLE = {"game": "nomina", "seats": [{"names": ["X"]}, {"names": ["Y"]}]}


async def bert_is_barred(gang: Gang) -> Keeper:
    """By a report of Anna's; Dora keeps the server."""
    wanted = {"seat": 1, "reason": "words"}
    await gang.post(ANNA, f"/api/tables/{gang.table}/report", wanted)
    wart = await keeper(gang.app, DORA)
    (one,) = (await wart.ask("GET", "/reports")).json
    assert (await wart.ask("POST", f"/reports/{one['number']}/bar")).status == 204
    return wart


async def told(gang: Gang, who: str) -> dict[str, object]:
    said = await gang.app.ask("GET", "/api/house", token=who)
    house: dict[str, object] = said.json
    return house


def test_who_is_barred_in_mid_game_acts_no_more_and_the_others_go_on(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        anna, bert, cora = await begun(gang, BERT, CORA)
        wart = await bert_is_barred(gang)
        assert (bert.closed, anna.closed, cora.closed) == (True, False, False)
        assert await bert.ask("say", 1, action="hello") == "barred"
        assert await bert.ask("act", 1, action="pass") == "barred"
        assert [one["seat"] for one in anna.company["away"]] == [1]
        await bert.live.leave(bert)
        assert await anna.ask("offer", 0, action="stand-in 2") == ""
        assert await cora.ask("answer", 2, aye=True) == ""
        assert anna.frame["seats"][1]["minded"]
        listed = await wart.ask("GET", "/barred")
        assert [(one["number"], one["name"]) for one in listed.json] == [(1, "Bert")]
        assert owner_of(BERT).encode() not in listed.body
        (one,) = (await wart.ask("GET", "/reports")).json
        assert one["barred"]

    evening(tmp_path, play)


def test_who_is_barred_opens_and_enters_no_table_until_let_in_again(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await begun(gang, BERT)
        wart = await bert_is_barred(gang)
        await gang.opened()
        link = await gang.invited()
        assert code(await gang.come(BERT, link, "Bert")) == "barred"
        assert code(await gang.come(BERT, link, watch=True)) == "barred"
        said = await gang.post(BERT, "/api/tables", TABLE)
        assert (said.status, code(said)) == (403, "barred")
        assert code(await gang.app.ask("POST", "/api/records", b"x", token=BERT)) == "barred"
        assert (await told(gang, BERT))["barred"] is True
        stands_up = await gang.app.ask("DELETE", f"/api/tables/{gang.table}", token=BERT)
        assert code(stands_up) == "barred"
        assert (await gang.app.ask("GET", "/api/me/file", token=BERT)).status == 200
        assert (await gang.app.ask("DELETE", "/api/reach/mail", token=BERT)).status == 204
        assert (await gang.post(BERT, "/api/mail/stop/none")).status == 204
        assert (await gang.come(CORA, link, "Cora")).status == 200
        assert (await wart.ask("DELETE", "/barred/99999999999999999999")).status == 204
        assert (await told(gang, BERT))["barred"] is True
        assert (await wart.ask("DELETE", "/barred/1")).status == 204
        assert (await gang.post(BERT, "/api/tables", TABLE)).status == 201
        assert (await told(gang, BERT))["barred"] is False

    evening(tmp_path, play)


def test_a_barred_device_may_still_be_forgotten(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await begun(gang, BERT)
        wart = await bert_is_barred(gang)
        assert (await gang.app.ask("DELETE", "/api/me", token=BERT)).status == 204
        assert (await wart.ask("GET", "/barred")).json == []

    evening(tmp_path, play)


def test_whoever_sits_there_begins_a_table_of_somebody_barred(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        await gang.come(BERT, await gang.invited(), "Bert")
        bar = gang.app.house.porter.change
        kept = await gang.app.house.known(gang.table, owner_of(ANNA))
        assert kept
        bert = Phone(None, BERT)  # type: ignore[arg-type]  # its table waits
        await gang.app.house.hall.join(gang.table, kept.owner, bert)
        assert code(await gang.begin(BERT)) == "only_opener_begins"
        await bar(lambda db: barred.bar(db, [owner_of(ANNA)], "Anna", 0))
        assert (await gang.begin(BERT)).status == 201

    evening(tmp_path, play)


@pytest.mark.parametrize(("shut", "letters"), [(True, 0), (False, 1)])
def test_nobody_is_called_by_mail_to_a_table_that_is_shut_to_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shut: bool, letters: int
) -> None:
    time = Days(monkeypatch)

    async def play(gang: Gang) -> None:
        agreed = {"start": "agreed", "first": 1}
        await gang.opened(clock={"per": "days", "amount": 2}, options=agreed)
        await gang.come(BERT, await gang.invited(), "Bert")
        await gang.begin()
        await has_mail(gang, box, BERT, "bert@example.org")
        whom = [owner_of(BERT)] if shut else []
        await gang.app.house.porter.change(lambda db: barred.bar(db, whom, "", 0))
        await moves(gang, ANNA, 0, "E4> WAS")
        await a_while(gang, time)

    with mailbox() as box:
        days(tmp_path, box, play)
        assert len(box.mails) == 1 + letters  # the first one asked for leave to come


def test_the_keeper_does_not_bar_themselves(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await begun(gang, BERT)
        wanted = {"seat": 1, "reason": "name"}
        await gang.post(ANNA, f"/api/tables/{gang.table}/report", wanted)
        wart = await keeper(gang.app, BERT)
        assert code(await wart.ask("POST", "/reports/1/bar")) == "not_yourself"
        assert code(await wart.ask("POST", "/reports/7/bar")) == "no_such_report"
        assert (await wart.ask("PUT", "/reports/1", {"done": True})).status == 204
        assert (await wart.ask("GET")).json["waiting"] == 0

    evening(tmp_path, play)


def test_only_invited_people_open_tables(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await begun(gang, BERT)
        wart = await keeper(gang.app, DORA)
        assert (await wart.ask("PUT", "/entrance", {"invited_only": True})).status == 204
        for who in (ANNA, BERT, DORA):  # they have games here, or keep the server
            assert (await gang.post(who, "/api/tables", TABLE)).status == 201
        said = await gang.post(CORA, "/api/tables", TABLE)
        assert (said.status, code(said)) == (403, "invited_only")
        assert code(await gang.app.ask("POST", "/api/records", b"x", token=CORA)) == "invited_only"
        assert (await told(gang, CORA))["opens"] is False
        watching = await gang.invited(kind="watch")
        assert (await gang.come(CORA, watching)).status == 200
        assert (await told(gang, CORA))["opens"] is True
        assert (await gang.post(CORA, "/api/tables", TABLE)).status == 201
        assert (await wart.ask("PUT", "/entrance", {"invited_only": False})).status == 204
        assert (await gang.post("e" * 32, "/api/tables", TABLE)).status == 201

    evening(tmp_path, play)


def test_the_keepers_link_lets_as_many_in_as_come(tmp_path: Path) -> None:
    async def admit(gang: Gang, who: str, secret: str) -> Said:
        return await gang.post(who, "/api/admissions", {"secret": secret})

    async def play(gang: Gang) -> None:
        wart = await keeper(gang.app, DORA)
        await wart.ask("PUT", "/entrance", {"invited_only": True})
        made = (await wart.ask("POST", "/admissions")).json
        assert made["link"].startswith("http://house/#/einlass/")
        secret = made["link"].rpartition("/")[2]
        for who in (BERT, CORA):
            assert (await admit(gang, who, secret)).status == 204
            assert (await gang.post(who, "/api/tables", TABLE)).status == 201
        (listed,) = (await wart.ask("GET", "/admissions")).json
        assert listed == {"number": made["number"], "until": made["until"]}
        assert code(await admit(gang, ANNA, "x" * 32)) == "invitation_unknown"
        await wart.ask("DELETE", f"/admissions/{made['number']}")
        assert code(await admit(gang, ANNA, secret)) == "invitation_unknown"
        assert code(await gang.post(ANNA, "/api/tables", TABLE)) == "invited_only"

    evening(tmp_path, play)


def test_an_admission_runs_out_and_a_door_has_so_many_links(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admitted, "MOST_OPEN", 1)
    journal.queued(lambda db: admitted.offer(db, "secret", 0)).result()
    full = journal.queued(lambda db: admitted.offer(db, "second", 0)).exception()
    assert "too_many_invitations" in str(full)
    late = journal.queued(
        lambda db: admitted.use(db, "secret", "anna", admitted.LINK_MILLIS)
    ).exception()
    assert "invitation_expired" in str(late)
    journal.queued(lambda db: admitted.use(db, "secret", "anna", 1)).result()
    journal.queued(lambda db: admitted.shut_the_door(db, 2, "wart")).result()
    inside = [
        journal.asked(partial(admitted.is_in, device=who)).result()
        for who in ("anna", "wart", "bert")
    ]
    assert inside == [True, True, False]


def test_an_announcement_reaches_open_pages_at_once_and_ends_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(gang: Gang) -> None:
        anna, bert = await begun(gang, BERT)
        wart = await keeper(gang.app, DORA)
        text = "Heute ab 20 Uhr <b>Pause</b>"
        assert (
            await wart.ask("PUT", "/announcement", {"text": f" {text}\n", "hours": 2})
        ).status == 204
        said = [one["announced"] for one in anna.told if "announced" in one]
        assert [one["text"] for one in said] == [text]
        assert (await told(gang, CORA))["announcement"] == said[0]
        late = Phone(bert.live, CORA)
        gang.app.house.porter.greet(late)
        assert late.told == [{"announced": said[0]}]
        with monkeypatch.context() as time:
            time.setattr("setzkasten.server.http.house_told.now_millis", lambda: said[0]["until"])
            assert (await told(gang, CORA))["announcement"] is None
        assert (await wart.ask("DELETE", "/announcement")).status == 204
        assert anna.told[-1] == {"announced": None}
        for wrong, why in (("", "text_empty"), ("a" * 301, "text_long")):
            assert code(await wart.ask("PUT", "/announcement", {"text": wrong})) == why
        endless = {"text": "Hallo", "hours": 24 * 366}
        assert code(await wart.ask("PUT", "/announcement", endless)) == "not_understood"

    evening(tmp_path, play)


def test_a_restart_keeps_all_that_was_settled(tmp_path: Path) -> None:
    async def first(gang: Gang) -> None:
        await begun(gang, BERT)
        wart = await bert_is_barred(gang)
        await wart.ask("PUT", "/entrance", {"invited_only": True})
        await wart.ask("PUT", "/announcement", {"text": "Hallo"})

    async def again(gang: Gang) -> None:
        await gang.app.house.porter.start()
        assert code(await gang.post(BERT, "/api/tables", TABLE)) == "barred"
        assert code(await gang.post(CORA, "/api/tables", TABLE)) == "invited_only"
        said = (await told(gang, CORA))["announcement"]
        assert isinstance(said, dict)
        assert (said["text"], said["until"]) == ("Hallo", None)

    evening(tmp_path, first)
    evening(tmp_path, again)


@pytest.fixture
def two(database: str) -> Iterator[tuple[House, House, Here]]:
    """Two houses on one database, as if in two processes."""
    bus = Here()
    houses = house_of(Postgres(database), bus), house_of(Postgres(database), bus)
    yield *houses, bus
    for house in houses:
        house.close()


def test_another_process_hears_of_it_or_finds_it_by_looking(
    two: tuple[House, House, Here],
) -> None:
    one, other, bus = two

    async def play() -> None:
        await one.porter.change(lambda db: barred.bar(db, ["bert"], "Bert", 0))
        async with asyncio.timeout(10):
            while "bert" not in other.porter.barred:  # it was told, and reads the store
                await asyncio.sleep(0)
        bus.unlisten(other.neighbours.heard)  # what is said now is lost
        said = '{"number":1,"text":"Hallo","until":null}'
        await one.porter.change(lambda db: house_words.say(db, ANNOUNCEMENT, said))
        assert other.porter.announcement(0) is None
        await other.porter.look()
        assert (found := other.porter.announcement(0))
        assert found.text == "Hallo"
        bus.listen(other.neighbours.heard)

    asyncio.run(play())
