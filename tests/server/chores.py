"""Jobs for worker processes of the tests."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping

from setzkasten.server.dictionary import Dictionary, WordList
from setzkasten.server.fault import Fault
from setzkasten.solve.assistant import Assistant
from setzkasten.table.judge import Book

WORDS = WordList(frozenset({"WAS"}))


class Dawdling(WordList):
    """Helps with a picture, but not today."""

    def assistant(self, game: str, policy: Mapping[str, str], *, book: Book) -> Assistant:
        time.sleep(600)
        raise AssertionError


def double(_: Dictionary, number: int) -> int:
    print("whoever prints does not garble the answers")
    return 2 * number


def process_id(_: Dictionary) -> int:
    return os.getpid()


def refuse(_: Dictionary) -> None:
    raise Fault(400, "off_board", {"square": "A1"}, line=3)


def sleep(_: Dictionary) -> None:
    time.sleep(600)


def die(_: Dictionary) -> None:
    os._exit(1)


def err(_: Dictionary) -> None:
    raise RuntimeError("lost my glasses")
