"""Does a clue give its answer away? Stems compared without umlauts, endings and prefixes."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from setzkasten.lexicon.letters import letters_of

_TOKEN: Final = re.compile(r"[^\W\d_]+")
# Endings, the longest first; what is left must still be a stem of three letters.
_ENDING: Final = re.compile(
    r"(?<=...)(?:"
    + "LICHKEIT LICHEN LICHER LICHES LICHE UNGEN ERIN HEIT KEIT LICH SCHAFT TION"
    " ISCH IEREN IERT IENS IEN IER ERLN UNG"
    " END ENS ERN ELN EST IG IN EN ER ES EM EL E N S T".replace(" ", "|")
    + ")$"
)
_PREFIXES: Final = tuple(
    "UNTER UEBER DURCH WIEDER ENTGEGEN ZUSAMMEN HERUM HINAUS HERAUS ZURUECK NIEDER"
    " AUF AUS BEI EIN ENT GER HER HIN MIT NACH UM VER VOR WEG ZER ZU AB AN BE ER GE".split()
)
SHORTEST_STEM: Final = 3
# From how many letters on may a stem stand anywhere inside a word of the clue?
SHORTEST_INSIDE: Final = 4
# How many letters may answer and clue begin with in common? KRANKENKASSE, Krankenversicherung.
MOST_IN_COMMON: Final = 4
VOWELS: Final = frozenset("AEIOUY")
# Spellings that differ although the word is the same: geographisch, geografisch.
_LONE_C: Final = re.compile(r"C(?![HK])")
_ALIKE: Final = (("AE", "A"), ("OE", "O"), ("UE", "U"), ("PH", "F"), ("TH", "T"))


def gives_away(clue: str, answer: str, lemmas: Iterable[str] = ()) -> bool:
    """Does some word of the clue share its stem with the answer, or hold it, or lie inside it?

    >>> gives_away("Ausübung der Hebelkräfte", "HEBEL")
    True
    """
    stems = {stem for word in (answer, *lemmas) for stem in _stems(word)}
    plain = _plain(answer)
    for token in _TOKEN.findall(clue):
        word = _plain(token)
        if len(answer) >= SHORTEST_STEM and _holds(token, answer):
            return True
        if len(word) < SHORTEST_STEM:
            if word == plain:
                return True
            continue
        if any(_meets(word, stem) for stem in stems) or stems & set(_stems(word)):
            return True
        if _alike_so_far(word, plain) > min(MOST_IN_COMMON, max(2, len(word) - 2)):
            return True
        if len(word) > SHORTEST_INSIDE and (word in plain or _stem(word) in plain):
            return True
        if any(len(stem) >= SHORTEST_INSIDE and plain.startswith(stem) for stem in _stems(word)):
            return True  # ZIERDE, Verzierung
    return False


def plain_stem(word: str) -> str:
    """A word of a text without umlauts and endings."""
    return _stem(_plain(word))


def stems_of(answers: Iterable[str]) -> frozenset[str]:
    """What the words of a grid are known by, for `names`."""
    plain = [_plain(answer) for answer in answers]
    return frozenset({*plain, *map(_stem, plain)})


def names(clue: str, stems: frozenset[str]) -> bool:
    """Does a clue name a word that stands in the same grid (EULE: größer ist der Uhu)?

    Only nouns and the first word count: `und` may stand in a clue beside UND.
    """
    return not nouns_of(clue).isdisjoint(stems)


def nouns_of(clue: str) -> frozenset[str]:
    """The nouns of a clue and its first word, each whole and as its stem."""
    nouns = [_plain(token) for token in _TOKEN.findall(clue) if token[0].isupper()]
    return frozenset({*nouns, *map(_stem, nouns)})


def _holds(token: str, answer: str) -> bool:
    """`Teestrauch` begins with TEE, `Mineralöl` ends with OEL."""
    key, whole = letters_of(token) or "", letters_of(answer) or answer
    return key.startswith(whole) or key.endswith(whole)


def _alike_so_far(word: str, other: str) -> int:
    """How many letters both begin with: China and CHINESISCH four."""
    pairs = zip(word, other, strict=False)
    return next((at for at, (a, b) in enumerate(pairs) if a != b), min(len(word), len(other)))


def _meets(word: str, stem: str) -> bool:
    if stem == word or stem == _stem(word):
        return True
    if len(stem) >= SHORTEST_INSIDE:
        return stem in word or (len(stem) > SHORTEST_INSIDE and _same_bones(word, stem))
    long_enough = len(stem) >= SHORTEST_STEM
    return long_enough and word.startswith(stem) and len(word) <= len(stem) + 2


def _same_bones(word: str, stem: str) -> bool:
    """SPRUNG and SPRINGEN: the same consonants around one changed vowel."""
    own = _stem(word)
    return (
        len(own) == len(stem)
        and _bones(own) == _bones(stem)
        and len(_bones(own)) >= 3
        and own[0] == stem[0]
    )


def _bones(word: str) -> str:
    return "".join(letter for letter in word if letter not in VOWELS)


@lru_cache(maxsize=1 << 15)
def _stems(word: str) -> tuple[str, ...]:
    """The stem, and the one without its prefix: VERKAUFEN is KAUF, too."""
    plain = _plain(word)
    stem = _stem(plain)
    found = [stem]
    for prefix in _PREFIXES:
        rest = stem.removeprefix(prefix)
        if rest != stem and len(rest) >= SHORTEST_STEM:
            found.append(rest)
            break
    return tuple(found)


@lru_cache(maxsize=1 << 15)
def _stem(plain: str) -> str:
    return _ENDING.sub("", plain, count=1)


@lru_cache(maxsize=1 << 16)
def _plain(word: str) -> str:
    """Capitals in which ä, ae and a are the same."""
    key = letters_of(word) or "".join(sign for sign in word.upper() if sign.isalpha())
    for spelt, plain in _ALIKE:
        key = key.replace(spelt, plain)
    return _LONE_C.sub("K", key)
