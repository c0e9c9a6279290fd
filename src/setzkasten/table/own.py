"""Computers that are not of the house: a file of the host's, or a program behind a line.

They stand in a record where others have their level.
"""

from __future__ import annotations

import re

WIRE = "wire"
_OWN = re.compile(r"own_([a-z0-9]{1,24})")


def own_player(level: str) -> str:
    """The name of the host's player, `own_rosa` → `rosa`; empty: it is another one."""
    found = _OWN.fullmatch(level)
    return found[1] if found else ""


def foreign(level: str) -> bool:
    """Is it no player of the house? Then it may fail as it likes, three times."""
    return level == WIRE or bool(own_player(level))
