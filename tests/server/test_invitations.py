"""A seat by link: who may come, what a link is worth, and what becomes of it on a bad day."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from pathlib import Path

import pytest

from setzkasten.server.fault import Fault
from setzkasten.server.now import now_millis
from setzkasten.server.people import invitation as rules
from setzkasten.server.people.device import new_token, owner_of
from setzkasten.server.people.guesses import guessing
from setzkasten.server.people.limits import Limits
from setzkasten.server.people.sender import sender_of
from tests.server.gang import ANNA, BERT, CORA, FREE, Gang, code, evening

NOW = "setzkasten.server.http.invitations.now_millis"


def test_a_friend_comes_by_the_link_and_both_sit(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        link = await gang.invited()
        door = (await gang.look(BERT, link)).json
        assert (door["game"], door["host"], door["names"]) == ("nomina", "Anna", ["Anna"])
        assert (await gang.come(BERT, link, "Bert")).json == {"table": gang.table, "seat": 1}
        assert (await gang.begin()).status == 201
        assert "seat 2 person Bert" in await gang.record(BERT)
        assert await gang.record(CORA) == "no_such_table"

    evening(tmp_path, play)


def test_who_only_looks_uses_nothing_up(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        link = await gang.invited(once=True)
        for _ in range(5):
            assert (await gang.look(CORA, link)).status == 200
            assert (await gang.app.ask("GET", "/")).status == 200  # all that a messenger fetches
        assert (await gang.come(BERT, link, "Bert")).status == 200

    evening(tmp_path, play)


def test_of_two_who_claim_one_seat_at_once_exactly_one_gets_it(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        link = await gang.invited(once=True)
        both = await asyncio.gather(gang.come(BERT, link, "Bert"), gang.come(CORA, link, "Cora"))
        assert sorted(said.status for said in both) == [200, 410]
        assert [code(said) for said in both if said.status != 200] == ["invitation_used"]
        assert len(await gang.seats()) == 2

    evening(tmp_path, play)


def test_the_last_seat_goes_to_one_of_many(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened({"names": ["Anna"]}, FREE, game="krux")  # for two
        link = await gang.invited()
        said = await asyncio.gather(*(gang.come(new_token(), link, f"G{n}") for n in range(6)))
        assert sorted(one.status for one in said) == [200, *[409] * 5]
        assert {code(one) for one in said if one.status == 409} == {"table_full"}
        assert (await gang.look(CORA, link)).json["shut"] == "full"
        assert (await gang.come(CORA, link, watch=True)).json["seat"] is None

    evening(tmp_path, play)


def test_the_same_device_sits_once_however_often_it_opens_the_link(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        link = await gang.invited()
        first = await gang.come(BERT, link, "Bert")
        assert (await gang.come(BERT, link, "Bert")).json == first.json
        assert (await gang.look(BERT, link)).json["sitting"]
        assert await gang.seats() == [("Anna",), ("Bert",)]

    evening(tmp_path, play)


def test_two_of_one_name_are_told_apart_and_attacks_are_plain_text(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        link = await gang.invited()
        await gang.come(BERT, link, "Anna")
        await gang.come(CORA, link, "\u202e<img src=x>; seat 1\n" + "x" * 99)
        _, second, third = await gang.seats()
        assert second == ("Anna 2",)
        assert third[0].startswith("<img src=x> seat 1 xxx")
        assert len(third[0]) == 40
        for unseen in (" \u200f ", "\u3164", "\u2800", "\u0301\u0302"):
            assert code(await gang.come(new_token(), link, unseen)) == "name_missing"

    evening(tmp_path, play)


def test_wrong_used_expired_and_withdrawn_links_have_their_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        assert code(await gang.look(BERT, {"secret": "x" * 32})) == "invitation_unknown"
        link, once = await gang.invited(), await gang.invited(once=True)
        assert (await gang.look(BERT, once)).json["shut"] is None
        await gang.come(BERT, once, "Bert")
        assert (await gang.look(CORA, once)).json["shut"] == "used"
        assert code(await gang.come(CORA, once, "Cora")) == "invitation_used"
        listed = await gang.app.ask("GET", f"/api/tables/{gang.table}/invitations", token=ANNA)
        assert [one["uses"] for one in listed.json] == [None]
        with monkeypatch.context() as later:
            moment = now_millis() + rules.LINK_MILLIS
            later.setattr(NOW, lambda: moment)
            assert code(await gang.come(CORA, link, "Cora")) == "invitation_expired"
            assert code(await gang.look(CORA, link)) == "invitation_expired"
        number = listed.json[0]["number"]
        path = f"/api/tables/{gang.table}/invitations/{number}"
        assert code(await gang.app.ask("DELETE", path, token=BERT)) == "only_opener"
        assert (await gang.app.ask("DELETE", path, token=ANNA)).status == 204
        assert code(await gang.come(CORA, link, "Cora")) == "invitation_unknown"

    evening(tmp_path, play)


@pytest.mark.parametrize("number", [2**63, -(2**63) - 1, 10**30])
def test_an_invitation_with_a_number_that_no_store_holds_is_none(
    tmp_path: Path, number: int
) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        link = await gang.invited()
        path = f"/api/tables/{gang.table}/invitations/{number}"
        assert (await gang.app.ask("DELETE", path, token=ANNA)).status == 204
        assert (await gang.come(BERT, link, "Bert")).status == 200

    evening(tmp_path, play)


def test_a_game_that_runs_or_is_over_can_only_be_watched(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        link = await gang.invited()
        await gang.come(BERT, link, "Bert")
        assert (await gang.begin()).status == 201
        assert (await gang.look(CORA, link)).json["shut"] == "begun"
        assert code(await gang.come(CORA, link, "Cora")) == "game_begun"
        said = await gang.post(ANNA, f"/api/tables/{gang.table}/invitations")
        assert code(said) == "game_begun"
        assert (await gang.come(CORA, link, watch=True)).status == 200
        live = await gang.app.house.live(gang.table, owner_of(ANNA))
        assert live
        await live.change(lambda now: [live.table.leave(seat, now) for seat in (0, 1)])
        assert live.table.awaiting().over
        assert (await gang.look(new_token(), link)).json["shut"] == "over"
        assert code(await gang.come(new_token(), link, "Dora")) == "game_over"

    evening(tmp_path, play)


def test_a_code_is_typed_by_hand_and_guessed_five_times_a_minute(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        shown = await gang.invited(code=True)
        assert re.fullmatch(f"[{rules.CODE_LETTERS}]{{6}}", shown["code"])
        typed = {"code": f" {shown['code'][:3].lower()}-{shown['code'][3:]} "}
        for _ in range(9):  # who knows it is not counted
            assert (await gang.look(BERT, typed)).status == 200
        assert (await gang.come(BERT, typed, "Bert")).status == 200
        wrong = [await gang.look(new_token(), {"code": "AAAAAA"}) for _ in range(5)]
        assert {code(said) for said in wrong} == {"code_unknown"}
        said = await gang.look(new_token(), {"code": "AAAAAA"})
        assert (said.status, code(said)) == (429, "too_many_codes")
        elsewhere = {"client": "198.51.100.9"}
        assert (await gang.post(CORA, "/api/invitations/look", typed, **elsewhere)).status == 200

    evening(tmp_path, play)


def test_a_code_is_no_link_and_a_full_table_no_wrong_code(tmp_path: Path) -> None:
    """Only what is typed is counted; a class that comes too late has guessed nothing."""

    async def play(gang: Gang) -> None:
        await gang.opened({"names": ["Anna"]}, FREE, game="krux")  # for two
        shown = await gang.invited(code=True)
        as_link = {"secret": shown["code"]}
        assert code(await gang.look(BERT, as_link)) == "invitation_unknown"
        assert code(await gang.come(BERT, as_link, "Bert")) == "invitation_unknown"
        assert (await gang.come(BERT, shown, "Bert")).status == 200
        late = [await gang.come(new_token(), shown, f"G{n}") for n in range(9)]
        assert {code(said) for said in late} == {"table_full"}

    evening(tmp_path, play)


def test_whoever_poses_as_many_homes_guesses_no_more_than_a_few(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A customer of a provider has 65,536 homes of IPv6, and a bad neighbour a whole street."""
    monkeypatch.setattr("setzkasten.server.people.limits.monotonic", lambda: 1.0)
    limits = Limits(crowd=30)

    def guesses(street: str, *, right: bool = False) -> int:
        """Five of each home."""
        looked_up = 0
        for home in (street.format(number) for number in range(1, 10) for _ in range(5)):
            with (
                suppress(Fault),
                guessing(limits, sender_of({"client": (home, 1)}, new_token())),
            ):
                looked_up += 1
                if not right:
                    raise Fault(404, "invitation_unknown")
        return looked_up

    assert [guesses(street, right=True) for street in ("192.0.2.{}", "2001:db8:1:{}::1")] == [
        45
    ] * 2
    assert [guesses(street) for street in ("192.0.2.{}", "2001:db8:1:{}::1")] == [25, 25]
    streets = [f"2001:db8:{number:x}:{{}}::1" for number in range(2, 25)]
    assert sum(map(guesses, streets)) == 600 - 2 * 25
    assert guesses("198.51.100.{}", right=True) == 0, "for a minute nobody guesses any more"


def test_thousand_guesses_at_once_are_five_guesses(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        tokens = [new_token() for _ in range(50)]
        said = await asyncio.gather(*(gang.look(one, {"code": "AAAAAA"}) for one in tokens))
        assert sorted(one.status for one in said) == [404] * 5 + [429] * 45

    evening(tmp_path, play)


def test_a_code_lasts_ten_minutes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        shown = await gang.invited(code=True)
        moment = now_millis() + 10 * 60_000
        monkeypatch.setattr(NOW, lambda: moment)
        assert code(await gang.come(BERT, shown, "Bert")) == "invitation_expired"

    evening(tmp_path, play)
