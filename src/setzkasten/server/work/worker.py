"""A worker process: does one job after the other for the server that started it.

It reads pickled jobs from its standard input and writes what came of them to its standard output.
When the input ends, even in the middle of a job, the server is gone, and so is the worker, whatever
it was doing. Where the system can say that the server died, it ends the worker itself: somebody
else may hold the other end of the input, and a long search the interpreter.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from ctypes import CDLL
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any

from setzkasten.core.values import value
from setzkasten.server.fault import Fault
from setzkasten.server.logs import trace_of

PARENT_DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG of Linux


@value
class Done:
    """What came of a job: a value, a fault for whoever asked, or the trace of our own mistake."""

    value: Any = None  # whatever the job gives
    fault: Fault | None = None
    trace: str = ""


def main() -> None:
    _end_with_the_server()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; it closes the pipe
    jobs, told = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whoever prints must not garble the answers
    try:
        sys.path[:], niceness = pickle.load(jobs)
        if hasattr(os, "nice"):
            os.nice(niceness)
        words = pickle.load(jobs)
    except (EOFError, pickle.UnpicklingError):
        return  # the server is gone already
    own, waiting = os.getpid(), SimpleQueue[tuple[Any, Any]]()
    Thread(target=_listen, args=(jobs, waiting), daemon=True).start()
    while True:
        do, arguments = waiting.get()
        done = _done(do, words, arguments)
        if os.getpid() != own:
            os._exit(0)  # a child that a player has left behind: one job has one answer
        _write(told, done)


def _listen(jobs: IO[bytes], waiting: SimpleQueue[tuple[Any, Any]]) -> None:
    try:
        while True:
            waiting.put(pickle.load(jobs))
    except (EOFError, OSError, pickle.UnpicklingError):
        pass  # the server is gone, perhaps in the middle of a job
    except Exception as error:  # a job that we cannot read: another worker cannot either
        print(trace_of(error), file=sys.stderr)
    finally:  # nobody would bring us another
        os._exit(0)


def _end_with_the_server() -> None:
    """The thread that started us ends with the server, or after it has ended us."""
    if sys.platform == "linux":
        CDLL(None).prctl(PARENT_DEATH_SIGNAL, signal.SIGKILL)


def _done(do: Any, words: object, arguments: tuple[Any, ...]) -> Done:
    try:
        return Done(do(words, *arguments))
    except Fault as fault:
        return Done(fault=fault)
    except Exception as error:  # the border of the process: the server logs it, the worker lives on
        return Done(trace=trace_of(error))


def _write(told: IO[bytes], done: Done) -> None:
    try:
        told.write(pickle.dumps(done))
        told.flush()
    except OSError:
        os._exit(0)
