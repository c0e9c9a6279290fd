"""The German lexicon: is it a word, what is it a form of, what does it mean, all compiled.

Everything is read from compiled files that ship with the package; nothing is built here but the
index for containing-questions, which is kept in the user's cache.
"""

from __future__ import annotations

import json
import os
from array import array
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cached_property, lru_cache
from itertools import count
from pathlib import Path
from typing import Final

from setzkasten.whole_file import whole
from setzkasten_kernel import ContainIndex, WordGraph

from .columns import Columns
from .decency import FILE, HURTFUL, SAD, Decency, read_decency
from .entry import Entry
from .forms import FILE as FORMS
from .heads import FILE as HEADS
from .heads import MEANT_FOR, Head, read
from .hyphenation import FILE as HYPHENATION
from .hyphenation import Hyphenation, read_hyphenation
from .letters import LexiconError
from .lexicon import Lexicon
from .shelf import Shelf

_PACKAGED: Final = Path(__file__).parent / "data"
_IN_REPOSITORY: Final = Path(__file__).parents[3] / "lexicon-data" / "compiled"
# The judge's own border between loan words one has met and those one has not: see `mask`.
_HEARD_OF: Final = 30
# How many masks are kept? Each table may agree on words of its own, and a mask is some 1 MB.
_KEPT_MASKS: Final = 64


class CompiledLexicon(Lexicon):
    """The words of one compiled folder. Open it with `open()` or share `default()`."""

    def __init__(self, folder: Path, *, lexicon_id: str) -> None:
        self.id = lexicon_id
        self._folder = folder
        self.graph = WordGraph.load(folder / "words.graph")
        self._columns = Columns(folder / "columns.bin")
        if len(self.graph) != len(self._columns):
            raise LexiconError(
                f"{folder}: words.graph has {len(self.graph)} words, columns.bin has "
                f"{len(self._columns)}. They are not of one build: run './setz lexicon build'."
            )
        self._masks: dict[Hashable, bytes] = {}

    @classmethod
    def open(cls, path: Path | None = None) -> CompiledLexicon:
        """The lexicon in a folder; without one, the packaged data."""
        folder = path or next((p for p in (_PACKAGED, _IN_REPOSITORY) if p.is_dir()), None)
        if folder is None:
            raise LexiconError(
                f"No word data at {_PACKAGED} nor at {_IN_REPOSITORY}. "
                f"Install the package again, or run './setz lexicon build'."
            )
        try:
            manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
            return cls(folder, lexicon_id=str(manifest["id"]))
        except (OSError, KeyError, ValueError) as error:
            raise LexiconError(f"The word data in {folder} cannot be read: {error}.") from error

    def __reduce__(self) -> tuple[object, ...]:
        """Another process opens the same folder; the word graph is one in the memory of both."""
        return _again, (self._folder,)

    def entry(self, key: str) -> Entry | None:
        index = self.graph.index(key)
        return self._entry(index, key) if index >= 0 else None

    def _entry(self, index: int, key: str) -> Entry:
        entry, marks = self._columns.entry(index, key), self.decency.marks[index]
        if not marks:
            return entry
        return replace(entry, offensive=bool(marks & HURTFUL), sad=bool(marks & SAD))

    def lemmas(self, index: int) -> tuple[str, ...]:
        """What the word with this number is a form of."""
        readings = self._columns.entry(index, self.graph.word(index)).readings
        return tuple(dict.fromkeys(reading.lemma for reading in readings))

    @cached_property
    def decency(self) -> Decency:
        """The words that nobody wants to be offered."""
        return read_decency(self._folder / FILE, self.id, len(self))

    @cached_property
    def contains(self) -> ContainIndex:
        """The index for containing-questions: derived once, then kept in the user's cache."""
        path = _cache() / f"{self.id}.contains"
        if path.is_file():
            with suppress(OSError, ValueError):  # a damaged one gives way to the one made now
                return ContainIndex.load(path)
        index = ContainIndex.build(self.graph)
        try:
            with whole(path) as partial:
                index.save(partial)
        except OSError:
            return index  # a read-only home: it is derived again next time
        return index

    def definitions(self, lemma: str) -> tuple[str, ...]:
        text = self._definitions.text(lemma)
        return tuple(text.split("\x1f")) if text else ()

    def defined(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Every lemma whose meanings are written down, with them."""
        return ((lemma, tuple(text.split("\x1f"))) for lemma, text in self._definitions.texts())

    def heads(self, lemma: str) -> tuple[Head, ...]:
        text = self._heads.text(lemma)
        return read(text, self.definitions(lemma)) if text else super().heads(lemma)

    def strange_forms(self, lemma: str) -> tuple[str, ...]:
        text = self._forms.text(lemma)
        return tuple(text.split(",")) if text else ()

    def divided(self, spelling: str) -> tuple[str, ...]:
        return self._hyphenation.parts(spelling)

    def synonym_groups(self, lemma: str) -> tuple[tuple[str, ...], ...]:
        numbers = self._synonyms.text(lemma)
        if numbers is None:
            return ()
        groups = (self._synonyms.text(f"\x01{number}") for number in numbers.split(","))
        words = (group.split("|") for group in groups if group)
        return tuple(tuple(word for word in group if word != lemma) for group in words)

    @cached_property
    def _definitions(self) -> Shelf:
        return Shelf(self._folder / "definitions.bin")

    @cached_property
    def _synonyms(self) -> Shelf:
        return Shelf(self._folder / "thesaurus.bin")

    @cached_property
    def _heads(self) -> Shelf:
        shelf = Shelf(self._folder / HEADS)
        if (meant := shelf.text(MEANT_FOR)) != self.id:
            raise LexiconError(
                f"{self._folder / HEADS} is of the lexicon {meant!r}, not of {self.id!r}. "
                f"Run './setz lexicon articles' again."
            )
        return shelf

    @cached_property
    def _forms(self) -> Shelf:
        return Shelf(self._folder / FORMS)

    @cached_property
    def _hyphenation(self) -> Hyphenation:
        return read_hyphenation(self._folder / HYPHENATION)

    @property
    def tenths(self) -> bytes:
        return bytes(self._columns.zipf)

    def often(self, least_zipf: float) -> bytes:
        least = round(least_zipf * 10)
        return self._columns.zipf.translate(bytes(tenths >= least for tenths in range(256)))

    def harmless(self) -> bytes:
        return self.decency.marks.translate(bytes(not marks & HURTFUL for marks in range(256)))

    def mask(self, allows: Callable[[Entry], bool], *, name: Hashable) -> bytes:
        """One byte a word index: does `allows` say yes? Kept under `name`.

        Entries of one kind (same readings, classes and case, equally well known and decent) are
        asked about once, so `allows` may look at anything of an entry but its letters and their
        number.
        """
        mask = self._masks.pop(name, b"") or self._asked(allows)
        for oldest in list(self._masks)[: 1 - _KEPT_MASKS]:
            self._masks.pop(oldest, b"")
        self._masks[name] = mask
        return mask

    def _asked(self, allows: Callable[[Entry], bool]) -> bytes:
        kinds, examples = self._kinds
        word = self.graph.word
        answers = [allows(self._entry(index, word(index))) for index in examples]
        return bytes(map(answers.__getitem__, kinds))

    @cached_property
    def _kinds(self) -> tuple[array[int], list[int]]:
        """For each word the number of its kind, and for each kind the first of its words."""
        columns = self._columns
        numbers: defaultdict[tuple[int, ...], int] = defaultdict(count().__next__)
        heard_of = columns.zipf.translate(bytes(zipf >= _HEARD_OF for zipf in range(256)))
        hyphens = map(columns.hyphenated.__getitem__, columns.spelling_numbers)
        marks = self.decency.marks
        alike = zip(columns.kind_numbers, hyphens, heard_of, marks, strict=True)
        kinds = array("I", map(numbers.__getitem__, alike))
        firsts = dict(zip(reversed(kinds), range(len(kinds) - 1, -1, -1), strict=True))
        return kinds, [firsts[kind] for kind in range(len(firsts))]


@lru_cache(maxsize=1)
def default() -> CompiledLexicon:
    """The packaged lexicon, one for the whole process."""
    return CompiledLexicon.open()


def _again(folder: Path) -> CompiledLexicon:
    """The packaged words are shared with whoever else asks for them in this process."""
    return default() if folder in (_PACKAGED, _IN_REPOSITORY) else CompiledLexicon.open(folder)


def _cache() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "setzkasten"
