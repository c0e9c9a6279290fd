"""Which clue a word gets: one of the level that names no other word of the same grid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import islice
from random import Random

from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.letters import letters_of
from setzkasten.puzzle.clue import suggestions
from setzkasten.puzzle.stem import names, stems_of
from setzkasten.puzzle.treasury import WrittenClue, farness, treasury


class ClueChoice:
    """The clues for the words of one grid; wordings to be avoided are the last choice."""

    def __init__(
        self, answers: Iterable[str], level: str, rng: Random, avoided: frozenset[str] = frozenset()
    ) -> None:
        self._standing, self._level, self._rng = stems_of(answers), level, rng
        self._avoided = avoided

    def texts(self, answer: str) -> list[str]:
        """The best first: those of the treasury, and behind them what the lexicon suggests."""
        ranks = {
            clue.text: (self._flaws(clue.text), farness(clue, self._level), self._rng.random())
            for clue in _written(answer)
        }
        found = sorted(ranks, key=ranks.__getitem__)
        if not found or self._avoided.issuperset(found):
            key = letters_of(answer) or ""
            found += [clue.text for clue in suggestions(default(), key) if clue.printable]
        return sorted(found, key=self._flaws)

    def mixed(self, answers: Iterable[str]) -> dict[str, str]:
        """The best of each word that has one, but no kind more than half of them if it can be."""
        chosen = {answer: texts[0] for answer in answers if (texts := self.texts(answer))}
        kinds = {
            answer: clue.kind
            for answer, text in chosen.items()
            for clue in _written(answer)
            if clue.text == text
        }
        for kind, number in Counter(kinds.values()).most_common(1):
            too_many = number - max(1, len(chosen) // 2)
            others = [
                (farness(clue, self._level), self._rng.random(), answer, clue)
                for answer in kinds
                if too_many > 0 and kinds[answer] == kind
                for clue in _written(answer)
                if clue.kind != kind and not any(self._flaws(clue.text))
            ]
            nearest = dict[str, str]()
            for *_, answer, clue in sorted(others, key=lambda one: one[:2]):
                nearest.setdefault(answer, clue.text)
            chosen |= dict(islice(nearest.items(), max(0, too_many)))
        return chosen

    def _flaws(self, text: str) -> tuple[bool, bool]:
        return text in self._avoided, names(text, self._standing)


def _written(answer: str) -> tuple[WrittenClue, ...]:
    return treasury().clues.get(letters_of(answer) or "", ())
