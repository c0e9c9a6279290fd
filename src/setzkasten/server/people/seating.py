"""A request for a new table, checked, as the header of its record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

import msgspec

from setzkasten.bots import ADAPTED, ADAPTIVE, LEVELS
from setzkasten.bots.adaptive import FIRST
from setzkasten.catalogue import CATALOGUE, GAMES
from setzkasten.catalogue.handicaps import fitting
from setzkasten.core.handicap import HANDICAPS, LEVEL, Handicap
from setzkasten.core.options import OptionError, write_option
from setzkasten.core.record import LONGEST_LINE, Header, Sitter
from setzkasten.lexicon.letters import WordError
from setzkasten.lexicon.policy_text import changed_policy, changes_of
from setzkasten.server.fault import Fault
from setzkasten.server.http.body import read_body
from setzkasten.server.people.child import check_child
from setzkasten.server.people.clocks import NewClock, time_of
from setzkasten.server.people.plain_line import plain_line
from setzkasten.table.own import foreign
from setzkasten.table.talk import CHILD
from setzkasten.table.told import TalkWay

USUAL_LEVEL = LEVELS[0]
LONGEST_NAME = 40
MOST_NAMES = 12
# How long may a table's own word list be? It has to stand in one line of the record, and there
# a Ü is written as two letters.
LONGEST_OWN_LIST = (LONGEST_LINE - 100) // 2


class NewSeat(msgspec.Struct, frozen=True):
    kind: Literal["person", "computer", "free"] = "person"  # free: somebody comes by a link
    names: tuple[str, ...] = ()
    level: str | None = None
    handicap: Handicap = LEVEL


class NewTable(msgspec.Struct, frozen=True):
    game: str
    seats: tuple[NewSeat, ...]
    options: Mapping[str, bool | int | str | None] = {}
    policy: Mapping[str, bool | int | str | None] = {}  # what it changes about which words count
    talk: TalkWay = "phrases"
    clock: NewClock | None = None  # null: as the options have it
    hints: bool | None = None  # may seats be helped? Left out: where one person plays


def read_new_table(body: bytes) -> NewTable:
    return read_body(body, NewTable)


def header_of(wanted: NewTable) -> Header:
    """Raises `Fault` for a game, an option or a level that is not there."""
    entry = CATALOGUE.get(wanted.game)
    if entry is None:
        data = {"game": wanted.game[:40], "known": ", ".join(CATALOGUE)}
        raise Fault(400, "record_unknown_game", data)
    if wanted.talk == CHILD:
        names = (name for seat in wanted.seats for name in map(clean_name, seat.names) if name)
        check_child(names, wanted.policy)
    game = entry.game
    given = {name: value for name, value in wanted.options.items() if value is not None}
    policy, clock = _policy(wanted), ""
    if wanted.clock:
        seconds, clock = time_of(wanted.game, wanted.clock)
        given |= seconds
    try:
        game.start(len(wanted.seats), given)
    except OptionError as error:
        raise Fault(400, error.code, error.data | {"name": str(error.data["name"])[:40]}) from error
    if entry.player is None and any(seat.kind == "computer" for seat in wanted.seats):
        raise Fault(400, "no_computer", {"game": game.name})
    options = {name: write_option(value) for name, value in given.items()}
    for seat in wanted.seats:
        check_handicap(seat.handicap, game.id, options)
    sitters = tuple(_sitter(seat) for seat in wanted.seats)
    hints = "" if wanted.hints is None else write_option(wanted.hints)
    header = Header(game.id, sitters, game.edition, options=options, policy=policy, hints=hints)
    return replace(header, clock=clock)


def check_handicap(handicap: Handicap, game: str, options: Mapping[str, object]) -> None:
    """Raises `Fault`: nobody can have it, or not in this game."""
    if not handicap.sound:
        raise Fault(400, "handicap_range", dict(HANDICAPS))
    if fitting(handicap, game, options) != handicap:
        raise Fault(400, "handicap_not_here", {"game": GAMES[game].name})


def _policy(wanted: NewTable) -> dict[str, str]:
    """Only what departs from the words of the game."""
    given = {name: write_option(v) for name, v in wanted.policy.items() if v is not None}
    if (signs := len(given.get("own_list", ""))) > LONGEST_OWN_LIST:
        raise Fault(400, "own_list_long", {"signs": signs, "most": LONGEST_OWN_LIST})
    printed = CATALOGUE[wanted.game].policy
    try:
        return changes_of(changed_policy(printed, given), printed)
    except WordError as error:
        raise Fault(400, error.code, error.data) from error


def welcomed(header: Header) -> Header:
    """The header of a record that somebody sent, with names, levels and edition as ours are.

    Its chain ends: the game goes on at another table.
    """
    sitters = tuple(
        _sitter(
            NewSeat(
                "computer" if sitter.kind == "computer" else "person",
                sitter.names,
                sitter.level if sitter.level in (*LEVELS, *ADAPTED) else None,
                sitter.handicap,
            )
        )
        for sitter in header.sitters
    )
    edition = header.edition or GAMES[header.game].edition
    return replace(header, sitters=sitters, edition=edition, chain="")


def _sitter(seat: NewSeat) -> Sitter:
    names = tuple(name for name in map(clean_name, seat.names[:MOST_NAMES]) if name)
    if seat.kind == "person":
        return Sitter(names, handicap=seat.handicap)
    return Sitter(names, "computer", checked_level(seat.level), seat.handicap)


def checked_level(wanted: str | None) -> str:
    """How well a computer plays. Raises `Fault`."""
    level = wanted or USUAL_LEVEL
    if level == ADAPTIVE:
        return FIRST
    if level not in (*LEVELS, *ADAPTED) and not foreign(level):
        known = ", ".join((*LEVELS, ADAPTIVE))
        raise Fault(400, "unknown_level", {"level": level[:40], "known": known})
    return level


def clean_name(text: str) -> str:
    """A name as plain text, without the signs that a record needs."""
    return plain_line(text, LONGEST_NAME, without=",;")[:LONGEST_NAME].strip()
