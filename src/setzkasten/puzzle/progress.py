"""How far many puzzles have got."""

from __future__ import annotations

import sys

from setzkasten.console import say_bar
from setzkasten.messages import sentence


def say_progress(done: int, count: int) -> None:
    """On standard error: a bar for people, a line for every tenth part in a log."""
    if not say_bar(done, count) and (done == count or done % max(1, count // 10) == 0):
        said = sentence("puzzle_progress", {"done": done, "count": count})
        print(said, file=sys.stderr, flush=True)
