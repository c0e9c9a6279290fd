"""A small fixed lexicon read from text, so that no test hangs on the living dictionary.

Häuser  Haus noun plural | hausen verb ; zipf 4.6, animal
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

from setzkasten.lexicon.entry import Entry, Form, Pos, Reading, Trait
from setzkasten.lexicon.finding import NOT_COMMON
from setzkasten.lexicon.letters import LexiconError, letters_of
from setzkasten.lexicon.lexicon import Lexicon
from setzkasten_kernel import WordGraph

_POSES: Final = {pos.value for pos in Pos}
_FORMS: Final = {form.value for form in Form}
_GAP: Final = re.compile(r"\s{2,}|\t")


class SmallLexicon(Lexicon):
    """A few hundred words with the same questions as the great lexicon."""

    def __init__(self, entries: dict[str, Entry], *, name: str = "small") -> None:
        self._entries = dict(sorted(entries.items()))
        digest = sha256("\n".join(self._entries).encode()).hexdigest()
        self.id = f"{name}-{digest[:8]}"
        self.graph = WordGraph.build(self._entries)

    @classmethod
    def open(cls, path: Path) -> SmallLexicon:
        """The lexicon of a text file."""
        return cls.read(path.read_text("utf-8"), name=path.stem)

    @classmethod
    def read(cls, text: str, *, name: str = "small") -> SmallLexicon:
        """The lexicon of a text; raises `LexiconError` with the line that is not understood."""
        entries: dict[str, Entry] = {}
        for number, line in enumerate(text.splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            try:
                entry = read_entry(line)
            except (LexiconError, ValueError) as error:
                raise LexiconError(f"line {number}, {line!r}: {error}") from error
            if entry.word in entries:
                raise LexiconError(f"line {number}: {entry.word!r} stands twice; join the two.")
            entries[entry.word] = entry
        return cls(entries, name=name)

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def entry(self, key: str) -> Entry | None:
        return self._entries.get(key)

    @property
    def tenths(self) -> bytes:
        return bytes(round(entry.zipf * 10) for entry in self._entries.values())

    def often(self, least_zipf: float) -> bytes:
        return bytes(entry.zipf >= least_zipf for entry in self._entries.values())

    def mask(self, allows: Callable[[Entry], bool], *, name: Hashable) -> bytes:
        """So few words need no keeping."""
        return bytes(map(allows, self._entries.values()))


def read_entry(line: str) -> Entry:
    """The entry of one line of the text."""
    head, _, remarks = line.partition(";")
    spelt, *rest = _GAP.split(head.strip(), maxsplit=1)
    spellings = tuple(spelt.split("/"))
    keys = {letters_of(spelling.replace("-", "").replace("'", "")) for spelling in spellings}
    key = keys.pop()
    if keys or key is None:
        raise LexiconError(f"{spelt!r} is not one word")
    told = rest[0].split("|") if rest else []
    readings = tuple(_read_reading(part.split(), spellings[0]) for part in told)
    marks = [mark.strip() for mark in remarks.split(",") if mark.strip()]
    return Entry(
        word=key,
        readings=readings,
        classes=_classes(readings, marks),
        spellings=spellings,
        zipf=_zipf(marks),
        core="extra" not in marks,
        offensive="offensive" in marks,
        sad="sad" in marks,
    )


def _read_reading(words: list[str], spelling: str) -> Reading:
    form = Form(words.pop()) if words[-1] in _FORMS else Form.BASE
    if not words or words[-1] not in _POSES:
        raise LexiconError(f"the part of speech is missing; it is one of {sorted(_POSES)}")
    pos = Pos(words.pop())
    return Reading(words[0] if words else spelling, pos, form)


def _classes(readings: tuple[Reading, ...], marks: list[str]) -> frozenset[Trait]:
    beside = {"extra", "offensive", "sad", *(mark for mark in marks if mark.startswith("zipf "))}
    classes = {Trait(mark) for mark in marks if mark not in beside}
    common = [r for r in readings if r.pos not in NOT_COMMON and r.pos is not Pos.OTHER]
    if common and Trait.ABBREVIATION not in classes:
        classes.add(Trait.COMMON)
    if any(reading.form is Form.PLURAL for reading in common):
        classes.add(Trait.PLURAL)
    poses = {reading.pos for reading in readings}
    return frozenset(
        classes
        | ({Trait.ABBREVIATION} if Pos.ABBREVIATION in poses else set())
        | ({Trait.SYMBOL} if Pos.SYMBOL in poses else set())
    )


def _zipf(marks: list[str]) -> float:
    return next((float(mark.split()[1]) for mark in marks if mark.startswith("zipf ")), 0.0)
