"""Puzzles over HTTP: made, written, printed, given away; and what gets a clear no."""

from __future__ import annotations

import json
from typing import Any

import pytest

from setzkasten.puzzle.ipuz import write_ipuz
from setzkasten.puzzle.puz_file import write_puz
from tests.language import rule
from tests.puzzle.puzzles import SMALL, UMLAUTS
from tests.server.running import Answered, Device
from tests.server.test_assist import built, picture


def made(device: Device, *actions: str) -> str:
    answer = device.post("/api/puzzles", {"table": built(device, *actions)})
    assert answer.status == 201, answer.body
    return str(answer.json["id"])


def written(device: Device, name: str, content: object) -> Answered:
    body = json.dumps(content).encode()
    return device.ask("PATCH", f"/api/puzzles/{name}", body, content_type="application/json")


def sent(device: Device, data: bytes) -> Answered:
    return device.ask("POST", "/api/puzzles/file", data, content_type="application/octet-stream")


def told(device: Device, name: str) -> Any:  # the wire's JSON
    return device.get(f"/api/puzzles/{name}").json


def fault(answer: Answered) -> tuple[int, str]:
    error = answer.json["error"]
    assert error["de"] != error["en"]
    assert "{" not in error["de"] + error["en"]
    return answer.status, error["code"]


WITZ = ("E4> WAS", "E4v WITZ")


@rule("RAE-01", "RAE-02")
def test_a_sound_picture_becomes_a_puzzle_while_it_is_being_built(device: Device) -> None:
    puzzle = told(device, made(device, *WITZ))
    assert puzzle["rows"] == ["...", ".##", ".##", ".##"]
    words = [(w["number"], w["across"], w["answer"], w["clue"]) for w in puzzle["words"]]
    assert words == [(1, True, "WAS", ""), (1, False, "WITZ", "")]


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        (("A1> XQ",), "puzzle_word_refused"),
        (("A1> WAS", "A5> WAS"), "puzzle_word_double"),
        (("A1> WAS", "E5> A"), "puzzle_letter_alone"),
        (("A1> WAS", "A5> WITZ"), "puzzle_in_pieces"),
    ],
)
def test_a_picture_with_faults_becomes_none(
    device: Device, actions: tuple[str, ...], code: str
) -> None:
    before = device.get("/api/puzzles").json
    answer = device.post("/api/puzzles", {"table": built(device, *actions)})
    assert fault(answer) == (409, code)
    assert device.get("/api/puzzles").json == before


def test_an_empty_picture_and_other_games_become_none(device: Device) -> None:
    assert fault(device.post("/api/puzzles", {"table": picture(device)})) == (
        400,
        "puzzle_empty_board",
    )
    boggle = device.post("/api/tables", {"game": "boggle", "seats": [{}, {}]}).json["id"]
    assert fault(device.post("/api/puzzles", {"table": boggle})) == (400, "puzzle_not_of_game")
    assert fault(device.post("/api/puzzles", {"table": "nowhere"})) == (404, "no_such_table")


@rule("RAE-01")
def test_a_game_becomes_one_when_it_is_over(device: Device) -> None:
    name = device.open()
    with device.sit(name) as chair:
        assert "refusal" not in chair.act(0, "E4> WAS")
        assert fault(device.post("/api/puzzles", {"table": name})) == (409, "puzzle_game_runs")
        chair.act(1, "give-up")
        for seat in (0, 1):
            if not chair.frame["over"]:
                chair.act(seat, "give-up")
        assert chair.until(over=True)
    answer = device.post("/api/puzzles", {"table": name})
    assert answer.status == 201
    assert [w["answer"] for w in told(device, answer.json["id"])["words"]] == ["WAS"]


def test_a_new_one_out_of_nothing_has_umlauts_by_choice(device: Device) -> None:
    answer = device.post("/api/puzzles", {"rows": 6, "cols": 6, "level": "leicht", "umlauts": "Ä"})
    assert answer.status == 201
    puzzle = told(device, answer.json["id"])
    assert puzzle["umlauts"] == "Ä"
    assert all(word["clue"] for word in puzzle["words"])
    assert fault(device.post("/api/puzzles", {"rows": 500, "cols": 500})) == (400, "puzzle_size")
    assert fault(device.post("/api/puzzles", {"umlauts": "Ae"})) == (400, "not_understood")


@rule("RAE-05")
def test_clues_and_what_stands_above_are_kept(device: Device) -> None:
    name = made(device, *WITZ)
    clue = {"row": 0, "col": 0, "across": False, "clue": " Bringt zum\n Lachen \u202e"}
    answer = written(device, name, {"title": "Für Grete", "clues": [clue]})
    assert answer.status == 200
    written(device, name, {"dedication": "Zum 70.", "giver": "Anna", "numbering": "common"})
    puzzle = told(device, name)
    assert (puzzle["title"], puzzle["dedication"], puzzle["giver"]) == (
        "Für Grete",
        "Zum 70.",
        "Anna",
    )
    assert puzzle["numbering"] == "common"
    assert [word["clue"] for word in puzzle["words"]] == ["", "Bringt zum Lachen"]
    assert written(device, name, {"title": "Für Grete 🎂❤️"}).json["unprinted"] == ["🎂"]
    written(device, name, {"clues": [{**clue, "clue": "Guter Witz"}]})
    assert [word["tells"] for word in told(device, name)["words"]] == [False, True]
    written(device, name, {"clues": [{**clue, "clue": ""}]})
    assert [word["clue"] for word in told(device, name)["words"]] == ["", ""]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ({"clues": [{"row": 1, "col": 0, "across": True, "clue": "x"}]}, "puzzle_no_such_word"),
        ({"clues": [{"row": 10**30, "col": 0, "across": True, "clue": "x"}]}, "not_understood"),
        ({"clues": [{"row": 0, "col": 0, "across": True, "clue": "x" * 401}]}, "puzzle_text_long"),
        ({"title": 7}, "not_understood"),
        ({"numbering": "roman"}, "not_understood"),
        ([], "not_understood"),
    ],
)
def test_what_cannot_be_saved_changes_nothing(device: Device, content: object, code: str) -> None:
    name = made(device, *WITZ)
    before = told(device, name)
    assert fault(written(device, name, content)) == (400, code)
    assert told(device, name) == before


@rule("RAE-05")
def test_clues_are_suggested_one_by_one_and_all_at_once(device: Device) -> None:
    name = made(device, *WITZ)
    path = f"/api/puzzles/{name}/suggestions"
    clues = device.get(f"{path}?row=0&col=0&across=false").json["clues"]
    assert clues
    assert not any("witz" in clue["text"].lower() for clue in clues)
    assert fault(device.get(f"{path}?row=1&col=0&across=true")) == (400, "puzzle_no_such_word")
    assert device.get(f"{path}?row={10**30}&col=0").status == 400
    own = {"row": 0, "col": 0, "across": True, "clue": "Fragewort"}
    written(device, name, {"clues": [own]})
    after = device.post(f"/api/puzzles/{name}/suggest").json
    first, second = (word["clue"] for word in after["words"])
    assert first == "Fragewort"
    assert second in [clue["text"] for clue in clues]


@pytest.mark.parametrize(
    ("kind", "start"),
    [
        ("pdf?paper=a5", b"%PDF"),
        ("pdf?style=swedish&solution=false&lang=en", b"%PDF"),
        ("png", b"\x89PNG"),
        ("svg", b"<svg"),
        ("ipuz", b"{"),
        ("html", b"<!doctype html>"),
    ],
)
def test_every_kind_of_file_is_a_download(device: Device, kind: str, start: bytes) -> None:
    name = made(device, *WITZ)
    written(device, name, {"title": 'Für "Grete"\r\n.'})
    answer = device.get(f"/api/puzzles/{name}/files/{kind}")
    assert answer.status == 200
    assert answer.body.startswith(start)
    ending = kind.partition("?")[0]
    assert answer.headers["content-disposition"] == f'attachment; filename="fuer-grete.{ending}"'
    assert answer.headers["content-type"].count("charset") == (ending in ("exolve", "html"))


def test_a_puz_file_comes_back_as_it_went(device: Device) -> None:
    name = sent(device, write_ipuz(SMALL).encode()).json["id"]
    again = sent(device, device.get(f"/api/puzzles/{name}/files/puz").body)
    assert again.status == 201
    one, other = told(device, name), told(device, again.json["id"])
    assert (one["rows"], one["title"]) == (other["rows"], other["title"])
    assert [w["answer"] for w in told(device, again.json["id"])["words"]]


def test_an_unknown_kind_is_said(device: Device) -> None:
    name = made(device, *WITZ)
    assert fault(device.get(f"/api/puzzles/{name}/files/exe")) == (404, "puzzle_kind")
    assert device.get(f"/api/puzzles/{name}/files/pdf?paper=a0").status == 400


def broken(change: dict[str, object]) -> bytes:
    return json.dumps({**json.loads(write_ipuz(SMALL)), **change}).encode()


def damaged() -> bytes:
    data = bytearray(write_puz(SMALL))
    data[60] ^= 1
    return bytes(data)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "puzzle_empty_file"),
        (b"{", "ipuz_no_json"),
        (b"\xff\xfe\x00", "puzzle_no_file"),
        (("\n".join(["A" * 500] * 500)).encode(), "puzzle_too_large"),
        (broken({"dimensions": {"width": 500, "height": 500}}), "puzzle_too_large"),
        (b"AB\nC7", "puzzle_strange_row"),
        (broken({"solution": [["Я"] * SMALL.width] * SMALL.height}), "puzzle_strange_letter"),
        (damaged(), "puz_checksum"),
        (write_puz(SMALL)[:30], "puz_none"),
        (b"szk 1\ngame nomina\n", "puzzle_record"),
        (b"[" * 100_000, "puzzle_too_large"),
        (b'{"a":' * 50_000, "ipuz_no_json"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_bad_file_gets_a_clear_answer_and_leaves_nothing(
    device: Device, data: bytes, code: str
) -> None:
    before = device.get("/api/puzzles").json
    assert fault(sent(device, data)) == (400, code)
    assert device.get("/api/puzzles").json == before


def test_a_file_beyond_all_measure_is_turned_away(device: Device) -> None:
    assert fault(sent(device, b"A" * 5_000_000)) == (413, "puzzle_large_file")


def test_a_puzzle_is_only_its_owners(device: Device) -> None:
    name = made(device, *WITZ)
    other = Device(device.server)
    assert fault(other.get(f"/api/puzzles/{name}")) == (404, "no_such_puzzle")
    assert fault(written(other, name, {"title": "Meins"})) == (404, "no_such_puzzle")
    assert fault(other.get(f"/api/puzzles/{name}/files/pdf")) == (404, "no_such_puzzle")
    assert fault(other.ask("DELETE", f"/api/puzzles/{name}")) == (404, "no_such_puzzle")
    assert other.get("/api/puzzles").json == []
    gift = told(device, name)["gift"]
    assert fault(other.get(f"/api/puzzles/{gift}")) == (404, "no_such_puzzle")
    assert fault(written(other, gift, {"title": "Meins"})) == (404, "no_such_puzzle")
    assert fault(other.get(f"/api/gifts/{name}")) == (404, "no_such_gift")


@rule("RAE-06")
def test_a_gift_tells_no_answer_before_it_is_asked(device: Device) -> None:
    name = sent(device, write_ipuz(UMLAUTS).encode()).json["id"]
    own = told(device, name)
    written(device, name, {"dedication": "Für dich", "giver": "Anna"})
    other = Device(device.server)
    answer = other.get(f"/api/gifts/{own['gift']}")
    gift = answer.json
    assert (gift["dedication"], gift["giver"], gift["umlauts"]) == ("Für dich", "Anna", "Ä")
    text = answer.body.decode().upper()
    assert not any(word["answer"] in text for word in own["words"])
    assert name not in answer.body.decode()
    assert {sign for row in gift["rows"] for sign in row} <= {"#", "."}
    assert all(set(word) == {"number", "across", "squares", "clue"} for word in gift["words"])


@rule("RAE-06")
def test_a_gift_is_checked_and_revealed_letter_by_letter(device: Device) -> None:
    gift = f"/api/gifts/{told(device, made(device, *WITZ))['gift']}"
    other = Device(device.server)
    some = other.post(f"{gift}/check", {"letters": [[0, 0, "W"], [0, 1, "X"]]})
    assert some.json == {"wrong": [[0, 1]], "solved": False}
    whole = [[0, 0, "W"], [0, 1, "A"], [0, 2, "S"], [1, 0, "I"], [2, 0, "T"], [3, 0, "Z"]]
    assert other.post(f"{gift}/check", {"letters": whole[:5]}).json["solved"] is False
    assert other.post(f"{gift}/check", {"letters": whole}).json == {"wrong": [], "solved": True}
    assert other.post(f"{gift}/reveal", {"squares": [[3, 0]]}).json == {"letters": [[3, 0, "Z"]]}
    strange = other.post(f"{gift}/reveal", {"squares": [[1, 1]]})
    assert fault(strange) == (400, "puzzle_no_letter")
    assert fault(other.post(f"{gift}/reveal", {"squares": "all"})) == (400, "not_understood")
    assert fault(other.post("/api/gifts/nobody/check", {"letters": []})) == (404, "no_such_gift")


def test_a_deleted_puzzle_takes_its_link_along(device: Device) -> None:
    name = made(device, *WITZ)
    gift = told(device, name)["gift"]
    assert [row["id"] for row in device.get("/api/puzzles").json] == [name]
    assert device.ask("DELETE", f"/api/puzzles/{name}").status == 204
    assert fault(device.get(f"/api/gifts/{gift}")) == (404, "no_such_gift")


def test_too_many_at_once_have_to_wait(device: Device) -> None:
    answers = [sent(device, b"AB\nCD") for _ in range(25)]
    assert fault(answers[-1]) == (429, "too_many_requests")
    assert answers[-1].headers["retry-after"]
