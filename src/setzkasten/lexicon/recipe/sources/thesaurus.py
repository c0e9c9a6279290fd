"""Groups of synonyms, from OpenThesaurus (LGPL): kept apart from everything else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

_LABEL: Final = re.compile(r"\s*\([^)]*\)")
_NOT_EQUAL: Final = ("(Oberbegriff)", "(Unterbegriff)", "(Antonym)")
# A clue that is longer than this is a sentence.
_LONGEST: Final = 40


def synonym_groups(folder: Path) -> list[tuple[str, ...]]:
    """Every group of two and more, labels taken off, in alphabetical order."""
    path = folder / "usr/share/mythes/th_de_DE_v2.dat"
    groups = set[tuple[str, ...]]()
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("-|"):
            continue
        members = {
            _LABEL.sub("", member).strip()
            for member in line[2:].split("|")
            if not any(label in member for label in _NOT_EQUAL)
        }
        kept = tuple(sorted(m for m in members if 1 < len(m) <= _LONGEST))
        if len(kept) > 1:
            groups.add(kept)
    return sorted(groups)
