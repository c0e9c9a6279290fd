"""What is known of each key, put together from its spellings: the last stage before packing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from setzkasten.core.values import value
from setzkasten.lexicon.entry import Form, Pos, Trait
from setzkasten.lexicon.letters import key_or_none

from .animals import animal_names
from .assembly import Assembly
from .old_spelling import Reform
from .sources.nouns import Kind
from .stock import Read
from .tables import laid

_NOT_COMMON: Final = {Pos.NAME, Pos.ABBREVIATION, Pos.SYMBOL, Pos.PREFIX}
_NAMES: Final = (Trait.GEOGRAPHICAL, Trait.FIRST_NAME, Trait.FAMILY_NAME, Trait.BRAND)
_HYPHENS: Final = {"-", "'", "’"}
_POS_ORDER: Final = {pos: place for place, pos in enumerate(Pos)}
_FORM_ORDER: Final = {form: place for place, form in enumerate(Form)}
# Nouns before verbs before adjectives, names and signs last: as the enumeration runs. But a base
# form comes before any other, whatever its part of speech.


@value
class Draft:
    """One key: spellings, readings with the place of the spelling they belong to, classes."""

    key: str
    spellings: tuple[str, ...]
    readings: tuple[tuple[int, Read], ...]
    traits: frozenset[Trait]
    zipf: float


class Drafting:
    """Turns an assembly into drafts, sorted by key."""

    def __init__(self, assembly: Assembly) -> None:
        self._assembly = assembly
        self._stock = assembly.stock
        self._zipf = _by_key(assembly.zipf)
        self._core = {key for word in self._stock.core if (key := key_or_none(word))}
        self._sets = self._trait_sets()
        self._animals = animal_names(assembly.headwords) | {
            word for word, _ in assembly.tables.words("animals")
        }
        hand = ("function_words", "nouns", "verbs")
        self._by_hand = {key for table in hand for key in assembly.tables.keys(table)}
        self._loans = {word for word, _ in assembly.tables.words("loan_words")}
        self._reform = Reform(self._core, assembly.tables.keys("old"))

    def drafts(self) -> list[Draft]:
        dropped = {
            row.cells[0]
            for row in self._assembly.tables.rows("short_words")
            if row.cells[1] == "drop"
        }
        groups: dict[str, list[str]] = defaultdict(list)
        for spelling in self._stock.spellings():
            key = key_or_none(laid(spelling))
            if key and (key in self._core or key not in dropped):
                groups[key].append(spelling)
        foreign = self._sets[Trait.FOREIGN]
        for key in foreign - groups.keys():
            groups[key] = []
        return [self._draft(key, groups[key]) for key in sorted(groups)]

    def _draft(self, key: str, found: list[str]) -> Draft:
        spellings = sorted(_without_twins(found, self._stock.core), key=self._rank)
        pairs = {
            (place, read)
            for place, spelling in enumerate(spellings)
            for read in self._stock.reads(spelling)
        }
        readings = tuple(sorted(pairs, key=_order))
        if not spellings:
            word = key.lower()
            spellings, readings = [word], ((0, (word, Pos.OTHER, Form.BASE)),)
            return Draft(key, (word,), readings, frozenset({Trait.FOREIGN}), self._zipf[key])
        unique = {(read): place for place, read in reversed(readings)}
        kept = tuple(sorted(((place, read) for read, place in unique.items()), key=_order))
        return Draft(
            key, tuple(spellings), kept, self._traits(key, spellings, kept), self._zipf[key]
        )

    def _rank(self, spelling: str) -> tuple[bool, int, str]:
        orders = [_order((0, read))[:2] for read in self._stock.reads(spelling)]
        return spelling not in self._stock.core, min(sum(order) for order in orders), spelling

    def _trait_sets(self) -> dict[Trait, set[str]]:
        """Trait -> keys, from tables and lists of names."""
        tables, names, kinds = self._assembly.tables, self._assembly.names, self._assembly.kinds
        return {
            Trait.GEOGRAPHICAL: _keys(kinds[Kind.PLACE])
            | _keys(names.places)
            | tables.keys("geographical"),
            Trait.FIRST_NAME: _keys(kinds[Kind.FIRST_NAME])
            | _keys(names.first)
            | tables.keys("first_names"),
            Trait.FAMILY_NAME: _keys(kinds[Kind.FAMILY_NAME]) | _keys(names.family),
            Trait.KNOWN_PERSON: tables.keys("known_persons"),
            Trait.BRAND: tables.keys("brands"),
            Trait.DIALECT: tables.keys("dialect"),
            Trait.SYMBOL: tables.keys("symbols"),
            Trait.FOREIGN: tables.keys("foreign"),
            Trait.OFFENSIVE: tables.keys("offensive"),
        }

    def _traits(
        self, key: str, spellings: list[str], readings: tuple[tuple[int, Read], ...]
    ) -> frozenset[Trait]:
        reads = [read for _, read in readings]
        named = {key} | {
            key_or_none(laid(lemma)) or key for lemma, pos, _ in reads if pos is Pos.NAME
        }  # Malawis is a place as Malawi is
        traits = {trait for trait, keys in self._sets.items() if key in keys}
        traits |= {trait for trait in _NAMES if named & self._sets[trait]}
        if any(pos not in _NOT_COMMON for _, pos, _ in reads):
            traits.add(Trait.COMMON)
            traits.discard(Trait.FOREIGN)
            if all(lemma in self._loans for lemma, pos, _ in reads if pos not in _NOT_COMMON):
                traits.add(Trait.FOREIGN)  # a loan word: foreign and common
        if any(form is Form.PLURAL for _, _, form in reads):
            traits.add(Trait.PLURAL)
        if any(pos is Pos.ABBREVIATION for _, pos, _ in reads):
            traits.add(Trait.ABBREVIATION)
        if any(pos is Pos.NOUN and lemma in self._animals for lemma, pos, _ in reads):
            traits.add(Trait.ANIMAL)
        if all(_HYPHENS & set(spelling) for spelling in spellings):
            traits.add(Trait.HYPHENATED)
        if key in self._core or key in self._by_hand:
            traits.add(Trait.CORE)
        elif self._reform.old(key):
            traits.add(Trait.OLD)
        return frozenset(traits)


def _order(pair: tuple[int, Read]) -> tuple[int, int, str, int]:
    place, (lemma, pos, form) = pair
    other = 0 if form is Form.BASE else 1
    rank = 40 if pos in _NOT_COMMON else 0
    return other * 20 + rank, _POS_ORDER[pos] + _FORM_ORDER[form], lemma, place


def _without_twins(spellings: list[str], core: frozenset[str]) -> list[str]:
    """Straße without Strasse, Fluss without Fluß: of two that differ in ß the listed one."""
    if len(spellings) == 1:
        return spellings
    kept = []
    for spelling in spellings:
        twins = [
            other
            for other in spellings
            if other != spelling and other.replace("ß", "ss") == spelling.replace("ß", "ss")
        ]
        if spelling in core or not any(twin in core or "ß" not in twin for twin in twins):
            kept.append(spelling)
    return kept or spellings[:1]


def _keys(spellings: Iterable[str]) -> set[str]:
    return {key for spelling in spellings if (key := key_or_none(laid(spelling)))}


def _by_key(values: dict[str, float]) -> dict[str, float]:
    found: dict[str, float] = defaultdict(float)
    for word, weight in values.items():
        if key := key_or_none(laid(word)):
            found[key] = max(found[key], weight)
    return found
