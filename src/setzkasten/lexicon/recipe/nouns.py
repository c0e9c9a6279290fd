"""Nouns: paradigms of the sources, nominalised verbs and adjectives, names, abbreviations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from setzkasten.lexicon.entry import Form, Pos

from .sources.nouns import Kind, Paradigm
from .stock import Read, Stock
from .verbs import Verbs

# Neuter, and spelt like an infinitive, yet not made from that verb.
_OWN_NEUTERS: Final = frozenset({"Eisen", "Leinen", "Wappen", "Laken", "Kissen", "Wesen", "Becken"})
_POS: Final = {
    Kind.COMMON: Pos.NOUN,
    Kind.PLACE: Pos.NAME,
    Kind.FIRST_NAME: Pos.NAME,
    Kind.FAMILY_NAME: Pos.NAME,
    Kind.OTHER_NAME: Pos.NAME,
    Kind.ABBREVIATION: Pos.ABBREVIATION,
}
_BASE_NOUN: Final = (Pos.NOUN, Form.BASE)
_DECLINED: Final = {Form.INFLECTED, Form.COMPARATIVE, Form.SUPERLATIVE}


class Nouns:
    """Shelves paradigms; keeps which names are places, first names and family names."""

    def __init__(self, stock: Stock, verbs: Verbs) -> None:
        self._stock = stock
        self._verbs = verbs
        self.kinds: dict[Kind, set[str]] = {kind: set() for kind in Kind}

    def collect(self, given: Iterable[Paradigm]) -> None:
        """Shelve the paradigms, each as a noun or as a nominalised verb or adjective."""
        for paradigm in given:
            self.kinds[paradigm.kind] |= {paradigm.lemma, *(form for form, _ in paradigm.forms)}
            if paradigm.kind is Kind.COMMON and self._shelve_nominalised(paradigm):
                continue
            self._shelve(paradigm)

    def _shelve(self, paradigm: Paradigm) -> None:
        pos = _POS[paradigm.kind]
        self._stock.add(paradigm.lemma, paradigm.lemma, pos=pos, form=Form.BASE)
        for spelling, form in paradigm.forms:
            self._stock.add(spelling, paradigm.lemma, pos=pos, form=form)

    def _shelve_nominalised(self, paradigm: Paradigm) -> bool:
        """True if the noun is nothing but a nominalised infinitive, adjective or participle."""
        lemma = paradigm.lemma
        infinitive = lemma[0].lower() + lemma[1:]
        if infinitive in self._verbs.forms:
            self._nominalise(lemma, {(infinitive, Pos.VERB, Form.BASE)})
            if paradigm.genders <= {"n"} and lemma not in _OWN_NEUTERS:
                self._nominalise(lemma + "s", {(infinitive, Pos.VERB, Form.BASE)})
                return True
            return False
        if not paradigm.adjectival:
            return False
        reads = self.adjective_reads(lemma)
        for spelling in (lemma, *(form for form, _ in paradigm.forms)):
            self._nominalise(spelling, reads)
        return bool(reads)

    def adjective_reads(self, spelling: str) -> set[Read]:
        """The declined adjective or participle readings of a noun's small-letter twin."""
        reads = self._stock.reads(spelling[0].lower() + spelling[1:])
        return {
            (lemma, pos, form)
            for lemma, pos, form in reads
            if (pos is Pos.ADJECTIVE and form in _DECLINED)
            or (pos is Pos.VERB and form is Form.PARTICIPLE)
            or pos is Pos.NUMERAL
        }

    def _nominalise(self, spelling: str, reads: Iterable[Read]) -> None:
        for lemma, pos, _ in reads:
            self._stock.add(spelling, lemma, pos=pos, form=Form.NOMINALISED)

    def collect_rest_of(self, given: Iterable[Paradigm]) -> None:
        """Forms of nouns already shelved, for spellings that nothing else explains."""
        for paradigm in given:
            unexplained = [pair for pair in paradigm.forms if pair[0] not in self._stock]
            for spelling, form in unexplained:
                self._stock.add(spelling, paradigm.lemma, pos=Pos.NOUN, form=form)

    def collect_infinitives(self) -> None:
        """Capitalised words of the core list that are infinitives."""
        upper = self._stock.upper
        for infinitive in sorted(self._verbs.forms):
            noun = infinitive[0].upper() + infinitive[1:]
            for spelling in (noun, noun + "s"):
                if spelling in upper and (spelling not in self._stock or noun + "s" in upper):
                    self._nominalise(spelling, {(infinitive, Pos.VERB, Form.BASE)})

    def collect_adjectives(self) -> None:
        """Capitalised words of the core list that are declined adjectives or participles."""
        for spelling in self._stock.unread(self._stock.upper):
            self._nominalise(spelling, self.adjective_reads(spelling))
            for lemma, pos, form in self._stock.reads(spelling[0].lower() + spelling[1:]):
                if pos in (Pos.PRONOUN, Pos.ARTICLE) and form is Form.INFLECTED:  # Ihrem
                    self._stock.add(spelling, lemma, pos=pos, form=form)

    def leave_to_names(self) -> None:
        """Münchens and Frankreichs are forms of names: no noun of that lemma is known."""
        for spelling in list(self._stock.spellings()):
            for lemma, pos, form in self._stock.reads(spelling):
                if pos is not Pos.NOUN or spelling not in (lemma + "s", lemma + "es"):
                    continue
                known = self._stock.reads(lemma)
                names = (lemma, Pos.NAME, Form.BASE) in known
                if names and not any(read[:2] == (lemma, Pos.NOUN) for read in known):
                    self._stock.drop(spelling, (lemma, pos, form))
                    self._stock.add(spelling, lemma, pos=Pos.NAME, form=Form.CASE)

    def drop_obscure(self, well_known: Callable[[str], bool]) -> None:
        """Take back what nobody thinks of: Blicke as a noun of its own, freunden as a verb.

        A lemma that no dictionary and not the core list knows gives way where its base form is
        also a form of another noun.
        """
        for spelling in list(self._stock.spellings()):
            reads = self._stock.reads(spelling)
            bases = {lemma for lemma, pos, form in reads if (pos, form) == _BASE_NOUN}
            others = {lemma for lemma, pos, _ in reads if pos is Pos.NOUN} - bases
            if not others:
                continue
            for lemma in bases:
                if lemma.endswith(("e", "s")) and not well_known(lemma):
                    self._stock.drop(spelling, (lemma, Pos.NOUN, Form.BASE))
            infinitive = spelling[0].lower() + spelling[1:]
            if infinitive not in self._stock.lower and not well_known(infinitive):
                base = (infinitive, Pos.VERB, Form.BASE)
                if base in self._stock.reads(infinitive):
                    self._stock.drop(infinitive, base)
                    self._stock.drop(spelling, (infinitive, Pos.VERB, Form.NOMINALISED))


def modern(paradigms: Iterable[Paradigm], core: frozenset[str]) -> Iterable[Paradigm]:
    """Without the spellings of before 1996 that the core list writes with ss: Fluß, Flusses."""
    for paradigm in paradigms:
        if outdated(paradigm.lemma, core):
            continue
        forms = frozenset(pair for pair in paradigm.forms if not outdated(pair[0], core))
        yield Paradigm(paradigm.lemma, paradigm.kind, paradigm.genders, forms, paradigm.adjectival)


def outdated(spelling: str, core: frozenset[str] | Mapping[str, object]) -> bool:
    """Spelt with ß where the core list has ss."""
    return "ß" in spelling and spelling not in core and spelling.replace("ß", "ss") in core


def adjectival(paradigm: Paradigm) -> bool:
    """Declined like an adjective, to judge by its cases: der Schöne, des Schönen."""
    lemma = paradigm.lemma
    cases = {spelling for spelling, form in paradigm.forms if form is Form.CASE}
    if lemma.endswith("er"):  # Toter, die Toten
        return lemma[:-1] + "n" in cases
    return lemma.endswith("e") and cases - {lemma} == {lemma + "n"}
