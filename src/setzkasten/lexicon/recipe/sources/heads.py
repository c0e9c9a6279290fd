"""The articles of the German Wiktionary head by head: der Leiter beside die Leiter."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from .dictionaries import add_new, told_words

_GENDERS: Final = {"masc": "m", "fem": "f", "neut": "n"}


@dataclass(slots=True)
class Head:
    """One article: what kind of word it is about (`n`, `adj`), its gender, what it means."""

    tag: str
    gender: str
    definitions: list[str] = field(default_factory=list)


def heads_of(folders: Iterable[Path]) -> dict[str, list[Head]]:
    """Every word that can be laid, with its articles; the same article of two books is one."""
    found: dict[str, list[Head]] = {}
    for word, tags, definitions in told_words(folders):
        head = _head(found.setdefault(word, []), tags)
        add_new(head.definitions, definitions)
    return found


def _head(heads: list[Head], tags: str) -> Head:
    tag, *others = (part.strip() for part in tags.split(","))
    gender = next((_GENDERS[other] for other in others if other in _GENDERS), "")
    for head in heads:
        if (head.tag, head.gender) == (tag, gender):
            return head
    heads.append(Head(tag, gender))
    return heads[-1]
