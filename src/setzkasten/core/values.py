"""Values do not change; a changed one is a new one, made as quickly as can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["replace"]

if TYPE_CHECKING:
    from dataclasses import replace
else:
    from dataclasses import fields
    from functools import cache
    from operator import attrgetter

    _blank = object.__new__

    def replace(value, /, **changes):
        """As `dataclasses.replace`, for frozen ones with slots: a step makes several states."""
        kind = type(value)
        read, places, setters = _parts_of(kind)
        parts = list(read(value))
        for name, part in changes.items():
            parts[places[name]] = part
        made = _blank(kind)
        for put, part in zip(setters, parts, strict=True):
            put(made, part)
        return made

    @cache
    def _parts_of(kind):
        """How all fields are read at once, where each stands, and how each is set."""
        names = [field.name for field in fields(kind)]
        assert len(names) > 1, "a value of one part is made anew"
        assert not hasattr(kind, "__post_init__"), "it would not be asked"
        places = {name: place for place, name in enumerate(names)}
        return attrgetter(*names), places, [getattr(kind, name).__set__ for name in names]
