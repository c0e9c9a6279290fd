"""All about a word, as the wire has it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from setzkasten.lexicon.article import Article
from setzkasten.server.bilingual import Bilingual, bilingual


class WordReading(msgspec.Struct, frozen=True):
    """One way to read a word."""

    lemma: str
    pos: str
    form: str


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


def facts_of(article: Article) -> WordFacts:
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
    )
