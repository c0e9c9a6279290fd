"""Somebody at a table of their own while others throw things: how long do they wait?"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from time import monotonic

from websockets.exceptions import WebSocketException

from tests.server.running import Device, Server

# How often do they look? So seldom that it is nothing beside what is thrown.
EVERY_SECONDS = 0.05


class Bystander:
    def __init__(self, server: Server) -> None:
        self._device, self._over = Device(server), Event()
        self._name = self._device.open()
        self.longest_seconds = 0.0
        self.meanwhile = ""  # what was asked by others then
        self.asked = ""  # by others, just now
        self.wrong = ""

    def look(self) -> None:
        try:
            with self._device.sit(self._name) as chair:
                while not self._over.wait(EVERY_SECONDS):
                    began = monotonic()
                    answer = chair.ask("look")
                    assert answer.get("ok"), answer
                    if (seconds := monotonic() - began) > self.longest_seconds:
                        self.longest_seconds, self.meanwhile = seconds, self.asked
        except (WebSocketException, AssertionError, TimeoutError, OSError) as error:
            self.wrong = f"somebody else at a table of their own: {error!r} at {self.asked[:200]}"

    def rest(self) -> None:
        self._over.set()


@contextmanager
def bystander(server: Server) -> Iterator[Bystander]:
    looking = Bystander(server)
    thread = Thread(target=looking.look, daemon=True)
    thread.start()
    try:
        yield looking
    finally:
        looking.rest()
        thread.join()
