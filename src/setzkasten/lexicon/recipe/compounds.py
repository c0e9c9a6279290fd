"""Words of the core list that no source explains: read through the word they end in."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Final

from setzkasten.lexicon.entry import Form, Pos

from .conjugation import PREFIXES, weak
from .noun_endings import bases, likeness, sure_read
from .nouns import Nouns
from .stock import ENDINGS, Read, Stock
from .verbs import Verbs

_SHORTEST_HEAD: Final = 4
# From which length on is a tail no chance find, whatever stands before it?
_SURE_HEAD: Final = 5
# How many finite forms make a verb whose infinitive is not listed?
_FAMILY: Final = 3
# How long must a verb form be before any small word may stand before it: wund-läge?
_SURE_REST: Final = 4
_ADVERBIAL: Final = {(Pos.ADJECTIVE, Form.BASE), (Pos.ADVERB, Form.BASE)}
_LINKS: Final = ("s", "es", "n", "en", "er", "e", "ens")
_NOUN_FORMS: Final = {Form.BASE, Form.PLURAL, Form.CASE, Form.NOMINALISED}
_LAST_RESORT: Final = (
    (("weise", "wärts", "maßen", "seits", "stens", "halber", "mals", "orts"), Pos.ADVERB),
    (("ig", "isch", "lich", "bar", "haft", "ell", "los", "sam", "iv", "ös", "voll"), Pos.ADJECTIVE),
    (("abel", "ibel", "arm", "reich", "fähig", "weit", "fest"), Pos.ADJECTIVE),
    (("al", "frei", "artig", "farben", "rosa", "gelb", "blau", "rot", "abhängig"), Pos.ADJECTIVE),
    (("zig", "hundert", "tausend", "zehn"), Pos.NUMERAL),
    (("eln", "ern", "ieren"), Pos.VERB),
)


class Compounds:
    """Explains what is left after verbs, adjectives and nouns of the sources are shelved."""

    def __init__(self, stock: Stock, nouns: Nouns, verbs: Verbs) -> None:
        self._stock = stock
        self._nouns = nouns
        self._verbs = verbs
        self._heads: dict[str, set[Read]] = defaultdict(set)

    def explain_nouns(self, more: Iterable[str]) -> None:
        """Every capitalised word gets a reading: by its head, by an ending, or as a base form."""
        self._heads = self._noun_heads()
        words = self._stock.upper | {word for word in more if word[0].isupper()}
        for spelling in sorted(self._stock.unread(words), key=len):
            reads = (
                self._by_head(spelling, known=True)
                or self._by_ending(spelling)
                or self._by_head(spelling, known=False)
            )
            for lemma, pos, form in reads or {(spelling, Pos.NOUN, Form.BASE)}:
                self._stock.add(spelling, lemma, pos=pos, form=form)

    def _noun_heads(self) -> dict[str, set[Read]]:
        heads: dict[str, set[Read]] = defaultdict(set)
        for spelling in self._stock.spellings():
            if spelling[0].isupper() and len(spelling) >= _SHORTEST_HEAD:
                for read in self._stock.reads(spelling):
                    if read[2] in _NOUN_FORMS and read[1] in (Pos.NOUN, Pos.VERB, Pos.ADJECTIVE):
                        heads[_small(spelling)].add(read)
        return heads

    def _by_head(self, spelling: str, *, known: bool) -> set[Read]:
        """Zeugenbänke -> bänke -> Bank -> Zeugenbank, if there is such a word."""
        shortest = _SHORTEST_HEAD if known else _SURE_HEAD
        for cut in range(2, len(spelling) - shortest + 1):
            tail = spelling[cut:]
            if len(tail) < _SURE_HEAD and not self._modifier(spelling[:cut]):
                continue
            found = set(self._heads_of(spelling[:cut], tail, known=known))
            forms = {read for read in found if read[2] is not Form.BASE}
            if not known and found - forms:
                return found - forms
            if forms and not self._declined(spelling):
                return forms
            if found:
                return found
            if tail in self._heads and self._modifier(spelling[:cut]):
                return set()  # Bildschirm-bereiche: a shorter tail would be a chance find
        return set()

    def _heads_of(self, front: str, tail: str, *, known: bool) -> Iterator[Read]:
        for lemma, pos, form in self._heads.get(tail, ()):
            if pos is not Pos.NOUN:
                full = _small(front) + lemma
                if self._based(full):
                    yield full, pos, Form.NOMINALISED
                elif not known and lemma == tail:  # Flötespielen
                    yield front + tail, Pos.NOUN, Form.BASE
            elif form is Form.BASE and _small(lemma) == tail:
                yield front + tail, pos, Form.BASE
            elif not known or self._based(front + _small(lemma)):
                yield front + _small(lemma), pos, form

    def _modifier(self, front: str) -> bool:
        """A word that can stand before another: Abend, Bauern, Liebes."""
        stems = [front] + [front[: -len(link)] for link in _LINKS if front.endswith(link)]
        return any(self._known(stem) or self._known(_small(stem)) for stem in stems if stem)

    def _declined(self, spelling: str) -> bool:
        """A genitive or plural of its own shows a word to be a base form."""
        return any(spelling + end in self._stock.core for end in ("s", "es", "ses"))

    def _by_ending(self, spelling: str) -> set[Read]:
        if read := sure_read(spelling):
            return {read}
        if not spelling.endswith("s") and self._declined(spelling):
            return set()
        found = [(lemma, form) for lemma, form in bases(spelling) if self._based(lemma)]
        if spelling.endswith("es") and len(found) > 1:  # Petzes: of Petz, not of Petze
            found = [pair for pair in found if not pair[0].endswith("e")] or found
        if found:
            lemma, form = max(found, key=lambda pair: likeness(spelling, *pair))
            return {(lemma, self._noun_or_name(lemma), self._case_of(spelling, lemma, form))}
        return {
            (lemma, pos, Form.NOMINALISED)
            for lemma, pos, _ in self._nouns.adjective_reads(spelling)
        }

    def _noun_or_name(self, lemma: str) -> Pos:
        poses = {read[1] for read in self._stock.reads(lemma)}
        return Pos.NAME if poses == {Pos.NAME} else Pos.NOUN

    def _case_of(self, spelling: str, lemma: str, form: Form) -> Form:
        """Rainmakern is a dative: a noun in -er with a genitive in -s adds no n in the plural."""
        core = self._stock.core
        if spelling == lemma + "n" and lemma.endswith(("er", "el")) and lemma + "s" in core:
            return Form.CASE
        return Form.CASE if spelling == lemma + "en" and lemma + "e" in core else form

    def _based(self, spelling: str) -> bool:
        """The word is known as a base form, or nothing speaks against it."""
        reads = self._stock.reads(spelling)
        return any(read[2] is Form.BASE for read in reads) or (
            not reads and spelling in self._stock.core
        )

    def _known(self, spelling: str) -> bool:
        return spelling in self._stock.core or spelling in self._stock

    def explain_verbs(self) -> None:
        """Small words left over: a prefix before a known verb form, or a known ending."""
        for rare in (False, True):
            if rare:
                self._verbs.collect_rare()
            index = self._verb_index()
            for spelling in self._stock.unread(self._stock.lower):
                reads = set(index.get(spelling, ())) or self._by_prefix(spelling, index)
                if rare:
                    reads = reads or self._by_stem(spelling) or self._by_adjective(spelling)
                    reads = reads or self._by_family(spelling)
                for lemma, pos, form in reads:
                    self._stock.add(spelling, lemma, pos=pos, form=form)

    def _verb_index(self) -> dict[str, set[Read]]:
        """Every possible verb form, even those the core list lacks: säß, for stillsäß."""
        index: dict[str, set[Read]] = defaultdict(set)
        for infinitive, forms in self._verbs.possible.items():
            index[infinitive].add((infinitive, Pos.VERB, Form.BASE))
            for form in forms.finite:
                index[form].add((infinitive, Pos.VERB, Form.INFLECTED))
            for form in forms.imperatives - forms.finite:
                index[form].add((infinitive, Pos.VERB, Form.IMPERATIVE))
            for form in forms.participles:
                if not self._verbs.declinable(form, forms):
                    continue
                for ending in ("", *ENDINGS):
                    index[form + ending].add((infinitive, Pos.VERB, Form.PARTICIPLE))
        return index

    def _by_prefix(self, spelling: str, index: dict[str, set[Read]]) -> set[Read]:
        for cut in range(2, len(spelling) - 1):
            prefix, rest = spelling[:cut], spelling[cut:]
            if prefix not in PREFIXES and not self._modifier(prefix):
                continue
            zu = rest[2:] if rest.startswith("zu") else ""
            found = {
                (prefix + lemma, pos, Form.ZU if form is Form.BASE else form)
                for lemma, pos, form in index.get(zu, ())
                if form is Form.BASE
            } or {(prefix + lemma, pos, form) for lemma, pos, form in index.get(rest, ())}
            sure = prefix in PREFIXES or (len(rest) >= _SURE_REST and self._adverbial(prefix))
            found = {read for read in found if sure or self._known(read[0])}
            if found:
                return found
        return set()

    def _adverbial(self, prefix: str) -> bool:
        """An adjective or adverb may stand before a verb (wund-läge); an order may not."""
        reads = self._stock.reads(prefix)
        return any((pos, form) in _ADVERBIAL for _, pos, form in reads)

    def _by_stem(self, spelling: str) -> set[Read]:
        """Forms the rules do not foresee: an e more or less, endings on a known form."""
        found = set[Read]()
        for ending in ("e", "n", "st", "t", "et", "est", "en", "te", "ten", "test", "tet", ""):
            if not spelling.endswith(ending):
                continue
            stem = spelling[: len(spelling) - len(ending)]
            for infinitive in (stem + "en", stem + "n"):
                if (infinitive, Pos.VERB, Form.BASE) in self._stock.reads(infinitive):
                    form = Form.INFLECTED if ending else Form.IMPERATIVE
                    found.add((infinitive, Pos.VERB, form))
        return found

    def _by_family(self, spelling: str) -> set[Read]:
        """döbele, döbelst, döbelt: a verb döbeln, even if the list lacks the infinitive."""
        for ending in ("test", "tet", "ten", "te", "est", "et", "st", "t", "e", ""):
            if not spelling.endswith(ending):
                continue
            stem = spelling[: len(spelling) - len(ending)]
            infinitive = stem + ("n" if stem.endswith(("el", "er")) else "en")
            forms = weak(infinitive)
            kin = (forms.finite | forms.imperatives) & self._stock.lower
            if len(stem) >= _SHORTEST_HEAD and len(kin) >= _FAMILY and spelling in kin:
                form = Form.IMPERATIVE if spelling in forms.imperatives else Form.INFLECTED
                return {(infinitive, Pos.VERB, form)}
        return set()

    def _by_adjective(self, spelling: str) -> set[Read]:
        """Declined forms of adjectives that lack their other endings in the core list."""
        for ending in ("m", *ENDINGS):
            stem = spelling[: -len(ending)]
            if not spelling.endswith(ending) or len(stem) < _SHORTEST_HEAD:
                continue
            for positive, degree in (
                (stem, Form.INFLECTED),
                (stem + "e", Form.INFLECTED),
                (stem[:-2], Form.COMPARATIVE),
                (stem[:-2], Form.SUPERLATIVE),
                (stem[:-3], Form.SUPERLATIVE),
            ):
                if degree is Form.COMPARATIVE and not stem.endswith("er"):
                    continue
                if degree is Form.SUPERLATIVE and not stem.endswith("st"):
                    continue
                if any(
                    read[1] is Pos.ADJECTIVE and read[2] is Form.BASE
                    for read in self._stock.reads(positive)
                ):
                    return {(positive, Pos.ADJECTIVE, degree)}
        return set()

    def explain_rest(self, more: Iterable[str]) -> None:
        """What is still unread: by its ending, or kept without a part of speech."""
        for spelling in self._stock.unread(self._stock.core | set(more)):
            if twin := self._stock.reads(spelling[0].upper() + spelling[1:]):
                for lemma, pos, form in twin:  # raumes, as in "eines Raumes"
                    self._stock.add(spelling, lemma, pos=pos, form=form)
                continue
            pos = next((p for endings, p in _LAST_RESORT if spelling.endswith(endings)), Pos.OTHER)
            if spelling[0].isupper():
                pos = Pos.NOUN
            self._stock.add(spelling, spelling, pos=pos, form=Form.BASE)


def _small(word: str) -> str:
    return word[0].lower() + word[1:]
