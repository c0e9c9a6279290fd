"""Pages that write to shared tables: whatever breaks, they come back and send it again."""

from __future__ import annotations

import json
import os
import re
import signal
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from random import Random
from threading import Thread
from time import monotonic, sleep

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.running import PATIENCE_SECONDS, Chair, Device, Json, Server

LETTERS = "ABDEFGHIKL"  # of each there is a stone in the box
AGAIN = {"not_saved", "stale", "busy"}


def picture(device: Device) -> str:
    """A table at which one may write without end."""
    seats = [{"kind": "person", "names": ["Anna"], "level": "leicht"}]
    said = device.post("/api/tables", {"game": "kreuzwortbild", "options": {}, "seats": seats})
    assert said.status == 201, said.body
    name: str = said.json["id"]
    return name


@dataclass
class Page:
    """Writes letters into one square, one after the other, each until it is acknowledged."""

    device: Device
    table: str
    square: str
    pause_seconds: float = 0.5  # a table takes sixty acts in twenty seconds
    acknowledged: list[str] = field(default_factory=list)
    longest_seconds: float = 0.0
    strange: str = ""
    _leaving: bool = False
    _asked_to_wait: int = 0
    _chair: Chair | None = None

    def __post_init__(self) -> None:
        self._thread = Thread(target=self._write_on, daemon=True)
        self._thread.start()

    def end(self) -> None:
        """After the letter that is on its way."""
        self._leaving = True
        self._thread.join()

    def _write_on(self) -> None:
        with ExitStack() as lines:
            while not (self._leaving or self.strange):
                letter = LETTERS[len(self.acknowledged) % len(LETTERS)]
                began, self._asked_to_wait = monotonic(), 0
                self._write(letter, lines)
                took = monotonic() - began - self._asked_to_wait
                self.longest_seconds = max(self.longest_seconds, took)
                self.acknowledged.append(letter)
                sleep(self.pause_seconds)

    def _write(self, letter: str, lines: ExitStack) -> None:
        number, action = len(self.acknowledged), f"{self.square}> {letter}"
        message = json.dumps({"re": number, "do": "act", "seat": 0, "action": action})
        done = False
        while not (done or self.strange):
            try:
                if self._chair is None:
                    sitting = self.device.sit(self.table, client=f"page-{self.square}")
                    self._chair = lines.enter_context(sitting)
                done = self._said(self._chair.send(message))
            except (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError):
                self._chair = None
                sleep(0.02)

    def late(self, seconds: float) -> bool:
        """Did a letter wait too long?"""
        return self.longest_seconds >= seconds

    def _said(self, answer: Json) -> bool:
        if answer.get("ok"):
            return True
        refusal = answer["refusal"]
        if refusal["code"] == "too_many_requests":  # that wait is not the server's
            self._asked_to_wait += (seconds := int(refusal["data"]["seconds"]))
            sleep(seconds)
        elif refusal["code"] not in AGAIN:
            self.strange = str(refusal)
        return False


def differences(device: Device, table: str, pages: Sequence[Page]) -> list[str]:
    """What was acknowledged and is not there, there twice, or in another order."""
    record = device.get(f"/api/tables/{table}/record").body.decode()
    wrong = []
    for page in pages:
        start = f" 1 {page.square}> "
        there = [line.split(start)[1] for line in record.splitlines() if start in line]
        if there != page.acknowledged:
            wrong.append(f"{page.square}: {len(there)} kept, {len(page.acknowledged)} told")
    return wrong


def workers(running: Server) -> list[int]:
    """The processes of a crew that live."""
    began = dict(re.findall(r"worker (\d+) is process (\d+)", running.log.read_text()))
    return [number for number in map(int, began.values()) if lives(number)]


def kill_one(running: Server, rng: Random) -> None:
    """One of two: whoever was killed before has been replaced."""
    until = monotonic() + PATIENCE_SECONDS
    while len(there := workers(running)) < 2:
        assert monotonic() < until, running.log.read_text()
        sleep(0.02)
    os.kill(rng.choice(there), signal.SIGKILL)


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
