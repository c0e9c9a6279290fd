"""The way of one move of Nomina, from the socket's message to the bytes of the change.

docs/protocol.md draws it and says how many files take part.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import setzkasten
from setzkasten.core.record import Header, Sitter
from setzkasten.lexicon.words import Words
from setzkasten.server.http.asgi import Message, Scope
from setzkasten.server.live.house import House
from setzkasten.server.live.socket import socket
from setzkasten.server.people.device import COOKIE, new_token, owner_of
from setzkasten.server.people.sender import SENDER, Sender
from setzkasten.server.settings import Settings
from setzkasten.server.store.store import Store
from tests.house.source import ROOT

SOURCE = Path(setzkasten.__file__).parent
TOLD = re.compile(r"In all (\d+) files of the house take part")
# All that is made at the first move of a process is there at the second.
MOVES = ((0, "E4> WAS"), (1, "G4v .IEB"))


class Way:
    """The files of the house in which something is called, in every thread begun since."""

    def __init__(self) -> None:
        self.files: set[str] = set()
        self.walking = False

    def step(self, frame: FrameType, event: str, _: object) -> None:
        name = frame.f_code.co_filename
        if self.walking and event == "call" and name.startswith(str(SOURCE)):
            self.files.add(str(Path(name).relative_to(SOURCE)))


@contextmanager
def watched() -> Iterator[Way]:
    way = Way()
    threading.setprofile(way.step)
    sys.setprofile(way.step)
    try:
        yield way
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


class Line:
    """A browser's line: what it says, and what it hears."""

    def __init__(self, way: Way) -> None:
        self.said, self.heard = asyncio.Queue[Message](), asyncio.Queue[str]()
        self._way = way

    async def send(self, message: Message) -> None:
        told = message.get("text", "")
        if '"change":' in told:
            self._way.walking = False
        await self.heard.put(told)

    def say(self, seat: int, action: str, seq: int) -> None:
        asked = {"re": seq, "do": "act", "seat": seat, "action": action, "seq": seq}
        self.said.put_nowait({"type": "websocket.receive", "text": json.dumps(asked)})

    async def until(self, part: str) -> None:
        while f'"{part}":' not in await self.heard.get():
            continue


def scope_of(table: str, token: str) -> Scope:
    own = {"host": "house", "origin": "http://house", "cookie": f"{COOKIE}={token}"}
    return {
        "path": f"/api/tables/{table}/socket",
        "query_string": b"client=anna",
        "headers": [(name.encode(), value.encode()) for name, value in own.items()],
        SENDER: Sender(owner_of(token), "@192.0.2.7"),
    }


async def walk(folder: Path, way: Way) -> None:
    house = House(Store(folder), Words.listed({"WAS", "SIEB"}), Settings())
    token, line = new_token(), Line(way)
    header = Header("nomina", (Sitter(("Anna",)), Sitter(("Bert",))))
    table = await house.open(owner_of(token), header)
    line.said.put_nowait({"type": "websocket.connect"})
    sitting = asyncio.create_task(socket(house, scope_of(table, token), line.said.get, line.send))
    await line.until("frame")
    for number, (seat, action) in enumerate(MOVES):
        way.walking = number == len(MOVES) - 1
        line.say(seat, action, 2 * number)
        await line.until("change")
    line.said.put_nowait({"type": "websocket.disconnect"})
    await sitting
    house.close()


def test_a_move_runs_through_no_more_files_than_its_picture_says(tmp_path: Path) -> None:
    with watched() as way:
        asyncio.run(asyncio.wait_for(walk(tmp_path / "store", way), 60))
    told = TOLD.search((ROOT / "docs" / "protocol.md").read_text("utf-8"))
    assert told
    assert len(way.files) <= int(told[1]), sorted(way.files)
