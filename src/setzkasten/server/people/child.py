"""A child's table: nothing that anybody typed goes round there, not even a name."""

from __future__ import annotations

import re
from collections.abc import Iterable

from setzkasten.messages import LANGUAGES, sentence
from setzkasten.server.fault import Fault

# Of both languages: one for each of a team of twelve, and some to choose from.
NAMES = tuple(name for tongue in LANGUAGES for name in sentence("child_names", {}, tongue).split())
COMPUTER = "Computer"
# Two of one name get numbers.
_NUMBERED = re.compile(r"(\w+)(?: [1-9][0-9]?)?")


def picked(name: str) -> str:
    """Raises `Fault` for a name that is not from the list."""
    found = _NUMBERED.fullmatch(name)
    if not found or found[1] not in (*NAMES, COMPUTER):
        raise Fault(400, "name_from_list")
    return name


def check_child(names: Iterable[str], policy: Iterable[str]) -> None:
    """Raises `Fault` for a table that would carry somebody's words to children."""
    for name in names:
        picked(name)
    if "own_list" in policy:
        raise Fault(400, "child_table_words")
