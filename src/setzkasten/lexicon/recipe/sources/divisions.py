"""Patterns that divide German words, by the Trennmustermannschaft, from their npm package."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from setzkasten.lexicon.letters import LexiconError

_LIST: Final = re.compile(r"patterns: \[(.*?)\]", re.DOTALL)
_PATTERN: Final = re.compile(r"'([^']+)'")


def division_patterns(folder: Path) -> list[str]:
    """Every pattern: '.ab1a'. The file is read as text; no code of the package is run."""
    path = folder / "package/hyphenated-de.cjs.js"
    found = _LIST.search(path.read_text(encoding="utf-8"))
    if found is None:
        raise LexiconError(f"{path} has no list of patterns.")
    return _PATTERN.findall(found[1])
