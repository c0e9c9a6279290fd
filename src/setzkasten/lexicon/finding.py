"""What a policy says to one entry of the lexicon: does it count, and by which reading.

A word with several readings counts if one of them does. The finding depends on the entry alone,
so whoever wants a whole list judged may judge each kind of entry once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from typing import Final

from setzkasten.core.values import value
from setzkasten.lexicon.entry import Entry, Form, Pos, Reading, Trait
from setzkasten.lexicon.letters import letters_of
from setzkasten.lexicon.policy import Policy

# Closed classes: AM, ZUM, DEM are words of their own, whatever they are forms of.
OWN_WORDS: Final = frozenset(
    {
        Pos.PRONOUN,
        Pos.ARTICLE,
        Pos.PREPOSITION,
        Pos.CONJUNCTION,
        Pos.PARTICLE,
        Pos.ADVERB,
        Pos.INTERJECTION,
    }
)
HYPHENS: Final = "-'\u2019"
NOT_COMMON: Final = frozenset({Pos.NAME, Pos.ABBREVIATION, Pos.SYMBOL, Pos.PREFIX})

# Codes against and for a name. A word that is several is shown as what most would think of.
NAME_CODES: Final[dict[Trait, tuple[str, str]]] = {
    Trait.GEOGRAPHICAL: ("geographical_name", "geographical_name_counts"),
    Trait.FIRST_NAME: ("first_name", "first_name_counts"),
    Trait.KNOWN_PERSON: ("known_person", "known_person_counts"),
    Trait.FAMILY_NAME: ("family_name", "family_name_counts"),
    Trait.BRAND: ("brand_name", "brand_name_counts"),
}
# How often must a loan word be met to be one that most people have heard? Zipf 3 is once in a
# million words, about one meeting a month for someone who reads.
HEARD_OF_ZIPF: Final = 3.0


@value
class Finding:
    """Whether a word counts, with the code of a sentence and what fills it."""

    reason: str
    allowed: bool = False
    data: Mapping[str, str | int] = field(default_factory=dict)


def find(entry: Entry, policy: Policy) -> Finding:
    """Judge one entry: the best reason for it, or the plainest reason against it."""
    if bar := _barred(entry, policy):
        return _told(entry, Finding(bar))
    findings = list(_of_ordinary(entry, policy)) + list(_of_others(entry, policy))
    for finding in findings:
        if finding.allowed:
            return _told(entry, finding)
    if policy.only:
        return _told(entry, Finding(f"only_{policy.only}"))
    return _told(entry, findings[0] if findings else Finding("unknown_word"))


def _told(entry: Entry, finding: Finding) -> Finding:
    data = {"word": entry.word, "spelling": spelling_of(entry), **finding.data}
    return replace(finding, data=data)


def spelling_of(entry: Entry) -> str:
    """How people write the word; the key itself where no spelling is kept."""
    return entry.spellings[0] if entry.spellings else entry.word


def _barred(entry: Entry, policy: Policy) -> str:
    """What speaks against the word in any reading, as a code; empty if nothing does."""
    if entry.offensive and not policy.offensive:
        return "offensive"
    if policy.core_only and not entry.core:
        return "not_core"
    if not policy.hyphenated and _only_hyphenated(entry):
        return "hyphenated"
    return ""


def _only_hyphenated(entry: Entry) -> bool:
    if entry.spellings:
        return all(any(sign in HYPHENS for sign in spelling) for spelling in entry.spellings)
    return Trait.HYPHENATED in entry.classes


def _barred_as_ordinary(entry: Entry, policy: Policy) -> str:
    """What speaks against the word unless it is a name or an abbreviation."""
    classes = entry.classes
    if Trait.DIALECT in classes and not policy.dialect:
        return "dialect"
    if Trait.OLD in classes and not policy.old:
        return "old_spelling"
    if Trait.FOREIGN not in classes:
        return ""
    if Trait.COMMON not in classes:
        return "" if policy.other_languages else "other_language"
    if policy.foreign == "none":
        return "foreign_word"
    if policy.foreign == "common" and entry.zipf < HEARD_OF_ZIPF:
        return "rare_foreign_word"
    return ""


def ordinary_readings(entry: Entry) -> tuple[Reading, ...]:
    """The readings as an ordinary word: PKW has none, although a list has it as a noun."""
    special = entry.classes & {*NAME_CODES, Trait.ABBREVIATION, Trait.SYMBOL}
    if special and not entry.classes & {Trait.COMMON, Trait.FOREIGN}:
        return ()
    spelt_short = set() if entry.core else _abbreviations(entry)
    return tuple(
        reading
        for reading in entry.readings
        if reading.pos not in NOT_COMMON and reading.lemma.lower() not in spelt_short
    )


def _abbreviations(entry: Entry) -> set[str]:
    """What the word abbreviates to: Nato beside NATO is no word unless the core list has it."""
    return {r.lemma.lower() for r in entry.readings if r.pos is Pos.ABBREVIATION}


def _of_ordinary(entry: Entry, policy: Policy) -> Iterator[Finding]:
    """One finding a reading, base forms first, then plurals, then the other forms."""
    readings = ordinary_readings(entry)
    if policy.only == "nouns":
        readings = tuple(reading for reading in readings if reading.pos is Pos.NOUN)
    elif policy.only == "animals":
        animal = Trait.ANIMAL in entry.classes
        readings = tuple(r for r in readings if animal and r.pos is Pos.NOUN)
    elif policy.only:
        readings = ()
    if readings and (bar := _barred_as_ordinary(entry, policy)):
        yield Finding(bar)
        return
    for reading in sorted(readings, key=_closeness):
        refusal = _refused_form(entry.word, reading, policy)
        reason = refusal or _allowed_form(reading)
        yield Finding(reason, allowed=not refusal, data={"lemma": reading.lemma})
    if not entry.readings and not policy.only and not _special(entry):
        yield Finding("listed", allowed=True)


def _special(entry: Entry) -> bool:
    return bool(entry.classes & {*NAME_CODES, Trait.ABBREVIATION, Trait.SYMBOL})


def _closeness(reading: Reading) -> int:
    order = (Form.BASE, Form.CONTRACTION, Form.PLURAL)
    return order.index(reading.form) if reading.form in order else len(order)


def _allowed_form(reading: Reading) -> str:
    match reading.form:
        case Form.BASE:
            return "base_form"
        case Form.PLURAL:
            return "plural_of"
        case Form.CONTRACTION:
            return "contraction"
        case Form.NOMINALISED:
            return "nominalised"
        case _:
            return "form_of"


def _refused_form(word: str, reading: Reading, policy: Policy) -> str:
    """The code of what is wrong with this form; empty if it counts."""
    if reading.form in (Form.BASE, Form.CONTRACTION) or reading.pos in OWN_WORDS:
        return ""
    if reading.form is Form.NOMINALISED:
        bound = policy.forms == "base" and letters_of(reading.lemma) != word
        return "only_base_form" if bound else ""
    if reading.pos is Pos.VERB:
        bound = policy.forms == "base" or policy.verbs == "infinitive"
        return "only_infinitive" if bound else ""
    if policy.forms == "any":
        return ""
    if reading.form is Form.PLURAL:
        return "" if policy.plurals else "no_plurals"
    return "only_base_form"


def _of_others(entry: Entry, policy: Policy) -> Iterator[Finding]:
    """Findings of the word as a name, an abbreviation, a symbol, a prefix."""
    if policy.only in ("nouns", "animals", "list"):
        return
    poses = {reading.pos for reading in entry.readings}
    yield from _of_names(entry, policy)
    if policy.only:
        return
    if Pos.ABBREVIATION in poses or Trait.ABBREVIATION in entry.classes:
        yield _counting(("abbreviation", "abbreviation_counts"), counts=policy.abbreviations)
    if Pos.SYMBOL in poses or Trait.SYMBOL in entry.classes:
        yield _counting(("symbol", "symbol_counts"), counts=policy.symbols)
    if Pos.PREFIX in poses:
        yield Finding("prefix")


def _of_names(entry: Entry, policy: Policy) -> Iterator[Finding]:
    names = [reading for reading in entry.readings if reading.pos is Pos.NAME]
    kinds = [trait for trait in NAME_CODES if trait in entry.classes]
    if policy.only:
        wanted = {"geographical": Trait.GEOGRAPHICAL, "persons": Trait.KNOWN_PERSON}[policy.only]
        kinds = [trait for trait in kinds if trait is wanted]
    elif names and not kinds:
        yield _counting(("proper_name", "proper_name_counts"), counts=policy.other_names)
    bound = names if policy.forms == "base" else []
    if kinds and bound and all(reading.form is not Form.BASE for reading in bound):
        yield Finding("only_base_form", data={"lemma": bound[0].lemma})
        return
    for trait in kinds:
        counts = bool(policy.only) or _name_counts(trait, policy)
        yield _counting(NAME_CODES[trait], counts=counts)


def _name_counts(trait: Trait, policy: Policy) -> bool:
    return {
        Trait.GEOGRAPHICAL: policy.geographical,
        Trait.FIRST_NAME: policy.first_names,
        Trait.KNOWN_PERSON: policy.known_persons,
        Trait.FAMILY_NAME: policy.family_names,
        Trait.BRAND: policy.brands,
    }[trait]


def _counting(codes: tuple[str, str], *, counts: bool) -> Finding:
    """Against or for the word, as the policy says."""
    refused, granted = codes
    return Finding(granted if counts else refused, allowed=counts)
