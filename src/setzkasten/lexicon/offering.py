"""What we may offer of our own accord: nothing that hurts, and on some pages nothing sad."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from setzkasten.lexicon.compounds import take_apart
from setzkasten.lexicon.entry import Entry
from setzkasten.lexicon.letters import key_or_none
from setzkasten.lexicon.lexicon import Lexicon

_TOKEN: Final = re.compile(r"[^\W\d_]+")


def hurts(lexicon: Lexicon, key: str) -> bool:
    """Is it a word that hurts, or one that no list has and that is made of such?"""
    return _of_a_part(lexicon, key, lambda entry: entry.offensive)


def for_all(lexicon: Lexicon, key: str) -> bool:
    """May a child or somebody at breakfast meet it? Neither hurtful nor sad."""
    return not _of_a_part(lexicon, key, lambda entry: entry.offensive or entry.sad)


def decent(lexicon: Lexicon, text: str) -> bool:
    """Is there no word in this text that hurts?"""
    return not any(hurts(lexicon, key) for key in keys_in(text))


def keys_in(text: str) -> list[str]:
    """The words of a text as they would be laid."""
    return [key for token in _TOKEN.findall(text) if (key := key_or_none(token))]


def _of_a_part(lexicon: Lexicon, key: str, is_so: Callable[[Entry], bool]) -> bool:
    if entry := lexicon.entry(key):
        return is_so(entry)
    compound = take_apart(lexicon, key)
    parts = compound.parts if compound else ()
    return any(is_so(entry) for part in parts if (entry := lexicon.entry(part)))
