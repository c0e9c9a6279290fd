"""Which clue a word gets: one of the level that names no other word of the same grid."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.letters import letters_of
from setzkasten.puzzle.clue import suggestions
from setzkasten.puzzle.stem import names, stems_of
from setzkasten.puzzle.treasury import farness, treasury


class ClueChoice:
    """The clues for the words of one grid; wordings to be avoided are the last choice."""

    def __init__(
        self, answers: Iterable[str], level: str, rng: Random, avoided: frozenset[str] = frozenset()
    ) -> None:
        self._standing, self._level, self._rng = stems_of(answers), level, rng
        self._avoided = avoided

    def texts(self, answer: str) -> list[str]:
        """The best first: those of the treasury, and behind them what the lexicon suggests."""
        key = letters_of(answer) or ""
        ranks = {
            clue.text: (self._flaws(clue.text), farness(clue, self._level), self._rng.random())
            for clue in treasury().clues.get(key, ())
        }
        found = sorted(ranks, key=ranks.__getitem__)
        if not found or self._avoided.issuperset(found):
            found += [clue.text for clue in suggestions(default(), key) if clue.printable]
        return sorted(found, key=self._flaws)

    def _flaws(self, text: str) -> tuple[bool, bool]:
        return text in self._avoided, names(text, self._standing)
