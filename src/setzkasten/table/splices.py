"""A list made into another: where to cut, how much goes, what comes in its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

# From the front to the back: at which place of the list as it is by then, how many go, what comes.
Splice: TypeAlias = tuple[int, int, Sequence[object]]

# Up to how many comparisons are single stones looked for? Beyond, the whole middle is sent.
MOST_COMPARED = 4_000


def splices(old: Sequence[object], new: Sequence[object]) -> list[Splice]:
    """`("a", "c")` to `("a", "b", "c", "d")`: `[(1, 0, ("b",)), (3, 0, ("d",))]`"""
    if type(old) is type(new) and new[: len(old)] == old:  # most lists only grow
        return [(len(old), 0, new[len(old) :])] if len(new) > len(old) else []
    least = min(len(old), len(new))
    first = 0
    while first < least and (old[first] is new[first] or old[first] == new[first]):
        first += 1
    end = 0
    while end < least - first and old[-1 - end] == new[-1 - end]:
        end += 1
    last_old, last_new = len(old) - end, len(new) - end
    if (last_old - first) * (last_new - first) > MOST_COMPARED:
        return [(first, last_old - first, new[first:last_new])]
    return _between(old[first:last_old], new[first:last_new], first)


def _between(old: Sequence[object], new: Sequence[object], first: int) -> list[Splice]:
    """Item by item: what is not in the new list goes, what stands before the next old one comes."""
    found: list[Splice] = []
    at, gone = 0, 0
    for item in old:
        try:
            there = new.index(item, at)
        except ValueError:
            gone += 1
            continue
        if gone or there > at:
            found.append((first + at, gone, new[at:there]))
        at, gone = there + 1, 0
    if gone or at < len(new):
        found.append((first + at, gone, new[at:]))
    return found
