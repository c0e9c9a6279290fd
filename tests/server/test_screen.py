"""A tablet in the middle of the table: it shows what all may see, and each telephone its hand."""

from __future__ import annotations

import asyncio
import json
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from setzkasten.catalogue import CATALOGUE, GAMES
from setzkasten.server.now import now_millis
from setzkasten.server.people.device import new_token, owner_of
from setzkasten.server.people.sender import Sender
from setzkasten.server.work import jobs
from setzkasten.table.frame import frame
from setzkasten.table.table import Table
from tests.server.gang import ANNA, BERT, CORA, DORA, FREE, Gang, code, evening
from tests.server.housed import Watching
from tests.server.test_presence import Phone
from tests.vocabulary import WORDS

# What a page shows by itself of the moment at which it was made.
OF_THE_MOMENT = ("v", "now", "deadline")
HIDING = sorted(name for name, entry in CATALOGUE.items() if entry.own)
SOME_MOVES = 12


async def around(gang: Gang, game: str) -> list[Phone]:
    """Anna's tablet is the table; Bert, Cora and a watcher came by her links."""
    await gang.opened(FREE, FREE, game=game)
    assert (await put_screen(gang)).status == 204
    link = await gang.invited()
    for who, name in ((BERT, "Bert"), (CORA, "Cora")):
        await gang.come(who, link, name)
    await gang.come(DORA, await gang.invited(kind="watch"))
    assert (await gang.begin()).status == 201
    live = await gang.app.house.live(gang.table, owner_of(ANNA))
    assert live
    pages = [Phone(live, who) for who in (ANNA, BERT, CORA, DORA)]
    for page in pages:
        await live.join(page)
    return pages


async def put_screen(gang: Gang, who: str = ANNA) -> Any:
    return await gang.app.ask("PUT", f"/api/tables/{gang.table}/screen", token=who)


def lasting(told: dict[str, Any]) -> dict[str, Any]:
    reading = told["reading"] and {**told["reading"], "left": 0}
    parts = {name: part for name, part in told.items() if name not in OF_THE_MOMENT}
    return {**parts, "reading": reading}


def as_watcher(table: Table, name: str) -> dict[str, Any]:
    return lasting(json.loads(msgspec.json.encode(frame(table, name, None, 0))))


@pytest.mark.parametrize("game", HIDING)
def test_the_screen_shows_what_all_may_see_and_no_hand(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every game that hides something, over its first moves, frame by frame."""
    # The same dice and stones each time: not every shake of Boggle holds one of the test's words.
    monkeypatch.setattr(jobs, "token_hex", lambda size: "5e" * size)

    async def play(gang: Gang) -> None:
        screen, *phones, _ = await around(gang, game)
        assert (screen.company["screen"], screen.company["yours"]) == (True, [])
        assert [phone.company["shown"] for phone in phones] == [True, True]
        assert await screen.ask("look", 0) == "not_your_seat"
        live, rng, secrets = screen.live, Random(game), 0
        for number, phone in enumerate(phones):
            assert await phone.ask("look", number) == ""
        for _ in range(SOME_MOVES):
            await move(live.table, phones, rng)
            assert lasting(screen.frame) == as_watcher(live.table, gang.table)
            own = [[phone.frame["view"][part] for phone in phones] for part in CATALOGUE[game].own]
            seen = [screen.frame["view"][part] for part in CATALOGUE[game].own]
            secrets += sum(part not in told for part, told in zip(seen, own, strict=True))
        assert secrets, "something was hidden"

    evening(tmp_path, play)


def begun(table: Table) -> None:
    """The agreed moment has come, and nobody has waited for it."""
    table.clock.go_on(table.match.now, now_millis())


async def move(table: Table, phones: list[Phone], rng: Random) -> None:
    """Somebody calls for the round, or does one of the things that can be done."""
    if table.calling:
        assert await phones[0].ask("go-on", 0) == ""
        begun(table)
        return
    state, awaited = table.match.state, sorted(table.awaiting().seats)
    if not awaited:  # lists are read, or it is over
        for seat, phone in enumerate(phones):
            await phone.ask("go-on", seat)
        return
    seat = rng.choice(awaited)
    found = table.game.actions(state, seat, WORDS)
    offers = [table.game.write(one) for one in islice(found, 40)]
    for action in rng.sample(offers, len(offers)):
        if await phones[seat].ask("act", seat, action=action) == "":
            return


def test_a_tablet_becomes_the_table_and_a_seat_again(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        assert (await put_screen(gang)).status == 204
        assert await gang.seats() == []
        path = f"/api/tables/{gang.table}/screen"
        assert (await gang.app.ask("DELETE", path, token=ANNA)).status == 204
        assert await gang.seats() == [()]
        await gang.come(BERT, await gang.invited(), "Bert")
        await gang.come(CORA, await gang.invited(kind="watch"))
        assert code(await put_screen(gang, CORA)) == "only_watching"
        assert code(await gang.begin()) == "name_missing"
        naming = {"name": "Anna"}
        place = f"/api/tables/{gang.table}/places/1"
        assert (await gang.app.ask("PATCH", place, naming, token=ANNA)).status == 204
        assert (await gang.begin()).status == 201
        assert code(await put_screen(gang)) == "game_begun"

    evening(tmp_path, play)


def test_a_tablet_comes_by_the_link_or_the_code_of_the_others(tmp_path: Path) -> None:
    """Also when the game runs; whoever has a link to watch does not become the table."""

    async def play(gang: Gang) -> None:
        await gang.opened()
        link, typed = await gang.invited(), await gang.invited(code=True)
        watching = await gang.invited(kind="watch")
        await gang.come(BERT, link, "Bert")
        assert (await gang.come(CORA, typed, screen=True)).json["seat"] is None
        await gang.begin()
        late = new_token()
        assert (await gang.come(late, link, screen=True)).status == 200
        assert (await gang.come(DORA, watching, screen=True)).status == 200
        live = await gang.app.house.live(gang.table, owner_of(ANNA))
        assert live
        holders = live.around.holders
        tables = {who for who in (ANNA, BERT, CORA, DORA, late) if holders.shows(owner_of(who))}
        assert tables == {CORA, late}

    evening(tmp_path, play)


def test_hands_go_from_the_tablet_to_the_telephones(tmp_path: Path) -> None:
    """Two people at one tablet: the last hand gone, it shows only the table."""

    async def play(gang: Gang) -> None:
        await gang.opened({"names": ["Opa"]}, {"names": ["Oma"]}, game="kreuzwort-super")
        live = await gang.app.house.live(gang.table, owner_of(ANNA))
        assert live
        hand = await gang.invited(kind="hand", seat=0)
        assert (await gang.look(BERT, hand)).json["seat"] == ["Opa"]
        assert (await gang.come(BERT, hand)).json["seat"] == 0
        held = live.around.holders.held_by
        assert [set(held(owner_of(who))) for who in (ANNA, BERT)] == [{1}, {0}]
        assert not live.around.holders.shows(owner_of(ANNA))
        path = f"/api/tables/{gang.table}/invitations"
        assert code(await gang.post(BERT, path, {"kind": "hand", "seat": 0})) == "only_opener"
        await gang.come(CORA, await gang.invited(kind="hand", seat=1))
        assert live.around.holders.shows(owner_of(ANNA))
        assert (await gang.look(BERT, hand)).json["sitting"], "the same code brings it back"
        assert (await gang.come(BERT, hand)).json["seat"] == 0
        assert code(await gang.come(DORA, hand)) == "invitation_used"

    evening(tmp_path, play)


def test_a_page_that_was_the_tablets_hand_comes_back_as_the_table(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened({"names": ["Opa"]}, {"kind": "computer", "names": ["Emil"]})
        live = await gang.app.house.live(gang.table, owner_of(ANNA))
        assert live
        tablet = Watching()
        tablet.sender = Sender(owner_of(ANNA), "@")
        await live.join(tablet)
        await gang.come(BERT, await gang.invited(kind="hand", seat=0))
        await asyncio.sleep(0)
        assert tablet.closed
        again = Phone(live, ANNA)
        await live.join(again)
        assert again.company["screen"]

    evening(tmp_path, play)


def test_there_are_games_that_hide_something() -> None:
    assert {"boggle", "cartino", "lingua", "presto-super", "schach-dem-wort"} <= set(HIDING)
    assert set(HIDING) < set(GAMES)
