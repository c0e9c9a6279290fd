"""What a look-up shows beside the judgement: heads with meanings, strange forms, divisions.

Three small files beside the compiled lexicon, whose own files and name stay as they are.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from setzkasten.lexicon import heads as shelved
from setzkasten.lexicon.compiled import CompiledLexicon
from setzkasten.lexicon.entry import Pos
from setzkasten.lexicon.forms import FILE as FORMS_FILE
from setzkasten.lexicon.forms import stem_of
from setzkasten.lexicon.heads import MEANT_FOR, Head
from setzkasten.lexicon.hyphenation import FILE as HYPHENATION_FILE
from setzkasten.lexicon.hyphenation import write_hyphenation
from setzkasten.lexicon.offering import decent
from setzkasten.lexicon.shelf import write_shelf

from . import packages
from .assembly import TAGS
from .pack import shortened
from .packages import unpacked
from .sources.divisions import division_patterns
from .sources.heads import heads_of

# How many meanings of one head? A fourth is seldom the one meant, and often a coarse one.
_MEANINGS: Final = 3
# Who looks a word up wants the whole sentence; a clue must be shorter.
_LONGEST: Final = 240
# Two definitions that begin alike for so many letters say the same.
_ALIKE: Final = 30
# "weibliches Exemplar des unter [1] beschriebenen Haustieres" reads well without the middle.
_POINTER: Final = re.compile(
    r"(?:unter|in|bei|zu)? ?\[[^\]]*\] (?:beschrieben|genannt|erwähnt|bezeichnet|aufgeführt)\w* ?"
)
_NUMBERED: Final = re.compile(r"\[\d")


def build_articles(compiled: Path, cache: Path) -> None:
    """Write the three files into the folder of a compiled lexicon."""
    lexicon = CompiledLexicon.open(compiled)
    patterns = division_patterns(unpacked(packages.DIVISIONS, cache))
    write_hyphenation(compiled / HYPHENATION_FILE, patterns)
    write_shelf(compiled / FORMS_FILE, _strange_forms(lexicon))
    folders = [unpacked(package, cache) for package in packages.DICTIONARIES]
    write_shelf(compiled / shelved.FILE, [(MEANT_FOR, lexicon.id), *_heads(lexicon, folders)])


def _heads(lexicon: CompiledLexicon, folders: Iterable[Path]) -> Iterator[tuple[str, str]]:
    defined = dict(lexicon.defined())
    for word, heads in heads_of(folders).items():
        definitions = defined.get(word, ())
        fit = partial(decent, lexicon) if decent(lexicon, word) else bool
        found = [
            Head(TAGS[head.tag], head.gender, meanings)
            for head in heads
            if head.tag in TAGS and definitions and (meanings := _meanings(head.definitions, fit))
        ]
        if found:
            yield word, shelved.written(found, definitions)


def _meanings(definitions: Sequence[str], fit: Callable[[str], bool]) -> tuple[str, ...]:
    """The first few that say something new, are whole, and point at no other meaning."""
    texts = [_POINTER.sub("", text).strip() for text in definitions]
    whole = [text for text in texts if text.count("(") == text.count(")") and fit(text)]
    plain = [text for text in whole if not (_NUMBERED.search(text) or text.endswith("gebraucht"))]
    found: dict[str, str] = {}
    for text in plain or whole:
        letters = "".join(filter(str.isalpha, text.lower()))
        found.setdefault(letters[:_ALIKE], shortened(text, _LONGEST))
    return tuple(found.values())[:_MEANINGS]


def _strange_forms(lexicon: CompiledLexicon) -> Iterator[tuple[str, str]]:
    """Forms that do not begin like their lemma, and so are not found by looking there: GING."""
    found: dict[str, list[str]] = defaultdict(list)
    for index in range(len(lexicon)):
        key = lexicon.graph.word(index)
        entry = lexicon.entry(key)
        for reading in entry.readings if entry else ():
            if reading.pos is not Pos.NAME and not key.startswith(stem_of(reading.lemma)):
                found[reading.lemma].append(key)
    for lemma, keys in found.items():
        yield lemma, ",".join(dict.fromkeys(keys))
