"""The word book of a round of friends: what they let count and what not, on top of the lexicon.

One line a word, a sign, the word, the day, a note:

    + ABENDSTILLE  2026-11-15  einstimmig
    - SSE  2026-11-15  kennt keiner
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import Final

from setzkasten.core.values import value
from setzkasten.lexicon.letters import WordError, key_of

HEADING: Final = "# Setzkasten word book"
SIGNS: Final = {"+": True, "-": False}


@value
class Saying:
    """What the round said to one word."""

    word: str
    accepted: bool
    day: str = ""  # as written: 2026-11-15; the later one wins when books are merged
    note: str = ""


@value
class WordBook:
    """Sayings by word. A book does not change; what is added makes a new book."""

    sayings: Mapping[str, Saying] = field(default_factory=dict)

    @classmethod
    def of(cls, settled: Mapping[str, bool]) -> WordBook:
        """A book without days and notes: words, and whether each counts."""
        return cls({word: Saying(word, accepted) for word, accepted in settled.items()})

    def __hash__(self) -> int:
        return hash(frozenset(self.sayings.values()))

    def __len__(self) -> int:
        return len(self.sayings)

    def __iter__(self) -> Iterator[Saying]:
        return iter(sorted(self.sayings.values(), key=lambda saying: saying.word))

    def saying(self, word: str) -> Saying | None:
        """What the round said to this key, if anything."""
        return self.sayings.get(word)

    def accept(self, word: str, *, day: str = "", note: str = "") -> WordBook:
        """This book with a word that counts from now on."""
        return self._with(word, accepted=True, day=day, note=note)

    def refuse(self, word: str, *, day: str = "", note: str = "") -> WordBook:
        """This book with a word that no longer counts."""
        return self._with(word, accepted=False, day=day, note=note)

    def without(self, word: str) -> WordBook:
        """This book with the word left to the dictionary again."""
        return WordBook({key: saying for key, saying in self.sayings.items() if key != word})

    def merged(self, other: WordBook) -> WordBook:
        """Both books in one; of two sayings the later counts, on the same day the other book's."""
        sayings = dict(self.sayings)
        for word, saying in other.sayings.items():
            if word not in sayings or sayings[word].day <= saying.day:
                sayings[word] = saying
        return WordBook(sayings)

    def _with(self, word: str, *, accepted: bool, day: str, note: str) -> WordBook:
        saying = _saying(word, accepted=accepted, day=day, note=note)
        return WordBook({**self.sayings, saying.word: saying})


NO_BOOK: Final = WordBook()


def _saying(word: str, *, accepted: bool, day: str, note: str) -> Saying:
    saying = Saying(key_of(word), accepted, "".join(day.split()), " ".join(note.split()))
    if saying.note and not saying.day:
        raise WordError("book_day", note=repr(note[:80]), word=repr(word[:40]))
    return saying


def write_word_book(book: WordBook) -> str:
    """The book as text, in the order of the alphabet."""
    lines = [HEADING]
    for saying in book:
        sign = "+" if saying.accepted else "-"
        lines.append("  ".join(filter(None, (f"{sign} {saying.word}", saying.day, saying.note))))
    return "\n".join(lines) + "\n"


def read_word_book(text: str) -> WordBook:
    """The book of a text; # begins a remark, and of two lines on one word the later counts."""
    sayings: dict[str, Saying] = {}
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            saying = _read_saying(line, number)
            sayings[saying.word] = saying
    return WordBook(sayings)


def _read_saying(line: str, number: int) -> Saying:
    sign, word, day, note = (*line.split(None, 3), "", "", "")[:4]
    if sign not in SIGNS or not word:
        raise WordError("book_line", number, text=repr(line[:80]))
    try:
        return _saying(word, accepted=SIGNS[sign], day=day, note=note)
    except WordError as error:
        raise WordError(error.code, number, **error.data) from error
