"""A house over a store, without a server around it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from setzkasten.core.record import Header, Sitter
from setzkasten.lexicon.words import Words
from setzkasten.server.bus.bus import Bus
from setzkasten.server.live.house import House
from setzkasten.server.live.listener import Listener
from setzkasten.server.live.live_table import LiveTable
from setzkasten.server.live.wire import Answer, Refused
from setzkasten.server.settings import Settings
from setzkasten.server.store.journal import Journal
from setzkasten.server.store.store import Store

HEADER = Header("nomina", (Sitter(("Anna",)), Sitter(("Bert",))))


def house_of(store: Journal, bus: Bus | None = None) -> House:
    return House(store, Words.listed({"WAS", "WITZ"}), Settings(0.0), bus)


async def seated(house: House, name: str) -> tuple[LiveTable, Listener]:
    live = await house.live(name, "anna")
    assert live
    listener = Listener()
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
    """A frame from its number on, without the moment at which it was sent."""
    return re.sub(rb'"now":[0-9]+', b"", frame.split(b'"seq"')[1])
