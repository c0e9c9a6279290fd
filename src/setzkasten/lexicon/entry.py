"""What the lexicon knows of one word: readings, classes, ordinary spellings, frequency."""

from __future__ import annotations

from enum import StrEnum

from setzkasten.core.values import value


class Pos(StrEnum):
    """Part of speech."""

    NOUN = "noun"
    VERB = "verb"
    ADJECTIVE = "adjective"
    ADVERB = "adverb"
    PRONOUN = "pronoun"
    ARTICLE = "article"
    PREPOSITION = "preposition"
    CONJUNCTION = "conjunction"
    INTERJECTION = "interjection"
    NUMERAL = "numeral"
    PARTICLE = "particle"
    NAME = "name"
    ABBREVIATION = "abbreviation"
    SYMBOL = "symbol"
    PREFIX = "prefix"
    OTHER = "other"


class Form(StrEnum):
    """How a word stands to its lemma."""

    BASE = "base"
    PLURAL = "plural"  # nominative plural of a noun
    CASE = "case"  # any other case of a noun
    INFLECTED = "inflected"  # finite verb, declined adjective, pronoun or article
    IMPERATIVE = "imperative"
    PARTICIPLE = "participle"  # declined or not
    COMPARATIVE = "comparative"  # declined or not
    SUPERLATIVE = "superlative"  # declined or not
    NOMINALISED = "nominalised"  # infinitive, adjective or participle as a noun
    ZU = "zu"  # infinitive with zu inside: aufzustehen
    CONTRACTION = "contraction"  # am, zum


class Trait(StrEnum):
    """The classes a word belongs to; a word may be in several."""

    COMMON = "common"
    PLURAL = "plural"
    GEOGRAPHICAL = "geographical"
    FIRST_NAME = "first name"
    FAMILY_NAME = "family name"
    KNOWN_PERSON = "known person"
    ANIMAL = "animal"
    BRAND = "brand"
    ABBREVIATION = "abbreviation"
    FOREIGN = "foreign"
    DIALECT = "dialect"
    SYMBOL = "symbol"
    OLD = "old"
    HYPHENATED = "hyphenated"
    OFFENSIVE = "offensive"
    CORE = "core"


@value
class Reading:
    """One way to understand a word: KLEINES is a declined form of the adjective klein."""

    lemma: str
    pos: Pos
    form: Form


@value
class Entry:
    """All that is known of one key.

    `classes` holds the classes a table may allow or forbid; whether the word is in the core
    list, whether it hurts and whether it is sad or bodily stand beside them. `zipf` is 0.0 where
    no text used the word.
    """

    word: str
    readings: tuple[Reading, ...]
    classes: frozenset[Trait]
    spellings: tuple[str, ...]
    zipf: float
    core: bool
    offensive: bool = False
    sad: bool = False
