"""A player is asked: it may think so long, take so much memory, and fail as it likes."""

from __future__ import annotations

import ctypes
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout, suppress
from time import process_time, sleep
from types import FrameType
from typing import Any, NoReturn, Protocol

from setzkasten.console import Stopped
from setzkasten.core.values import value
from setzkasten.door.bot import Bot, Seen

# How much memory may a process with players take? The lexicon is a small part of it.
MOST_BYTES = 4 * 1024**3
# How long may an action be? The longest there are have some hundred signs.
MOST_SIGNS = 10_000


class TimeUp(BaseException):
    """The clock struck. No player should catch it."""


@value
class Answer:
    """What a player wants to do, as a record has it, or why there is nothing."""

    text: str = ""
    fault: str = ""
    struck: bool = False  # by the clock
    cpu_seconds: float = 0.0


class Showing(Protocol):
    """Whoever asks a player: shows what its seat may know, and writes its action."""

    def seen(self, seat: int) -> Seen: ...
    def text(self, action: Any) -> str: ...  # of any game


def asked(bot: Bot, match: Showing, seat: int, seconds: float) -> Answer:
    """Whatever a player does instead of answering is its fault and nobody else's."""
    began, text, fault = process_time(), "", "hangs"
    try:
        with redirect_stdout(sys.stderr), _alarm(seconds):
            text, fault = _tried(bot, match, seat)
        struck = bool(getattr(bot, "struck", False))
    except TimeUp:
        struck = True
    return Answer(text, fault, struck, process_time() - began)


def _tried(bot: Bot, match: Showing, seat: int) -> tuple[str, str]:
    """The action as text, and what went wrong."""
    try:
        action = bot.choose(match.seen(seat))
        text = action if isinstance(action, str) else match.text(action)
        if not isinstance(text, str):
            raise TypeError(f"{action!r} is no action of this game")
        if len(text := str.__str__(text)) > MOST_SIGNS:  # and no kind of text of its own
            raise ValueError(f"{len(text)} signs are no action of this game")
    except (KeyboardInterrupt, Stopped, TimeUp):
        raise
    except BaseException as error:  # the border: it is somebody else's code
        return "", _named(error)
    return text, ""


def _named(error: BaseException) -> str:
    """What was raised may fail once more when it is to be told."""
    name = type(error).__name__
    try:
        return f"{name}: {error}"[:200]
    except (KeyboardInterrupt, Stopped, TimeUp):
        raise
    except BaseException:  # the border again
        return name


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Without signals, or in a thread of another program, a timer stops it instead."""
    hears = threading.current_thread() is threading.main_thread()
    if not hears or not hasattr(signal, "setitimer"):
        with _timer(seconds):
            yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(number: int, frame: FrameType | None) -> NoReturn:
    raise TimeUp


@contextmanager
def _timer(seconds: float) -> Iterator[None]:
    """Raises `TimeUp` in this thread as soon as it runs Python again: not out of a sleep."""
    thread, over, lock = threading.get_ident(), threading.Event(), threading.Lock()
    rung = False

    def ring() -> None:
        nonlocal rung
        with lock:
            if not over.is_set():
                rung = True
                _raise_in(thread)

    timer = threading.Timer(seconds, ring)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        with lock:
            over.set()
        timer.cancel()
        if rung and not isinstance(sys.exception(), TimeUp):  # done just then: it still rings
            with suppress(TimeUp):
                sleep(1)


def _raise_in(thread: int) -> None:
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(TimeUp))


@contextmanager
def bounded_memory(most: int = MOST_BYTES) -> Iterator[None]:
    """Who wants more gets a `MemoryError`, where the system can see to it."""
    try:
        import resource
    except ModuleNotFoundError:
        yield
        return
    before = resource.getrlimit(resource.RLIMIT_AS)
    _limit(resource, (most, before[1]))
    try:
        yield
    finally:
        _limit(resource, before)


def _limit(resource: Any, limits: tuple[int, int]) -> None:  # a module that Windows lacks
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, limits)
