"""A device that has seen every introduction: no sheet lies over its tables."""

from __future__ import annotations

import json

from setzkasten.catalogue import GAMES


def known(*games: str) -> str:
    """Said to every page that opens; an empty one has no room to keep it."""
    keeps = f"localStorage.setItem('setzkasten.introduced', '{json.dumps(games)}')"
    return f"if (location.host) {keeps}"


KNOWN = known(*GAMES)
