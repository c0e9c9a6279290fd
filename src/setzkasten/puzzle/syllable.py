"""Where a German word can be parted: between its parts, behind prefixes, and by syllables."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise
from typing import Final

from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.entry import Form, Pos
from setzkasten.lexicon.letters import letters_of

# How well known must a part of a compound be? Else EIN-GANG could be EINGA-NG as well.
KNOWN_PART: Final = 3.0
SHORTEST_FIRST: Final = 3
SHORTEST_LAST: Final = 4
LINKS: Final = ("", "s", "n", "es", "en")
# Short words that others often end with.
_SHORT_LAST: Final = frozenset(
    "akt amt arm art ast bad bau eck eis hof hut ohr ort rad tag tor tür uhr weg zug".split()
)
_PREFIXES: Final = tuple(
    "be er ge ab an auf aus bei dar durch ein fort gegen heraus her hinein hin los "
    "miss mit nach über um unter un vor weg wider wieder zurück zusammen zu".split()
)
# These are prefixes whatever follows, but for what only looks so.
_CERTAIN: Final = ("ver", "zer", "ent")
_NOT_CERTAIN: Final = ("veranda", "verena", "veri", "verona", "vers", "vertik", "zere", "entit")
_NO_PREFIX: Final = frozenset("gestern erich abend abende anden beide unter".split())
_NO_LAST: Final = frozenset("ende enden endes ender erin innen ionen rosen stern".split())
_ENDINGS: Final = tuple(
    "heit heiten keit keiten schaft schaften lich liche licher lichen los lose loser losen bar "
    "bare barer baren chen lein tum haft hafte hafter haften sam same samer samen".split()
)
_SMALL: Final = frozenset("häus mäus rös gläs hös gräs näs".split())  # HÄUS-CHEN, but LÖ-SCHEN
_VOWELS: Final = "aeiouäöüyéèáàâêôóí"
# Vowels that are one sound; others beside each other are two.
_ONE_SOUND: Final = frozenset(
    "aa ae ai au ay ea ee ei eu ey ie ii io oa oe oi oo ou oy ue ui uu äu".split()
)
_UNIT: Final = re.compile(r"qq|sch|ch|ck|ph|th|sh|.")
# Consonants that may stand together behind a break (FLA-DEN-BROT) or on both sides of it
# (NEB-LIG): who cannot tell does not break.
_UNSURE: Final = re.compile(
    r"(?:[bcdfgkptvw]|sch|ch|ph|th)[lrnmw]$|[^aeiou]s[tp]$|sp$|st[rl]$|sp[rl]$|[^t]zw$|pf$|"
    r"s[kc]$|th$|dsch$"
)

# Vowels of which a word may have one sound or two, and foreign spellings.
_DOUBTFUL: Final = re.compile(
    r"[aeiouäöüy]{3}|(?!ei|ai|au|äu|eu|ie|aa|ee|oo)[aeiouäöüy]{2}|ie[nr]?$|[yéèáàâêôóí]|[bg]es[tp]"
)
_MAYBE_PREFIX: Final = re.compile(r"[bg]es[tp]")  # BE-STAND, but BES-TE


@lru_cache(maxsize=20_000)
def parted(word: str) -> tuple[str, ...]:
    """`Aktensammlung` is Ak, ten, samm, lung; a word of one syllable is itself."""
    cuts = sorted({0, *_cuts(word.lower()), len(word)})
    return tuple(word[start:end] for start, end in pairwise(cuts))


def _cuts(word: str) -> set[int]:
    found: set[int] = set()
    begin = 0
    if word.startswith(_CERTAIN) and _sounds(word[3:6]) and not word.startswith(_NOT_CERTAIN):
        begin = 3
    for part in _parts(word[begin:]):
        found |= {begin, *(begin + cut for cut in _cuts_of_part(part))}
        begin += len(part)
    return found - {0}


@lru_cache(maxsize=20_000)
def _parts(word: str) -> tuple[str, ...]:
    """The words of which a compound is made; the link belongs to what stands before it."""
    best, at = 0.0, 0
    for cut in range(SHORTEST_FIRST, len(word) - SHORTEST_FIRST + 1):
        worth = min(_as_first(word[:cut]), _as_last(word[cut:]))
        if worth >= KNOWN_PART and worth > best:
            best, at = worth, cut
    return (*_parts(word[:at]), *_parts(word[at:])) if at else (word,)


def _as_first(text: str) -> float:
    """How often the word before a break is met, with its link or without."""
    stems = (text.removesuffix(link) for link in LINKS if text.endswith(link))
    return max(_met(stem, base=True) for stem in stems) if len(text) >= SHORTEST_FIRST else 0.0


def _as_last(text: str) -> float:
    if text in _NO_LAST or (len(text) < SHORTEST_LAST and text not in _SHORT_LAST):
        return 0.0
    parts = _parts(text)
    return max(_met(text), _met(parts[-1]) if len(parts) > 1 else 0.0)


def _met(text: str, *, base: bool = False) -> float:
    """The Zipf value of a noun, verb or adjective; 0 for all else."""
    if len(text) < SHORTEST_FIRST or not _sounds(text):
        return 0.0
    entry = default().entry(letters_of(text) or "")
    if entry is None:
        return 0.0
    fit = [r for r in entry.readings if r.pos in (Pos.NOUN, Pos.VERB, Pos.ADJECTIVE)]
    if base:
        fit = [r for r in fit if r.form in (Form.BASE, Form.PLURAL)]
    return entry.zipf - (0.7 if len(text) == SHORTEST_FIRST else 0.0) if fit else 0.0


def _sounds(text: str) -> bool:
    return any(vowel in text for vowel in _VOWELS)


def _cuts_of_part(part: str) -> set[int]:
    """By prefix, ending and syllables."""
    for prefix in _PREFIXES:
        rest = part.removeprefix(prefix)
        if rest != part and _goes_with(prefix, rest):
            cut = len(prefix)
            return {*_syllables(prefix), cut, *(cut + more for more in _cuts_of_part(rest))}
    for ending in _ENDINGS:
        stem = part.removesuffix(ending)
        if stem == part or len(stem) < SHORTEST_FIRST or not _sounds(stem):
            continue
        if ending != "chen" or not stem.endswith("s") or stem in _SMALL:
            cut = len(stem)
            return {*_cuts_of_part(stem), cut, *(cut + more for more in _syllables(ending))}
    return _syllables(part)


def _goes_with(prefix: str, rest: str) -> bool:
    if len(rest) < SHORTEST_FIRST or not _sounds(rest):
        return False
    return prefix + rest not in _NO_PREFIX and (
        _met(rest) >= KNOWN_PART
        or any(
            rest.startswith(more) and _met(rest.removeprefix(more)) >= KNOWN_PART
            for more in _PREFIXES
        )
    )


def _syllables(part: str) -> set[int]:
    """Before the last consonant between two vowels, and between two vowels of two sounds."""
    cuts: set[int] = set()
    nuclei = list(re.finditer(f"[{_VOWELS}]+", part.replace("qu", "qq")))
    for vowels in nuclei:
        cuts |= _hiatus(vowels[0], vowels.start())
    for before, behind in pairwise(nuclei):
        start, end = before.end(), behind.start()
        between = part[start:end].replace("qu", "qq")
        if not _UNSURE.search(between) and not (start == len("be") and _MAYBE_PREFIX.match(part)):
            cuts.add(start + [unit.start() for unit in _UNIT.finditer(between)][-1])
    return cuts


def _hiatus(vowels: str, start: int) -> set[int]:
    cuts, at = set(), 0
    while at < len(vowels) - 1:
        if vowels[at : at + 2] in _ONE_SOUND:
            at += 1
        if at < len(vowels) - 1:
            cuts.add(start + at + 1)
        at += 1
    return cuts


def surely_parted(word: str) -> tuple[str, ...]:
    """The syllables of a word where nobody could part it otherwise; else none."""
    small = word.lower()
    doubtful = _DOUBTFUL.search(small.replace("qu", "q"))
    clusters = re.findall(f"(?<=[{_VOWELS}])[^{_VOWELS}]+(?=[{_VOWELS}])", small)
    if doubtful or any(_UNSURE.search(cluster) for cluster in clusters):
        return ()
    parts = parted(word)
    return parts if all(_sounds(part.lower()) for part in parts) else ()
