"""A game with what is printed of it: all that the press needs to know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, TypeVar

from setzkasten.core.game import AnyGame
from setzkasten.printing.paper import PrintError
from setzkasten.printing.printed import Printed

P = TypeVar("P", bound="Printable")


class Printable(Protocol):
    @property
    def game(self) -> AnyGame: ...
    @property
    def printed(self) -> Printed: ...


def printable(name: str, shelf: Mapping[str, P]) -> P:
    """The game that somebody wants printed."""
    if name not in shelf:
        raise PrintError("print_unknown_game", game=name[:40], known=", ".join(shelf))
    return shelf[name]
