"""What a player thinks of doing."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True, order=True)
class Idea(Generic[T]):
    """A move, what it is worth, and the words one must think of for it."""

    worth: float
    move: T = field(compare=False)
    words: tuple[str, ...] = field(default=(), compare=False)
