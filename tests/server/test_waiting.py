"""Tables that wait, and seats that move: to another device, to somebody else, to a team."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from setzkasten.server.people import invitation as rules
from setzkasten.server.people.device import owner_of
from setzkasten.server.people.sender import Sender
from tests.server.gang import ANNA, BERT, CORA, DORA, FREE, Gang, code, evening
from tests.server.housed import Watching


def test_a_lost_phone_loses_its_seat_at_once(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        await gang.come(BERT, await gang.invited(), "Bert")
        await gang.begin()
        assert "seat 2" in await gang.record(BERT)
        path = f"/api/tables/{gang.table}/invitations"
        assert code(await gang.post(BERT, path, {"kind": "anew", "seat": 0})) == "only_opener"
        anew = await gang.invited(kind="anew", seat=1)
        assert await gang.record(BERT) == "no_such_table"
        assert (await gang.look(CORA, anew)).json["seat"] == ["Bert"]
        assert (await gang.come(CORA, anew, "Anna")).json["seat"] == 1
        assert code(await gang.come(BERT, anew)) == "invitation_used"
        assert "seat 2 person Anna 2\n" in await gang.record(CORA)
        again = await gang.invited(kind="anew", seat=1)
        await gang.come(BERT, again)  # the same person, another phone
        assert "seat 2 person Anna 2\n" in await gang.record(ANNA)

    evening(tmp_path, play)


def test_a_seat_is_taken_along_to_another_device(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened({"names": ["Anna"]}, {"kind": "computer", "names": ["Emil"]})
        carried = await gang.invited(kind="carry", seat=0)  # a table of one device alone
        assert (await gang.come(BERT, carried)).json["seat"] == 0
        for who in (ANNA, BERT):
            live = await gang.app.house.live(gang.table, owner_of(who))
            assert live
            assert live.around.holders.seats_of(owner_of(who), live.table.persons) == {0}

    evening(tmp_path, play)


@pytest.mark.parametrize(("kind", "left"), [("watch", {0, 1}), ("mate", {0, 1}), ("anew", {0})])
def test_a_guest_at_a_table_of_one_device_takes_no_seat_from_it(
    tmp_path: Path, kind: str, left: set[int]
) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened({"names": ["Anna"]}, {"names": ["Otto"]})
        link = await gang.invited(kind=kind, seat=None if kind == "watch" else 1)
        assert (await gang.come(BERT, link, "Bert")).status == 200
        live = await gang.app.house.live(gang.table, owner_of(ANNA))
        assert live
        assert live.around.holders.seats_of(owner_of(ANNA), live.table.persons) == left

    evening(tmp_path, play)


def test_who_watches_asks_for_no_help_that_the_record_would_note(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened({"names": ["Anna"]}, game="kreuzwortbild")
        await gang.come(BERT, await gang.invited(kind="watch"))
        help_path = f"/api/tables/{gang.table}/assist"
        assert code(await gang.post(BERT, help_path, {"do": "finish"})) == "only_watching"
        assert (await gang.post(ANNA, help_path, {"do": "outlook"})).status == 200

    evening(tmp_path, play)


def test_who_watches_changes_nothing(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        await gang.come(BERT, await gang.invited(), "Bert")
        await gang.come(CORA, await gang.invited(kind="watch"))
        await gang.begin()
        base = f"/api/tables/{gang.table}"
        assert code(await gang.app.ask("DELETE", f"{base}/book", token=CORA)) == "only_watching"
        assert code(await gang.post(CORA, f"{base}/rematch")) == "only_watching"
        assert code(await gang.app.ask("DELETE", base, token=CORA)) == "not_your_table"
        for wanted in (
            {"kind": "watch"},
            {"kind": "carry", "seat": 0},
            {"kind": "mate", "seat": 1},
        ):
            assert code(await gang.post(CORA, f"{base}/invitations", wanted)) == "only_opener"

    evening(tmp_path, play)


def test_a_team_shares_a_seat(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        await gang.come(BERT, await gang.invited(), "Bert")
        mates = await gang.invited(BERT, kind="mate", seat=1)
        assert (await gang.come(CORA, mates, "Cora")).json["seat"] == 1
        assert await gang.seats() == [("Anna",), ("Bert", "Cora")]
        await gang.begin()
        assert "seat 2 person Bert, Cora" in await gang.record(CORA)
        late = await gang.invited(CORA, kind="mate", seat=1)
        assert code(await gang.come(DORA, late)) == "name_missing"
        assert (await gang.come(DORA, late, "Bert")).json["seat"] == 1
        assert "seat 2 person Bert, Cora, Bert 2\n" in await gang.record(DORA)

    evening(tmp_path, play)


def test_two_people_come_with_one_tablet(tmp_path: Path) -> None:
    """Beside a telephone and a computer; both play from there, and nobody else for them."""

    async def play(gang: Gang) -> None:
        await gang.opened()
        await gang.come(BERT, await gang.invited(), "Opa")
        one_more = f"/api/tables/{gang.table}/screen"
        assert (await gang.app.ask("DELETE", one_more, token=BERT)).status == 204
        named = f"/api/tables/{gang.table}/places/2"
        assert (await gang.app.ask("PATCH", named, {"name": "Oma"}, token=BERT)).status == 204
        filled = {"name": "Emil", "level": "leicht"}
        await gang.post(ANNA, f"/api/tables/{gang.table}/places", filled)
        assert await gang.seats() == [("Anna",), ("Opa",), ("Oma",), ("Emil",)]
        assert (await gang.begin()).status == 201
        live = await gang.app.house.live(gang.table, owner_of(BERT))
        assert live
        held = [set(live.around.holders.held_by(owner_of(who))) for who in (ANNA, BERT)]
        assert held == [{0}, {1, 2}]

    evening(tmp_path, play)


def test_places_are_filled_freed_and_named_by_those_who_may(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened({}, FREE)
        places = f"/api/tables/{gang.table}/places"
        assert code(await gang.begin()) == "too_few_people"
        await gang.come(BERT, await gang.invited(), "Bert")
        assert code(await gang.begin()) == "name_missing"
        assert code(await gang.post(BERT, places, {"name": "Emil"})) == "only_opener"
        assert (await gang.post(ANNA, places, {"name": "Emil", "level": "leicht"})).status == 204
        named = await gang.app.ask("PATCH", f"{places}/0", {"name": "Anna"}, token=ANNA)
        assert named.status == 204
        assert await gang.seats() == [("Anna",), ("Bert",), ("Emil",)]
        assert code(await gang.app.ask("DELETE", f"{places}/0", token=BERT)) == "only_opener"
        assert (await gang.app.ask("DELETE", f"{places}/2", token=ANNA)).status == 204
        assert code(await gang.app.ask("DELETE", f"{places}/2", token=ANNA)) == "no_such_place"
        assert (await gang.app.ask("DELETE", f"{places}/1", token=BERT)).status == 204
        assert await gang.seats() == [("Anna",)]
        assert code(await gang.post(CORA, places, {"name": "Emil"})) == "no_such_table"

    evening(tmp_path, play)


def test_freed_places_shift_nobody(tmp_path: Path) -> None:
    """Who came third sits second once the second is gone, and still at their own device."""

    async def play(gang: Gang) -> None:
        await gang.opened()
        link = await gang.invited()
        await gang.come(BERT, link, "Bert")
        await gang.come(CORA, link, "Cora")
        await gang.app.ask("DELETE", f"/api/tables/{gang.table}/places/1", token=ANNA)
        await gang.begin()
        live = await gang.app.house.live(gang.table, owner_of(CORA))
        assert live
        assert live.around.holders.seats_of(owner_of(CORA), live.table.persons) == {1}
        assert await gang.record(BERT) == "no_such_table"

    evening(tmp_path, play)


def test_only_after_ten_minutes_without_the_opener_others_begin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        await gang.come(BERT, await gang.invited(), "Bert")
        assert code(await gang.begin(BERT)) == "only_opener_begins"
        page = Watching()
        page.sender = Sender(owner_of(BERT), "@")
        await gang.app.house.hall.join(gang.table, owner_of(ANNA), page)
        assert code(await gang.begin(BERT)) == "only_opener_begins"
        monkeypatch.setattr("setzkasten.server.live.presence.OPENER_AWAY_SECONDS", 0.0)
        assert (await gang.begin(BERT)).status == 201

    evening(tmp_path, play)


def test_a_waiting_table_is_listed_outlives_the_server_and_keeps_no_secret(tmp_path: Path) -> None:
    kept: dict[str, str] = {}

    async def before(gang: Gang) -> None:
        await gang.opened()
        kept.update(await gang.invited(), table=gang.table)

    async def after(gang: Gang) -> None:
        gang.table = kept["table"]
        assert (await gang.come(BERT, {"secret": kept["secret"]}, "Bert")).status == 200
        for who in (ANNA, BERT):
            (row,) = (await gang.app.ask("GET", "/api/tables", token=who)).json
            assert (row["id"], row["waiting"]) == (gang.table, True)
        assert code(await gang.app.ask("GET", f"/api/tables/{gang.table}/replay", token=BERT)) == (
            "table_waiting"
        )

    evening(tmp_path, before)
    evening(tmp_path, after)
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert kept["secret"].encode() not in stored
    assert BERT.encode() not in stored


def test_a_table_that_waits_for_ever_and_too_many_links(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        for _ in range(rules.MOST_OPEN):
            await gang.invited()
        said = await gang.post(ANNA, f"/api/tables/{gang.table}/invitations")
        assert code(said) == "too_many_invitations"

    evening(tmp_path, play)


def test_a_team_has_so_many_names(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened({"names": [f"N{n}" for n in range(12)]}, FREE)
        mates = await gang.invited(kind="mate", seat=0)
        assert code(await gang.come(BERT, mates, "Bert")) == "team_full"

    evening(tmp_path, play)


def test_what_was_chosen_wrongly_is_said_before_anybody_is_invited(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        for wanted in (
            {"game": "halma", "seats": [{}, FREE]},
            {"game": "nomina", "seats": [{}, FREE], "options": {"time": "for ever"}},
            {"game": "nomina", "seats": [{}, *[FREE] * 30]},
        ):
            said = await gang.post(ANNA, "/api/tables", wanted)
            assert said.status == 400, json.dumps(wanted)

    evening(tmp_path, play)
