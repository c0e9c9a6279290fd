"""Tables over HTTP: opened, listed, taken from records, replayed and played again."""

from __future__ import annotations

import pytest

from setzkasten.server.people.limits import NEW_TABLES
from tests.language import rule
from tests.server.running import Device, Server

SAMPLE = """szk 1
game nomina
seat 1 person Anna
seat 2 person Bert

    1000 1 E4> WAS
         = 3 0
    2000 2 E5v ITZ
         = 3 4
"""
ENDED = """    3000 1 give-up
    4000 2 give-up
"""


def test_a_table_is_opened_listed_and_deleted(device: Device) -> None:
    name = device.open("person", "computer", time=60)
    (listed,) = device.get("/api/tables").json
    assert listed["id"] == name
    assert listed["seats"][1] == {"names": ["Bert"], "kind": "computer", "level": "leicht"}
    assert (listed["scores"], listed["next"], listed["over"]) == ([0, 0], [0], False)
    assert device.ask("DELETE", f"/api/tables/{name}").status == 204
    assert device.get("/api/tables").json == []
    assert device.get(f"/api/tables/{name}/record").status == 404


def test_another_device_sees_nothing_of_it(house: Server, device: Device) -> None:
    name, other = device.open(), Device(house)
    assert other.get("/api/tables").json == []
    for path in ("record", "replay"):
        assert other.get(f"/api/tables/{name}/{path}").status == 404
    assert other.post(f"/api/tables/{name}/rematch").status == 404
    assert other.ask("DELETE", f"/api/tables/{name}").status == 404
    assert device.get(f"/api/tables/{name}/record").status == 200


def test_a_table_may_change_which_words_count(device: Device) -> None:
    (nomina,) = [game for game in device.get("/api/games").json if game["id"] == "nomina"]
    foreign = next(part for part in nomina["words"] if part["name"] == "foreign")
    assert foreign["labels"]["none"]["de"] != "policy_foreign_none"
    wanted = {"abbreviations": False, "foreign": "none", "plurals": True}
    table = {"game": "nomina", "seats": [{}, {}], "policy": wanted}
    name = device.post("/api/tables", table).json["id"]
    record = device.get(f"/api/tables/{name}/record").body.decode()
    assert "policy abbreviations=no\npolicy foreign=none\n" in record
    assert "plurals" not in record
    with device.sit(name) as chair:
        assert chair.frame["policy"] == {"abbreviations": "no", "foreign": "none"}


def test_names_are_plain_text(device: Device) -> None:
    seats = [{"names": ["<b>An;na\u202e,", "  \n "]}, {"names": ["x" * 99]}]
    answer = device.post("/api/tables", {"game": "nomina", "seats": seats})
    record = device.get(f"/api/tables/{answer.json['id']}/record").body.decode()
    assert "seat 1 person <b>An na\n" in record
    assert f"seat 2 person {'x' * 40}\n" in record


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "halma", "seats": []}, "record_unknown_game"),
        ({"game": "nomina", "seats": [{}]}, "option_seats"),
        ({"game": "nomina", "seats": [{}] * 7}, "option_seats"),
        ({"game": "nomina", "seats": [{}, {}], "options": {"time": -1}}, "option_range"),
        ({"game": "nomina", "seats": [{}, {}], "options": {"speed": 1}}, "option_unknown"),
        ({"game": "nomina", "seats": [{}, {"kind": "computer", "level": "!"}]}, "unknown_level"),
        ({"game": "nomina", "seats": [{}, {"kind": "dog"}]}, "not_understood"),
        ({"game": "nomina", "seats": [{}, {}], "policy": {"old": 7}}, "policy_value"),
        ({"game": "nomina", "seats": [{}, {}], "policy": {"colour": True}}, "policy_no_part"),
        ({"game": "nomina", "seats": [{}, {}], "policy": {"own_list": "H4US"}}, "word_sign"),
        ({"game": 7, "seats": 3}, "not_understood"),
        (None, "not_understood"),
    ],
)
def test_a_table_that_cannot_be_is_said_why(device: Device, wanted: object, code: str) -> None:
    answer = device.post("/api/tables", wanted)
    assert (answer.status, answer.json["error"]["code"]) == (400, code)
    assert answer.json["error"]["de"] != code


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b'{"game": "\\ud800"}'])
def test_noise_instead_of_json_is_an_answer_too(device: Device, body: bytes) -> None:
    answer = device.ask("POST", "/api/tables", body, content_type="application/json")
    assert (answer.status, answer.json["error"]["code"]) == (400, "not_understood")


def test_a_record_becomes_a_table_that_goes_on(device: Device) -> None:
    answer = device.ask("POST", "/api/records", SAMPLE.encode(), content_type="text/plain")
    assert answer.status == 201, answer.body
    name = answer.json["id"]
    with device.sit(name) as chair:
        assert chair.frame["scores"] == [3, 4]
        assert chair.act(0, "F4v .NS")["refusal"]["code"] == "three_stones"
    record = device.get(f"/api/tables/{name}/record")
    assert record.headers["content-type"] == "text/plain; charset=utf-8"
    assert (
        "    2000 2 E5v ITZ\n    2000 § +WITZ (lexicon)\n         = 3 4\n" in record.body.decode()
    )


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("nonsense", "record_version", 1),
        ("szk 1\ngame halma\nseats 2\n", "record_unknown_game", 2),
        (SAMPLE.replace("= 3 4", "= 3 5"), "record_totals", 9),
        (SAMPLE.replace("E5v ITZ", "E5v ITT"), "not_a_word", 8),
        (SAMPLE.replace("2 E5v ITZ", "1 E5v ITZ"), "not_your_turn", 8),
        (SAMPLE[:-20] + "\0", "record_not_text", 8),
        (SAMPLE + "    3000 ~ 2\n" * 10_000, "record_too_long", 10_006),
    ],
)
def test_a_broken_record_is_said_with_its_line(
    device: Device, text: str, code: str, line: int
) -> None:
    answer = device.ask("POST", "/api/records", text.encode(), content_type="text/plain")
    assert (answer.status, answer.json["error"]["code"]) == (400, code)
    assert answer.json["line"] == line
    assert answer.json["error"]["de"] != code


def test_ten_megabytes_of_noise_are_refused(device: Device) -> None:
    answer = device.ask("POST", "/api/records", b"\xff" * 10_000_000, content_type="text/plain")
    assert (answer.status, answer.json["error"]["code"]) == (413, "record_too_large")


def test_a_record_with_strange_seats_is_made_welcome(device: Device) -> None:
    text = SAMPLE.replace("seat 2 person Bert", "seat 2 computer/genius B\u202eert")
    name = device.ask("POST", "/api/records", text.encode(), content_type="text/plain").json["id"]
    record = device.get(f"/api/tables/{name}/record").body.decode()
    assert "seat 2 computer/leicht B ert\n" in record


def test_the_replay_has_a_view_for_every_move(device: Device) -> None:
    name = device.ask("POST", "/api/records", SAMPLE.encode(), content_type="text/plain").json["id"]
    told = device.get(f"/api/tables/{name}/replay").json
    assert [step["action"] for step in told["steps"]] == [None, "E4> WAS", "E5v ITZ"]
    assert [len(step["view"]["stones"]) for step in told["steps"]] == [0, 3, 6]
    assert told["steps"][2]["words"][0]["word"] == "WITZ"


def test_a_rematch_has_the_same_people_and_an_empty_board(device: Device) -> None:
    name = device.ask("POST", "/api/records", SAMPLE.encode(), content_type="text/plain").json["id"]
    again = device.post(f"/api/tables/{name}/rematch")
    assert again.status == 201
    listed = {table["id"]: table for table in device.get("/api/tables").json}
    assert listed[again.json["id"]]["seats"] == listed[name]["seats"]
    assert listed[again.json["id"]]["scores"] == [0, 0]


@pytest.mark.parametrize(("end", "level"), [("", "~mittel"), (ENDED, "~~leicht+")])
def test_a_computer_that_adapts_learns_for_the_rematch(
    device: Device, end: str, level: str
) -> None:
    text = SAMPLE.replace("seat 2 person Bert", "seat 2 computer/~mittel Bert") + end
    name = device.ask("POST", "/api/records", text.encode(), content_type="text/plain").json["id"]
    again = device.post(f"/api/tables/{name}/rematch").json["id"]
    listed = {table["id"]: table["seats"][1]["level"] for table in device.get("/api/tables").json}
    assert (listed[name], listed[again]) == ("~mittel", level)
    assert (
        f"seat 2 computer/{level} Bert\n" in device.get(f"/api/tables/{again}/record").body.decode()
    )


def test_who_wants_a_computer_that_adapts_gets_a_weak_one_first(device: Device) -> None:
    seats = [{}, {"kind": "computer", "level": "adaptiv"}]
    device.post("/api/tables", {"game": "nomina", "seats": seats})
    (listed,) = device.get("/api/tables").json
    assert listed["seats"][1]["level"] == "~mittel"


def test_too_many_new_tables_have_to_wait(device: Device) -> None:
    for _ in range(NEW_TABLES.most):
        device.open()
    answer = device.post("/api/tables", {"game": "nomina", "seats": [{}, {}]})
    assert (answer.status, answer.json["error"]["code"]) == (429, "too_many_requests")
    assert 0 < int(answer.headers["retry-after"]) <= 20


@rule("KW1-14")
def test_a_file_goes_on_with_the_words_that_were_agreed_on_last(device: Device) -> None:
    text = "szk 2\ngame kreuzwort-super\nseats 2\n\n- : agree brands=yes\n"
    name = device.ask("POST", "/api/records", text.encode()).json["id"]
    with device.sit(name) as chair:
        assert chair.frame["policy"] == {"brands": "yes"}
