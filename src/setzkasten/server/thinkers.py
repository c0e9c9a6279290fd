"""Threads for long thoughts. The server may end before they do."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import TypeAlias

Thought: TypeAlias = "Future[str]"


class Thinkers:
    """A few daemon threads: unlike those of an executor, nobody waits for them at the end."""

    def __init__(self, count: int) -> None:
        self._jobs: SimpleQueue[tuple[Thought, Callable[[], str]]] = SimpleQueue()
        for number in range(count):
            Thread(target=self._work, name=f"thinker-{number}", daemon=True).start()

    def think(self, about: Callable[[], str]) -> Thought:
        thought: Thought = Future()
        self._jobs.put((thought, about))
        return thought

    def _work(self) -> None:
        while True:
            thought, about = self._jobs.get()
            if thought.set_running_or_notify_cancel():
                _finish(thought, about)


def _finish(thought: Thought, about: Callable[[], str]) -> None:
    """Whatever a player does, the thread goes on: its fault is the answer."""
    try:
        thought.set_result(about())
    except BaseException as error:  # handed on to whoever waits for the thought
        thought.set_exception(error)
