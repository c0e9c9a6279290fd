"""What a player thinks of doing."""

from __future__ import annotations

from dataclasses import field
from typing import Generic, TypeVar

from setzkasten.core.values import value

T = TypeVar("T")


@value(order=True)
class Idea(Generic[T]):
    """A move, what it is worth, and the words one must think of for it."""

    worth: float
    move: T = field(compare=False)
    words: tuple[str, ...] = field(default=(), compare=False)
