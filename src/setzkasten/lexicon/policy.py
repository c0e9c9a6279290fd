"""Which words count: what the leaflets say as values, every part an option of the table.

The rulings behind the numbers: docs/words.md.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal, TypeAlias

from setzkasten.core.values import value
from setzkasten.lexicon.letters import SHORTEST

Forms: TypeAlias = Literal["any", "base"]
Verbs: TypeAlias = Literal["any", "infinitive"]
Foreign: TypeAlias = Literal["none", "common", "all"]
Only: TypeAlias = Literal["", "nouns", "geographical", "animals", "persons", "list"]


@value
class Policy:
    """What a table lets count. The plain value is the loosest of the leaflets: Nomina's."""

    forms: Forms = "any"  # base: as the dictionary heads its articles
    plurals: bool = True  # where only base forms count: nominative plurals too
    verbs: Verbs = "any"
    geographical: bool = True
    first_names: bool = True
    family_names: bool = False
    known_persons: bool = True
    brands: bool = False
    other_names: bool = False  # Zeus, Excalibur: a name of none of these classes
    abbreviations: bool = True
    symbols: bool = True  # Fe, km: short forms of science, counted with the abbreviations
    foreign: Foreign = "all"  # loan words; common: those that most people have heard
    other_languages: bool = False  # STREET: no German text has it as its own
    dialect: bool = True
    old: bool = True  # spelt as before 1996
    hyphenated: bool = True  # only spelt with a hyphen or an apostrophe
    offensive: bool = True
    coarse: bool = False  # what hurts may also be offered: by computers, hints, lists of words
    core_only: bool = False
    compounds: bool = False  # ABEND+STILLE counts although no list has it
    i_for_j: bool = False  # the 1936 box has no J
    least_letters: int = SHORTEST
    only: Only = ""
    own_list: frozenset[str] = frozenset()  # the keys that count where only = list


NOMINA: Final = Policy()
EVERYTHING: Final = Policy(family_names=True, brands=True, other_names=True, other_languages=True)
# No names of people, nothing shortened: so most leaflets have it.
_COMMON: Final = Policy(known_persons=False, abbreviations=False, symbols=False)
BOX_OF_1936: Final = replace(_COMMON, forms="base", verbs="infinitive", i_for_j=True)
SCHACH_DEM_WORT: Final = replace(BOX_OF_1936, plurals=False, foreign="common")
SUPER_BOX: Final = replace(BOX_OF_1936, forms="any", i_for_j=False)
LINGUA: Final = replace(_COMMON, geographical=False, first_names=False, dialect=False)
BOGGLE: Final = replace(_COMMON, first_names=False, hyphenated=False, least_letters=3)
