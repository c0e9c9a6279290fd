"""Players that are not of the house: files of the host's, and programs behind a line."""

from __future__ import annotations

import asyncio
import logging
import re
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Thread
from types import ModuleType
from typing import Any

import pytest

from setzkasten.catalogue import CATALOGUE
from setzkasten.cli import main
from setzkasten.core.handicap import Handicap
from setzkasten.core.record import Header, Sitter
from setzkasten.lexicon.limit import NO_LIMIT, limit_of
from setzkasten.lexicon.words import Words
from setzkasten.server.http.asgi import Message
from setzkasten.server.live import computer
from setzkasten.server.live.outlet import outlet_of
from setzkasten.server.live.programs import PROGRAM_SECONDS, Line, ProgramDone
from setzkasten.server.settings import Settings
from setzkasten.server.work.jobs import Thought
from setzkasten.server.work.own_players import named_players
from setzkasten.server.work.player_jobs import choose_own
from tests.house.source import ROOT
from tests.server.housed import Watching
from tests.server.inside import inside
from tests.server.running import PATIENCE_SECONDS, Device, Json

WORDS = Words.listed({"WAS", "WITZ"})
BAD = {
    "raises": "def choose(seen):\n    raise ValueError('no idea')\n",
    "hangs": "def choose(seen):\n    while True:\n        pass\n",
    "eats": "def choose(seen):\n    return [bytearray(10**8) for _ in range(10**4)]\n",
    "nonsense": "def choose(seen):\n    return 'Z99> QQQ'\n",
    "broken": "def choose(seen:\n",
}


def header(level: str) -> Header:
    people = Sitter(("Anna",)), Sitter(("Bert",))
    return Header("lingua", (*people, Sitter(("Rosa",), "computer", level)))


async def lost_its_seat(folder: Path, players: dict[str, Path], level: str) -> list[str]:
    """The actions of the table until that seat is empty, and the two others still play."""
    settings = Settings(0.0, players=players, player_seconds=0.3)
    async with inside(folder, WORDS, settings) as inner:
        house = inner.house
        live = await house.live(await house.open("anna", header(level)), "anna")
        assert live
        listener = Watching()
        await live.join(listener)
        table = live.table
        while 2 not in table.awaiting().left:
            listener.fresh.clear()
            if seats := table.awaiting().seats & table.persons:
                done = await live.change(partial(table.play, min(seats), "pass"))
                assert done.refusal is None
            elif 2 not in table.awaiting().left:
                await asyncio.wait_for(listener.fresh.wait(), PATIENCE_SECONDS)
        assert table.awaiting().seats <= {0, 1}
        assert not table.awaiting().over
        return table.lines()


@pytest.mark.parametrize("how", BAD)
def test_a_player_that_fails_loses_its_turn_and_its_seat_after_three(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    file = tmp_path / f"{how}.py"
    file.write_text(BAD[how], "utf-8")
    with caplog.at_level(logging.WARNING):
        lines = asyncio.run(lost_its_seat(tmp_path, {"rosa": file}, "own_rosa"))
    own = [line for line in lines if re.match(r"\s*\d+ 3 ", line)]
    assert len(own) == 2, lines  # two turns were lost, with the third it stood up
    assert any(re.match(r"\s*\d+ \^ 3", line) for line in lines)
    assert "rosa" in caplog.text or "refused" in caplog.text


def test_a_program_that_is_silent_loses_its_turn_and_its_seat_after_three(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line that nobody answers, and one that never came, are the same."""
    assert PROGRAM_SECONDS == 30
    monkeypatch.setattr(computer, "PROGRAM_SECONDS", 0.01)
    lines = asyncio.run(lost_its_seat(tmp_path, {}, "wire"))
    assert sum(bool(re.match(r"\s*\d+ 3 ", line)) for line in lines) == 2
    assert any(re.match(r"\s*\d+ \^ 3", line) for line in lines)


def test_a_player_sees_the_words_that_its_seat_may_make(tmp_path: Path) -> None:
    (file := tmp_path / "mine.py").write_text(
        "def choose(seen):\n    return ' '.join(w for w in ('WAS', 'WITZ') if w in seen.words)\n",
        "utf-8",
    )
    game = CATALOGUE["nomina"].game
    limit = limit_of(Handicap(letters=4))
    about = Thought("nomina", WORDS.agreed, {}, "own_rosa", 0, game.start(2, {}), limit)
    assert choose_own(WORDS, about, str(file), 5.0).text == "WITZ"
    free = replace(about, limit=NO_LIMIT)
    assert choose_own(WORDS, free, str(file), 5.0).text == "WAS WITZ"


def test_a_program_that_plays_in_real_time_keeps_its_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever acts now and then is not silent, however long the glass runs; then it is."""
    monkeypatch.setattr(computer, "PROGRAM_SECONDS", 0.1)

    async def scene() -> None:
        async with inside(tmp_path, WORDS, Settings(0.0)) as inner:
            house, rosa = inner.house, Sitter(("Rosa",), "computer", "wire")
            header = Header(
                "boggle", (Sitter(("Anna",)), rosa), position={"dice": "AEPT/USNO/MAME/ROST"}
            )
            live = await house.live(await house.open("anna", header), "anna")
            assert live
            await live.join(Watching())
            await live.change(partial(live.table.play, 0, "go"))
            for _ in range(8):  # four times as often as it must
                for action in ("ROST", "strike ROST"):
                    assert (await live.change(partial(live.table.play, 1, action))).refusal is None
                    await asyncio.sleep(0.05)
            assert 1 in live.table.awaiting().seats
            while not live.table.awaiting().over:
                await asyncio.sleep(0.05)
            assert any(re.match(r"\s*\d+ \^ 2", line) for line in live.table.lines())

    asyncio.run(asyncio.wait_for(scene(), PATIENCE_SECONDS))


def test_a_player_is_named_on_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (file := tmp_path / "mine.py").write_text(BAD["raises"], "utf-8")
    served: list[Settings] = []
    monkeypatch.setattr("setzkasten.server.serve.serve", lambda **given: _served(served, **given))
    for given, code in ((f"rosa={file}", 0), (f"Rosa={file}", 1), ("rosa=none.py", 1), ("rosa", 1)):
        with pytest.raises(SystemExit) as ended:
            main(["run", "--no-browser", "--player", given])
        assert (ended.value.code or 0) == code, given
    assert [settings.players for settings in served] == [{"rosa": file}]
    assert capsys.readouterr().err.count("is no name with a file") == 3


def _served(served: list[Settings], **given: Any) -> int:  # all that `serve` takes
    served.append(given["settings"])
    return 0


def test_the_player_of_the_page_plays_at_a_table(tmp_path: Path) -> None:
    text, _ = page_code()
    (tmp_path / "players").mkdir()
    (tmp_path / "players" / "rosa.py").write_text(text, "utf-8")
    players = named_players((), tmp_path)

    async def scene() -> list[str]:
        async with inside(tmp_path, WORDS, Settings(0.0, players=players)) as inner:
            assert (await inner.ask("GET", "/api/players")).json == ["own_rosa"]
            house = inner.house
            sitters = Sitter(("Rosa",), "computer", "own_rosa"), Sitter(("Anna",))
            name = await house.open("anna", Header("nomina", sitters))
            live = await house.live(name, "anna")
            assert live
            listener = Watching()
            await live.join(listener)
            while 1 not in live.table.awaiting().seats:
                listener.fresh.clear()
                await asyncio.wait_for(listener.fresh.wait(), PATIENCE_SECONDS)
            assert listener.frame["seats"][0]["player"] == "own_rosa"
            return live.table.lines()

    assert any("> WAS" in line or "v WAS" in line for line in asyncio.run(scene()))


def test_nobody_seats_a_player_that_there_is_not(device: Device) -> None:
    for level in ("own_nobody", "wire"):
        seats = [{"kind": "person", "names": ["Anna"]}, {"kind": "computer", "level": level}]
        said = device.post("/api/tables", {"game": "nomina", "options": {}, "seats": seats})
        assert (said.status, said.json["error"]["code"]) == (400, "unknown_level")


def page_code() -> tuple[str, str]:
    page = (ROOT / "docs" / "writing-a-player.md").read_text("utf-8")
    first, second = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    return first, second


def seated(device: Device) -> tuple[str, Json]:
    """A waiting table with a seat for a program."""
    seats = [{"kind": "person", "names": ["Anna"]}, {"kind": "free"}]
    name = device.post("/api/tables", {"game": "nomina", "seats": seats}).json["id"]
    said = device.post(f"/api/tables/{name}/programs", {"name": "Rosa"})
    assert said.status == 201, said.body
    return name, said.json


def test_a_program_plays_a_whole_game_over_the_wire(device: Device) -> None:
    program = ModuleType("wire_player")
    exec(page_code()[1], program.__dict__)
    name, seat = seated(device)
    assert device.post(f"/api/tables/{name}/begin").status == 201
    told: list[object] = []
    run = Thread(target=lambda: told.append(program.play(seat["address"], seat["token"])))
    run.start()
    with device.sit(name) as chair:
        assert chair.frame["seats"][1] == {
            "names": ["Rosa"], "kind": "computer", "level": None, "player": "wire",
        }  # fmt: skip
        chair.act(0, "E4> WAS")
        while chair.frame["scores"] != [3, 4]:  # WITZ
            chair.hear()
        chair.act(0, "give-up")
        chair.until(over=True)
    run.join(30)
    assert told == [chair.frame["scores"]]


def test_a_program_that_hung_up_is_told_nothing() -> None:
    """It is due at the very moment in which its line is cut: its table goes on."""

    async def gone(_: Message) -> None:
        raise OSError

    async def course() -> None:
        await Line(1, outlet_of(gone)).tell(ProgramDone(1))

    asyncio.run(course())


def test_a_token_opens_one_seat_and_nothing_else(device: Device) -> None:
    from websockets.exceptions import InvalidStatus
    from websockets.sync.client import connect

    name, seat = seated(device)
    device.post(f"/api/tables/{name}/begin")
    address = seat["address"].replace("http", "ws", 1)
    for token in ("x" * 32, device.token, ""):
        headers = {"Authorization": f"Bearer {token}"}
        with pytest.raises(InvalidStatus):
            connect(address, additional_headers=headers, proxy=None)
    as_cookie = Device(device.server, seat["token"])
    assert as_cookie.get(f"/api/tables/{name}/record").status == 404
    with connect(
        address, additional_headers={"Authorization": f"Bearer {seat['token']}"}, proxy=None
    ) as line:
        for nonsense in ("{", '{"seq": 0, "more": ' + "[" * 4_000, "[" * 5_000):
            line.send(nonsense)
            assert "not_understood" in str(line.recv(30))
        line.send('{"seq": 0, "action": "E4> WAS"}')
        assert "refusal" in str(line.recv(30))  # Anna begins
