"""Policies as a line of a record: `name=value` pairs, only what departs from the printed policy.

>>> write_policy(replace(NOMINA, abbreviations=False), NOMINA)
'abbreviations=no'
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, Final, get_args

from setzkasten.lexicon.letters import LONGEST, WordError, key_of
from setzkasten.lexicon.policy import Foreign, Forms, Only, Policy, Verbs

Value = bool | int | str | frozenset[str]

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "forms": get_args(Forms),
    "verbs": get_args(Verbs),
    "foreign": get_args(Foreign),
    "only": get_args(Only),
}
_NAMES: Final = tuple(field.name for field in fields(Policy))


def changes_of(policy: Policy, printed: Policy | None) -> dict[str, str]:
    """What `policy` changes in the printed one: names and values, as a record has them."""
    own = printed or Policy()
    changed = [name for name in _NAMES if getattr(policy, name) != getattr(own, name)]
    return {name: _written(getattr(policy, name)) for name in changed}


def changed_policy(printed: Policy | None, changes: Mapping[str, str]) -> Policy:
    """The printed policy with these changes; a game without words, None, takes none."""
    if unknown := [name for name in changes if name not in _NAMES]:
        known = ", ".join(_NAMES)
        raise WordError("policy_no_part", part=repr(unknown[0][:40]), known=known)
    # Any: the fields of a policy are of several types; `_read` gives each the right one.
    values: dict[str, Any] = {name: _read(name, value) for name, value in changes.items()}
    if values and printed is None:
        raise WordError("policy_wordless")
    return replace(printed or Policy(), **values)


def write_policy(policy: Policy, printed: Policy | None) -> str:
    """What `policy` changes in the printed one; an empty text if nothing."""
    return " ".join(f"{name}={value}" for name, value in changes_of(policy, printed).items())


def read_policy(text: str, printed: Policy | None) -> Policy:
    """The printed policy with the changes that `text` names."""
    changes: dict[str, str] = {}
    for pair in text.split():
        name, equals, value = pair.partition("=")
        if not equals:
            raise WordError("policy_no_pair", part=repr(pair[:40]))
        if name in changes:
            raise WordError("policy_part_twice", part=repr(name[:40]), text=repr(text[:80]))
        changes[name] = value
    return changed_policy(printed, changes)


def _written(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, frozenset):
        return ",".join(sorted(value))
    return str(value)


def _read(name: str, value: str) -> Value:
    if name in CHOICES:
        return _one_of(name, value, CHOICES[name])
    if name == "own_list":
        return frozenset(key_of(word) for word in value.split(",") if word)
    if name == "least_letters":
        return _number(name, value)
    return _one_of(name, value, ("yes", "no")) == "yes"


def _one_of(name: str, value: str, choices: tuple[str, ...]) -> str:
    if value not in choices:
        known = ", ".join(choice or "(empty)" for choice in choices)
        raise WordError("policy_value", part=name, value=repr(value[:40]), known=known)
    return value


def _number(name: str, value: str) -> int:
    digits = value.isascii() and value.isdigit() and len(value) < 4
    if not digits or not 1 <= int(value) <= LONGEST:
        raise WordError("policy_number", part=name, value=repr(value[:40]), least=1, most=LONGEST)
    return int(value)
