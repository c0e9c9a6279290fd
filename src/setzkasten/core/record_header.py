"""The head of a record: which game, who sits where, what was agreed, how it was set up."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import field, replace

from setzkasten.core.coded import Coded
from setzkasten.core.evening import MOST_BEFORE, Before, read_before
from setzkasten.core.handicap import LEVEL, Handicap, read_handicap
from setzkasten.core.position import Position, PositionError, read_position
from setzkasten.core.values import value

# What a line of the header begins with.
PARTS = frozenset(
    "game edition lexicon seats seat option policy clock hints handicap before position"
    " chain".split()
)

_PAIR = re.compile(r"([^\s=]+)(?:\s*=\s*|\s+)(\S(?:.*\S)?)")
SEAT_NUMBER = re.compile(r"[1-9][0-9]?")
_SEAT = re.compile(r"([1-9]\d?)\s+(person|computer(?:/[\w+~]+)?)(?:\s+(.*))?")


GAME, DAYS = "game", "days"
CLOCKS = (GAME, DAYS)


class RecordError(Coded):
    """A file that cannot be read as a record, and in which line."""


@value
class Sitter:
    """Who sits at a seat: one name, or several for a team."""

    names: tuple[str, ...] = ()
    kind: str = "person"  # or computer
    level: str = ""
    handicap: Handicap = LEVEL


@value
class Header:
    game: str
    sitters: tuple[Sitter, ...]
    edition: str = ""  # left out: the newest
    lexicon: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    policy: Mapping[str, str] = field(default_factory=dict)
    position: Position = field(default_factory=dict)
    chain: str = ""  # the link after the last line; core/record.py
    before: tuple[Before, ...] = ()  # the games of the evening so far
    hints: str = ""  # yes or no, as agreed; left out: where one person plays
    clock: str = ""  # what the seconds are for: the whole game, or a move of days; else a move


def places_of(head: list[tuple[int, str, str]]) -> dict[str, int]:
    """Where each part of the header stands: `game`, `option time`, `position board`."""
    places: dict[str, int] = {}
    for number, word, rest in head:
        places.setdefault(word, number)
        parts = rest.split(";") if word == "position" else [rest]
        for name in (re.split(r"[\s=]", part.strip(), maxsplit=1)[0] for part in parts):
            places.setdefault(f"{word} {name}", number)
    return places


def read_header(head: list[tuple[int, str, str]]) -> Header:
    single: dict[str, str] = {}
    options: dict[str, str] = {}
    policy: dict[str, str] = {}
    position: dict[str, str] = {}
    sitters: dict[int, Sitter] = {}
    for number, word, rest in head:
        if word == "option":
            _read_pair(options, rest, number)
        elif word == "policy":
            _read_pair(policy, rest, number)
        elif word == "position":
            _read_fields(position, rest, number)
        elif word in ("before", "handicap"):
            continue  # read once it is known how many sit there
        elif word == "seat":
            _read_seat(sitters, rest, number)
        elif word in single or not rest:
            raise RecordError("record_header", number, text=f"{word} {rest}".strip())
        else:
            single[word] = rest
    last = head[-1][0] if head else 1
    if "game" not in single:
        raise RecordError("record_no_game", last)
    seated = _handicapped(head, _seated(sitters, single.get("seats", ""), last))
    return Header(
        single["game"],
        seated,
        single.get("edition", ""),
        single.get("lexicon", ""),
        options,
        policy,
        position,
        single.get("chain", ""),
        _before(head, len(seated)),
        _agreed(single.get("hints", ""), last),
        _clock(head),
    )


def _before(head: list[tuple[int, str, str]], seats: int) -> tuple[Before, ...]:
    games: list[Before] = []
    for number, word, rest in head:
        if word == "before":
            game = read_before(rest, seats)
            if game is None or len(games) == MOST_BEFORE:
                raise RecordError("record_header", number, text=f"before {rest}"[:80])
            games.append(game)
    return tuple(games)


def _handicapped(
    head: list[tuple[int, str, str]], sitters: tuple[Sitter, ...]
) -> tuple[Sitter, ...]:
    """`handicap 2 points=20 letters=4`: what seat 2 was given or denied."""
    given: dict[int, Handicap] = {}
    for number, word, rest in head:
        if word == "handicap":
            seat, _, text = rest.partition(" ")
            found = read_handicap(text.strip())
            at = int(seat) if SEAT_NUMBER.fullmatch(seat) else 0
            if found is None or not 1 <= at <= len(sitters) or at in given:
                raise RecordError("record_header", number, text=f"handicap {rest}"[:80])
            given[at] = found
    return tuple(
        replace(sitter, handicap=given[at]) if at in given else sitter
        for at, sitter in enumerate(sitters, 1)
    )


def _agreed(hints: str, line: int) -> str:
    if hints not in ("", "yes", "no"):
        raise RecordError("record_header", line, text=f"hints {hints}")
    return hints


def _clock(head: list[tuple[int, str, str]]) -> str:
    for number, word, rest in head:
        if word == "clock" and rest not in CLOCKS:
            raise RecordError("record_header", number, text=f"clock {rest}")
    return next((rest for _, word, rest in head if word == "clock"), "")


def _read_pair(pairs: dict[str, str], rest: str, number: int) -> None:
    """`time 120` and `time=120` are the same."""
    found = _PAIR.fullmatch(rest)
    if not found or found[1] in pairs:
        raise RecordError("record_header", number, text=rest)
    pairs[found[1]] = found[2]


def _read_fields(position: dict[str, str], rest: str, number: int) -> None:
    try:
        for name, value in read_position(rest).items():
            if name in position:
                raise PositionError("position_field_twice", field=name)
            position[name] = value
    except PositionError as error:
        raise RecordError(error.code, number, **error.data) from error


def _read_seat(sitters: dict[int, Sitter], rest: str, number: int) -> None:
    found = _SEAT.fullmatch(rest)
    if not found or int(found[1]) in sitters:
        raise RecordError("record_header", number, text=f"seat {rest}")
    kind, _, level = found[2].partition("/")
    names = tuple(name.strip() for name in (found[3] or "").split(",") if name.strip())
    sitters[int(found[1])] = Sitter(names, kind, level)


def _seated(sitters: Mapping[int, Sitter], seats: str, line: int) -> tuple[Sitter, ...]:
    if seats and not SEAT_NUMBER.fullmatch(seats):
        raise RecordError("record_header", line, text=f"seats {seats}")
    count = int(seats) if seats else max(sitters, default=0)
    if not count or any(number > count for number in sitters):
        raise RecordError("record_no_seats", line)
    return tuple(sitters.get(number, Sitter()) for number in range(1, count + 1))
