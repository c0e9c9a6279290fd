"""The quality table: how much the compiled data knows, and how well it relates words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Final

from setzkasten.lexicon.compiled import CompiledLexicon
from setzkasten.lexicon.entry import Entry, Trait
from setzkasten.lexicon.finding import find
from setzkasten.lexicon.letters import key_or_none
from setzkasten.lexicon.policy import NOMINA
from setzkasten.lexicon.relation import relation

from . import packages
from .pack import FILES
from .packages import unpacked
from .sources.frequencies import ranked
from .tables import Tables

_TOP: Final = 10_000
_KINDS: Final = {"I": "inflection", "A": "ambiguous", "N": "new"}


def measure(data: Path, cache: Path, tests: Path) -> str:
    """The table as text: one line a measure."""
    lexicon = CompiledLexicon.open(data / "compiled")
    lines = [
        ("lexicon", lexicon.id),
        ("words", f"{len(lexicon):,}"),
        *_recall(lexicon, tests),
        *_pairs(lexicon, tests),
        *_top(lexicon, data, cache),
        *_classes(lexicon),
        *_sizes(data / "compiled"),
    ]
    width = max(len(name) for name, _ in lines)
    return "\n".join(f"{name:<{width}}  {value}" for name, value in lines)


def _recall(lexicon: CompiledLexicon, tests: Path) -> Iterator[tuple[str, str]]:
    words = (tests / "rulewords.txt").read_text(encoding="utf-8").split()
    policy = NOMINA
    entries = {word: lexicon.entry(word) for word in words}
    refused = [w for w, entry in entries.items() if not entry or not find(entry, policy).allowed]
    yield "words of the leaflets", _share(len(words) - len(refused), len(words), refused)


def _pairs(lexicon: CompiledLexicon, tests: Path) -> Iterator[tuple[str, str]]:
    lines = (tests / "pairs.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.split() for line in lines if line.strip()]
    wrong = [f"{a}-{b}" for label, a, b in pairs if relation(lexicon, a, b).kind != _KINDS[label]]
    yield "pairs", _share(len(pairs) - len(wrong), len(pairs), wrong)


def _top(lexicon: CompiledLexicon, data: Path, cache: Path) -> Iterator[tuple[str, str]]:
    """The most frequent words: known, or named as not German."""
    words = (w for w in ranked(unpacked(packages.FREQUENCIES, cache)) if len(w) > 1 and w.isalpha())
    top = list(islice(words, _TOP))
    named = {row.cells[0] for row in Tables(data).rows("not_german")}
    known = [w for w in top if (key_or_none(w) or "") in lexicon]
    open_words = sorted(set(top) - set(known) - named)
    yield f"known of the {_TOP:,} most frequent", _share(len(known), len(top), [])
    yield "known or named as not German", _share(len(top) - len(open_words), _TOP, open_words)


def _share(good: int, every: int, rest: list[str]) -> str:
    named = f"; not: {', '.join(rest[:40])}" if rest else ""
    return f"{good:,} of {every:,} = {100 * good / every:.1f} %{named}"


def _classes(lexicon: CompiledLexicon) -> Iterator[tuple[str, str]]:
    counts: Counter[str] = Counter()
    for trait in Trait:
        if trait not in (Trait.CORE, Trait.OFFENSIVE):
            counts[trait.value] = sum(lexicon.mask(partial(_has, trait), name=trait))
    counts["core"] = sum(lexicon.mask(lambda entry: entry.core, name="core"))
    counts["offensive"] = sum(lexicon.mask(lambda entry: entry.offensive, name="offensive"))
    yield from ((f"class {name}", f"{count:,}") for name, count in counts.items())


def _has(trait: Trait, entry: Entry) -> bool:
    return trait in entry.classes


def _sizes(folder: Path) -> Iterator[tuple[str, str]]:
    for name in FILES:
        yield f"size of {name}", f"{(folder / name).stat().st_size / 1e6:.2f} MB"
    every = sum(path.stat().st_size for path in folder.iterdir())
    yield "size of all", f"{every / 1e6:.2f} MB"
