"""A house over a store, without a server around it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from setzkasten.core.record import Header, Sitter
from setzkasten.lexicon.words import Words
from setzkasten.server.bus.bus import Bus
from setzkasten.server.live.house import House
from setzkasten.server.live.listener import Listener
from setzkasten.server.live.live_table import LiveTable
from setzkasten.server.live.outlet import Parcel
from setzkasten.server.live.wire import Answer, Refused
from setzkasten.server.settings import Settings
from setzkasten.server.store.journal import Journal
from setzkasten.server.store.store import Store
from tests.table.folded import Json, folded

HEADER = Header("nomina", (Sitter(("Anna",)), Sitter(("Bert",))))


def house_of(store: Journal, bus: Bus | None = None) -> House:
    return House(store, Words.listed({"WAS", "WITZ"}), Settings(0.0), bus)


class Watching(Listener):
    """One who folds what it is told."""

    def __init__(self) -> None:
        super().__init__(self)
        self.free, self.fresh = True, asyncio.Event()
        self.frame: Json = None
        self.told: list[Json] = []

    def put(self, parcels: Sequence[Parcel]) -> None:
        for parcel in parcels:
            said = json.loads(parcel.text)
            self.told.append(said)
            if "frame" in said:
                self.frame = said["frame"]
            elif "change" in said:
                self.frame = folded(self.frame, said["change"])
        self.fresh.set()

    def close(self, farewell: object = None) -> None:
        self.closed = True
        self.fresh.set()

    def take(self) -> bytes:
        """The frame as it is by now."""
        self.fresh.clear()
        return json.dumps(self.frame, separators=(",", ":")).encode()


async def seated(house: House, name: str) -> tuple[LiveTable, Watching]:
    live = await house.live(name, "anna")
    assert live
    listener = Watching()
    await live.join(listener)
    return live, listener


def code(told: Answer) -> str:
    return told.refusal.code if isinstance(told, Refused) else ""


@contextmanager
def read_only(store: Store) -> Iterator[None]:
    """A disk that takes nothing for a while."""
    store._db.execute("PRAGMA query_only = ON")
    yield
    store._db.execute("PRAGMA query_only = OFF")


def timeless(frame: bytes) -> bytes:
    """A frame without its version and the moment at which it was sent."""
    return re.sub(rb'"(now|v)":[0-9]+', b"", frame)
