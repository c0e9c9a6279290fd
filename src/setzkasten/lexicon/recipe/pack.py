"""Drafts into files: word graph, columns, definitions, thesaurus, manifest."""

from __future__ import annotations

import hashlib
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from setzkasten.lexicon.columns import FORMS, PLACES, POS, TRAITS, write_columns
from setzkasten.lexicon.letters import LexiconError, key_or_none
from setzkasten.lexicon.scripts import lemma_note, spelling_note
from setzkasten.lexicon.shelf import write_shelf
from setzkasten_kernel import WordGraph

from .drafts import Draft
from .sources.dictionaries import Headword
from .tables import laid

EDITION: Final = "de-2026.11"
FILES: Final = ("words.graph", "columns.bin", "definitions.bin", "thesaurus.bin")
MANIFEST: Final = "manifest.json"
# How much of an article is a clue? Three meanings; a fourth is seldom the one meant.
_MEANINGS: Final = 3
_LONGEST_MEANING: Final = 160


def pack(
    folder: Path,
    drafts: Sequence[Draft],
    *,
    headwords: dict[str, Headword],
    synonyms: Sequence[tuple[str, ...]],
) -> None:
    """Write all files of the compiled folder; the same drafts give the same bytes.

    Files that stand there give way only when all are written; the manifest comes last.
    """
    keys = {draft.key for draft in drafts}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(prefix=".", dir=folder) as beside:
            partial = Path(beside)
            WordGraph.build([draft.key for draft in drafts]).save(partial / "words.graph")
            _pack_columns(partial / "columns.bin", drafts)
            write_shelf(partial / "definitions.bin", _definitions(headwords, keys))
            write_shelf(partial / "thesaurus.bin", _thesaurus(synonyms, keys))
            _write_manifest(partial)
            for name in (*FILES, MANIFEST):
                (partial / name).replace(folder / name)
    except OSError as error:
        raise LexiconError(f"{folder} cannot be written: {error.strerror or error}.") from error


def _pack_columns(path: Path, drafts: Sequence[Draft]) -> None:
    kinds = [_kind(draft) for draft in drafts]
    spellings = ["|".join(spelling_note(d.key, s) for s in d.spellings) for d in drafts]
    kind_table, kind_numbers = _numbered(kinds)
    spelling_table, spelling_numbers = _numbered(spellings)
    write_columns(
        path,
        kinds=kind_table,
        kind_numbers=kind_numbers,
        spellings=spelling_table,
        spelling_numbers=spelling_numbers,
        zipf=bytes(min(255, round(draft.zipf * 10)) for draft in drafts),
    )


def _numbered(values: Sequence[str]) -> tuple[list[str], list[int]]:
    """The distinct values, most frequent first, and the number of each."""
    counts = Counter(values)
    table = sorted(counts, key=lambda value: (-counts[value], value))
    numbers = {value: number for number, value in enumerate(table)}
    return table, [numbers[value] for value in values]


def _kind(draft: Draft) -> str:
    mask = sum(1 << TRAITS.index(trait) for trait in draft.traits)
    notes = [
        PLACES[place]
        + PLACES[POS.index(pos)]
        + PLACES[FORMS.index(form)]
        + lemma_note(draft.spellings[place], lemma)
        for place, (lemma, pos, form) in draft.readings
    ]
    return "|".join([f"{mask:x}", *notes])


def _definitions(headwords: dict[str, Headword], keys: set[str]) -> Iterable[tuple[str, str]]:
    for word, headword in headwords.items():
        if key_or_none(laid(word)) in keys and headword.definitions:
            texts = [shortened(text) for text in headword.definitions[:_MEANINGS]]
            yield word, "\x1f".join(texts)


def shortened(text: str, most: int = _LONGEST_MEANING) -> str:
    """A definition in one line that is not too long."""
    clean = " ".join(text.split())
    if len(clean) <= most:
        return clean
    return clean[:most].rsplit(" ", 1)[0].rstrip(",;:") + " …"


def _thesaurus(synonyms: Sequence[tuple[str, ...]], keys: set[str]) -> Iterable[tuple[str, str]]:
    """Groups under \\x01 and their number; words under themselves, with the numbers."""
    places: dict[str, list[str]] = defaultdict(list)
    for number, group in enumerate(synonyms):
        words = [word for word in group if key_or_none(laid(word)) in keys]
        if not words:
            continue
        yield f"\x01{number}", "|".join(group)
        for word in words:
            places[word].append(str(number))
    for word, numbers in places.items():
        yield word, ",".join(numbers)


def _write_manifest(folder: Path) -> None:
    sums = {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in FILES}
    whole = hashlib.sha256("".join(sums[name] for name in FILES).encode()).hexdigest()
    manifest = {"id": f"{EDITION}-{whole[:8]}", "sha256": sums}
    text = json.dumps(manifest, indent=2) + "\n"
    (folder / MANIFEST).write_text(text, encoding="utf-8")
