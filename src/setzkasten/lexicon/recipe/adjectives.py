"""Adjectives: positives, their declined forms, comparatives and superlatives."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from setzkasten.lexicon.entry import Form, Pos

from .stock import ENDINGS, Stock

# How many of the five endings must be in the core list before a word counts as an adjective?
_WITNESSES: Final = 4
_UMLAUTS: Final = {"a": "ä", "o": "ö", "u": "ü"}
_IRREGULAR: Final = {
    "gut": (("besser",), ("best",)),
    "viel": (("mehr",), ("meist",)),
    "hoch": (("höher",), ("höchst",)),
    "nah": (("näher",), ("nächst",)),
    "nahe": (("näher",), ("nächst",)),
    "groß": (("größer",), ("größt",)),
    "wenig": (("weniger", "minder"), ("wenigst", "mindest")),
}
_HISSING: Final = ("s", "ß", "z", "x")  # größt, but rott is no form of rot
_DOUBLED: Final = {"fit": "fitt"}  # fit, fitte, fitter
_DEGREES: Final = frozenset(
    word
    for comparatives, superlatives in _IRREGULAR.values()
    for word in comparatives + superlatives
)
_TAKEN: Final = {Form.PARTICIPLE, Form.INFLECTED, Form.COMPARATIVE, Form.SUPERLATIVE}


class Adjectives:
    """All positives in stock, participles left to their verbs."""

    def __init__(
        self, stock: Stock, participles: Mapping[str, set[str]], closed: frozenset[str]
    ) -> None:
        self._stock = stock
        self._participles = participles
        self._closed = closed  # pronouns, articles and numerals take the same endings
        self.positives: set[str] = set()

    def collect(self, given: Mapping[str, str], headwords: Iterable[str]) -> None:
        """Take the given form-to-lemma pairs and headwords, find more in the core list."""
        heads = {word for word in headwords if word[0].islower() and word in self._stock.lower}
        lemmas = {lemma for lemma in given.values() if lemma[0].islower()}
        self.positives = (heads | lemmas) - _DEGREES - self._closed
        self.positives -= self._only_forms(heads)
        for positive in sorted(self.positives):
            self._shelve(positive, lexicalised=positive in heads)
        for word in sorted(self._stock.lower, key=lambda word: (len(word), word)):
            if self._found(word):
                self.positives.add(word)
                self._shelve(word, lexicalised=False)
        self._shelve_given(given)

    def _only_forms(self, heads: set[str]) -> set[str]:
        """Lemmas that are mere forms of others: größte, teure, but not leise beside leis."""
        compared = {
            form
            for positive in self.positives
            for stem, _ in self._graded(positive)
            for form in (stem, stem + "e")
        }
        declined = {stem + "e" for word in heads if word[-1] != "e" for stem in stems(word)}
        declined |= {
            stem + "e"
            for word in self.positives
            for stem in stems(word)
            if not word.startswith(stem)
        }  # edle, although no dictionary has edel
        declined |= {
            word
            for word in self.positives
            if word.endswith(("le", "re")) and f"{word[:-2]}e{word[-2]}" in self._stock.lower
        }  # suggestible, for there is suggestibel
        return ((compared - heads) | {w for w in compared if w.endswith("ste")}) | (
            declined - heads
        )

    def _found(self, word: str) -> bool:
        """A word with endings, that is not itself a longer form of another such word."""
        if word in self.positives or word in self._participles or word in self._closed:
            return False
        if not self._witnessed(next(stems(word))):
            return False
        if any(form in _TAKEN for _, _, form in self._stock.reads(word)):
            return False
        shorter = (word[: -len(end)] for end in ENDINGS if word.endswith(end))
        return not any(
            base in self._stock.lower and self._witnessed(base) for base in shorter if len(base) > 2
        )

    def _witnessed(self, stem: str) -> bool:
        return sum(stem + end in self._stock.lower for end in ENDINGS) >= _WITNESSES

    def _graded(self, positive: str) -> Iterator[tuple[str, Form]]:
        """Comparative and superlative stems of a positive that the core list bears out."""
        comparatives, superlatives = _IRREGULAR.get(positive, ((), ()))
        bases = set(stems(positive)) | set(filter(None, map(umlauted, stems(positive))))
        for base in sorted(bases):
            comparatives += (base + "er",)
            ends = ("st", "est", "t") if base.endswith(_HISSING) else ("st", "est")
            superlatives += tuple(base + end for end in ends)
        for stem in comparatives:
            if stem != positive and (stem in _DEGREES or self._witnessed(stem)):
                yield stem, Form.COMPARATIVE
        for stem in superlatives:
            known = stem in self.positives or stem in self._participles
            if stem != positive and self._witnessed(stem) and not (known and stem[-2:] != "st"):
                yield stem, Form.SUPERLATIVE

    def _shelve(self, positive: str, *, lexicalised: bool) -> None:
        if positive in self._participles and not lexicalised:
            return
        lemma = positive
        if not lexicalised and positive + "e" in self.positives:
            lemma = positive + "e"  # leis stands for leise
        self._add(positive, lemma, Form.BASE)
        for stem in stems(positive):
            short = ("n", "m") if positive.endswith(("el", "er")) and stem == positive else ()
            for form in (stem + end for end in (*ENDINGS, *short)):
                if form in self._stock.lower and form != positive:
                    self._add(form, lemma, Form.INFLECTED)
        for stem, degree in self._graded(positive):
            for form in (stem, *(stem + end for end in ENDINGS)):
                if form in self._stock.lower:
                    self._add(form, lemma, degree)

    def _shelve_given(self, given: Mapping[str, str]) -> None:
        for form, lemma in given.items():
            if lemma in self._participles:
                for infinitive in self._participles[lemma]:
                    self._stock.add(form, infinitive, pos=Pos.VERB, form=Form.PARTICIPLE)
            elif lemma in self.positives and form != lemma:
                self._add(form, lemma, Form.INFLECTED)

    def _add(self, spelling: str, positive: str, form: Form) -> None:
        self._stock.add(spelling, positive, pos=Pos.ADJECTIVE, form=form)


def stems(positive: str) -> Iterator[str]:
    """What endings are put on: leise -> leis, dunkel -> dunkel, dunkl, hoch -> hoh."""
    if positive.endswith("e"):
        yield positive[:-1]
        return
    yield positive
    if positive.endswith(("el", "er", "en")) and len(positive) > 3:
        yield positive[:-2] + positive[-1]
    if positive.endswith("hoch"):
        yield positive[:-2] + "h"
    if positive in _DOUBLED:
        yield _DOUBLED[positive]


def umlauted(stem: str) -> str | None:
    """The stem with its last vowel changed: alt -> ält, grau has none that changes alone."""
    for place in range(len(stem) - 1, -1, -1):
        vowel = stem[place]
        if vowel == "u" and place and stem[place - 1] == "a":
            return f"{stem[: place - 1]}ä{stem[place:]}"
        if vowel in _UMLAUTS:
            return stem[:place] + _UMLAUTS[vowel] + stem[place + 1 :]
        if vowel in "eiäöüy":
            return None
    return None
