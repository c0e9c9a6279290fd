"""The paragraphs of an article: one for each way to read the word, with meanings and family."""

from __future__ import annotations

import re
from typing import Final

from setzkasten.core.values import value
from setzkasten.lexicon.entry import Entry, Form, Pos, Reading
from setzkasten.lexicon.forms import Forms, forms_of, spelt
from setzkasten.lexicon.heads import Head
from setzkasten.lexicon.lexicon import Lexicon
from setzkasten.lexicon.relation import Lexeme
from setzkasten.lexicon.relatives import Offered, Relatives, relatives_of

# Names and signs have no family that anybody would look up.
_ALONE: Final = frozenset({Pos.NAME, Pos.ABBREVIATION, Pos.SYMBOL})
# How many groups of synonyms, and how many words of each? Enough to see which meaning is meant.
_GROUPS: Final = 4
_OF_A_GROUP: Final = 8
_COARSE: Final = 0.2
_WORDS: Final = re.compile(r"[^\W\d_]+(?:[ '’-][^\W\d_]+)*")


@value
class Paragraph:
    """One way to read a word: what it is a form of, what that means, and its family.

    `divided`: the word itself, read so, in the parts that may stand on two lines.
    """

    lemma: str
    pos: Pos
    read_as: tuple[Form, ...]
    divided: tuple[str, ...]
    heads: tuple[Head, ...]
    synonyms: tuple[tuple[str, ...], ...]
    forms: tuple[Forms, ...]
    relatives: Relatives


def paragraphs_of(lexicon: Lexicon, entry: Entry, offered: Offered) -> tuple[Paragraph, ...]:
    """All readings of an entry, those with a meaning first.

    Synonyms and relatives are only told of those keys that may be offered.
    """
    lexemes = dict.fromkeys((reading.lemma, reading.pos) for reading in entry.readings)
    told = [_paragraph(lexicon, entry, lexeme, offered) for lexeme in lexemes]
    return tuple(sorted(told, key=lambda paragraph: not paragraph.heads))


def _paragraph(lexicon: Lexicon, entry: Entry, lexeme: Lexeme, offered: Offered) -> Paragraph:
    lemma, pos = lexeme
    read = [reading for reading in entry.readings if (reading.lemma, reading.pos) == lexeme]
    heads = _heads(lexicon, entry.readings, lexeme)
    return Paragraph(
        lemma,
        pos,
        tuple(reading.form for reading in read),
        lexicon.divided(spelt(entry, read[0])),
        heads,
        synonyms_of(lexicon, lemma, offered) if _first(entry.readings, lexeme) else (),
        () if pos in _ALONE else forms_of(lexicon, lemma, pos),
        relatives_of(lexicon, lemma, pos, offered) if heads else Relatives(),
    )


def _first(readings: tuple[Reading, ...], lexeme: Lexeme) -> bool:
    """Is this the first part of speech that the lemma is read as?"""
    return next(r.pos for r in readings if r.lemma == lexeme[0]) is lexeme[1]


def _heads(lexicon: Lexicon, readings: tuple[Reading, ...], lexeme: Lexeme) -> tuple[Head, ...]:
    """Those of this part of speech; where none fits a reading, the first one tells them all."""
    lemma, pos = lexeme
    heads = lexicon.heads(lemma)
    poses = {reading.pos for reading in readings if reading.lemma == lemma}
    if any(head.pos in poses for head in heads):
        return tuple(head for head in heads if head.pos is pos)
    return heads if _first(readings, lexeme) else ()


def synonyms_of(lexicon: Lexicon, lemma: str, offered: Offered) -> tuple[tuple[str, ...], ...]:
    """Groups of words for the same thing, without what may not be offered."""
    groups = (_fit(group, offered) for group in lexicon.synonym_groups(lemma))
    return tuple(group[:_OF_A_GROUP] for group in groups if group)[:_GROUPS]


def _fit(group: tuple[str, ...], offered: Offered) -> tuple[str, ...]:
    """A group that is coarse in good part is coarse in all of it."""
    fine = tuple(word for word in group if offered(word))
    if len(group) - len(fine) > len(group) * _COARSE:
        return ()
    return tuple(word for word in fine if _WORDS.fullmatch(word))
