"""Jobs for worker processes of the tests."""

from __future__ import annotations

import os
import time
from contextlib import suppress

from setzkasten.lexicon.words import Words
from setzkasten.server.fault import Fault

WORDS = Words.listed({"WAS"})


class Dawdling(Words):
    """Whoever asks what is known of them waits long: help with a picture comes not today."""

    def known(self, least_zipf: float = 0.0) -> Words:
        time.sleep(600)
        raise AssertionError


def double(_: Words, number: int) -> int:
    print("whoever prints does not garble the answers")
    return 2 * number


def process_id(_: Words) -> int:
    return os.getpid()


def refuse(_: Words) -> None:
    raise Fault(400, "off_board", {"square": "A1"}, line=3)


def sleep(_: Words) -> None:
    time.sleep(600)


def die(_: Words) -> None:
    os._exit(1)


def err(_: Words) -> None:
    raise RuntimeError("lost my glasses")


def fork(_: Words) -> int:
    """A child of its own lives on, answers too, and holds the pipes."""
    return os.fork()


def garble(_: Words) -> None:
    """Whatever is open gets something that is no answer."""
    for file in range(3, 32):
        with suppress(OSError):
            os.write(file, b"I3.5\n" * 9)


def fork_and_sleep(_: Words) -> None:
    os.fork()
    time.sleep(600)
