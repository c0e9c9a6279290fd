"""The core list: German words with their ordinary spelling, public domain (CC0)."""

from __future__ import annotations

import gzip
from pathlib import Path

from setzkasten.lexicon.letters import key_or_none


def core_spellings(folder: Path) -> set[str]:
    """Every spelling of the core list; a line is `KEY spelling…`, or `KEY` for plain lower case."""
    path = folder / "usr/share/tanglet/gamedata/de/words"
    found: set[str] = set()
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            key, *spellings = line.split()
            found.update(spellings or [key.lower()])
    return {spelling for spelling in found if key_or_none(spelling)}
