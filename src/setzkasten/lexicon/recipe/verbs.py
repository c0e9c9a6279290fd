"""Verbs: which infinitives there are, and every form of theirs that the core list bears out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from setzkasten.lexicon.entry import Form, Pos

from .conjugation import (
    INSEPARABLE,
    PREFIXES,
    Forms,
    bare_participles,
    prefixed,
    present_participle,
    weak,
)
from .sources.verbs import Conjugation
from .stock import ENDINGS, Stock

# Preterites and the like that look like infinitives because some -end happens to be a word.
_NO_VERBS: Final = frozenset({"elen", "gegen", "eben", "neben", "morgen", "seien", "teen"})
# Third person, preterite and its second person: together they make a regular verb.
_PRETERITES: Final = (("t", "te", "test"), ("et", "ete", "etest"))
# How many finite forms make an infinitive of a word nothing else explains?
_RARE_WITNESSES: Final = 2


class Verbs:
    """All verbs in stock: infinitive -> forms, and participle -> infinitives."""

    def __init__(self, stock: Stock, strong: dict[str, Forms]) -> None:
        self._stock = stock
        self._strong = strong
        self.forms: dict[str, Forms] = {}
        self.possible: dict[str, Forms] = {}  # by rule, whether the core list has them or not
        self.participles: dict[str, set[str]] = {}

    def collect(self, given: Iterable[Conjugation], headwords: Iterable[str]) -> None:
        """Take the given verbs, find more in the core list, conjugate them all."""
        trusted = {verb.infinitive: _trusted(verb) for verb in given}
        infinitives = set(trusted) | (set(self._strong) & self._stock.lower)
        infinitives |= {w for w in headwords if w in self._stock.lower and w.endswith("n")}
        found = {word for word in self._found() if not word.endswith("tuen")}
        infinitives |= {word for word in found if not _zu_infinitive(word, infinitives | found)}
        for infinitive in sorted(infinitives - _NO_VERBS, key=lambda word: (len(word), word)):
            self._conjugate(infinitive, trusted.get(infinitive, Forms()))
        for infinitive in sorted(self.forms):
            self._shelve(infinitive, self.forms[infinitive])

    def _found(self) -> Iterable[str]:
        """Words of the core list whose present participle or preterite is in it too."""
        lower = self._stock.lower
        for word in lower:
            if len(word) < 4 or not word.endswith(("en", "eln", "ern")):
                continue
            stem = word[:-2] if word.endswith("en") else word[:-1]
            if word + "d" in lower:
                yield word
                continue
            if stem + "tend" in lower or stem + "etend" in lower or stem + "n" in lower:
                continue  # laut, laute: lauten, not lauen; besseren is no verb beside bessern
            regular = any({stem + a, stem + b, stem + c} <= lower for a, b, c in _PRETERITES)
            if regular or (word.endswith("ieren") and stem + "t" in lower):
                yield word
        yield from (w for w in lower if w.endswith("tun") and self._plausible(w[:-3]))

    def collect_rare(self) -> None:
        """Verbs of which the core list has but a few forms: verrollen, verrolle, verrollt."""
        lower = self._stock.lower
        for word in sorted(self._stock.unread(lower), key=len):
            if len(word) < 5 or not word.endswith(("en", "eln", "ern")) or word in self._stock:
                continue
            if word.endswith("ten") and _kin_of_preterite(word) & lower:
                continue  # rüschten: a preterite of rüschen
            forms = weak(word)
            if len((forms.finite | forms.imperatives) & lower) >= _RARE_WITNESSES:
                self._conjugate(word, Forms())
                self._shelve(word, self.forms[word])

    def _conjugate(self, infinitive: str, trusted: Forms) -> None:
        lower = self._stock.lower
        guesses = weak(infinitive)
        guesses.take(self._strong.get(infinitive, Forms()))
        for cut in range(2, len(infinitive) - 2):
            prefix, base = infinitive[:cut], infinitive[cut:]
            if base in self.possible and self._plausible(prefix):
                guesses.take(prefixed(prefix, self.possible[base]))
        guesses.take(trusted)
        self.possible[infinitive] = guesses
        forms = Forms(
            guesses.finite & lower, guesses.imperatives & lower, guesses.participles & lower
        )
        without_ge = "ieren" in infinitive or infinitive.startswith(tuple(PREFIXES))
        if without_ge or not forms.participles - {present_participle(infinitive)}:
            forms.participles |= {p for p in bare_participles(infinitive) if p + "em" in lower}
        forms.participles = {p for p in forms.participles if self.declinable(p, forms)}
        forms.take(trusted)
        self.forms[infinitive] = forms

    def declinable(self, participle: str, forms: Forms) -> bool:
        """einköpft is finite only; verkauft is a participle too, because there is verkauftem."""
        return participle not in forms.finite or participle + "em" in self._stock.lower

    def _plausible(self, prefix: str) -> bool:
        core = self._stock.core
        return prefix in PREFIXES or prefix in core or prefix.capitalize() in core

    def _shelve(self, infinitive: str, forms: Forms) -> None:
        self._add(infinitive, infinitive, Form.BASE)
        for form in forms.finite - {infinitive}:
            self._add(form, infinitive, Form.INFLECTED)
        for form in forms.imperatives - forms.finite - {infinitive}:
            self._add(form, infinitive, Form.IMPERATIVE)
        for participle in forms.participles:
            self.participles.setdefault(participle, set()).add(infinitive)
            self._add(participle, infinitive, Form.PARTICIPLE)
            for form in self.declined(participle):
                self._add(form, infinitive, Form.PARTICIPLE)
        for variant in self._short_infinitives(infinitive):
            self._add(variant, infinitive, Form.BASE)
        for form, kind in self._with_zu(infinitive):
            self._add(form, infinitive, kind)

    def _add(self, spelling: str, infinitive: str, form: Form) -> None:
        self._stock.add(spelling, infinitive, pos=Pos.VERB, form=form)

    def declined(self, participle: str) -> Iterable[str]:
        """Declined, compared and shortened participles of the core list: gefangner."""
        stems = [participle]
        if participle.endswith("en"):
            stems.append(participle[:-2] + "n")
        for stem in stems:
            grown = [stem + end for end in ENDINGS]
            grown.append(stem + "er")
            for degree in ("er", "st", "est"):
                grown += [stem + degree + end for end in ENDINGS]
            yield from (form for form in grown if form in self._stock.lower)

    def _short_infinitives(self, infinitive: str) -> Iterable[str]:
        """gehen -> gehn, where it is in the core list."""
        if infinitive.endswith("tun") and infinitive[:-1] + "en" in self._stock.lower:
            yield infinitive[:-1] + "en"
        if infinitive.endswith(("hen", "uen", "ien")):
            short = infinitive[:-2] + "n"
            if short in self._stock.lower:
                yield short

    def _with_zu(self, infinitive: str) -> Iterable[tuple[str, Form]]:
        lower = self._stock.lower
        for cut in range(2, len(infinitive) - 2):
            prefix, base = infinitive[:cut], infinitive[cut:]
            form = f"{prefix}zu{base}"
            if prefix in INSEPARABLE or form in self.forms or not self._plausible(prefix):
                continue
            yield from ((zu, Form.ZU) for zu in (form, form[:-2] + "n") if zu in lower)
            for declined in (form + "d" + end for end in ("", *ENDINGS)):
                if declined in lower:
                    yield declined, Form.PARTICIPLE


def _kin_of_preterite(word: str) -> set[str]:
    """What would be in the list if the word were a preterite: of krappten krapp, krappst."""
    stem = word[:-3]
    kin = {stem + "en", stem + "n", stem, stem + "st"}
    return kin | {stem[:-1] + "en", stem[:-1] + "est"} if stem.endswith("e") else kin


def _zu_infinitive(word: str, infinitives: set[str]) -> bool:
    """umzusehen is no verb of its own: it is umsehen with zu."""
    places = (place for place in range(2, len(word) - 4) if word[place : place + 2] == "zu")
    return any(
        word[:place] in PREFIXES - INSEPARABLE and word[:place] + word[place + 2 :] in infinitives
        for place in places
    )


def _trusted(verb: Conjugation) -> Forms:
    return Forms(set(verb.finite), set(verb.imperatives), set(verb.participles))
