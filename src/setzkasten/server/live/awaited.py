"""A table that waits, as every page there is told of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from setzkasten.core.handicap import Handicap
from setzkasten.server.people.clocks import NewClock
from setzkasten.table.told import Level, TalkWay


class PlaceTold(msgspec.Struct, frozen=True):
    """Somebody who will play."""

    number: int
    kind: Literal["person", "computer"]
    names: tuple[str, ...]
    level: Level | None  # of a computer
    yours: bool  # sits at this device
    here: bool  # its page is open
    player: str  # a computer that is not of the house: `own_rosa`, or `wire`; else empty
    handicap: Handicap | None  # null: none


class Waiting(msgspec.Struct, frozen=True):
    """A table before the first move."""

    table: str
    game: str
    places: list[PlaceTold]
    free: int  # how many more may come
    least: int  # how many are needed
    opener: bool  # this device opened the table
    hosts: bool  # this device may do what the opener may
    begins: bool  # and there are enough people to begin
    screen: bool  # this device will show only the table
    talk: TalkWay
    picks: tuple[str, ...]  # at a child's table: the names to choose from
    clock: NewClock | None  # null: as the options have it
    options: Mapping[str, bool | int | str | None]
    policy: Mapping[str, bool | int | str | None]  # what is changed about which words count
    hints: bool | None  # may seats be helped? null: where one person plays
    handicaps: tuple[str, ...]  # those that mean something here: points, letters, words


class Awaited(msgspec.Struct, frozen=True):
    """Who has come, at the start and after each change."""

    waiting: Waiting
