"""One copy of games of every kind, taken while somebody plays, goes on in two places."""

from __future__ import annotations

import re
from pathlib import Path
from threading import Thread

from setzkasten.catalogue import GAMES
from setzkasten.server.people.device import new_token
from setzkasten.server.store.backup import back_up, restore
from tests.playthroughs.regenerate import FOLDER
from tests.server.running import Chair, Device, Json, server
from tests.server.test_backup import lay_and_take_back
from tests.vocabulary import WORDS

ACT = re.compile(r"\s*\d+ ([1-9]\d?) (.+)")
# What is the same wherever a game goes on? All but what time alone changes.
SAME = ("game", "seq", "phase", "next", "left", "over", "scores", "view", "seats", "policy", "seal")


def half(game: str) -> tuple[bytes, int, str]:
    """A played game up to somebody's move in its middle, and that move."""
    path = next(path for path in sorted(FOLDER.glob(f"{game}-*.szk")))
    lines = path.read_text("utf-8").splitlines()
    acts = [(at, act) for at, line in enumerate(lines) if (act := ACT.fullmatch(line))]
    at, act = acts[len(acts) // 2]
    return "\n".join([*lines[:at], ""]).encode(), int(act[1]) - 1, act[2]


def test_one_copy_goes_on_in_two_places_game_by_game_and_vote_by_vote(
    folder: Path, tmp_path: Path
) -> None:
    words, token, copy = tmp_path / "words.txt", new_token(), tmp_path / "copy"
    words.write_text("\n".join(WORDS), "utf-8")
    given, halves = ("--words", str(words)), {game: half(game) for game in GAMES}
    with server(folder, *given) as running:
        device = Device(running, token)
        tables = {game: opened(device, record) for game, (record, _, _) in halves.items()}
        voting, busy = device.open("person", "person", "person"), device.open()
        with device.sit(voting) as chair:
            assert chair.ask("ask-vote", seat=0, action="E4> OUI")["ok"]
        before = {game: shown(device, name) for game, name in tables.items()}
        load = Thread(target=lay_and_take_back, args=(device, busy, 20))
        load.start()
        copied = back_up(folder, copy)
        load.join()
    assert copied.tables == len(GAMES) + 2
    for place in (tmp_path / "one", tmp_path / "other"):
        assert restore(copy, place) == copied
        with server(place, *given) as running:
            device = Device(running, token)
            for game, (_, seat, action) in halves.items():
                with device.sit(tables[game]) as chair:
                    assert same(chair) == before[game]
                    assert chair.act(seat, action).get("ok"), (game, action, chair.heard[-1])
            vote_goes_on(device, voting)


def opened(device: Device, record: bytes) -> str:
    told = device.ask("POST", "/api/records", record)
    assert told.status == 201, (record[:60], told.body)
    name: str = told.json["id"]
    return name


def shown(device: Device, name: str) -> Json:
    with device.sit(name) as chair:
        return same(chair)


def same(chair: Chair) -> Json:
    return {part: chair.frame[part] for part in SAME}


def vote_goes_on(device: Device, name: str) -> None:
    with device.sit(name) as chair:
        assert chair.frame["ballot"]["words"][0]["word"] == "OUI"
        for seat in (1, 2):
            assert chair.ask("vote", seat=seat, aye=True)["ok"]
        chair.until(ballot=None, seq=2)
        assert chair.act(1, "give-up")["ok"]
