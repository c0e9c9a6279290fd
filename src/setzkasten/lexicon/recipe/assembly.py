"""From sources and tables to readings: every stage of the recipe in its order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import Final

from setzkasten.lexicon.entry import Form, Pos

from . import packages
from .abbreviations import mark_abbreviations
from .adjectives import Adjectives
from .compounds import Compounds
from .conjugation import Forms, strong_verbs
from .nouns import Nouns, adjectival, modern, outdated
from .packages import unpacked
from .sources.dictionaries import Headword, headwords
from .sources.frequencies import zipf_values
from .sources.names import Names, names
from .sources.nouns import (
    Kind,
    Paradigm,
    language_tool_lemmas,
    language_tool_nouns,
    wiktionary_nouns,
)
from .sources.thesaurus import synonym_groups
from .sources.verbs import language_tool_verbs
from .sources.word_list import core_spellings
from .stock import Stock
from .tables import Tables, form_of, laid_out, pos_of
from .unmeant import drop_unmeant
from .verbs import Verbs

TAGS: Final = {
    "adv": Pos.ADVERB,
    "Adverb": Pos.ADVERB,
    "pronominalAdverb": Pos.ADVERB,
    "interjection": Pos.INTERJECTION,
    "preposition": Pos.PREPOSITION,
    "postposition": Pos.PREPOSITION,
    "conjunction": Pos.CONJUNCTION,
    "numeral": Pos.NUMERAL,
    "particle": Pos.PARTICLE,
    "article": Pos.ARTICLE,
    "indefinitePronoun": Pos.PRONOUN,
    "demonstrativePronoun": Pos.PRONOUN,
    "abbreviation": Pos.ABBREVIATION,
    "pn": Pos.NAME,
    "n": Pos.NOUN,
    "adj": Pos.ADJECTIVE,
    "v": Pos.VERB,
}
NAMES: Final = {Kind.PLACE, Kind.FIRST_NAME, Kind.FAMILY_NAME, Kind.OTHER_NAME}
# Wiktionary has them as nouns of their own as well; hardly anyone means those.
_ADJECTIVES: Final = {"Achte", "Blonde", "Freie", "Grüne", "Neue"}
# Das Alter beside the old one, der Freier beside the free one: nouns of their own.
_OWN_NOUNS: Final = {"Achter", "Alter", "Freier", "Tauber"}
# A hyphenated word is worth keeping if people use it: as often as Zipf 2.5.
_HYPHENATED_ZIPF: Final = 2.5
# Berlins, Europas: the genitive of a place counts if people use it.
_GENITIVE_ZIPF: Final = 3.0


@dataclass(slots=True)
class Assembly:
    """All that the recipe knows before it is packed."""

    stock: Stock
    tables: Tables
    kinds: dict[Kind, set[str]]
    names: Names
    headwords: dict[str, Headword]
    zipf: dict[str, float]
    synonyms: list[tuple[str, ...]]
    abbreviations: set[str]


class _Workshop:
    """Runs the stages; each leaves its readings in the stock."""

    def __init__(self, data: Path, cache: Path) -> None:
        self._data = data
        self._cache = cache
        self._tables = Tables(data / "tables")
        self.stock = Stock(core_spellings(unpacked(packages.WORD_LIST, cache)))
        self._heads = headwords(unpacked(package, cache) for package in packages.DICTIONARIES)
        self._zipf = zipf_values(unpacked(packages.FREQUENCIES, cache))
        self._verbs = Verbs(self.stock, self._strong())
        self._nouns = Nouns(self.stock, self._verbs)
        self._only_names: set[str] = set()
        self._names = names(
            *(
                unpacked(package, cache)
                for package in (packages.PEOPLE, packages.TERRITORIES, packages.CITIES)
            )
        )
        self._listed_names = self._names.first | self._names.family | self._names.places
        self._abbreviations = {word for word, _ in self._tables.words("abbreviations")}

    def run(self) -> Assembly:
        self._shelve_function_words()
        self._shelve_supplement()
        self._shelve_verbs()
        self._shelve_adjectives()
        self._shelve_nouns()
        self._shelve_headwords()
        self.stock.settle()
        compounds = Compounds(self.stock, self._nouns, self._verbs)
        compounds.explain_nouns(self._by_hand())
        compounds.explain_verbs()
        compounds.explain_rest(self._by_hand())
        self._shelve_supplement()
        self._shelve_names()
        supplied = {word for word, _ in Tables(self._data).words("supplement")}
        symbols = [word for word, _ in self._tables.words("symbols")]
        mark_abbreviations(self.stock, self._abbreviations, symbols, supplied)
        self._nouns.leave_to_names()
        drop_unmeant(self.stock, self._tables, Tables(self._data), self._nouns.kinds[Kind.PLACE])
        self.stock.settle()
        return Assembly(
            self.stock,
            self._tables,
            self._nouns.kinds,
            self._names,
            self._heads,
            self._zipf,
            synonym_groups(unpacked(packages.THESAURUS, self._cache)),
            self._abbreviations,
        )

    def _strong(self) -> dict[str, Forms]:
        """The strong verbs of the recipe's own table and of the hand table."""
        verbs = strong_verbs(self._data / "strong_verbs.tsv")
        for spelling, row in self._tables.words("verbs"):
            forms = verbs.setdefault(row.cells[1], Forms())
            match form_of(row, row.cells[2]):
                case Form.IMPERATIVE:
                    forms.imperatives.add(spelling)
                case Form.PARTICIPLE:
                    forms.participles.add(spelling)
                case Form.INFLECTED:
                    forms.finite.add(spelling)
        return verbs

    def _by_hand(self) -> list[str]:
        """Words that stand in a table of classes; not all of them are in a source."""
        tables = ("animals", "dialect", "loan_words", "offensive", "old")
        return [word for table in tables for word, _ in self._tables.words(table)]

    def _shelve_function_words(self) -> None:
        for spelling, row in self._tables.words("function_words"):
            lemma, pos, form = row.cells[1:4]
            self.stock.add(spelling, lemma, pos=pos_of(row, pos), form=form_of(row, form))

    def _shelve_supplement(self) -> None:
        """Single words; run again at the end, for what was dropped as obscure on the way."""
        for spelling, row in Tables(self._data).words("supplement"):
            lemma, pos, form = row.cells[1:4]
            self.stock.add(spelling, lemma, pos=pos_of(row, pos), form=form_of(row, form))

    def _shelve_verbs(self) -> None:
        verbs = language_tool_verbs(unpacked(packages.VERBS, self._cache))
        core = self.stock.core
        given = [verb for verb in verbs if not outdated(verb.infinitive, core)]
        self._verbs.collect(given, self._tagged("v"))
        for spelling, row in self._tables.words("verbs"):
            form = form_of(row, row.cells[2])
            self.stock.add(spelling, row.cells[1], pos=Pos.VERB, form=form)

    def _tagged(self, tag: str) -> set[str]:
        return {word for word, headword in self._heads.items() if tag in headword.tags}

    def _shelve_adjectives(self) -> None:
        pairs = language_tool_lemmas(unpacked(packages.LEMMAS, self._cache), "adjectives")
        core = self.stock.core
        given = {f: lemma for f, lemma in pairs.items() if not outdated(lemma, core)}
        bound = {Pos.PRONOUN, Pos.ARTICLE, Pos.NUMERAL}
        own = Tables(self._data)
        rows = chain(self._tables.words("function_words"), own.words("supplement"))
        closed = frozenset(word for word, row in rows if Pos(row.cells[2]) in bound)
        adjectives = Adjectives(self.stock, self._verbs.participles, closed)
        adjectives.collect(given, self._tagged("adj"))

    def _shelve_nouns(self) -> None:
        core = self.stock.core
        wiktionary = list(self._wiktionary())
        self._nouns.collect(wiktionary)
        for spelling, row in self._tables.words("nouns"):
            form = form_of(row, row.cells[2])
            self.stock.add(spelling, row.cells[1], pos=Pos.NOUN, form=form)
        self._nouns.collect_infinitives()
        known = {paradigm.lemma for paradigm in wiktionary}
        cases = language_tool_nouns(unpacked(packages.CASES, self._cache))
        others = [p for p in modern(cases, core) if "-" not in p.lemma]
        self._nouns.collect_rest_of(p for p in others if p.lemma in known and not adjectival(p))
        self._nouns.collect(self._language_tool(others, known))
        self._nouns.collect_adjectives()
        given = {p.lemma for p in others} | {row.cells[1] for _, row in self._tables.words("nouns")}
        self.stock.settle()
        self._nouns.drop_obscure(lambda lemma: lemma in self._heads or lemma in given)

    def _wiktionary(self) -> Iterator[Paradigm]:
        """Wiktionary's nouns; of hyphenated ones those in use, of persons' names the base form."""
        rows = list(wiktionary_nouns(unpacked(packages.NOUNS, self._cache)))
        self._only_names = {p.lemma for p in rows if p.kind in NAMES}
        self._only_names -= {p.lemma for p in rows if p.kind is Kind.COMMON and p.genders}
        declined = {p.lemma for p in rows if p.adjectival}
        for paradigm in modern(rows, self.stock.core):
            lemma, forms = paradigm.lemma, paradigm.forms
            if not lemma.isalpha() and not self._in_use(lemma):
                continue
            if paradigm.kind is Kind.COMMON and not self._attested(paradigm):
                continue
            if paradigm.kind in (Kind.FIRST_NAME, Kind.FAMILY_NAME):
                forms = frozenset(pair for pair in forms if pair[1] is Form.BASE)
            kind = paradigm.kind
            if kind is Kind.OTHER_NAME and self._listed_as_noun(lemma):
                kind = Kind.COMMON
            forms = frozenset(p for p in forms if p[0].isalpha() or not lemma.isalpha())
            like_adjective = (lemma.endswith("er") and lemma in declined) or paradigm.adjectival
            like_adjective |= lemma in _ADJECTIVES
            if lemma in _OWN_NOUNS:
                like_adjective = paradigm.adjectival
            if paradigm.genders == {"n"}:
                like_adjective |= adjectival(paradigm) or lemma.endswith("es")
            yield replace(paradigm, forms=forms, kind=kind, adjectival=like_adjective)

    def _listed_as_noun(self, lemma: str) -> bool:
        """In the core list, and not as the genitive of another word there (Systems)."""
        core = self.stock.core
        return lemma in core and not (lemma.endswith("s") and lemma[:-1] in core)

    def _attested(self, paradigm: Paradigm) -> bool:
        """Not a mere name, and known by its gender, a dictionary or the core list."""
        lemma = paradigm.lemma
        known = paradigm.genders or lemma in self._heads or lemma in self.stock.core
        return bool(known) and lemma not in self._only_names

    def _in_use(self, lemma: str) -> bool:
        return lemma in self._heads or self._zipf.get(lemma.lower(), 0) >= _HYPHENATED_ZIPF

    def _language_tool(self, given: list[Paradigm], known: set[str]) -> Iterator[Paradigm]:
        """LanguageTool's nouns, without the thousands of nominalised adjectives nobody uses."""
        for paradigm in given:
            lemma = paradigm.lemma
            if lemma in known or lemma in self._only_names:
                continue
            if not (lemma.isupper() or lemma[1:].islower()):
                continue  # LehrerInnen
            if lemma in self._listed_names and lemma not in self.stock.core:
                continue
            if not adjectival(paradigm):
                yield paradigm
            elif lemma in self.stock.core:
                yield replace(paradigm, adjectival=bool(self._nouns.adjective_reads(lemma)))

    def _shelve_headwords(self) -> None:
        """Parts of speech that only the dictionaries know: adverbs, interjections and the like."""
        places = self._nouns.kinds[Kind.PLACE]
        for word, headword in sorted(self._heads.items()):
            if word in self.stock or not word.isalpha():
                continue
            poses = {TAGS[tag] for tag in headword.tags if tag in TAGS}
            if poses and "suffix" not in headword.tags:
                for pos in poses - ({Pos.NOUN} if word in places else set()):
                    self.stock.add(word, word, pos=pos, form=Form.BASE)

    def _shelve_names(self) -> None:
        tables = ("known_persons", "brands", "geographical", "first_names")
        by_hand = [laid_out(word) for table in tables for word, _ in self._tables.words(table)]
        for name in (*self._listed_names, *by_hand):
            self.stock.add(name, name, pos=Pos.NAME, form=Form.BASE)
        hand_places = {word for word, _ in self._tables.words("geographical")}
        for place in set(self._nouns.kinds[Kind.PLACE]) | self._names.places | hand_places:
            genitive = place + "s"
            if place[-1] not in "sßxz" and self._zipf.get(genitive.lower(), 0) >= _GENITIVE_ZIPF:
                self.stock.add(genitive, place, pos=Pos.NAME, form=Form.CASE)
                self._nouns.kinds[Kind.PLACE].add(genitive)


def assemble(data: Path, cache: Path) -> Assembly:
    """Run the whole recipe up to packing."""
    return _Workshop(data, cache).run()
