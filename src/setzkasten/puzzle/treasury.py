"""The treasury: words that new puzzles prefer, and the clues written for them by hand.

`lexicon-data/clues/words.txt` has a word a line and how many of a thousand puzzles use it; every
other `.txt` file there has a clue a line: word, level, kind, clue, with tabs between them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final

from setzkasten.core.values import value

_PACKAGED: Final = Path(__file__).parents[1] / "lexicon" / "clues"
_IN_REPOSITORY: Final = Path(__file__).parents[3] / "lexicon-data" / "clues"
WORDS: Final = "words.txt"
FIELDS: Final = 4
_NEAREST: Final = {
    "leicht": ("leicht", "mittel", "schwer"),
    "mittel": ("mittel", "leicht", "schwer"),
    "schwer": ("schwer", "mittel", "leicht"),
}


@value
class WrittenClue:
    level: str
    kind: str
    text: str


def farness(clue: WrittenClue, level: str) -> int:
    """0 for a clue of this level; a puzzle of `mittel` rather takes an easy one than a hard one."""
    near = _NEAREST.get(level, ())
    return near.index(clue.level) if clue.level in near else len(near)


@dataclass(frozen=True)
class Treasury:
    """`uses`: the share of puzzles that a word stands in; `clues` may still be empty."""

    uses: Mapping[str, float]
    clues: Mapping[str, tuple[WrittenClue, ...]]

    @cached_property
    def words(self) -> frozenset[str]:
        """Those with a clue of their own; as long as no clue is written, all that are listed."""
        return frozenset(self.clues or self.uses)

    def clues_of(self, word: str, level: str) -> tuple[WrittenClue, ...]:
        """The clues of a word, those of the level first, then of the levels nearest to it."""
        return tuple(sorted(self.clues.get(word, ()), key=lambda clue: farness(clue, level)))


@lru_cache(maxsize=1)
def treasury() -> Treasury:
    """The treasury that ships with the package, one for the whole process."""
    return read_treasury(_PACKAGED if _PACKAGED.is_dir() else _IN_REPOSITORY)


def read_treasury(folder: Path) -> Treasury:
    uses = {word: int(count) / 1000 for word, count in _fields(folder / WORDS, 2)}
    clues: dict[str, tuple[WrittenClue, ...]] = {}
    for path in sorted(folder.glob("*.txt")):
        if path.name == WORDS:
            continue
        for word, *about in _fields(path, FIELDS):
            clues[word] = (*clues.get(word, ()), WrittenClue(*about))
    return Treasury(uses, clues)


def _fields(path: Path, number: int) -> Iterator[list[str]]:
    """The fields of each line; our own file, so a line that is not whole is a fault in it."""
    for at, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        fields = line.split("\t")
        if len(fields) != number:
            raise ValueError(f"{path.name}:{at}: {len(fields)} fields in place of {number}")
        yield fields
