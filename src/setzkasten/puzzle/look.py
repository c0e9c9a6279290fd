"""How a puzzle is printed: paper, style, language."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from setzkasten.core.values import value

Paper: TypeAlias = Literal["a3", "a4", "a5"]
Style: TypeAlias = Literal["classic", "swedish"]
SmallStyle: TypeAlias = Literal["hidden", "syllables", "scrambled"]
AnyStyle: TypeAlias = Style | SmallStyle
PAPERS: Final[tuple[Paper, ...]] = ("a3", "a4", "a5")
STYLES: Final[tuple[Style, ...]] = ("classic", "swedish")
SMALL_STYLES: Final[tuple[SmallStyle, ...]] = ("hidden", "syllables", "scrambled")


@value
class Look:
    paper: Paper = "a4"
    style: Style = "classic"
    solution: bool = True  # a page with the solution behind it
    language: str = "de"
    number: int | None = None  # with which a puzzle can be made again
