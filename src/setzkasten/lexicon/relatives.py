"""The relatives of a word: what is derived from it (häuslich) and what it is a part of (Haustür).

Careful rather than complete: a relative is a base form that people use, and the seam is one that
the language really makes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

from setzkasten.core.values import value
from setzkasten.lexicon.compounds import take_apart
from setzkasten.lexicon.entry import Entry, Form, Pos, Reading
from setzkasten.lexicon.forms import spelt, stem_of
from setzkasten.lexicon.letters import letters_of
from setzkasten.lexicon.lexicon import Lexicon

Offered: TypeAlias = Callable[[str], bool]

# How well known must a relative be? As often met as once in a hundred million words.
_TENTHS: Final = 15
# How many of each kind, and how many do we look at for them?
_MOST: Final = 6
_LOOKED_AT: Final = 60
# Two letters are in half of all words; three mean something.
_LEAST: Final = 3
# Endings that make a word of another, and what that word then is.
_ENDINGS: Final[dict[Pos, tuple[tuple[str, Pos], ...]]] = {
    Pos.NOUN: (
        *((ending, Pos.ADJECTIVE) for ending in ("LICH", "IG", "ISCH", "HAFT", "LOS")),
        *((ending, Pos.NOUN) for ending in ("CHEN", "LEIN", "IN", "SCHAFT", "TUM")),
    ),
    Pos.VERB: (
        *((ending, Pos.NOUN) for ending in ("UNG", "ER", "EREI")),
        *((ending, Pos.ADJECTIVE) for ending in ("BAR", "LICH", "SAM")),
    ),
    Pos.ADJECTIVE: (
        *((ending, Pos.NOUN) for ending in ("HEIT", "KEIT", "IGKEIT")),
        ("LICH", Pos.ADJECTIVE),
    ),
}
# Nouns that at the end of a word are endings: Realismus is no compound of Real.
_NO_PARTS: Final = frozenset({"ISMUS", "ISTEN", "ISTIN", "POLE", "POL"})
_PREFIXES: Final = frozenset(
    "AB AN AUF AUS BE BEI DURCH EIN ENT ER FORT HER HIN LOS MIT NACH UEBER UM UNTER VER VOR WEG"
    " WEITER WIEDER ZER ZU ZURUECK ZUSAMMEN".split()
)
_UMLAUTS: Final = (("AU", "AEU"), ("A", "AE"), ("O", "OE"), ("U", "UE"))


@value
class Relatives:
    """Other words of the family in ordinary spelling, the most frequent first."""

    derived: tuple[str, ...] = ()
    compounds: tuple[str, ...] = ()


def relatives_of(lexicon: Lexicon, lemma: str, pos: Pos, offered: Offered) -> Relatives:
    """The relatives of a lemma, of those keys that we may offer."""
    key = letters_of(lemma)
    if key is None or len(key) < _LEAST:
        return Relatives()
    derived = _best(_derived(lexicon, key, lemma, pos), offered)
    compounds = _best(_compounds(lexicon, key, pos), offered) if pos is Pos.NOUN else ()
    return Relatives(derived, compounds)


def _best(found: Iterable[tuple[Entry, Reading]], offered: Offered) -> tuple[str, ...]:
    kept = {spelt(entry, read): entry.zipf for entry, read in found if offered(entry.word)}
    return tuple(sorted(kept, key=lambda word: (-kept[word], word))[:_MOST])


def _derived(lexicon: Lexicon, key: str, lemma: str, pos: Pos) -> Iterator[tuple[Entry, Reading]]:
    stem = stem_of(lemma) if pos in (Pos.VERB, Pos.NOUN) else key
    for front in dict.fromkeys((stem, key, *_umlauted(stem))):
        for ending, made in _ENDINGS.get(pos, ()) if len(front) >= _LEAST else ():
            yield from _base(lexicon, front + ending, made)
    if pos is Pos.VERB:
        for prefix in sorted(_PREFIXES):
            yield from _base(lexicon, prefix + key, Pos.VERB)
    if pos is Pos.ADJECTIVE:
        yield from _base(lexicon, "UN" + key, Pos.ADJECTIVE)


def _umlauted(stem: str) -> Iterator[str]:
    """HAUS -> HAEUS: only the last vowel changes."""
    places = ((stem.rfind(plain), plain, changed) for plain, changed in _UMLAUTS)
    at, plain, changed = max(places, key=lambda place: (place[0] + len(place[1]), len(place[1])))
    if at >= 0:
        yield stem[:at] + changed + stem[at + len(plain) :]


def _base(lexicon: Lexicon, key: str, pos: Pos) -> Iterator[tuple[Entry, Reading]]:
    entry = lexicon.entry(key)
    if entry and entry.zipf * 10 >= _TENTHS:
        for reading in entry.readings:
            if reading.pos is pos and reading.form is Form.BASE:
                yield entry, reading


def _compounds(lexicon: Lexicon, key: str, pos: Pos) -> Iterator[tuple[Entry, Reading]]:
    """Haustür and Bauernhaus, where taking the word apart finds this word at an end."""
    tenths, word = lexicon.tenths, lexicon.graph.word
    known = [n for n in lexicon.contains.indexes(key) if tenths[n] >= _TENTHS]
    for found in map(word, sorted(known, key=lambda n: -tenths[n])[:_LOOKED_AT]):
        compound = take_apart(lexicon, found) if len(found) > len(key) + 2 else None
        if not compound or compound.parts[-1] in _NO_PARTS:
            continue
        if key in (compound.parts[0], compound.parts[-1]):
            yield from _base(lexicon, found, pos)
