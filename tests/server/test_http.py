"""What the server says over HTTP."""

from __future__ import annotations

import json

import pytest

from setzkasten.server.people.device import COOKIE
from tests.server.running import Device, Server


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
    assert (time["min"], time["max"], time["default"]) == (0, 30 * 86_400, 0)
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


def test_what_is_not_there_is_said_in_json(device: Device) -> None:
    for method, path in (("GET", "/api/nothing"), ("PUT", "/api/tables"), ("GET", "/nothing")):
        answer = device.ask(method, path)
        assert answer.status in (404, 405)
        assert answer.json["error"]["code"] == "no_such_page"
    assert device.get("/api/rules/halma").json["error"]["code"] == "no_rules"


def test_a_method_that_is_not_there_is_told_which_are(device: Device) -> None:
    answer = device.ask("TRACE", "/api/books")
    assert answer.status == 405
    assert sorted(str(answer.headers["allow"]).split(", ")) == ["GET", "OPTIONS"]


@pytest.mark.parametrize("path", ["/", "/api/games", "/nothing"])
def test_whoever_looks_at_a_link_first_gets_its_head_alone(device: Device, path: str) -> None:
    """As messengers and checkers of links do."""
    whole, head = device.get(path), device.ask("HEAD", path)
    assert (head.status, head.body) == (whole.status, b"")
    for name in ("content-type", "content-length", "content-security-policy"):
        assert head.headers[name] == whole.headers[name], name


def test_a_page_that_leads_elsewhere_says_nothing_itself(device: Device) -> None:
    answer = device.get("/api/mail/stop/none")
    assert (answer.status, answer.headers["location"]) == (303, "/#/post/ende/none")
    assert answer.body == b""


@pytest.mark.parametrize(
    "host", ["house:364says5", "[", "[::1", "a b", "house:123456", "a:1:2", "@"]
)
def test_a_host_that_is_none_is_told_so(house: Server, host: str) -> None:
    """Found by fire: together with a number that is none it was a fault of ours."""
    answer = Device(house).ask("GET", "/api/tables?first=x", host=host)
    assert (answer.status, answer.json["error"]["code"]) == (400, "not_understood")


@pytest.mark.parametrize("host", ["house", "spiele.example:443", "[::1]:8000", "192.0.2.1:80"])
def test_a_host_that_is_one_is_welcome(house: Server, host: str) -> None:
    assert Device(house).ask("GET", "/api/tables", host=host).status == 200
