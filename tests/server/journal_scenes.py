"""What people do at a table, up to one step of its journal each (`test_journal_kill.py`)."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.running import Device, Json

Scene = Callable[[Device], str]
DICE = "\n".join(
    (
        "szk 1",
        "game boggle",
        "seat 1 person Anna",
        "seat 2 person Bert",
        "option rounds 2",
        "",
        "0 * shake AEPT/USNO/MAME/ROST",
        "",
    )
)


def asked(device: Device) -> str:
    name = device.open("person", "person", "person", time=60)
    with device.sit(name) as chair:
        chair.act(0, "E4> OUI")
        assert chair.ask("ask-vote", seat=0, action="E4> OUI")["ok"]
    return name


def voted(device: Device) -> str:
    name = asked(device)
    with device.sit(name) as chair:
        assert chair.ask("vote", seat=1, aye=True)["ok"]
    return name


def closed(device: Device) -> str:
    name = voted(device)
    with device.sit(name) as chair:
        assert chair.ask("vote", seat=2, aye=False)["ok"]
    return name


def let_through(device: Device) -> str:
    name = voted(device)
    with device.sit(name) as chair:
        assert chair.ask("vote", seat=2, aye=True)["ok"]
    return name


def laid(device: Device) -> str:
    name = device.open("person", "person", "person")
    with device.sit(name) as chair:
        assert chair.act(0, "E4> WAS")["ok"]
    return name


def doubted(device: Device) -> str:
    name = laid(device)
    with device.sit(name) as chair:
        assert chair.ask("doubt", seat=1, word="WAS")["ok"]
    return name


def struck(device: Device) -> str:
    name = doubted(device)
    with device.sit(name) as chair:
        for seat in (0, 1, 2):
            assert chair.ask("vote", seat=seat, aye=False)["ok"]
        chair.until(scores=[0, 0, 0])
    return name


def taken_back(device: Device) -> str:
    name = laid(device)
    with device.sit(name) as chair:
        assert chair.ask("take-back", seat=0)["ok"]
    return name


def offered(device: Device) -> str:
    name = laid(device)
    with device.sit(name) as chair:
        assert chair.ask("offer-words", seat=0, action="brands=yes")["ok"]
    return name


def half_agreed(device: Device) -> str:
    name = offered(device)
    with device.sit(name) as chair:
        assert chair.ask("answer", seat=1, aye=True)["ok"]
    return name


def agreed(device: Device) -> str:
    name = half_agreed(device)
    with device.sit(name) as chair:
        assert chair.ask("answer", seat=2, aye=True)["ok"]
        chair.until(policy={"brands": "yes"})
    return name


def declined(device: Device) -> str:
    name = offered(device)
    with device.sit(name) as chair:
        assert chair.ask("answer", seat=2, aye=False)["ok"]
    return name


def in_the_book(device: Device) -> str:
    name = device.open("person", "computer")
    with device.sit(name) as chair:
        assert chair.ask("accept", seat=0, word="OUI", action="E4> OUI")["ok"]
    return name


def left(device: Device) -> str:
    name = laid(device)
    with device.sit(name) as chair:
        assert chair.ask("leave", seat=1)["ok"]
    return name


def paused(device: Device) -> str:
    """Nobody is there any more, and the clock was running."""
    name = device.open("person", "person", time=60)
    with device.sit(name) as chair:
        assert chair.act(0, "E4> WAS")["ok"]
    return name


def opened(device: Device, wanted: Json) -> str:
    answer = device.post("/api/tables", wanted)
    assert answer.status == 201, answer.body
    name: str = answer.json["id"]
    return name


def listed(device: Device) -> str:
    """Lists are read aloud, and a word on one of them is none."""
    answer = device.ask("POST", "/api/records", DICE.encode())
    assert answer.status == 201, answer.body
    name: str = answer.json["id"]
    with device.sit(name) as chair:
        for seat, action in ((0, "MAMO"), (0, "done"), (1, "done")):
            assert chair.act(seat, action)["ok"]
        chair.until(phase="judge")
    return name


def ready(device: Device) -> str:
    name = listed(device)
    with device.sit(name) as chair:
        assert chair.ask("go-on", seat=1)["ok"]
    return name


def counted(device: Device) -> str:
    name = ready(device)
    with device.sit(name) as chair:
        assert chair.ask("go-on", seat=0)["ok"]
        chair.until(phase="shake")
    return name


def called(device: Device) -> str:
    name = opened(device, {"game": "boggle", "seats": [{"names": ["Anna"]}, {"names": ["Bert"]}]})
    with device.sit(name) as chair:
        assert chair.ask("go-on", seat=0)["ok"]
        chair.until(phase="search")
    return name


def forgotten(device: Device) -> str:
    name = in_the_book(device)
    assert device.ask("DELETE", f"/api/tables/{name}/book/OUI").status == 204
    return name


def held(device: Device) -> str:
    name = device.open("person", "person", time=60)
    with device.sit(name) as chair:
        assert chair.ask("hold", seat=0, aye=True)["ok"]
    return name


def released(device: Device) -> str:
    name = held(device)
    with device.sit(name) as chair:
        assert chair.ask("hold", seat=0, aye=False)["ok"]
    return name


def in_days(device: Device) -> str:
    seats = [{"names": ["Anna"]}, {"names": ["Bert"]}]
    clock = {"per": "days", "amount": 3}
    name = opened(device, {"game": "nomina", "seats": seats, "clock": clock})
    with device.sit(name) as chair:
        assert chair.act(0, "E4> WAS")["ok"]
    return name


def stood_in(device: Device) -> str:
    """Bert has erased himself; a computer plays for him."""
    name, bert = device.open("person", "free"), Device(device.server)
    link: str = device.post(f"/api/tables/{name}/invitations", {}).json["link"]
    knock = {"secret": link.rpartition("/")[2], "name": "Bert"}
    assert bert.post("/api/invitations/claim", knock).status == 200
    assert device.post(f"/api/tables/{name}/begin").status == 201
    assert bert.ask("DELETE", "/api/me").status == 204
    with device.sit(name) as chair:
        assert chair.ask("offer", seat=0, action="stand-in 2")["ok"]
        chair.until(next=[0])
    return name


def writing(device: Device) -> str:
    """Among people who know each other, words of their own are said."""
    seats = [{"names": ["Anna"]}, {"names": ["Bert"]}]
    return opened(device, {"game": "nomina", "seats": seats, "talk": "text"})


def spoke(device: Device) -> str:
    name = laid(device)
    with device.sit(name) as chair:
        assert chair.ask("say", seat=0, action="well-seen")["ok"]
    return name


def spelling(device: Device) -> str:
    name = laid(device)
    with device.sit(name) as chair:
        assert chair.ask("spell", seat=0, word="Rytmus")["ok"]
    return name


def spelled(device: Device) -> str:
    name = spelling(device)
    with device.sit(name) as chair:
        assert chair.ask("spelled", seat=1, word="Rhythmus")["ok"]
    return name


def aborted(device: Device) -> str:
    name = device.open("person", "person")
    with device.sit(name) as chair:
        assert chair.ask("offer", seat=0, action="abort")["ok"]
        assert chair.ask("answer", seat=1, aye=True)["ok"]
    return name


def drawn(device: Device) -> str:
    return device.open("person", "person", start="draw")


def ended(device: Device) -> str:
    """And the seed of its draw is told."""
    name = drawn(device)
    with device.sit(name) as chair:
        (first,) = chair.frame["next"]
        for seat in (first, 1 - first):
            assert chair.act(seat, "give-up")["ok"]
        chair.until(over=True)
    return name


def relaid(device: Device) -> str:
    name = ended(device)
    assert device.post(f"/api/tables/{name}/rematch").status == 201
    return name


def hinted(device: Device) -> str:
    name = device.open("person", "computer")
    assert device.post(f"/api/tables/{name}/hint", {"seat": 0, "stage": 2}).status == 200
    return name


def undone(device: Device) -> str:
    name = device.open("person", "computer")
    with device.sit(name) as chair:
        assert chair.act(0, "E4> WAS")["ok"]
        chair.until(next=[0], undo=0)
        assert chair.ask("undo", seat=0)["ok"]
        chair.until(undo=None)
    return name


SCENES: tuple[Scene, ...] = (
    asked, voted, closed, let_through, laid, doubted, struck, taken_back, offered, half_agreed,
    agreed, declined, in_the_book, forgotten, left, paused, held, released, in_days, listed, ready,
    counted, called, stood_in, writing, spoke, spelling, spelled, aborted, drawn, ended, relaid,
    hinted, undone,
)  # fmt: skip
