"""Is the longer word a new one, or the shorter with an ending?

FRAU-FRAUEN is an inflection, WAS-WASSER is new, EI-EIS is both: ambiguous. The rulings behind
each step are in docs/words.md.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from setzkasten.core.values import value
from setzkasten.lexicon.entry import Entry, Form, Pos, Reading
from setzkasten.lexicon.lexicon import Lexicon

Kind: TypeAlias = Literal["new", "inflection", "ambiguous"]
Lexeme: TypeAlias = tuple[str, Pos]

# Names are ignored: POLE-POLEN is an inflection although Polen is a country.
IGNORED: Final = frozenset({Pos.NAME, Pos.ABBREVIATION, Pos.SYMBOL, Pos.PREFIX})


@value
class Kinship:
    """How the longer word stems from the shorter, and the lemma that both are forms of."""

    kind: Kind
    lemma: str | None = None


def relation(lexicon: Lexicon, shorter: str, longer: str) -> Kinship:
    """The kinship of two keys."""
    return kinship(lexicon.entry(shorter), lexicon.entry(longer))


def kinship(shorter: Entry | None, longer: Entry | None) -> Kinship:
    """The kinship of two entries; a word that is unknown is a new one."""
    if shorter is None or longer is None:
        return Kinship("new")
    old = _of_shorter(shorter)
    new = _of_longer(longer)
    shared = _lexemes(old) & _lexemes(new)
    if not shared:
        return Kinship("new")
    lemma = _plainest(old, new, shared)
    own = any(_own_base(reading, shared, new) for reading in new)
    return Kinship("ambiguous" if own else "inflection", lemma)


def _of_longer(entry: Entry) -> tuple[Reading, ...]:
    """The readings, without names, and without contractions: INS is a word beside IN."""
    return tuple(
        reading
        for reading in entry.readings
        if reading.pos not in IGNORED and reading.form is not Form.CONTRACTION
    )


def _of_shorter(entry: Entry) -> tuple[Reading, ...]:
    """The readings, without a bare imperative where the word also is something else.

    KOCH-KOCHEN is new: nobody sees the order in the cook. GIB-GIBST is an inflection.
    """
    readings = _of_longer(entry)
    if all(reading.pos is Pos.VERB for reading in readings):
        return readings
    return tuple(reading for reading in readings if reading.form is not Form.IMPERATIVE)


def _lexemes(readings: tuple[Reading, ...]) -> set[Lexeme]:
    return {(reading.lemma, reading.pos) for reading in readings}


def _plainest(old: tuple[Reading, ...], new: tuple[Reading, ...], shared: set[Lexeme]) -> str:
    """The lemma to name: one of which a word is the base form, else the first."""
    common = [reading for reading in (*old, *new) if (reading.lemma, reading.pos) in shared]
    bases = [reading for reading in common if reading.form is Form.BASE]
    return (bases or common)[0].lemma


def _own_base(reading: Reading, shared: set[Lexeme], new: tuple[Reading, ...]) -> bool:
    """Is this the base form of a lemma that the shorter word has no part in?"""
    if reading.form is not Form.BASE or (reading.lemma, reading.pos) in shared:
        return False
    verbs = {lemma for lemma, pos in shared if pos is Pos.VERB}
    if reading.pos is Pos.ADJECTIVE:
        return not _has(Form.PARTICIPLE, verbs, new)
    # Rasen the lawn stands beside the nominalised rasen; a lone Legen is the nominalised legen.
    same = {verb for verb in verbs if verb == reading.lemma.lower()}
    return reading.pos is not Pos.NOUN or not same or _has(Form.NOMINALISED, same, new)


def _has(form: Form, verbs: set[str], new: tuple[Reading, ...]) -> bool:
    return any(reading.form is form and reading.lemma in verbs for reading in new)
