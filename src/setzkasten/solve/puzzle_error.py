"""What is said where a puzzle or a case of one cannot be understood."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from setzkasten.messages import sentence


class PuzzleError(ValueError):
    """A puzzle or a list that cannot be understood, told in German.

    One with a `code` has its sentence in messages/, and so in both languages.
    """

    code: str = ""
    data: Mapping[str, str | int] = MappingProxyType({})

    @classmethod
    def of(cls, code: str, **data: str | int) -> PuzzleError:
        error = cls(sentence(code, data))
        error.code, error.data = code, data
        return error
