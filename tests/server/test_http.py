"""What the server says over HTTP."""

from __future__ import annotations

import json

import pytest

from setzkasten.server.people.device import COOKIE
from setzkasten.server.people.limits import NEW_TABLES
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


def test_the_front_page_names_the_product(device: Device) -> None:
    answer = device.get("/")
    assert answer.status == 200
    assert b"Setzkasten" in answer.body
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_every_answer_carries_its_security_headers(device: Device) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/nothing"):
        headers = device.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["server"] is None


def test_files_named_after_their_contents_are_kept_for_ever(device: Device) -> None:
    answer = device.get("/assets/main-0a1b2c3d.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt"]
)
def test_nothing_outside_the_client_is_served(device: Device, path: str) -> None:
    answer = device.get(path)
    assert answer.status == 404
    assert b"secret" not in answer.body.replace(b"secret.txt", b"")


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/assets/%00.js",
        "/%ff",
        "/%2e%2e/",
        "/%ed%a0%80",
        f"/{'a' * 300}",
        f"/{'a/' * 3000}",
    ],
    ids=lambda path: path[:12],
)
def test_an_odd_address_is_no_page(device: Device, path: str) -> None:
    answer = device.get(path)
    assert (answer.status, answer.json["error"]["code"]) == (404, "no_such_page")


def test_a_word_list_that_no_record_can_hold_is_told_so(device: Device) -> None:
    seats = [{"names": ["Anna"]}, {"names": ["Bert"]}]
    body = {"game": "nomina", "seats": seats, "policy": {"own_list": "HAUS," * 3000}}
    answer = device.post("/api/tables", body)
    assert (answer.status, answer.json["error"]["code"]) == (400, "own_list_long")


def test_a_name_with_endless_marks_is_cut(device: Device) -> None:
    name = " Zoe\u0308 x" + "\u0301\u0323" * 1_000
    seats = [{"names": [name]}, {"names": ["Bert"]}]
    answer = device.post("/api/tables", {"game": "nomina", "seats": seats})
    header = device.get(f"/api/tables/{answer.json['id']}/record").body.decode()
    assert "seat 1 person Zo\u00eb x" in header


def test_a_stranger_gets_a_cookie_that_scripts_cannot_read(house: Server) -> None:
    cookie = Device(house, token="").get("/").headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    assert len(cookie.split(";")[0].partition("=")[2]) == 32
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


@pytest.mark.parametrize("token", ["x", "ü" * 32, "a" * 33, '"; DROP TABLE tables'])
def test_a_cookie_that_is_none_of_ours_is_replaced(house: Server, token: str) -> None:
    answer = Device(house, token=token.encode().decode("latin-1")).get("/api/tables")
    assert answer.status == 200
    assert COOKIE in answer.headers["set-cookie"]


def test_it_says_that_it_is_well(device: Device) -> None:
    assert device.get("/healthz").json["ok"] is True


def test_games_come_with_options_labels_and_presets(device: Device) -> None:
    (nomina,) = [game for game in device.get("/api/games").json if game["id"] == "nomina"]
    assert nomina["seats"] == [2, 6]
    time = next(option for option in nomina["options"] if option["name"] == "time")
    assert (time["min"], time["max"], time["default"]) == (0, 3600, 0)
    assert set(time["label"]) == {"de", "en"}
    assert nomina["presets"][0]["label"]["en"]


def test_messages_come_in_both_languages_with_their_clauses(device: Device) -> None:
    told = device.get("/api/messages").json
    assert told["de"].keys() == told["en"].keys()
    assert told["clauses"]["word_twice"] == ["GEN-07"]


def test_a_word_is_looked_up(device: Device) -> None:
    told = device.get("/api/word/WAS?game=nomina").json
    assert (told["word"], told["allowed"]) == ("WAS", True)
    assert device.get("/api/word/XYZZY").json["allowed"] is False
    answer = device.get("/api/word/W4S")
    assert answer.status == 400
    assert set(answer.json["error"]) >= {"de", "en"}
    assert device.get("/api/word/WAS?game=halma").status == 404


def test_a_game_without_words_has_nothing_to_look_up(device: Device) -> None:
    answer = device.get("/api/word/WAS?game=cartino")
    assert answer.status == 400
    assert answer.json["error"]["code"] == "game_without_words"
    assert "Cartino" in answer.json["error"]["de"]


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


def test_foreign_pages_change_nothing(device: Device) -> None:
    body = json.dumps({"game": "nomina", "seats": [{}, {}]}).encode()
    headers = {"content_type": "application/json"}
    foreign = device.ask("POST", "/api/tables", body, origin="https://evil.example", **headers)
    assert (foreign.status, foreign.json["error"]["code"]) == (403, "foreign_page")
    own = device.ask("POST", "/api/tables", body, origin=device.server.address, **headers)
    assert own.status == 201


@pytest.mark.parametrize(
    ("origin", "site", "status"),
    [
        ("", "", 403),
        ("", "cross-site", 403),
        ("", "same-site", 403),
        ("", "nonsense", 403),
        ("null", "", 403),
        ("null", "same-origin", 403),
        ("own", "cross-site", 403),
        ("", "same-origin", 201),
        ("", "none", 201),
        ("own", "", 201),
        ("own", "same-origin", 201),
    ],
)
def test_whoever_changes_something_in_somebodys_name_shows_where_it_comes_from(
    device: Device, origin: str, site: str, status: int
) -> None:
    body = json.dumps({"game": "nomina", "seats": [{}, {}]}).encode()
    own = device.server.address if origin == "own" else origin
    answer = device.ask("POST", "/api/tables", body, origin=own, sec_fetch_site=site)
    assert answer.status == status


def test_without_a_cookie_programs_may_say_nothing_of_where_they_are(house: Server) -> None:
    program = Device(house, token="")
    body = json.dumps({"game": "nomina", "seats": [{}, {}]}).encode()
    assert program.ask("POST", "/api/tables", body, origin="").status == 201
    foreign = program.ask("POST", "/api/tables", body, origin="https://evil.example")
    assert foreign.status == 403
    assert (
        program.ask("POST", "/api/tables", body, origin="", sec_fetch_site="cross-site").status
        == 403
    )


@pytest.mark.parametrize("method", ["DELETE", "PATCH", "PUT", "POST"])
def test_nothing_of_a_device_goes_without_its_page(device: Device, method: str) -> None:
    name = device.open()
    answer = device.ask(method, f"/api/tables/{name}", origin="")
    assert (answer.status, answer.json["error"]["code"]) == (403, "foreign_page")
    assert device.get(f"/api/tables/{name}/record").status == 200


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
    assert "seat 2 computer/mittel B ert\n" in record


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


def test_too_many_new_tables_have_to_wait(device: Device) -> None:
    for _ in range(NEW_TABLES.most):
        device.open()
    answer = device.post("/api/tables", {"game": "nomina", "seats": [{}, {}]})
    assert (answer.status, answer.json["error"]["code"]) == (429, "too_many_requests")
    assert 0 < int(answer.headers["retry-after"]) <= 20


def test_what_is_not_there_is_said_in_json(device: Device) -> None:
    for method, path in (("GET", "/api/nothing"), ("PUT", "/api/tables"), ("GET", "/nothing")):
        answer = device.ask(method, path)
        assert answer.status in (404, 405)
        assert answer.json["error"]["code"] == "no_such_page"
    assert device.get("/api/rules/halma").json["error"]["code"] == "no_rules"
