"""Several server processes on one port: a parent that starts them, and anew when one dies.

The parent only holds the port. Its pipe to a worker's standard input is the line of life: when it
ends, the worker lets its people go and ends, however the parent ended.
"""

from __future__ import annotations

import logging
import os
import pickle
import socket as network
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from threading import Event, Thread
from time import monotonic

from setzkasten.core.coded import Coded
from setzkasten.core.values import value
from setzkasten.lexicon.words import Words
from setzkasten.server.settings import Settings

log = logging.getLogger("setzkasten.crew")

COMMAND = (sys.executable, "-c", "from setzkasten.server.crew_member import main; main()")
READY = b"ready\n"
# How soon does the next one begin after one that died at once?
AGAIN_SECONDS = 1.0
# How long may a worker take to let its people go?
FAREWELL_SECONDS = 10.0


class CrewError(Coded):
    """Several workers cannot serve like this."""


@value
class Order:
    """What a worker is told at its start."""

    number: int
    port: int  # the number of the file that listens
    words: Words | None
    settings: Settings


def check_crew(settings: Settings) -> None:
    """Raises `CrewError`."""
    if settings.workers < 2:
        return
    if sys.platform == "win32":
        raise CrewError("workers_not_here")
    if not (settings.database and settings.bus):
        raise CrewError("workers_need_both")


class Crew:
    def __init__(self, listening: network.socket, words: Words | None, settings: Settings) -> None:
        self._listening, self._words, self._settings = listening, words, settings
        self._processes: dict[int, subprocess.Popen[bytes]] = {}
        self._ready, self._ending = Event(), Event()
        self._threads = [
            Thread(target=self._keep, args=(number,), daemon=True)
            for number in range(settings.workers)
        ]

    def run(self, announce: Callable[[], None]) -> int:
        """Until it is interrupted. 1: the first of them could not begin, and said why."""
        try:
            for thread in self._threads:
                thread.start()
            while not (self._ready.wait(AGAIN_SECONDS) or self._ending.is_set()):
                continue
            if self._ready.is_set():
                announce()
            self._ending.wait()
            return 1
        finally:
            self._end()

    def _keep(self, number: int) -> None:
        """One place in the crew is never empty for long."""
        while not self._ending.is_set():
            began = monotonic()
            process = self._processes[number] = self._started(number)
            assert process.stdout
            with suppress(OSError):
                if process.stdout.readline() == READY:
                    self._ready.set()
            code = process.wait()
            _close_pipes(process)
            if self._ending.is_set():
                return
            if not self._ready.is_set():
                self._ending.set()
                return
            log.warning("worker %d ended (%d); another takes its place", number + 1, code)
            self._ending.wait(began + AGAIN_SECONDS - monotonic())

    def _started(self, number: int) -> subprocess.Popen[bytes]:
        port, metrics = self._listening.fileno(), self._settings.metrics_port
        settings = replace(self._settings, metrics_port=metrics and metrics + number)
        process = subprocess.Popen(
            COMMAND,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            pass_fds=[port],
            start_new_session=True,  # Ctrl-C is for the parent
        )
        log.info("worker %d is process %d", number + 1, process.pid)
        assert process.stdin
        with suppress(OSError):  # it is gone already
            process.stdin.write(pickle.dumps(Order(number, port, self._words, settings)))
            process.stdin.flush()
        return process

    def _end(self) -> None:
        self._ending.set()
        for process in self._processes.values():
            assert process.stdin
            with suppress(OSError):
                process.stdin.close()
        until = monotonic() + FAREWELL_SECONDS
        for thread in self._threads:
            thread.join(max(0.0, until - monotonic()))
        for process in self._processes.values():
            process.kill()


def _close_pipes(process: subprocess.Popen[bytes]) -> None:
    for pipe in (process.stdin, process.stdout):
        if pipe:
            with suppress(OSError):
                pipe.close()
