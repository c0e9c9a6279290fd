"""What the server says over its sockets."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from setzkasten.server.live.socket import MOST_LISTENERS
from setzkasten.server.people.device import COOKIE
from setzkasten.server.people.limits import ACTS
from tests.server.running import Device, Server


def test_whoever_comes_gets_the_whole_table(device: Device) -> None:
    name = device.open(time=60)
    with device.sit(name) as chair:
        frame = chair.frame
        assert (frame["table"], frame["seq"], frame["next"]) == (name, 0, [0])
        assert frame["options"]["time"] == 60
        assert frame["deadline"]["left"] <= 60_000
        assert frame["view"]["case"]["E"] == 18


def test_a_move_is_answered_and_shown_to_all(device: Device) -> None:
    name = device.open()
    with device.sit(name) as anna, device.sit(name) as bert:
        assert anna.act(0, "E4> WAS", seq=0)["ok"] is True
        for chair in (anna, bert):
            frame = chair.until_seq(2)
            assert frame["scores"] == [3, 0]
            assert frame["take_back"] == 0
            assert frame["log"][-1]["name"] == "laid"


def test_a_dry_run_tells_words_and_points_and_changes_nothing(device: Device) -> None:
    with device.sit(device.open()) as chair:
        trial = chair.ask("try", seat=0, action="E4> WAS")["trial"]
        assert trial["points"] == 3
        assert trial["words"][0]["squares"] == [[3, 4], [3, 5], [3, 6]]
        assert trial["words"][0]["answer"] == "yes"
        refusal = chair.ask("try", seat=0, action="E4> WA")["trial"]["refusal"]
        assert refusal["code"] == "first_word_of_three"
        assert refusal["clauses"] == ["NOM-01"]
        assert chair.ask("look")["ok"]
        assert chair.frame["seq"] == 0


def test_a_refused_word_is_named_with_squares_and_reason(device: Device) -> None:
    with device.sit(device.open()) as chair:
        refusal = chair.act(0, "E4> OUI")["refusal"]
        assert refusal["code"] == "not_a_word"
        assert refusal["words"] == [
            {
                "word": "OUI",
                "squares": [[3, 4], [3, 5], [3, 6]],
                "reason": "unknown_word",
                "data": {"word": "OUI"},
            }
        ]


def test_the_others_vote_and_the_votes_are_in_the_record(device: Device) -> None:
    name = device.open("person", "person", "person")
    with device.sit(name) as chair:
        chair.act(0, "E4> OUI")
        assert chair.ask("ask-vote", seat=0, action="E4> OUI")["ok"]
        while chair.frame["ballot"] is None:
            chair.hear()
        ballot = chair.frame["ballot"]
        assert ballot["voters"] == [1, 2]
        assert ballot["words"][0]["word"] == "OUI"
        assert chair.ask("vote", seat=1, aye=True)["ok"]
        assert chair.ask("vote", seat=2, aye=True)["ok"]
        assert chair.until_seq(2)["ballot"] is None
    assert "+OUI[2+3+] (vote)" in device.get(f"/api/tables/{name}/record").body.decode()


def test_alone_with_computers_a_word_goes_into_the_book(device: Device) -> None:
    name = device.open("person", "computer")
    with device.sit(name) as chair:
        chair.act(0, "E4> OUI")
        assert chair.ask("ask-vote", seat=0, action="E4> OUI")["refusal"]["code"] == "nobody_to_ask"
        assert chair.ask("accept", seat=0, word="OUI", action="E4> OUI")["ok"]
        assert chair.act(0, "E4> OUI")["ok"]
    again = device.post(f"/api/tables/{name}/rematch").json["id"]
    with device.sit(again):  # where the computer begins
        book = device.get(f"/api/tables/{again}/book").json
    assert book["words"] == [{"word": "OUI", "counts": True}]


def test_a_move_is_taken_back(device: Device) -> None:
    with device.sit(device.open()) as chair:
        chair.act(0, "E4> WAS")
        assert chair.ask("take-back", seat=1)["refusal"]["code"] == "nothing_to_take_back"
        assert chair.ask("take-back", seat=0)["ok"]
        assert chair.until_seq(3)["next"] == [0]


def test_nobody_acts_for_a_computer_or_an_empty_seat(device: Device) -> None:
    with device.sit(device.open("person", "computer")) as chair:
        for seat in (1, 2, -1, 10**12):
            assert chair.act(seat, "E4> WAS")["refusal"]["code"] == "not_your_seat"
        assert chair.ask("act", action="E4> WAS")["refusal"]["code"] == "not_understood"


def test_who_saw_an_older_table_is_told_and_shown(device: Device) -> None:
    with device.sit(device.open()) as chair:
        chair.act(0, "E4> WAS", seq=0)
        chair.until_seq(2)
        shown = chair.frames
        assert chair.act(1, "E5v ITZ", seq=0)["refusal"]["code"] == "stale"
        while chair.frames == shown:
            chair.hear()
        assert chair.frame["seq"] == 2


def test_who_leaves_means_it_whatever_others_have_done_meanwhile(device: Device) -> None:
    with device.sit(device.open()) as chair:
        chair.act(0, "E4> WAS", seq=0)
        chair.until_seq(2)
        assert chair.ask("leave", seat=1, seq=0)["ok"]


def test_the_same_message_again_is_not_played_twice(device: Device) -> None:
    name = device.open()
    message = json.dumps({"re": 1, "do": "act", "seat": 0, "action": "give-up", "seq": 0})
    with device.sit(name, client="page-1") as chair:
        first = chair.send(message)
        assert first == {"re": 1, "ok": True}
    with device.sit(name, client="page-1") as chair:
        assert chair.send(message) == first
        assert chair.frame["seq"] == 1
    with device.sit(name, client="page-2") as chair:
        assert chair.send(message)["refusal"]["code"] == "stale"


def test_the_same_message_on_two_sockets_at_once_is_played_once(device: Device) -> None:
    table = {"game": "kreuzwortbild", "seats": [{"names": ["Anna"]}]}
    name = device.post("/api/tables", table).json["id"]
    with device.sit(name, client="page") as one, device.sit(name, client="page") as two:
        for number in range(20):
            way = ("mirror", "half-turn")[number % 2]
            wanted = {"re": number, "do": "act", "seat": 0, "action": f"symmetry {way}"}
            for chair in (one, two):
                chair.line.send(json.dumps(wanted))
            for chair in (one, two):
                while "re" not in (said := chair.hear()):
                    continue
                assert said == {"re": number, "ok": True}
        assert one.ask("look")["ok"]
    record = device.get(f"/api/tables/{name}/record").body.decode()
    assert record.count("1 symmetry") == 20


HOSTILE = [
    "", "{", "null", "[]", "7", '"act"', "{}", '{"re": 1}', '{"re": "x", "do": "act"}',
    '{"re": 1, "do": "fly"}', '{"re": 1, "do": "act", "seat": "0"}',
    '{"re": 1, "do": "act", "seat": 0, "action": 7}', '{"re": 1, "do": "act", "seat": 1e400}',
    '{"re": 1, "do": "vote", "seat": 0, "aye": "yes"}', '{"re": 1.5, "do": "look"}',
    '{"re": 1, "do": "act", "seat": 0, "action": "\\ud800"}', "[" * 4000, "ß" * 2047,
    '{"re": 1, "do": "act", "seat": 0, "action": "' + "A" * 5000 + '"}', "x" * 60_000,
    b"\x00\xff", b'{"re": 1, "do": "act", "seat": 0}', '{"re": 1, "do": "act", "seat": 0}',
]  # fmt: skip


@pytest.mark.parametrize("message", HOSTILE, ids=lambda message: repr(message[:40]))
def test_what_is_no_request_is_answered_as_such(
    house: Server, hostile_table: tuple[Device, str], message: str | bytes
) -> None:
    device, name = hostile_table
    with device.sit(name) as chair:
        assert chair.send(message)["refusal"]["code"] in ("not_understood", "too_many_requests")
        assert chair.ask("look")["ok"]


@pytest.fixture(scope="module")
def hostile_table(house: Server) -> tuple[Device, str]:
    device = Device(house)
    return device, device.open()


HOSTILE_ACTIONS = [
    "E4> ", "E4>", "Z99> WAS", "E4> " + "A" * 64, "E4> " + "A" * 65, "E4x WAS", "> WAS",
    "E4> WAS E4> WAS", "E4> was", "E4v WÄS", "-9999,-9999> WAS", "E4> ...",
    "L12> WAS", "give-up ", "\u0000", "E4> W\nAS", "pass", "E4> WAS;", "~ 1", "* draw A B",
    " ".join(["A1> A"] * 300), "A1> " + "A" * 64 + " A2> " + "B" * 64,
]  # fmt: skip


@pytest.mark.parametrize("action", HOSTILE_ACTIONS, ids=lambda action: repr(action[:30]))
def test_what_is_no_move_is_refused_and_changes_nothing(
    hostile_table: tuple[Device, str], action: str
) -> None:
    device, name = hostile_table
    with device.sit(name) as chair:
        assert chair.ask("try", seat=0, action=action)["trial"]["refusal"]["code"]
        assert chair.act(0, action)["refusal"]["code"]
        assert chair.frame["seq"] == 0


def test_a_message_far_too_large_ends_the_line_but_not_the_table(device: Device) -> None:
    name = device.open()
    with device.sit(name) as chair, pytest.raises(ConnectionClosed):
        chair.send("x" * 1_000_000)
    with device.sit(name) as chair:
        assert chair.act(0, "E4> WAS")["ok"]


def test_too_many_moves_have_to_wait(device: Device) -> None:
    with device.sit(device.open()) as chair:
        for _ in range(ACTS):
            assert chair.act(1, "E4> WAS")["refusal"]["code"] == "not_your_turn"
        refusal = chair.act(1, "E4> WAS")["refusal"]
        assert refusal["code"] == "too_many_requests"
        assert 0 < refusal["data"]["seconds"] <= 20
        assert chair.ask("try", seat=0, action="E4> WAS")["trial"]["points"] == 3


def handshake(device: Device, path: str, **headers: str) -> int:
    """The status that a handshake is refused with."""
    named = {"cookie": f"{COOKIE}={device.token}", "origin": device.server.address, **headers}
    wanted = {name: value for name, value in named.items() if value}
    with pytest.raises(InvalidStatus) as caught:
        connect(f"ws://127.0.0.1:{device.server.port}{path}", additional_headers=wanted, proxy=None)
    return caught.value.response.status_code


def test_sockets_are_for_our_own_pages_and_the_owner(house: Server, device: Device) -> None:
    path = f"/api/tables/{device.open()}/socket"
    assert handshake(device, path, origin="https://evil.example") == 403
    assert handshake(device, path, origin="") == 403
    assert handshake(device, path, origin="null") == 403
    assert handshake(device, path, origin="http://127.0.0.1:1") == 403
    assert handshake(Device(house), path) == 403
    assert handshake(device, path, cookie="") == 403
    assert handshake(device, "/api/tables/nothing/socket") == 403
    assert handshake(device, "/socket") == 403


def test_nobody_crowds_a_table(device: Device) -> None:
    name = device.open()
    with ExitStack() as chairs:
        for _ in range(MOST_LISTENERS):
            chairs.enter_context(device.sit(name))
        assert handshake(device, f"/api/tables/{name}/socket") == 403


def test_a_deleted_table_sends_its_people_away(device: Device) -> None:
    name = device.open()
    with device.sit(name) as chair:
        device.ask("DELETE", f"/api/tables/{name}")
        with pytest.raises(ConnectionClosed) as caught:
            chair.hear()
        assert caught.value.rcvd
        assert caught.value.rcvd.code == 1012


def test_computers_play_a_game_to_its_end(device: Device) -> None:
    name = device.open("computer", "computer", "computer")
    with device.sit(name) as chair:
        frame = chair.until(over=True)
        assert frame["winners"]
        assert max(frame["scores"]) > 0
    (listed,) = device.get("/api/tables").json
    assert listed["over"] is True


def test_a_person_plays_with_computers(device: Device) -> None:
    with device.sit(device.open("person", "computer", "computer")) as chair:
        chair.act(0, "E4> WAS")
        chair.until_seq(4)
        chair.until(next=[0])
        assert chair.act(0, "give-up")["ok"]
        chair.until(over=True)


def test_time_runs_out_without_anybody_asking(device: Device) -> None:
    with device.sit(device.open(time=1)) as chair:
        frame = chair.until_seq(1)
        assert frame["log"][-1]["name"] == "time_up"


def test_the_clock_stands_still_while_nobody_is_there(device: Device) -> None:
    name = device.open(time=30)
    began = time.monotonic()
    with device.sit(name) as chair:
        before = chair.frame["deadline"]["left"]
    sat = time.monotonic() - began
    time.sleep(1.5)
    began = time.monotonic()
    with device.sit(name) as chair:
        sat += time.monotonic() - began
        assert chair.frame["deadline"]["left"] > before - 1000 * sat - 1_400
