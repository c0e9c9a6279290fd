"""The streams of a command, and how it ends.   docs/commands.md

What is nobody's mistake, such as a full disk, a closed pipe or Ctrl-C, ends a command with one
sentence on standard error and the exit code that fits.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import wraps
from io import TextIOWrapper
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Final, NoReturn, TypeAlias

from setzkasten.core.coded import Coded

__all__ = [
    "InputError",
    "Stopped",
    "answered",
    "ending",
    "input_bytes",
    "input_lines",
    "record_bytes",
    "say_bar",
    "say_lines",
    "say_refused",
]

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction

SubParsers: TypeAlias = "_SubParsersAction[ArgumentParser]"  # where a command is added
Command: TypeAlias = Callable[[Namespace], int]  # from the arguments to an exit code

FAILED: Final = 1
NOT_READ: Final = 2
# As the shell counts those that a signal ended: 128 and its number.
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
# How wide is a bar that shows how far something has got?
BAR_WIDTH: Final = 40
_STOPPING: Final = ("SIGTERM", "SIGHUP")


class InputError(OSError):
    """Standard input cannot be read."""


class Stopped(SystemExit):
    """Somebody asked the process to end: files are closed and half ones removed, then it does."""


@contextmanager
def ending() -> Iterator[None]:
    """The command inside ends with an exit code, whatever comes between."""
    _open_streams()
    try:
        with _stopping():
            try:
                yield
            finally:
                sys.stdout.flush()
    except KeyboardInterrupt:
        _end(INTERRUPTED, "command_interrupted")
    except BrokenPipeError:
        _hush()
        sys.exit(PIPE_CLOSED)
    except InputError as error:
        _end(NOT_READ, "command_input", error)
    except OSError as error:
        _hush()
        _end(FAILED, "command_output" if error.filename is None else "command_file", error)


def answered(*keys: str) -> Callable[[Command], Command]:
    """What a command cannot do is told, and its exit code is 2.

    With `keys` it is told to whoever asks for JSON as an object that has them.
    """

    def around(command: Command) -> Command:
        @wraps(command)
        def run(arguments: Namespace) -> int:
            try:
                return command(arguments)
            except Coded as error:
                language = getattr(arguments, "language", "de")
                return say_refused(error, *(keys if arguments.json else ()), language=language)

        return run

    return around


def say_refused(error: Coded, *keys: str, language: str = "de") -> int:
    """One sentence on standard error, or an object with these keys: error, code, line."""
    from setzkasten.messages import sentence, told

    if keys:
        alone = sentence(error.code, error.data, language)
        said = alone if "line" in keys else told(error, language)
        known = {"error": said, "code": error.code, "line": error.line}
        print(json.dumps({key: known[key] for key in keys}, ensure_ascii=False))
    else:
        print(told(error, language), file=sys.stderr)
    return NOT_READ


def input_bytes() -> bytes:
    """All of standard input; raises `InputError`."""
    try:
        return sys.stdin.buffer.read()
    except OSError as error:
        raise InputError(error.errno, error.strerror) from error


def record_bytes(path: Path) -> bytes:
    """A record's file, or the input where `-` stands for one. Raises `RecordError`."""
    from setzkasten.core.record import MOST_BYTES
    from setzkasten.core.record_header import RecordError

    try:
        if str(path) == "-":
            return input_bytes()
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)  # whoever reads it says that it is too large
    except OSError as error:
        reason = error.strerror or str(error)
        raise RecordError("record_missing", 0, path=path.name, text=reason) from error


def input_lines() -> Iterator[str]:
    """The lines of standard input as they come; raises `InputError`."""
    lines = iter(sys.stdin.buffer)
    while True:
        try:
            raw = next(lines, None)
        except OSError as error:
            raise InputError(error.errno, error.strerror) from error
        if raw is None:
            return
        yield raw.decode("utf-8", errors="replace").rstrip("\r\n")


def say_lines(lines: Iterable[str]) -> None:
    """Print with the same line ends everywhere; a reader may wait for each answer."""
    for line in lines:
        sys.stdout.buffer.write(f"{line}\n".encode("utf-8", errors="backslashreplace"))
    sys.stdout.buffer.flush()


def say_bar(done: int, count: int) -> bool:
    """On a terminal's standard error how far it has got; False: nobody watches."""
    if not sys.stderr.isatty():
        return False
    full = BAR_WIDTH * done // count
    bar = "█" * full + "·" * (BAR_WIDTH - full)
    end = "\n" if done == count else ""
    print(f"\r{bar} {done}/{count}", end=end, file=sys.stderr, flush=True)
    return True


def _open_streams() -> None:
    """A closed stream becomes one that refuses, so that no file of ours takes its number.

    What is said is UTF-8, whatever the terminal believes. The bytes of a strange file name are
    written as JSON writes them.
    """
    if sys.stdin is None:
        sys.stdin = _null(os.O_WRONLY, "r")
    if sys.stdout is None:
        sys.stdout = _null(os.O_RDONLY, "w")
    if sys.stderr is None:
        sys.stderr = _null(os.O_WRONLY, "w")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _null(flags: int, mode: str) -> TextIOWrapper:
    opened = open(os.open(os.devnull, flags), mode, encoding="utf-8", closefd=False)  # noqa: SIM115
    assert isinstance(opened, TextIOWrapper)
    return opened


@contextmanager
def _stopping() -> Iterator[None]:
    """Being told to end is an exception meanwhile, unless somebody else listens already."""
    told = [number for name in _STOPPING if (number := getattr(signal, name, None))]
    ours = [number for number in told if signal.getsignal(number) is signal.SIG_DFL]
    if threading.current_thread() is not threading.main_thread():
        ours = []  # only the main thread hears of signals
    for number in ours:
        signal.signal(number, _stop)
    try:
        yield
    finally:
        for number in ours:
            signal.signal(number, signal.SIG_DFL)


def _stop(number: int, frame: FrameType | None) -> NoReturn:
    raise Stopped(128 + number)


def _end(code: int, why: str, error: OSError | None = None) -> NoReturn:
    from setzkasten.messages import sentence

    data = {"text": error.strerror or str(error), "file": str(error.filename)} if error else {}
    with suppress(OSError):
        print(sentence(why, data), file=sys.stderr)
    sys.exit(code)


def _hush() -> None:
    """What waits to be written goes nowhere, lest the end of Python tries it once more."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
