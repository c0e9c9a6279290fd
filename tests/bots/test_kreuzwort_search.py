"""The exact search of the crossing games ends when its time is over, and keeps what it has."""

from __future__ import annotations

from itertools import count

import pytest

from setzkasten.bots import kreuzwort_search
from setzkasten.door.match import Match
from setzkasten.lexicon.words import Words

WORDS = Words.listed({"ROSE", "ROSEN", "ROT", "TOR", "ORT", "OST", "ROST", "SORTE", "TORSO"})


def searched(match: Match) -> tuple[list[str], bool]:
    adviser = match.entry.adviser
    advice = adviser.best(match.state, 0, words=match.words, count=30, seconds=1000.0)
    return [match.game.write(hint.action) for hint in advice.hints], advice.complete


def test_what_was_found_before_the_time_was_over_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(
        "kreuzwort-1936", words=WORDS, position="board ROSE; hands TORSEN/E; stock 5; turn 1"
    )
    whole, complete = searched(match)
    assert complete
    ticks = count(0, 400)  # the fourth look at the clock is too late
    monkeypatch.setattr(kreuzwort_search, "monotonic", lambda: next(ticks))
    some, complete = searched(match)
    assert not complete
    assert 0 < len(some) < len(whole)
    assert set(some) <= set(whole)
