"""Spellings of before 1996: RAUH, STENGEL, SCHIFFAHRT."""

from __future__ import annotations

import re
from typing import Final

# Old letters -> new letters, within a word.
_CHANGED: Final = (
    ("RAUH", "RAU"),
    ("STENGEL", "STAENGEL"),
    ("GEMSE", "GAEMSE"),
    ("GEMS", "GAEMS"),
    ("BEHEND", "BEHAEND"),
    ("UEBERSCHWENGLICH", "UEBERSCHWAENGLICH"),
    ("QUENTCHEN", "QUAENTCHEN"),
    ("SCHNEUZ", "SCHNAEUZ"),
    ("TIP", "TIPP"),
    ("STOP", "STOPP"),
    ("MOP", "MOPP"),
    ("NUMERIER", "NUMMERIER"),
    ("PLAZIER", "PLATZIER"),
    ("DEPLAZIER", "DEPLATZIER"),
    ("TOLPATSCH", "TOLLPATSCH"),
    ("KARAMEL", "KARAMELL"),
    ("STUKKA", "STUCKA"),
    ("KAENGURUH", "KAENGURU"),
    ("GREUEL", "GRAEUEL"),
    ("GREULICH", "GRAEULICH"),
    ("ROHEIT", "ROHHEIT"),
    ("ZAEHEIT", "ZAEHHEIT"),
    ("BLEUEN", "BLAEUEN"),
    ("BLEUT", "BLAEUT"),
    ("BELEMMER", "BELAEMMER"),
    ("SCHLEGEL", "SCHLAEGEL"),
    ("MESNER", "MESSNER"),
    ("ZIERAT", "ZIERRAT"),
    ("FRITIER", "FRITTIER"),
    ("VERBLEU", "VERBLAEU"),
    ("EINBLEU", "EINBLAEU"),
)
_DOUBLE: Final = re.compile(r"([B-DF-HJ-NP-TV-Z])\1")


class Reform:
    """Knows a key as an old spelling if the core list has it in the new one only."""

    def __init__(self, core: set[str], by_hand: set[str]) -> None:
        self._core = core
        self._by_hand = by_hand

    def old(self, key: str) -> bool:
        if key in self._by_hand:
            return True
        if key in self._core:
            return False
        return self._changed(key) or self._grown(key)

    def _changed(self, key: str) -> bool:
        return any(
            old in key and key.replace(old, new) != key and key.replace(old, new) in self._core
            for old, new in _CHANGED
        )

    def _grown(self, key: str) -> bool:
        """SCHIFFAHRT: the list has SCHIFFFAHRT."""
        return any(
            key[: pair.end()] + pair[1] + key[pair.end() :] in self._core
            for pair in _DOUBLE.finditer(key)
        )
