"""A Kreuzwortbild of its own: the fewest fillers that are found with well-known words.

GEN-12 Pictures rank by their fillers; this is the record of the house. docs/solve.md
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from setzkasten.games.wooden.box import CASES, SIZE, USUAL_CASE
from setzkasten.lexicon.known import known_mask
from setzkasten.lexicon.masks import bits_of
from setzkasten.lexicon.words import Words
from setzkasten.messages import sentence
from setzkasten.solve.answer import Answer
from setzkasten_kernel import Filler

# Most people have met them, once in a million words or more often.
LEAST_ZIPF: Final = 3.0


class FewestSolver:
    """`common`: only well-known words; a list of one's own is taken as it is."""

    def __init__(self, words: Words, seed: int, *, common: bool) -> None:
        known = bits_of(known_mask(words.lexicon, words.policy, LEAST_ZIPF)) if common else None
        allowed = words.bits if known is None else _both(words.bits, known)
        self._filler, self._seed = Filler(words.graph, allowed=allowed), seed

    def solve(self, _: str, seconds: float) -> Answer:
        """The search goes on until the time is over: fewer and fewer fillers."""
        stones = CASES[USUAL_CASE]
        case = {symbol: stones[symbol] for symbol in stones.symbols()}
        began = perf_counter()
        found, fillers, rows = self._filler.picture(
            *SIZE, case=case, seed=self._seed, seconds=seconds
        )
        spent = round(perf_counter() - began, 1)
        report = {"found": found, "fillers": fillers, "grid": rows, "seconds": spent}
        if not found:
            return Answer(report, [sentence("solve_nothing_yet")])
        lines = [" ".join(row) for row in rows]
        said: dict[str, str | int] = {"fillers": fillers, "seconds": round(spent)}
        said["seed"] = self._seed
        return Answer(report, [*lines, sentence("solve_fewest", said)])


def _both(one: bytes | None, other: bytes) -> bytes:
    return other if one is None else bytes(a & b for a, b in zip(one, other, strict=True))
