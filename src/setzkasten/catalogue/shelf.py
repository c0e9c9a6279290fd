"""Games by their ids; each is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from setzkasten.catalogue.entry import Entry
from setzkasten.core.game import AnyGame


class Shelf(Mapping[str, Entry]):
    """`places` name the folder of a game below `games/` and its entry there: `krux:KRUX`."""

    def __init__(self, places: Mapping[str, str]) -> None:
        self._places = places
        self._entries: dict[str, Entry] = {}

    def __getitem__(self, game: str) -> Entry:
        if game not in self._entries:
            folder, _, name = self._places[game].partition(":")
            module = import_module(f"setzkasten.games.{folder}.entry")
            self._entries[game] = getattr(module, name)
        return self._entries[game]

    def __contains__(self, game: object) -> bool:
        return game in self._places

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)


class Rules(Mapping[str, AnyGame]):
    """The same shelf, the rules alone."""

    def __init__(self, shelf: Mapping[str, Entry]) -> None:
        self._shelf = shelf

    def __getitem__(self, game: str) -> AnyGame:
        return self._shelf[game].game

    def __contains__(self, game: object) -> bool:
        return game in self._shelf

    def __iter__(self) -> Iterator[str]:
        return iter(self._shelf)

    def __len__(self) -> int:
        return len(self._shelf)
