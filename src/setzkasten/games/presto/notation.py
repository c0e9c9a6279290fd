"""How Presto is written: `build 0,0> EXAMEN …`, `done …`, `go`, `give-up`."""

from __future__ import annotations

from setzkasten.core.actions import GiveUp, Go
from setzkasten.core.drawing import Outcome, write_outcome
from setzkasten.core.laying import write_laying
from setzkasten.core.squares import NotationError
from setzkasten.games.presto.state import Action, Arrange, Claim
from setzkasten.games.typdom.notation import read_laid


def write_part(part: Action | Outcome) -> str:
    match part:
        case Arrange(stones=stones):
            return f"build {write_laying(stones, bounded=False)}".strip()
        case Claim(stones=stones):
            return f"done {write_laying(stones, bounded=False)}".strip()
        case Go() | GiveUp():
            return part.text
        case outcome:
            return write_outcome(outcome)


def read_action(text: str) -> Action:
    word, _, rest = text.partition(" ")
    if word in ("go", "give-up") and not rest:
        return Go() if word == "go" else GiveUp()
    if word not in ("build", "done"):
        raise NotationError(text[:40], "'done 0,0> EXAMEN …', 'build …', 'go' or 'give-up'")
    layout = tuple(sorted(read_laid(rest))) if rest else ()
    return Arrange(layout) if word == "build" else Claim(layout)
