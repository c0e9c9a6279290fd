"""Killed after every kind of journal step: every seat sees the same frame, ballot and clock."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from setzkasten.server.people.device import new_token
from tests.server.running import Chair, Device, Json, server

Scene = Callable[[Device], str]


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


SCENES: tuple[Scene, ...] = (
    asked, voted, closed, let_through, laid, doubted, struck, taken_back, offered, half_agreed,
    agreed, declined, in_the_book, left, paused,
)  # fmt: skip
# What differs from look to look without anything having happened.
MOMENTS = ("now", "v")


def seen(device: Device, name: str) -> list[Json]:
    with device.sit(name) as chair:
        frames = [_looked(chair, seat) for seat in range(len(chair.frame["seats"]))]
        return [*frames, _lasting(chair.frame)]


def _looked(chair: Chair, seat: int) -> Json:
    if chair.frame["seats"][seat]["kind"] == "person":
        chair.ask("look", seat=seat)
        while chair.frame["seat"] != seat:
            chair.hear()
    return _lasting(chair.frame)


def _lasting(shown: Json) -> Json:
    frame = {name: value for name, value in shown.items() if name not in MOMENTS}
    return {**frame, "ballot": _steady(frame["ballot"]), "deadline": _steady(frame["deadline"])}


def _steady(told: Json) -> Json:
    """Time runs while we look; tests/table/test_doubt.py knows how much is left."""
    return told and {**told, "left": told["left"] > 0, "at": 0}


def test_a_killed_server_forgets_nothing_that_people_saw(folder: Path) -> None:
    token = new_token()
    with server(folder) as running:
        device = Device(running, token)
        names = {scene.__name__: scene(device) for scene in SCENES}
        before = {what: seen(device, name) for what, name in names.items()}
        running.kill()
    with server(folder) as running:
        device = Device(running, token)
        after = {what: seen(device, name) for what, name in names.items()}
    for what, frames in before.items():
        assert after[what] == frames, what
