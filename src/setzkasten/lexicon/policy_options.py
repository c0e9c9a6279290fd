"""The parts of a policy as options that a table can be asked for, with the printed defaults.

The label of each stands in messages/ as `policy_<name>`, of a choice as `policy_<name>_<choice>`.
"""

from __future__ import annotations

from dataclasses import fields

from setzkasten.core.options import Option, OptionValue
from setzkasten.lexicon.letters import LONGEST
from setzkasten.lexicon.policy import Policy
from setzkasten.lexicon.policy_text import CHOICES


def options_of_policy(printed: Policy | None) -> tuple[Option, ...]:
    """What a table may change about the printed words; the own list is asked for as a text."""
    if printed is None:
        return ()
    names = (field.name for field in fields(Policy) if field.name != "own_list")
    return tuple(_option(name, getattr(printed, name)) for name in names)


def label_of(name: str, choice: str | None = None) -> str:
    """The code of what a part of a policy, or one of its choices, is called."""
    return f"policy_{name}" if choice is None else f"policy_{name}_{choice}"


def _option(name: str, default: OptionValue) -> Option:
    if name in CHOICES:
        return Option(name, "choice", default, CHOICES[name])
    if isinstance(default, bool):
        return Option(name, "bool", default)
    return Option(name, "int", default, least=1, most=LONGEST)
