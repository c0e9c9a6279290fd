"""People at devices of their own, over real sockets: who sees what, who may act, who has to go."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import Chair, Device, Server, server

FREE = {"kind": "free"}


def opened(anna: Device, *seats: dict[str, Any], game: str = "nomina") -> str:
    wanted = {"game": game, "seats": seats or ({"names": ["Anna"]}, FREE)}
    answer = anna.post("/api/tables", wanted)
    assert answer.status == 201, answer.body
    name: str = answer.json["id"]
    return name


def invited(who: Device, table: str, **wanted: object) -> str:
    answer = who.post(f"/api/tables/{table}/invitations", wanted)
    assert answer.status == 201, answer.body
    secret: str = answer.json["link"].rpartition("/")[2]
    return secret


def come(who: Device, secret: str, name: str = "", **rest: object) -> int | None:
    answer = who.post("/api/invitations/claim", {"secret": secret, "name": name, **rest})
    assert answer.status == 200, answer.body
    seat: int | None = answer.json["seat"]
    return seat


def begun(anna: Device, bert: Device, game: str = "nomina") -> str:
    table = opened(anna, game=game)
    come(bert, invited(anna, table), "Bert")
    assert anna.post(f"/api/tables/{table}/begin").status == 201
    return table


def closed(chair: Chair) -> int | None:
    """How the server hung up."""
    try:
        while True:
            chair.hear()
    except ConnectionClosed as found:
        return found.rcvd.code if found.rcvd else None


def code(answer: Any) -> str:
    said: str = answer["refusal"]["code"]
    return said


def test_a_waiting_table_tells_everybody_who_came_and_calls_them_when_it_begins(
    house: Server,
) -> None:
    anna, bert = Device(house), Device(house)
    table = opened(anna)
    with anna.sit(table) as first:
        assert [p["names"] for p in first.waiting["places"]] == [["Anna"]]
        assert (first.waiting["free"], first.waiting["begins"]) == (5, False)
        assert first.ask("look") == {"re": 1, "ok": True}
        assert code(first.ask("act", seat=0, action="give-up")) == "table_waiting"
        come(bert, invited(anna, table), "Bert")
        first.hear()
        assert first.waiting["begins"]
        assert [p["here"] for p in first.waiting["places"]] == [True, False]
        with bert.sit(table) as second:
            assert [p["yours"] for p in second.waiting["places"]] == [False, True]
            assert (second.waiting["opener"], second.waiting["begins"]) == (False, False)
            anna.post(f"/api/tables/{table}/begin")
            assert closed(first) == closed(second) == 1012
    with anna.sit(table) as first, bert.sit(table) as second:
        assert first.frame["seats"][1]["names"] == second.frame["seats"][1]["names"] == ["Bert"]


def test_a_freed_place_says_good_bye(house: Server) -> None:
    anna, bert = Device(house), Device(house)
    table = opened(anna)
    come(bert, invited(anna, table), "Bert")
    with bert.sit(table) as second:
        assert anna.ask("DELETE", f"/api/tables/{table}/places/1").status == 204
        assert closed(second) == 4001
        assert second.farewell["de"].startswith("Dein Platz")
    with pytest.raises(InvalidStatus), bert.sit(table):
        pass


def test_nobody_acts_looks_or_votes_for_the_seat_of_another(house: Server) -> None:
    anna, bert, cora = Device(house), Device(house), Device(house)
    table = begun(anna, bert)
    come(cora, invited(anna, table, kind="watch"))
    with anna.sit(table) as first, bert.sit(table) as second, cora.sit(table) as third:
        for chair, seat in ((first, 1), (second, 0), (third, 0), (third, 1)):
            for do in ("act", "try", "look", "take-back", "vote", "leave", "arrange", "go-on"):
                assert code(chair.ask(do, seat=seat, action="E4> WAS")) == "not_your_seat", do
        told = {"yours": [], "here": [0, 1], "away": [], "mates": [], "opener": False}
        told |= {"screen": False, "shown": False}
        assert third.company == told
        assert first.act(0, "E4> WAS") == {"re": first._number, "ok": True}
        assert second.until(next=[1])["scores"] == third.until(next=[1])["scores"] == [3, 0]


def test_a_vote_reaches_both_and_each_has_one(house: Server) -> None:
    anna, bert = Device(house), Device(house)
    table = begun(anna, bert)
    with anna.sit(table) as first, bert.sit(table) as second:
        assert first.ask("ask-vote", seat=0, action="E4> OUI")["ok"]
        while second.frame["ballot"] is None:
            second.hear()
        assert code(first.ask("vote", seat=1, aye=True)) == "not_your_seat"
        assert second.ask("vote", seat=1, aye=True)["ok"]
        assert first.until(next=[1])["scores"] == [3, 0]


def test_a_seat_given_anew_closes_the_old_page_with_a_sentence(house: Server) -> None:
    anna, bert, cora = Device(house), Device(house), Device(house)
    table = begun(anna, bert)
    with bert.sit(table) as second, anna.sit(table) as first:
        secret = invited(anna, table, kind="anew", seat=1)
        assert closed(second) == 4001
        assert "neu vergeben" in second.farewell["de"]
        assert come(cora, secret) == 1
        with cora.sit(table) as third:
            while first.company is None or first.company["here"] != [0, 1]:
                first.hear()
            third.ask("look")
            assert third.company["yours"] == [1]
    with pytest.raises(InvalidStatus), bert.sit(table):
        pass


def test_mates_see_what_one_of_them_arranges_and_have_one_vote(house: Server) -> None:
    anna, bert, cora = Device(house), Device(house), Device(house)
    table = opened(anna)
    come(bert, invited(anna, table), "Bert")
    come(cora, invited(bert, table, kind="mate", seat=1), "Cora")
    anna.post(f"/api/tables/{table}/begin")
    with anna.sit(table) as first, bert.sit(table) as second, cora.sit(table) as third:
        first.act(0, "E4> WAS")
        second.until(next=[1])
        assert second.ask("arrange", seat=1, action="E4v .ITZ") == {"re": 1, "ok": True}
        while third.arranged is None:
            third.hear()
        assert third.arranged == {"seat": 1, "stones": "E4v .ITZ"}
        assert third.ask("act", seat=1, action="E4v .ITZ")["ok"]
        second.until(next=[0])
        asked = first.ask("ask-vote", seat=0, action="G4v .EUN")
        assert asked.get("ok"), asked
        while third.frame["ballot"] is None:
            third.hear()
        assert third.frame["ballot"]["voters"] == [1]
        assert third.ask("vote", seat=1, aye=False)["ok"]
        assert code(second.ask("vote", seat=1, aye=True)) in ("no_ballot_open", "already_voted")
        assert first.arranged is None
        assert (first.company["mates"], second.company["mates"]) == ([], [1])


def test_two_people_on_a_tablet_a_phone_and_a_computer(house: Server) -> None:
    anna, bert = Device(house), Device(house)
    two = ({"names": ["Anna"]}, {"names": ["Opa"]})
    computer = {"kind": "computer", "names": ["Emil"], "level": "leicht"}
    table = opened(anna, *two, computer, FREE)
    come(bert, invited(anna, table), "Bert")
    anna.post(f"/api/tables/{table}/begin")
    with anna.sit(table) as tablet, bert.sit(table) as phone:
        tablet.ask("look")
        phone.ask("look")
        assert (tablet.company["yours"], phone.company["yours"]) == ([0, 1], [3])
        assert tablet.act(0, "E4> WAS")["ok"]
        assert tablet.act(1, "E4v .ITZ")["ok"]
        phone.until(next=[3])


@pytest.mark.parametrize("game", ["kreuzwort-super", "cartino"])
def test_a_hidden_hand_reaches_its_own_devices_alone(house: Server, game: str) -> None:
    """A canary: what seat 0 sees of its hand is in no message to seat 1 or to who watches."""
    anna, bert, cora = Device(house), Device(house), Device(house)
    table = begun(anna, bert, game)
    come(cora, invited(anna, table, kind="watch"))
    with anna.sit(table) as first, bert.sit(table) as second, cora.sit(table) as third:
        first.ask("look", seat=0)
        second.ask("look", seat=1)
        assert code(third.ask("look", seat=0)) == "not_your_seat"
        own, other, watched = (first.until(seat=0), second.until(seat=1), third.frame)
        assert watched["seat"] is None
        assert own["view"] != watched["view"] != other["view"]
        second.ask("arrange", seat=1, action="secret canary")
        first.ask("look", seat=0)
        third.ask("look")
        assert "canary" not in json.dumps([first.arranged, third.arranged, third.frame])


def test_a_killed_server_forgets_nobody(folder: Path) -> None:
    with server(folder) as first:
        anna, bert = Device(first), Device(first)
        table = begun(anna, bert)
        with bert.sit(table) as chair:
            assert code(chair.act(0, "E4> WAS")) == "not_your_seat"
        with anna.sit(table) as chair:
            assert chair.act(0, "E4> WAS")["ok"]
    with server(folder) as second:
        anna.server = bert.server = second
        with bert.sit(table) as chair:
            assert chair.act(1, "E4v .ITZ")["ok"]
        assert table in bert.get("/api/tables").body.decode()
        assert table.encode() not in second.log.read_bytes()


def test_what_was_open_when_the_server_was_killed_is_open_afterwards(folder: Path) -> None:
    """A link, six letters, a vote and an offer."""
    with server(folder) as first:
        anna, bert, cora, dora = (Device(first) for _ in range(4))
        waits = opened(anna)
        link = invited(anna, waits, once=True)
        letters = anna.post(f"/api/tables/{waits}/invitations", {"code": True}).json["code"]
        voted, offered = begun(anna, bert), begun(anna, bert)
        with anna.sit(voted) as chair:
            assert chair.ask("ask-vote", seat=0, action="E4> OUI")["ok"]
        with anna.sit(offered) as chair:
            assert chair.act(0, "E4> WAS")["ok"]
            assert chair.ask("take-back", seat=0)["ok"]
        first.kill()
    with server(folder) as second:
        anna.server = bert.server = cora.server = dora.server = second
        with bert.sit(voted) as chair:
            assert chair.frame["ballot"]["voters"] == [1]
            assert chair.ask("vote", seat=1, aye=True)["ok"]
            assert chair.until(ballot=None)["scores"] == [3, 0]
        with bert.sit(offered) as chair:
            assert chair.frame["offer"]["kind"] == "take-back"
            assert chair.ask("answer", seat=1, aye=True)["ok"]
            assert chair.until(offer=None)["scores"] == [0, 0]
        assert come(cora, link, "Cora") == 1
        typed = dora.post("/api/invitations/claim", {"code": letters, "name": "Dora"})
        assert (typed.status, typed.json["seat"]) == (200, 2)


def test_one_more_game_has_the_same_people_at_their_own_devices(house: Server) -> None:
    anna, bert = Device(house), Device(house)
    table = begun(anna, bert)
    with anna.sit(table) as first, bert.sit(table) as second:
        assert first.ask("leave", seat=0)["ok"]
        answers = [who.post(f"/api/tables/{table}/rematch") for who in (bert, anna)]
        assert [answer.status for answer in answers] == [201, 201]
        (again,) = {answer.json["id"] for answer in answers}
        for chair in (first, second):
            while chair.again is None:
                chair.hear()
            assert chair.again == again
    with anna.sit(again) as first, bert.sit(again) as second:
        assert code(second.act(0, "E4> WAS")) == "not_your_seat"
        assert first.frame["seats"] == second.frame["seats"]
