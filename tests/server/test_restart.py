"""Killed, started again, started twice: nothing that was acknowledged is lost."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from setzkasten.server.people.device import new_token
from tests.server.running import WORDS, Chair, Device, server

LINE = re.compile(r"\s*\d+ (\d|§|\*|!|~) .*")


def steps_of(device: Device, name: str) -> list[str]:
    text = device.get(f"/api/tables/{name}/record").body.decode()
    return [line for line in text.splitlines() if LINE.fullmatch(line)]


KILLS = 4


def test_a_killed_server_loses_no_acknowledged_move(folder: Path) -> None:
    """Games of computers and one person, killed at random moments, go on where they were."""
    seed = 20261115
    rng, token, name = Random(seed), new_token(), ""
    shown: list[str] = []
    for _ in range(KILLS):
        with server(folder) as running:
            device = Device(running, token)
            name = name or device.open("computer", "person", "computer")
            kept = steps_of(device, name)
            assert kept[: len(shown)] == shown, f"seed {seed}: acknowledged steps are gone"
            with device.sit(name) as chair:
                play_some(chair, steps=rng.randrange(1, 6))
                shown = steps_of(device, name)[: chair.frame["seq"]]
                time.sleep(rng.random() / 50)
                running.kill()
                if chair.frame["over"]:
                    name, shown = "", []


def play_some(chair: Chair, *, steps: int) -> None:
    """Watch the computers, give up when it is one's turn."""
    until = chair.frame["seq"] + steps
    while chair.frame["seq"] < until and not chair.frame["over"]:
        seq = chair.frame["seq"]
        if chair.frame["next"] == [1]:
            assert chair.act(1, "give-up", seq=seq)["ok"]
        chair.until_seq(seq + 1)


def test_a_move_in_the_air_when_the_server_dies_is_there_whole_or_not_at_all(folder: Path) -> None:
    rng = Random(7)
    for _ in range(2):
        with server(folder) as running:
            device = Device(running)
            name = device.open()
            with device.sit(name) as chair:
                message = {"re": 1, "do": "act", "seat": 0, "action": "E4> WAS", "seq": 0}
                chair.line.send(json.dumps(message))
                time.sleep(rng.random() / 100)
                running.kill()
                said = []
                try:
                    while True:
                        said.append(chair.hear())
                except ConnectionClosed:
                    pass
        with server(folder) as running:
            device = Device(running, device.token)
            kept = steps_of(device, name)
            assert len(kept) in (0, 2)
            if {"re": 1, "ok": True} in said:
                assert len(kept) == 2
            with device.sit(name) as chair:
                again = chair.send(json.dumps(message))
                if kept:
                    assert again["refusal"]["code"] == "stale"
                else:
                    assert again["ok"]


def test_a_restart_stops_the_clock_and_keeps_the_book(folder: Path) -> None:
    with server(folder) as running:
        device = Device(running)
        name = device.open("person", "computer", time=30, first=1)
        began = time.monotonic()
        with device.sit(name) as chair:
            chair.act(0, "E4> OUI")
            assert chair.ask("accept", seat=0, word="OUI", action="E4> OUI")["ok"]
        running.kill()
        sat = time.monotonic() - began
    time.sleep(0.3)
    with server(folder) as running:
        device = Device(running, device.token)
        began = time.monotonic()
        with device.sit(name) as chair:
            sat += time.monotonic() - began
            assert 29_900 - 1000 * sat < chair.frame["deadline"]["left"] <= 30_000
            assert chair.act(0, "E4> OUI")["ok"]


def test_an_idle_table_leaves_the_memory_and_comes_back(folder: Path) -> None:
    with server(folder, "--idle", "0.05") as running:
        device = Device(running)
        name = device.open()
        with device.sit(name) as chair:
            chair.act(0, "E4> WAS")
        time.sleep(0.3)
        with device.sit(name) as chair:
            assert chair.frame["scores"] == [3, 0]
            assert chair.frame["log"][-1]["name"] == "laid"


def test_a_server_that_is_asked_to_end_ends(folder: Path) -> None:
    with server(folder) as running:
        device = Device(running)
        with device.sit(device.open()) as chair, device.sit(device.open("person", "free")) as early:
            running.stop()
            assert running.process.returncode is not None
            with pytest.raises(ConnectionClosed) as caught:
                _hear_on(chair)
            with pytest.raises(ConnectionClosed):
                _hear_on(early)
            assert chair.restart  # it is said, so that nobody thinks that the line is bad
            assert early.restart
            assert caught.value.rcvd
            assert caught.value.rcvd.code == 1012


def _hear_on(chair: Chair) -> None:
    while True:
        chair.hear()


def failed(*arguments: str) -> str:
    """A server that cannot begin: what it says."""
    command = [sys.executable, "-m", "setzkasten.server", "--words", str(WORDS), *arguments]
    done = subprocess.run(command, check=False, capture_output=True, timeout=60, encoding="utf-8")
    assert (done.returncode, done.stdout) == (1, "")
    assert "Traceback" not in done.stderr
    return done.stderr


def test_two_servers_on_one_folder_are_one_too_many(folder: Path) -> None:
    with server(folder):
        assert "Another Setzkasten already serves" in failed("--data", str(folder))


def test_two_servers_on_one_port_are_one_too_many(tmp_path: Path) -> None:
    with server(tmp_path / "one") as running:
        said = failed("--data", str(tmp_path / "two"), "--port", str(running.port))
        assert "choose another with --port" in said


def test_two_servers_on_two_folders_do_not_disturb_each_other(tmp_path: Path) -> None:
    with server(tmp_path / "one") as one, server(tmp_path / "two") as two:
        device, same = Device(one), Device(two)
        same.token = device.token
        name = device.open()
        assert same.get("/api/tables").json == []
        assert same.get(f"/api/tables/{name}/record").status == 404
        assert len(device.get("/api/tables").json) == 1


def test_a_broken_store_is_said_and_kept(folder: Path) -> None:
    folder.mkdir()
    path = folder / "tables.sqlite3"
    path.write_bytes(b"broken" * 1000)
    assert "is not a readable store of games" in failed("--data", str(folder))
    assert path.read_bytes() == b"broken" * 1000


def test_a_folder_that_cannot_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be used for games" in failed("--data", str(tmp_path / "file" / "data"))


def test_without_the_client_the_page_says_so(tmp_path: Path) -> None:
    with server(tmp_path / "data", "--static", str(tmp_path / "nothing")) as running:
        answer = Device(running).get("/")
        assert answer.status == 200
        assert b"Setzkasten" in answer.body
        assert b"./setz run" in answer.body
