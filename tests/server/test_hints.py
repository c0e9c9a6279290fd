"""Hints and undo over the wire: stage by stage, and refused by the server where nobody agreed."""

from __future__ import annotations

from tests.server.running import Answered, Device


def hint(device: Device, name: str, stage: int, seat: int = 0) -> Answered:
    return device.post(f"/api/tables/{name}/hint", {"seat": seat, "stage": stage})


def code(answered: Answered) -> tuple[int, str]:
    return answered.status, answered.json["error"]["code"]


def test_first_a_place_then_a_word_then_the_move(device: Device) -> None:
    name = device.open("person", "computer")
    with device.sit(name) as chair:
        assert chair.frame["hints"] is True
        place, word, move = (hint(device, name, stage).json for stage in (1, 2, 3))
        assert place["squares"] == word["squares"] == move["squares"] != []
        assert (place["words"], place["stones"], place["action"]) == ([], [], None)
        assert word["words"] == move["words"] != []
        assert (word["stones"], word["action"], word["points"]) == ([], None, 0)
        assert [stone["square"] for stone in move["stones"]] == move["squares"]
        assert "refusal" not in chair.act(0, move["action"])
        chair.until(helped=[0])
    record = device.get(f"/api/tables/{name}/record").body.decode()
    assert [line.split()[-1] for line in record.splitlines() if ": hint 1" in line] == [*"123"]


def test_undo_takes_the_reply_of_the_computer_along(device: Device) -> None:
    name = device.open("person", "computer")
    with device.sit(name) as chair:
        chair.act(0, "E4> WAS")
        chair.until(next=[0], undo=0)
        assert "refusal" not in chair.ask("undo", seat=0)
        told = chair.until(helped=[0])
        assert (told["view"]["stones"], told["next"], told["undo"]) == ([], [0], None)
        assert chair.ask("undo", seat=0)["refusal"]["code"] == "nothing_to_undo"


def test_undo_is_meant_also_if_the_computer_has_answered_meanwhile(device: Device) -> None:
    name = device.open("person", "computer")
    with device.sit(name) as chair:
        chair.act(0, "E4> WAS")
        laid = 2  # the laying and its ruling: what was seen when undo was asked for
        assert chair.until(next=[0], undo=0)["seq"] > laid
        assert "refusal" not in chair.ask("undo", seat=0, seq=laid)
        chair.until(helped=[0])
        chair.act(0, "E4> WAS")
        chair.until(next=[0], undo=0)
        assert chair.ask("undo", seat=0, seq=laid)["refusal"]["code"] == "stale", "a second tap"


def test_with_two_people_the_server_refuses_both(device: Device) -> None:
    name = device.open("person", "person")
    assert code(hint(device, name, 1)) == (409, "hints_not_agreed")
    with device.sit(name) as chair:
        chair.act(0, "E4> WAS")
        assert chair.ask("undo", seat=0)["refusal"]["code"] == "hints_not_agreed"
        assert (chair.frame["hints"], chair.frame["helped"]) == (False, [])
    assert ": hint" not in device.get(f"/api/tables/{name}/record").body.decode()


def test_unless_all_agreed_at_the_start(device: Device) -> None:
    seats = [{"names": ["Anna"]}, {"names": ["Bert"]}]
    table = {"game": "nomina", "seats": seats, "hints": True}
    name = device.post("/api/tables", table).json["id"]
    assert hint(device, name, 1).status == 200
    assert "\nhints yes\n" in device.get(f"/api/tables/{name}/record").body.decode()
    assert code(hint(device, name, 1, seat=1)) == (409, "not_your_turn")
    assert code(hint(device, name, 1, seat=2)) == (403, "not_your_seat")
    assert hint(device, name, 4).status == 400
    assert code(hint(Device(device.server), name, 1)) == (404, "no_such_table")


def test_who_wants_none_gets_none(device: Device) -> None:
    seats = [{"names": ["Anna"]}, {"kind": "computer"}]
    name = device.post("/api/tables", {"game": "nomina", "seats": seats, "hints": False}).json["id"]
    assert code(hint(device, name, 1)) == (409, "hints_not_agreed")
