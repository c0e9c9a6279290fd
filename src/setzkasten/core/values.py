"""Values do not change; a new or a changed one is made as quickly as can be.

A move makes some fifty. That nobody changes one is what mypy is asked, before anything runs: a
frozen dataclass asks again whenever it sets a field of a new one, and takes four times as long.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform, overload

__all__ = ["replace", "value"]

T = TypeVar("T")


@overload
def value(kind: type[T], /) -> type[T]: ...
@overload
def value(*, order: bool = ..., kw_only: bool = ...) -> Callable[[type[T]], type[T]]: ...
@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(kind: type[T] | None = None, /, *, order: bool = False, kw_only: bool = False) -> Any:
    """A class whose instances never change: a dataclass with slots that mypy holds to be frozen."""

    def made(kind: type[T]) -> type[T]:
        hashed = "__hash__" not in kind.__dict__  # else it has its own
        made_of = dataclass(slots=True, unsafe_hash=hashed, order=order, kw_only=kw_only)
        return made_of(kind)

    return made(kind) if kind else made


if TYPE_CHECKING:
    from dataclasses import replace
else:

    def replace(value, /, **changes):
        """As `dataclasses.replace`, without asking each field: a step makes several states."""
        kind = type(value)
        read, places = _parts_of(kind)
        parts = list(read(value))
        for name, part in changes.items():
            parts[places[name]] = part
        return kind(*parts)


@cache
def _parts_of(kind: Any) -> tuple[attrgetter[tuple[object, ...]], dict[str, int]]:
    """How all fields are read at once, and where each stands."""
    names = [part.name for part in fields(kind)]
    assert len(names) > 1, "a value of one part is made anew"
    assert not any(part.kw_only for part in fields(kind)), "they have no place"
    return attrgetter(*names), {name: place for place, name in enumerate(names)}
