"""All about a word, as the wire has it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from setzkasten.lexicon.paragraphs import Paragraph
from setzkasten.lexicon.words import Words
from setzkasten.server.bilingual import Bilingual, bilingual


class WordReading(msgspec.Struct, frozen=True):
    """One way to read a word."""

    lemma: str
    pos: str
    form: str


class WordForms(msgspec.Struct, frozen=True):
    """Other forms of the same word, of one kind."""

    form: str
    words: list[str]


class WordHead(msgspec.Struct, frozen=True):
    """One article of the dictionary: what the word means when it is read so."""

    gender: str  # m, f, n or nothing
    meanings: list[str]


class WordParagraph(msgspec.Struct, frozen=True):
    """One word that the letters can be read as, and its family."""

    lemma: str
    pos: str
    read_as: list[str]  # which forms of it
    divided: list[str]  # what may stand on two lines
    heads: list[WordHead]
    synonyms: list[list[str]]  # a group a meaning
    forms: list[WordForms]
    derived: list[str]
    compounds: list[str]


class WordFacts(msgspec.Struct, frozen=True):
    """All about a word, as a table sees it."""

    word: str
    allowed: bool
    reason: str
    data: Mapping[str, str | int]  # for the sentence
    sentence: Bilingual  # the reason in words
    readings: list[WordReading]
    classes: list[str]
    spellings: list[str]
    zipf: float  # how often it is used: 7 always, 0 never
    definitions: list[str]
    synonyms: list[str]
    source: str
    paragraphs: list[WordParagraph]
    gentle: bool  # hurts nobody
    lexicon: str  # the name and edition of the dictionary


def look_up(words: Words, word: str) -> WordFacts:
    """Everything about a word in any spelling; raises `WordError`."""
    article = words.look_up(word)
    judgement, entry = article.judgement, article.judgement.entry
    readings = entry.readings if entry else ()
    return WordFacts(
        judgement.word,
        judgement.allowed,
        judgement.reason,
        judgement.data,
        bilingual(judgement.reason, judgement.data),
        [WordReading(r.lemma, str(r.pos), str(r.form)) for r in readings],
        classes=sorted(map(str, entry.classes)) if entry else [],
        spellings=list(entry.spellings) if entry else [],
        zipf=round(entry.zipf, 2) if entry else 0.0,
        definitions=list(article.definitions),
        synonyms=list(article.synonyms),
        source=judgement.source,
        paragraphs=[_paragraph(paragraph) for paragraph in words.paragraphs(judgement)],
        gentle=article.gentle,
        lexicon=words.id,
    )


def _paragraph(told: Paragraph) -> WordParagraph:
    return WordParagraph(
        told.lemma,
        str(told.pos),
        list(map(str, told.read_as)),
        list(told.divided),
        heads=[WordHead(head.gender, list(head.meanings)) for head in told.heads],
        synonyms=list(map(list, told.synonyms)),
        forms=[WordForms(str(some.form), list(some.words)) for some in told.forms],
        derived=list(told.relatives.derived),
        compounds=list(told.relatives.compounds),
    )
