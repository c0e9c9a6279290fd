"""Help with a picture over HTTP: words, corners, the outlook, and what cannot be asked."""

from __future__ import annotations

import pytest

from tests.server.running import Device


def picture(device: Device) -> str:
    opened = device.post("/api/tables", {"game": "kreuzwortbild", "seats": [{}]})
    return str(opened.json["id"])


def built(device: Device, *actions: str) -> str:
    name = picture(device)
    with device.sit(name) as chair:
        for action in actions:
            assert "refusal" not in chair.act(0, action)
    return name


def test_words_that_fit_come_with_the_action_that_lays_them(device: Device) -> None:
    name = built(device, "E4> WAS")
    before = device.get(f"/api/tables/{name}/record").body
    told = device.post(f"/api/tables/{name}/assist", {"do": "fits", "square": [4, 4], "down": True})
    assert told.status == 200
    assert device.get(f"/api/tables/{name}/record").body == before, "a dictionary is no help"
    witz = next(fit for fit in told.json["fits"] if fit["word"] == "WITZ")
    assert witz["squares"] == [[3, 4], [4, 4], [5, 4], [6, 4]]
    assert (witz["action"], witz["stands"]) == ("E4v WITZ", [])
    with device.sit(name) as chair:
        assert "refusal" not in chair.act(0, witz["action"])


def test_a_corner_is_an_action_and_no_stone_moves_before_it_is_sent(device: Device) -> None:
    name = built(device, "E4> WAS")
    before = device.get(f"/api/tables/{name}/record").body
    told = device.post(f"/api/tables/{name}/assist", {"do": "finish", "square": [11, 11]})
    assert told.status == 200
    assert told.json["action"]
    lines = device.get(f"/api/tables/{name}/record").body.decode().splitlines()
    new = [line.split(None, 1)[1] for line in lines[1:] if line not in before.decode()]
    assert new == [": hint 1 3"], "the program helped, so that it is no entry of a contest"
    with device.sit(name) as chair:
        assert "refusal" not in chair.act(0, told.json["action"])
    assert device.get(f"/api/tables/{name}/record").body != before


def test_letters_that_can_be_no_word_are_shown(device: Device) -> None:
    name = built(device, "A1> XQ")
    told = device.post(f"/api/tables/{name}/assist", {"do": "outlook"})
    assert told.json == {"broken": [[0, 0], [0, 1]], "solved": False}


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({"do": "cheat"}, "not_understood"),
        ({"do": "fits", "square": "A1"}, "not_understood"),
        ({"do": "fits", "square": [12, 0]}, "off_board"),
        ({"do": "fits", "square": [-1, 0]}, "off_board"),
        ([], "not_understood"),
    ],
)
def test_a_strange_question_gets_a_sentence(device: Device, question: object, code: str) -> None:
    told = device.post(f"/api/tables/{picture(device)}/assist", question)
    assert (told.status, told.json["error"]["code"]) == (400, code)


def test_other_games_have_no_assistant(device: Device) -> None:
    told = device.post(f"/api/tables/{device.open()}/assist", {"do": "outlook"})
    assert (told.status, told.json["error"]["code"]) == (400, "no_assistant")
    assert device.post("/api/tables/nowhere/assist", {"do": "outlook"}).status == 404
