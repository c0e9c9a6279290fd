"""Short notes from which a spelling and a lemma are rebuilt: what the compiled columns hold.

A spelling is noted against its key: `u` Haus, `l` laufen, `c` NATO, `=É` anything else. After the
letter stands, where it is not the usual case, a 1 or 0 for each AE, OE, UE and SS of the key,
left to right: is it one letter? A lemma is noted against the spelling: case, where two letters
are taken out (ge, zu), how many are cut from the end, what is put there.
"""

from __future__ import annotations

import re
from typing import Final

_PAIRS: Final = re.compile("AE|OE|UE|SS")
_LETTERS: Final = {"AE": "ä", "OE": "ö", "UE": "ü", "SS": "ß"}
_INFIXES: Final = ("ge", "zu")
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_NOWHERE: Final = "-"


def spelling_note(key: str, spelling: str) -> str:
    """The note of a spelling: ('OESE', 'Öse') -> 'u'."""
    cases = "ucl" if spelling[0].isupper() else "l"
    for case in cases:
        for choice in _choices(key):
            if _spelt(key, case, choice) == spelling:
                return case + ("" if choice == _usual(key) else choice)
    return "=" + spelling


def spelling_from(key: str, note: str) -> str:
    """The spelling of a note: ('OESE', 'u') -> 'Öse'."""
    if note[0] == "=":
        return note[1:]
    return _spelt(key, note[0], note[1:] or _usual(key))


def _choices(key: str) -> list[str]:
    count = len(_PAIRS.findall(key))
    usual = _usual(key)
    if count > 6:
        return [usual]
    every = [format(number, f"0{count}b") if count else "" for number in range(2**count)]
    return sorted(every, key=lambda choice: choice != usual)


def _usual(key: str) -> str:
    """ä, ö, ü where they can be, but aue, eue, que and ss as they stand."""
    return "".join(
        "0"
        if pair[0] == "SS" or (pair[0] == "UE" and key[pair.start() - 1 : pair.start()] in _OPEN)
        else "1"
        for pair in _PAIRS.finditer(key)
    )


_OPEN: Final = frozenset({"A", "E", "Q"})


def _spelt(key: str, case: str, choice: str) -> str:
    if choice.strip("0"):
        marks = iter(choice)
        key = _PAIRS.sub(lambda pair: _LETTERS[pair[0]] if next(marks) == "1" else pair[0], key)
    if case == "c":
        return key.upper() if "ß" not in key else key
    small = key.lower()
    return small if case == "l" else small[0].upper() + small[1:]


def lemma_note(spelling: str, lemma: str) -> str:
    """The note of a lemma: ('aufgestanden', 'aufstehen') -> '=d6ehen'."""
    case, start = "=", spelling
    if spelling[0].isupper() and lemma[0].islower():
        case, start = "_", _small(spelling)
    elif spelling[0].islower() and lemma[0].isupper():
        case, start = "^", _capital(spelling)
    best = case + _NOWHERE + _tail_note(start, lemma)
    for infix in _INFIXES:
        place = start.find(infix)
        while place >= 0:
            note = case + _DIGITS[place] + _tail_note(start[:place] + start[place + 2 :], lemma)
            best = min(best, note, key=len)
            place = start.find(infix, place + 1)
    return best


def _tail_note(stem: str, lemma: str) -> str:
    kept = 0
    while kept < min(len(stem), len(lemma)) and stem[kept] == lemma[kept]:
        kept += 1
    return _DIGITS[len(stem) - kept] + lemma[kept:]


def lemma_from(spelling: str, note: str) -> str:
    """The lemma of a note: ('Häuser', '=-5aus') -> 'Haus'."""
    start = spelling
    if note[0] == "_":
        start = _small(spelling)
    elif note[0] == "^":
        start = _capital(spelling)
    if note[1] != _NOWHERE:
        place = _DIGITS.index(note[1])
        start = start[:place] + start[place + 2 :]
    cut = _DIGITS.index(note[2])
    return (start[: len(start) - cut] if cut else start) + note[3:]


def _small(word: str) -> str:
    return word[:1].lower() + word[1:]


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
