"""The readings collected so far, spelling by spelling, and the core list they are held against."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from setzkasten.lexicon.entry import Form, Pos

Read: TypeAlias = tuple[str, Pos, Form]  # a Reading, lighter: a million of them are collected
ENDINGS: Final = ("e", "em", "en", "er", "es")
# Which forms of the same lemma make another one needless?
_BETTER: Final = {
    Form.CASE: frozenset({Form.BASE, Form.PLURAL}),
    Form.PLURAL: frozenset({Form.BASE}),
    Form.INFLECTED: frozenset({Form.BASE}),
    Form.IMPERATIVE: frozenset({Form.BASE, Form.INFLECTED}),
}


class Stock:
    """Spelling -> readings. `core` is the core list; `lower` and `upper` are its two halves."""

    def __init__(self, core: Iterable[str]) -> None:
        self.core = frozenset(core)
        self.lower = frozenset(word for word in self.core if word[0].islower())
        self.upper = self.core - self.lower
        self._readings: dict[str, set[Read]] = {}

    def add(self, spelling: str, lemma: str, *, pos: Pos, form: Form) -> None:
        self._readings.setdefault(spelling, set()).add((lemma, pos, form))

    def drop(self, spelling: str, read: Read) -> None:
        """Take one reading back; a spelling without readings is no longer in stock."""
        readings = self._readings.get(spelling, set())
        readings.discard(read)
        if not readings:
            self._readings.pop(spelling, None)

    def forget(self, spelling: str) -> None:
        self._readings.pop(spelling, None)

    def reads(self, spelling: str) -> frozenset[Read]:
        return frozenset(self._readings.get(spelling, ()))

    def has(self, spelling: str, *, pos: Pos) -> bool:
        return any(read[1] is pos for read in self._readings.get(spelling, ()))

    def settle(self, spellings: Iterable[str] | None = None) -> None:
        """Drop what a better reading of the same lemma already says: a base form needs no case."""
        for spelling in list(self._readings) if spellings is None else list(spellings):
            readings = self._readings.get(spelling, set())
            if len(readings) > 1:
                forms: dict[tuple[str, Pos], set[Form]] = {}
                for lemma, pos, form in readings:
                    forms.setdefault((lemma, pos), set()).add(form)
                self._readings[spelling] = {
                    (lemma, pos, form)
                    for lemma, pos, form in readings
                    if not forms[lemma, pos] & _BETTER.get(form, frozenset())
                }

    def unread(self, spellings: Iterable[str]) -> list[str]:
        """Those without any reading, in alphabetical order."""
        return sorted(word for word in spellings if word not in self._readings)

    def spellings(self) -> Iterator[str]:
        yield from sorted(self._readings)

    def __contains__(self, spelling: str) -> bool:
        return spelling in self._readings

    def __len__(self) -> int:
        return len(self._readings)
