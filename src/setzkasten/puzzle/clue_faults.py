"""What is wrong with a written clue: the rules of the treasury that a program can check.

The craft itself (right sense, right number, fair) is judged by readers; docs/puzzle.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from setzkasten.lexicon.entry import Entry
from setzkasten.lexicon.lexicon import Lexicon
from setzkasten.lexicon.offering import for_all, hurts, keys_in
from setzkasten.puzzle.stem import gives_away
from setzkasten.puzzle.treasury import WrittenClue

LEVELS: Final = ("leicht", "mittel", "schwer")
KINDS: Final = (
    "definition", "synonym", "fill-in", "belongs", "association", "opposite", "part", "playful",
)  # fmt: skip
LONGEST: Final = 60  # a line of a list
CELL: Final = 28  # what a cell of a Schwedenrätsel holds
FEWEST: Final = 2
# Forms of harmless verbs that are also nouns of the sad list: "Er sucht den Ball".
PLAIN_FORMS: Final = frozenset({"SUCHT"})


def faults(lexicon: Lexicon, clues: Mapping[str, tuple[WrittenClue, ...]]) -> Iterator[str]:
    """`EULE: gives the answer away: Eulenvogel`, one a fault."""
    for word, written in clues.items():
        for fault in _of_word(written):
            yield f"{word}: {fault}"
        for clue in written:
            for fault in _of_clue(lexicon, word, clue):
                yield f"{word}: {fault}: {clue.text}"
    said = Counter(clue.text for written in clues.values() for clue in written)
    yield from (f"said of {number} words: {text}" for text, number in said.items() if number > 1)


def _of_word(written: tuple[WrittenClue, ...]) -> Iterator[str]:
    if len(written) < FEWEST:
        yield f"fewer than {FEWEST} clues"
    if len({clue.kind for clue in written}) < FEWEST:
        yield "all of one kind"
    if not any(len(clue.text) <= CELL for clue in written):
        yield f"none with at most {CELL} signs"
    if all(clue.level == "schwer" for clue in written):
        yield "nothing below schwer"


def _of_clue(lexicon: Lexicon, word: str, clue: WrittenClue) -> Iterator[str]:
    text = clue.text
    if clue.level not in LEVELS or clue.kind not in KINDS:
        yield f"no such level or kind ({clue.level}, {clue.kind})"
    if clue.kind == "playful" and clue.level != "schwer":
        yield "playful is for schwer"
    if not 0 < len(text) <= LONGEST:
        yield f"not between 1 and {LONGEST} signs"
    if text != " ".join(text.split()) or text[-1:] in (".", "!") or text[:1].islower():
        yield "blanks, full stop or a small letter at the start"
    if gives_away(text, word, _lemmas(lexicon.entry(word))):
        yield "gives the answer away"
    if any(_unfit(lexicon, key) for key in keys_in(text)):
        yield "not for a child and a grandmother"


def _unfit(lexicon: Lexicon, key: str) -> bool:
    return hurts(lexicon, key) or (key not in PLAIN_FORMS and not for_all(lexicon, key))


def _lemmas(entry: Entry | None) -> list[str]:
    return [reading.lemma for reading in entry.readings] if entry else []
