"""Which words nobody wants to be offered: found by their parts, compounds and inflections included.

The lists are `lexicon-data/decency/*.tsv`. A part is looked for in the letters of a word and of
each lemma it is a form of; where the letters are part of something else (ARSCH in MARSCH), the
line says so in its last column.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from setzkasten.core.values import value
from setzkasten.lexicon.compiled import CompiledLexicon
from setzkasten.lexicon.decency import FILE, HURTFUL, SAD, write_decency
from setzkasten.lexicon.letters import LexiconError, letters_of

HEADER: Final = "part\tkind\twhy\tunless"
MARKS: Final = {"hurtful": HURTFUL, "sad": SAD}  # the lists, and the bit that each sets
KINDS: Final = frozenset({"word", "begin", "end", "within", "compound"})
# What joins the parts of a compound, and what may stand around one that is no word of its own.
LINKS: Final = ("", "S", "ES", "N", "EN", "ER", "E", "ENS")
PREFIXES: Final = frozenset(
    "AB AN AUF AUS BE BEI DURCH EIN ENT ER GE HER HIN IN LOS MIT NACH UM UN UR VER VOR WEG ZER ZU"
    " UEBER UNTER HINTER RUM HERUM".split()
)
SUFFIXES: Final = frozenset(
    "ART BAR CHEN E EI EN ER EREI ERIN ERISCH ERTUM HAFT HEIT IG IGKEIT IN ISCH KEIT LEIN LER LICH"
    " LING LOS N S SAM SCHAFT TUM UNG".split()
)
LEAST_WORD: Final = 3


@value
class Part:
    """One line of a list, in capitals. `unless` are letters that hold the part and excuse it."""

    letters: str
    kind: str
    unless: tuple[str, ...] = ()

    def stands_in(self, word: str, known: Callable[[str], bool]) -> bool:
        """Is it a part of this word, at a place that nothing excuses?"""
        return any(self._meant(word, at, known) for at in _places(self.letters, word))

    def _meant(self, word: str, at: int, known: Callable[[str], bool]) -> bool:
        end = at + len(self.letters)
        match self.kind:
            case "word":
                fits = len(word) == len(self.letters)
            case "begin":
                fits = at == 0
            case "end":
                fits = end == len(word)
            case "compound":
                fits = _ahead(word[:at], known) and _behind(word[end:], known)
            case _:
                fits = True
        return fits and not self._excused(word, at)

    def _excused(self, word: str, at: int) -> bool:
        end = at + len(self.letters)
        framed = f"^{word}$"
        return any(
            place <= at + 1 and place + len(letters) > end
            for letters in self.unless
            for place in _places(letters, framed)
        )


def _places(part: str, word: str) -> Iterator[int]:
    at = word.find(part)
    while at >= 0:
        yield at
        at = word.find(part, at + 1)


def _ahead(front: str, known: Callable[[str], bool]) -> bool:
    if not front or front in PREFIXES:
        return True
    stems = (front.removesuffix(link) for link in LINKS)
    return any(len(stem) >= LEAST_WORD and known(stem) for stem in stems)


def _behind(rest: str, known: Callable[[str], bool]) -> bool:
    if not rest or rest in SUFFIXES:
        return True
    words = (rest.removeprefix(link) for link in LINKS)
    return any(len(word) >= LEAST_WORD and known(word) for word in words)


def read_parts(path: Path) -> tuple[Part, ...]:
    """The lines of a list; raises `LexiconError` for one that is not understood."""
    head, *lines = path.read_text("utf-8").rstrip("\n").split("\n")
    if head != HEADER:
        raise LexiconError(f"{path} begins with {head!r}, not with {HEADER!r}.")
    return tuple(_read_part(path, line) for line in lines)


def _read_part(path: Path, line: str) -> Part:
    part, kind, _, unless = (*line.split("\t"), "", "", "")[:4]
    letters = letters_of(part)
    excuses = tuple(_framed(text) for text in unless.split())
    if not letters or kind not in KINDS or any(letters not in excuse for excuse in excuses):
        raise LexiconError(f"{path}: {line!r} is no part with a kind and what excuses it.")
    return Part(letters, kind, excuses)


def _framed(text: str) -> str:
    """`^Neger$` in capitals: the signs stand for the beginning and the end of the word."""
    letters = letters_of(text.strip("^$")) or ""
    return "^" * text.startswith("^") + letters + "$" * text.endswith("$")


def read_spared(path: Path, name: str) -> frozenset[str]:
    """Words that stay whatever a part says, since most people mean something else by them."""
    lines = (line.split("\t") for line in path.read_text("utf-8").splitlines()[1:])
    return frozenset(letters_of(word) or "" for word, spared_by in lines if spared_by == name)


def build_decency(data: Path, compiled: Path) -> dict[str, dict[str, Part]]:
    """Write `decency.bin` beside the compiled lexicon; what each list caught, and by which part."""
    lexicon = CompiledLexicon.open(compiled)
    sieve, marks = Sieve(lexicon), bytearray(len(lexicon))
    folder, found = data / "decency", dict[str, dict[str, Part]]()
    for name, mark in MARKS.items():
        spared = read_spared(folder / "spared.tsv", name)
        found[name] = sieve.caught(read_parts(folder / f"{name}.tsv"), spared)
        for word in found[name]:
            marks[lexicon.index(word)] |= mark
    write_decency(compiled / FILE, lexicon.id, bytes(marks))
    return found


class Sieve:
    """Finds the words of a lexicon that hold one of the parts."""

    def __init__(self, lexicon: CompiledLexicon) -> None:
        self._words = tuple(map(lexicon.graph.word, range(len(lexicon))))
        self._known = frozenset(self._words).__contains__
        self._forms: dict[str, list[int]] = defaultdict(list)
        for index, word in enumerate(self._words):
            for lemma in {letters_of(lemma) or word for lemma in lexicon.lemmas(index)} or {word}:
                self._forms[lemma].append(index)
        self._spelt = "\n".join(self._words)
        self._lemmas = "\n".join(self._forms)

    def caught(self, parts: Iterable[Part], spared: frozenset[str]) -> dict[str, Part]:
        """The words that hold a part, each with the first that it holds."""
        found: dict[int, Part] = {}
        for part in parts:
            for index in self._holding(part):
                found.setdefault(index, part)
        named = {self._words[index]: part for index, part in sorted(found.items())}
        return {word: part for word, part in named.items() if word not in spared}

    def _holding(self, part: Part) -> Iterator[int]:
        for lemma in _lines_with(part.letters, self._lemmas):
            if part.stands_in(lemma, self._known):
                yield from self._forms[lemma]
        if part.kind in ("end", "compound"):
            return  # an ending may look like one: its lemma knows
        for word in _lines_with(part.letters, self._spelt):
            if part.stands_in(word, self._known):
                yield bisect_left(self._words, word)


def _lines_with(part: str, text: str) -> Iterator[str]:
    at = text.find(part)
    while at >= 0:
        start, end = text.rfind("\n", 0, at) + 1, text.find("\n", at)
        end = len(text) if end < 0 else end
        yield text[start:end]
        at = text.find(part, end)
