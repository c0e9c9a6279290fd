"""The small fixed lexicon for every test in this room."""

from __future__ import annotations

from pathlib import Path

import pytest

from setzkasten.lexicon.small import SmallLexicon

SMALL = Path(__file__).with_name("small.txt")


@pytest.fixture(scope="session")
def small() -> SmallLexicon:
    return SmallLexicon.open(SMALL)
