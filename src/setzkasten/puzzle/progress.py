"""How far many puzzles have got."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from setzkasten.console import say_bar
from setzkasten.messages import sentence


def say_progress(done: int, count: int) -> None:
    """On standard error: a bar for people, a line for every tenth part in a log."""
    if not say_bar(done, count) and (done == count or done % max(1, count // 10) == 0):
        said = sentence("puzzle_progress", {"done": done, "count": count})
        print(said, file=sys.stderr, flush=True)


def say_attempt(attempt: int) -> None:
    print(sentence("puzzle_attempt", {"number": attempt + 1}), file=sys.stderr, flush=True)


def say_try(attempt: int) -> None:
    """Of a grid that somebody drew: the second try, the fourth, the eighth …"""
    number = attempt + 1
    if number > 1 and not number & attempt:
        print(sentence("puzzle_grid_try", {"number": number}), file=sys.stderr, flush=True)


def say_words(code: str, words: Iterable[str]) -> None:
    print(sentence(code, {"words": ", ".join(words)}), file=sys.stderr)
