"""What a player thinks of doing."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True, order=True)
class Idea(Generic[T]):
    """A move and what it is worth."""

    worth: float
    move: T = field(compare=False)
