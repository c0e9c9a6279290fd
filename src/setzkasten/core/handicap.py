"""What a seat was given or denied before the game, so that all have a chance. No game knows it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, cast, get_args

from setzkasten.core.values import value

# How many points of head start, and how long must words be? Beyond, there is no game any more.
MOST_POINTS: Final = 500
LETTERS: Final = range(3, 7)

# What fills the sentence `handicap_range`.
HANDICAPS: Final[Mapping[str, int]] = {
    "points": MOST_POINTS,
    "least": LETTERS[0],
    "most": LETTERS[-1],
}

# Why a seat may not make a word that others may: codes of a judge's reasons.
TOO_SHORT, TOO_RARE = "handicap_short", "handicap_rare"
BARS: Final = frozenset({TOO_SHORT, TOO_RARE})

Vocabulary: TypeAlias = Literal["", "known", "everyday"]
EVERY_WORD: Final = ""
KNOWN: Final = "known"
EVERYDAY: Final = "everyday"

_TEXT = re.compile(
    r"(?:points=([1-9]\d{0,2}))? ?(?:letters=([1-9]))? ?(?:words=([a-z]{1,12}))?", re.ASCII
)


@value
class Handicap:
    """`points` are a head start; the rest holds for every word that the seat makes."""

    points: int = 0
    letters: int = 0  # at least so many; 0: as the game has it
    words: Vocabulary = (
        EVERY_WORD  # known: most people know them; everyday: one meets them every day
    )

    @property
    def limits(self) -> bool:
        """Is there a word that others may make and this seat may not?"""
        return bool(self.letters or self.words)

    @property
    def sound(self) -> bool:
        letters = not self.letters or self.letters in LETTERS
        return 0 <= self.points <= MOST_POINTS and letters and self.words in get_args(Vocabulary)

    def __bool__(self) -> bool:
        return bool(self.points or self.limits)


LEVEL: Final = Handicap()


def write_handicap(handicap: Handicap) -> str:
    """`points=20 letters=4 words=known`: what there is of it."""
    parts = (("points", handicap.points), ("letters", handicap.letters), ("words", handicap.words))
    return " ".join(f"{name}={value}" for name, value in parts if value)


def read_handicap(text: str) -> Handicap | None:
    """None: it cannot be read, or nobody can have it."""
    found = _TEXT.fullmatch(text)
    if not found or not text:
        return None
    handicap = Handicap(
        int(found[1] or 0), int(found[2] or 0), cast("Vocabulary", found[3] or EVERY_WORD)
    )
    return handicap if handicap.sound and write_handicap(handicap) == text else None
