"""How Schach dem Wort is written: `3,2> XI plan Taxi`, `rob 3,7`, `buy red`, `pass`, `back`."""

from __future__ import annotations

import re

from setzkasten.core.drawing import Outcome
from setzkasten.core.laying import write_group
from setzkasten.core.squares import ACROSS, DOWN, NotationError, Square, shifted
from setzkasten.games.schach.state import Action, Back, Lay, Placed
from setzkasten.games.typdom.notation import read_common, read_laid, write_common

# How long may a note be? Longer than any word.
LONGEST_PLAN = 40

_PLAN = re.compile(r"[^\W\d_][^\W\d_ '-]*(?:[ '-][^\W\d_]+)*")


def write_part(part: Action | Outcome) -> str:
    match part:
        case Lay(stones=stones, plan=plan):
            return write_stones(stones) + (f" plan {plan}" if plan else "")
        case Back():
            return "back"
        case _:
            return write_common(part)


def write_stones(stones: tuple[Placed, ...]) -> str:
    """In their order; stones that follow each other in a line make one group."""
    groups: list[tuple[list[Square], tuple[int, int]]] = []
    for square, _ in stones:
        if groups and (way := _continued(*groups[-1], square)):
            groups[-1] = [*groups[-1][0], square], way
        else:
            groups.append(([square], ACROSS))
    placed = dict(stones)
    return " ".join(write_group(placed, squares, way) for squares, way in groups)


def _continued(
    squares: list[Square], way: tuple[int, int], square: Square
) -> tuple[int, int] | None:
    ways = (way,) if len(squares) > 1 else (ACROSS, DOWN)
    return next((w for w in ways if shifted(squares[-1], w) == square), None)


def read_action(text: str) -> Action:
    if text.split() == ["back"]:
        return Back()
    if found := read_common(text, single=True):
        return found
    laying, noted, plan = text.partition(" plan ")
    return Lay(read_laid(laying), _read_plan(plan.strip()) if noted else "")


def _read_plan(text: str) -> str:
    if len(text) > LONGEST_PLAN or not _PLAN.fullmatch(text):
        raise NotationError(text[:LONGEST_PLAN], "planned word: letters, up to 40")
    return text
