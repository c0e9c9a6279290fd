"""Nouns and names with their paradigms, from the German Wiktionary and from LanguageTool."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from dataclasses import field
from enum import StrEnum
from pathlib import Path
from typing import Final, cast

from setzkasten.core.values import value
from setzkasten.lexicon.entry import Form
from setzkasten.lexicon.letters import key_or_none


class Kind(StrEnum):
    """What sort of noun a paradigm belongs to."""

    COMMON = "common"
    PLACE = "place"
    FIRST_NAME = "first name"
    FAMILY_NAME = "family name"
    OTHER_NAME = "other name"
    ABBREVIATION = "abbreviation"


@value
class Paradigm:
    """One noun: lemma, genders (m, f, n), its forms, and whether it declines like an adjective."""

    lemma: str
    kind: Kind
    genders: frozenset[str]
    forms: frozenset[tuple[str, Form]] = field(default_factory=frozenset)
    adjectival: bool = False


_NO_WORDS: Final = {
    "Wortverbindung",
    "Affix",
    "Suffix",
    "Präfix",
    "Straßenname",
    "Redewendung",
    "Gebundenes Lexem",
    "Buchstabe",
    "Symbol",
    "Deklinierte Form",
    "Geflügeltes Wort",
}
_KINDS: Final = {
    "Toponym": Kind.PLACE,
    "Vorname": Kind.FIRST_NAME,
    "Nachname": Kind.FAMILY_NAME,
    "Abkürzung": Kind.ABBREVIATION,
    "Eigenname": Kind.OTHER_NAME,
}


def plain(spelling: str) -> str:
    """The spelling without hyphens and apostrophes: what a key is made of."""
    return spelling.replace("-", "").replace("’", "").replace("'", "")


def wiktionary_nouns(folder: Path) -> Iterator[Paradigm]:
    """The paradigms of the German Wiktionary, hyphenated lemmas included."""
    with (folder / "german_nouns/nouns.csv").open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines):
            tags = set(row["pos"].split(","))
            if tags & _NO_WORDS or not key_or_none(plain(row["lemma"])):
                continue
            kind = next((kind for tag, kind in _KINDS.items() if tag in tags), Kind.COMMON)
            adjectival = "adjektivische Deklination" in tags
            genders = {row[name] for name in row if name.startswith("genus") and row[name]}
            forms = frozenset(_wiktionary_forms(row, adjectival=adjectival))
            yield Paradigm(row["lemma"], kind, frozenset(genders), forms, adjectival)


def _wiktionary_forms(row: dict[str, str], *, adjectival: bool) -> Iterator[tuple[str, Form]]:
    for column, spelling in row.items():
        if column in ("lemma", "pos") or column.startswith("genus") or not spelling:
            continue
        if not key_or_none(plain(spelling)):
            continue
        if column.startswith("nominativ singular"):
            yield spelling, Form.BASE if not adjectival or spelling == row["lemma"] else Form.CASE
        elif column.startswith("nominativ plural"):
            yield spelling, Form.PLURAL
        else:
            yield spelling, Form.CASE


def language_tool_nouns(folder: Path) -> Iterator[Paradigm]:
    """The paradigms of LanguageTool; capitals throughout mean an abbreviation."""
    text = (folder / "package/dist/words.json").read_text(encoding="utf-8")
    for lemma, cases in json.loads(text).items():
        if not key_or_none(plain(lemma)):
            continue
        forms = set[tuple[str, Form]]()
        for case in ("NOM", "GEN", "DAT", "AKK"):
            for number, found in cases.get(case, {}).items():
                form = Form.PLURAL if (case, number) == ("NOM", "PLU") else Form.CASE
                spellings = [found] if isinstance(found, str) else cast("list[str]", found)
                forms |= {(s, form) for s in spellings if s != lemma and key_or_none(plain(s))}
        kind = Kind.ABBREVIATION if lemma.isupper() else Kind.COMMON
        gender = {"M": "m", "F": "f", "N": "n"}.get(cases.get("G", ""), "")
        yield Paradigm(lemma, kind, frozenset({gender} - {""}), frozenset(forms))


def language_tool_lemmas(folder: Path, name: str) -> dict[str, str]:
    """Form to lemma, for `nouns` or `adjectives`."""
    path = folder / f"package/resources_pub/{name}.json"
    pairs = cast("dict[str, str]", json.loads(path.read_text(encoding="utf-8")))
    return {
        form: lemma
        for form, lemma in pairs.items()
        if key_or_none(plain(form)) and key_or_none(plain(lemma))
    }
