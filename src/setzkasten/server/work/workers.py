"""Worker processes, a few of a kind: heavy work beside the tables, never without bounds.

They start when there is work and end when there was none for a while. Small values go in and come
out. A worker that dies is replaced and its job tried once more; one that finds no end is killed.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread, Timer
from typing import Any, TypeVar, TypeVarTuple

from setzkasten.core.values import value
from setzkasten.lexicon.words import Words
from setzkasten.server.fault import Busy, Fault
from setzkasten.server.work.worker import Done

T = TypeVar("T")
Given = TypeVarTuple("Given")
log = logging.getLogger("setzkasten.workers")

COMMAND = (sys.executable, "-c", "from setzkasten.server.work.worker import main; main()")
TRIES = 2


class Lost(Exception):
    """No answer: the worker died twice, found no end, or failed. The log says more."""


@value
class Trade:
    """What a kind of worker is for, and what bounds it."""

    name: str
    count: int
    niceness: int
    job_seconds: float  # then it is killed
    most_waiting: int
    idle_seconds: float = 120.0  # then it ends, and its memory is free again
    jobs_a_life: int = 10_000


@value
class _Job:
    future: Future[Any]
    order: bytes
    sender: str


class Workers:
    def __init__(self, trade: Trade, words: Words) -> None:
        self.trade, self.words = trade, words
        self.jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._lock = Lock()
        self._waiting: Counter[str] = Counter()  # jobs by sender, also the one that is being done
        self._desks: list[_Desk] = []
        self.closed = False

    def ask(self, do: Callable[[Words, *Given], T], *given: *Given) -> Future[T]:
        """For the house itself. Raises `Busy`."""
        return self._queued("", do, given)

    async def run(self, sender: str, do: Callable[[Words, *Given], T], *given: *Given) -> T:
        """For somebody: of the places to wait, one sender has at most half."""
        try:
            return await asyncio.wrap_future(self._queued(sender, do, given))
        except Lost as error:
            raise Fault(503, "no_result") from error

    def close(self) -> None:
        """Nobody waits for what is still being done."""
        with self._lock:
            self.closed = True
            desks = list(self._desks)
        for desk in desks:
            self.jobs.put(None)
            desk.kill()

    @property
    def waiting(self) -> int:
        """Jobs that nobody has done yet, also those that are being done."""
        return self._waiting.total()

    def process_ids(self) -> list[int]:
        return [number for desk in self._desks if (number := desk.process_id)]

    def _queued(self, sender: str, do: Callable[..., T], given: tuple[Any, ...]) -> Future[T]:
        job = _Job(Future(), pickle.dumps((do, given)), sender)
        most = self.trade.most_waiting
        with self._lock:
            waiting = self._waiting.total()
            if self.closed or waiting >= most or (sender and self._waiting[sender] * 2 >= most):
                raise Busy
            self._waiting[sender] += 1
            if waiting >= len(self._desks) < self.trade.count:
                self._desks.append(_Desk(self, len(self._desks)))
        job.future.add_done_callback(lambda _: self._leave(sender))
        self.jobs.put(job)
        return job.future

    def _leave(self, sender: str) -> None:
        with self._lock:
            self._waiting[sender] -= 1
            if not self._waiting[sender]:
                del self._waiting[sender]


class _Desk:
    """The server's side of one worker: hands it jobs, replaces it, lets it go."""

    def __init__(self, workers: Workers, number: int) -> None:
        self.name = f"{workers.trade.name}-{number}"
        self._workers, self._trade = workers, workers.trade
        self._process: subprocess.Popen[bytes] | None = None
        self._done, self._late = 0, False
        Thread(target=self._work, name=self.name, daemon=True).start()

    @property
    def process_id(self) -> int | None:
        process = self._process
        return process.pid if process and process.poll() is None else None

    def _work(self) -> None:
        while not self._workers.closed:
            try:
                idle = self._trade.idle_seconds if self._process else None
                job = self._workers.jobs.get(timeout=idle)
            except Empty:
                self._end()
                continue
            if job and job.future.set_running_or_notify_cancel():
                self._finish(job)
        self._end()

    def kill(self) -> None:
        if process := self._process:
            _kill_all(process)

    def _finish(self, job: _Job) -> None:
        try:
            done = self._tried(job.order)
        except Exception as error:  # whatever happens here, the desk goes on
            log.exception("%s: a job could not be handed over", self.name)
            self._end()  # whatever else it has written is no answer
            done = Done(trace=str(error))
        if done.fault:
            job.future.set_exception(done.fault)
        elif done.trace:
            if not self._workers.closed:
                log.error("%s: a job failed: %s", self.name, done.trace)
            job.future.set_exception(Lost(done.trace))
        else:
            job.future.set_result(done.value)

    def _tried(self, order: bytes) -> Done:
        for _ in range(TRIES):
            self._late = False
            timer = Timer(self._trade.job_seconds, self._kill_late)
            timer.daemon = True
            timer.start()
            try:
                return self._told(self._started(), order)
            except (EOFError, OSError, pickle.UnpicklingError):
                self._end()
            finally:
                timer.cancel()
            if self._late:
                return Done(trace=f"no end after {self._trade.job_seconds:.0f} s")
            if self._workers.closed:
                break
        return Done(trace="the worker died, and so did the next one")

    def _kill_late(self) -> None:
        self._late = True
        self.kill()

    def _told(self, process: subprocess.Popen[bytes], order: bytes) -> Done:
        assert process.stdin
        assert process.stdout
        process.stdin.write(order)
        process.stdin.flush()
        done: Done = pickle.load(process.stdout)
        self._done += 1
        if self._done >= self._trade.jobs_a_life:
            self._end()
        return done

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process and self._process.poll() is None:
            return self._process
        self._end()
        process = subprocess.Popen(
            COMMAND,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            start_new_session=True,
        )
        self._process, self._done = process, 0
        assert process.stdin
        process.stdin.write(pickle.dumps((sys.path, self._trade.niceness)))
        process.stdin.write(pickle.dumps(self._workers.words))
        return process

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        _kill_all(process)
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe:
                with suppress(OSError):  # what was still to be written went with the worker
                    pipe.close()


def _kill_all(process: subprocess.Popen[bytes]) -> None:
    """With whatever a player has begun there: it would hold the other end of the pipes."""
    if hasattr(os, "killpg"):
        with suppress(OSError):  # gone already
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
