"""Games by their ids; each is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from importlib import import_module
from typing import TypeVar

from setzkasten.catalogue.entry import Entry
from setzkasten.core.game import AnyGame

T = TypeVar("T")


class _ById(Mapping[str, T]):
    """What the ids are is known before anything is loaded."""

    def __init__(self, ids: Collection[str]) -> None:
        self._ids = ids

    def __contains__(self, game: object) -> bool:
        return game in self._ids

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)


class Shelf(_ById[Entry]):
    """`places` name the folder of a game below `games/` and its entry there: `krux:KRUX`."""

    def __init__(self, places: Mapping[str, str]) -> None:
        super().__init__(places)
        self._places = places
        self._entries: dict[str, Entry] = {}

    def __getitem__(self, game: str) -> Entry:
        if game not in self._entries:
            folder, _, name = self._places[game].partition(":")
            module = import_module(f"setzkasten.games.{folder}.entry")
            self._entries[game] = getattr(module, name)
        return self._entries[game]


class Rules(_ById[AnyGame]):
    """The same shelf, the rules alone."""

    def __init__(self, shelf: Mapping[str, Entry]) -> None:
        super().__init__(shelf)
        self._shelf = shelf

    def __getitem__(self, game: str) -> AnyGame:
        return self._shelf[game].game
