"""Verbs with their conjugation, from LanguageTool."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

from setzkasten.core.values import value
from setzkasten.lexicon.letters import key_or_none

# What the file holds below a verb: a form, a pair [form, prefix], or a tree of them.
Tree: TypeAlias = "str | list[Tree] | dict[str, Tree] | bool | None"


@value
class Conjugation:
    """The forms of one verb, separable prefixes joined to the front."""

    infinitive: str
    prefix: str  # empty unless the verb is separable
    finite: frozenset[str]
    imperatives: frozenset[str]  # singular only: the plural is a finite form as well
    participles: frozenset[str]


def language_tool_verbs(folder: Path) -> Iterator[Conjugation]:
    """Every verb that can be laid as one word."""
    text = (folder / "package/dist/verbs.json").read_text(encoding="utf-8")
    for infinitive, tree in json.loads(text).items():
        if key_or_none(infinitive):
            yield _conjugation(infinitive, tree)


def _conjugation(infinitive: str, tree: dict[str, Tree]) -> Conjugation:
    separable = bool(tree.get("hasPrefix"))
    finite = set[str]()
    for tense in ("KJ1", "KJ2", "PRÄ", "PRT"):
        finite.update(_forms(tree.get(tense), infinitive, separable=separable))
    orders = tree.get("IMP")
    singular = orders.get("S") if isinstance(orders, dict) else None
    participles = [tree.get("PA1"), tree.get("PA2")]
    return Conjugation(
        infinitive,
        _prefix(tree) if separable else "",
        frozenset(filter(key_or_none, finite)),
        frozenset(filter(key_or_none, _forms(singular, infinitive, separable=separable))),
        frozenset(filter(key_or_none, _forms(participles, infinitive, separable=False))),
    )


def _prefix(tree: dict[str, Tree]) -> str:
    infinitive, zu_form = tree.get("INF"), tree.get("EIZ")
    if isinstance(infinitive, str) and isinstance(zu_form, str):
        for place in range(1, len(infinitive)):
            if infinitive[:place] + "zu" + infinitive[place:] == zu_form:
                return infinitive[:place]
    return ""


def _forms(tree: Tree, infinitive: str, *, separable: bool) -> Iterator[str]:
    match tree:
        case str():
            yield tree
        case [str() as form, str() as prefix] if separable and infinitive.startswith(prefix):
            yield prefix + form
        case list():
            for branch in tree:
                yield from _forms(branch, infinitive, separable=separable)
        case dict():
            for branch in tree.values():
                yield from _forms(branch, infinitive, separable=separable)
