"""A game as text: one line a step, readable by people, replayable by machines.

Grammar: docs/record.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from setzkasten.core.coded import Coded
from setzkasten.core.game import Act, AnyGame, Chance, Expired, Left, Millis, Ruled
from setzkasten.core.match import Happening, Struck, TakenBack
from setzkasten.core.position import Position, PositionError, read_position, write_position
from setzkasten.core.ruling import read_verdict, write_verdict
from setzkasten.core.squares import NotationError

VERSION = "szk 1"
# Since version 2: what people do beside the rules (`:`), seats that left (`^`), struck words (`#`).
VERSIONS = (VERSION, "szk 2")
NEW_SIGNS = frozenset(":^#")
# How large may a record be? An evening of twelve players stays far below.
MOST_BYTES = 4_000_000
LONGEST_LINE = 20_000
MOST_MILLIS = 10**13

_HEADER = (
    "game",
    "edition",
    "lexicon",
    "seats",
    "seat",
    "option",
    "policy",
    "position",
)
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f]")
_AT = re.compile(r"\d{1,14}|-")
_WHO = re.compile(r"[*!§~:^#]|[1-9]\d?")
_TOTAL = re.compile(r"-?\d{1,9}")
_SOURCE = re.compile(
    r"(?:^|\s)\(([^()]*)\)?$"
)  # squares of a room have brackets, too, but no blank
_PAIR = re.compile(r"([^\s=]+)(?:\s*=\s*|\s+)(\S(?:.*\S)?)")
_COUNT = re.compile(r"0|[1-9][0-9]{0,6}")
_SEATS = re.compile(r"[1-9][0-9]?")
_SEAT = re.compile(r"([1-9]\d?)\s+(person|computer(?:/\w+)?)(?:\s+(.*))?")


class RecordError(Coded):
    """A file that cannot be read as a record, and in which line."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits at a seat: one name, or several for a team."""

    names: tuple[str, ...] = ()
    kind: str = "person"  # or computer
    level: str = ""


@dataclass(frozen=True, slots=True)
class Header:
    game: str
    sitters: tuple[Sitter, ...]
    edition: str = ""  # left out: the newest
    lexicon: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    policy: Mapping[str, str] = field(default_factory=dict)
    position: Position = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Line:
    """A line below the header: a step as text, or totals to check."""

    number: int
    at: Millis = 0
    who: str = ""
    text: str = ""
    totals: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Record:
    header: Header
    lines: tuple[Line, ...]
    places: Mapping[str, int] = field(default_factory=dict)  # `option time` to its line

    def place(self, *names: str) -> int:
        """The line of the first of these parts of the header that is there; else of the game."""
        return next((self.places[n] for n in (*names, "game") if n in self.places), 1)


def version_of(lines: Iterable[str]) -> str:
    """The oldest version that can read these lines."""
    new = any(line.split(None, 2)[1] in NEW_SIGNS for line in lines)
    return VERSIONS[new]


def write_header(header: Header, version: str = VERSION) -> str:
    lines = [version, f"game {header.game}"]
    lines += [f"edition {header.edition}"] if header.edition else []
    lines += [f"lexicon {header.lexicon}"] if header.lexicon else []
    lines += [f"option {name} {value}" for name, value in header.options.items()]
    lines += [f"policy {name}={value}" for name, value in header.policy.items()]
    for number, sitter in enumerate(header.sitters, 1):
        level = f"/{sitter.level}" if sitter.level else ""
        lines.append(f"seat {number} {sitter.kind}{level} {', '.join(sitter.names)}".rstrip())
    lines += [f"position {write_position({n: v})}" for n, v in header.position.items()]
    return "\n".join(lines) + "\n\n"


def write_happening(game: AnyGame, happening: Happening) -> str:
    match happening:
        case Act(seat=seat, action=action, at=at):
            return f"{at:>8} {seat + 1} {game.write(action)}"
        case Chance(outcome=outcome, at=at):
            return f"{at:>8} * {game.write(outcome)}"
        case Expired(deadline=deadline, at=at):
            return f"{at:>8} ! {deadline}"
        case TakenBack(seat=seat, at=at):
            return f"{at:>8} ~ {seat + 1}"
        case Struck(kept=kept, at=at):
            return f"{at:>8} # {kept}"
        case Left(seat=seat, at=at):
            return f"{at:>8} ^ {seat + 1}"
        case Ruled(verdicts=verdicts, source=source, at=at):
            words = " ".join(sorted(write_verdict(verdict) for verdict in verdicts))
            return f"{at:>8} § {words} ({source})"


def write_totals(scores: Iterable[int]) -> str:
    return " " * 9 + "= " + " ".join(str(score) for score in scores)


def read_happening(game: AnyGame, line: Line) -> Happening:
    """The step that a line tells; raises `RecordError` with its number."""
    try:
        return _happening(game, line)
    except NotationError as error:
        raise RecordError(error.code, line.number, **error.data) from error


def _happening(game: AnyGame, line: Line) -> Happening:
    if line.who == "*":
        return Chance(game.read_chance(line.text), line.at)
    if line.who == "!":
        return Expired(line.text, line.at)
    if line.who in ("~", "^"):
        if not _SEATS.fullmatch(line.text):
            raise NotationError(line.text, "seat")
        gone = TakenBack if line.who == "~" else Left
        return gone(int(line.text) - 1, line.at)
    if line.who == "#":
        if not _COUNT.fullmatch(line.text):
            raise NotationError(line.text, "number of steps")
        return Struck(int(line.text), line.at)
    if line.who == "§":
        body, source = _SOURCE.sub("", line.text), _SOURCE.search(line.text)
        told = source[1] if source else ""
        return Ruled(tuple(read_verdict(t) for t in body.split()), told.strip(), line.at)
    return Act(int(line.who) - 1, game.read_action(line.text), line.at)


def read_record(data: bytes) -> Record:
    """Header and lines; every fault is a `RecordError` with its line."""
    lines = [(number, _bare(text)) for number, text in enumerate(_text_lines(data), 1)]
    told = [(number, text) for number, text in lines if text.strip()]
    if not told or " ".join(told[0][1].split()) not in VERSIONS:
        raise RecordError("record_version", told[0][0] if told else 1, wanted=VERSIONS[-1])
    head: list[tuple[int, str, str]] = []
    body: list[tuple[int, str]] = []
    for number, text in told[1:]:
        word, rest = _first_word(text)
        if word in _HEADER and not body:
            head.append((number, word, rest))
        else:
            body.append((number, text))
    return Record(_read_header(head), _read_body(body), _places(head))


def _bare(text: str) -> str:
    """The line without its comment; a position has none, its fields are parted by the sign."""
    return text if text.lstrip().startswith("position") else text.split(";", 1)[0]


def _first_word(text: str) -> tuple[str, str]:
    word, *rest = text.split(None, 1)
    return word, rest[0].strip() if rest else ""


def _places(head: list[tuple[int, str, str]]) -> dict[str, int]:
    """Where each part of the header stands: `game`, `option time`, `position board`."""
    places: dict[str, int] = {}
    for number, word, rest in head:
        places.setdefault(word, number)
        parts = rest.split(";") if word == "position" else [rest]
        for name in (re.split(r"[\s=]", part.strip(), maxsplit=1)[0] for part in parts):
            places.setdefault(f"{word} {name}", number)
    return places


def _text_lines(data: bytes) -> list[str]:
    if len(data) > MOST_BYTES:
        raise RecordError("record_too_large", 1, most=MOST_BYTES // 1_000_000)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError("record_not_text", data[: error.start].count(b"\n") + 1) from error
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise RecordError("record_line_too_long", number, most=LONGEST_LINE)
        if _CONTROL.search(line):
            raise RecordError("record_not_text", number)
    return lines


def _read_header(head: list[tuple[int, str, str]]) -> Header:
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
        elif word == "seat":
            _read_seat(sitters, rest, number)
        elif word in single or not rest:
            raise RecordError("record_header", number, text=f"{word} {rest}".strip())
        else:
            single[word] = rest
    last = head[-1][0] if head else 1
    if "game" not in single:
        raise RecordError("record_no_game", last)
    seated = _seated(sitters, single.get("seats", ""), last)
    return Header(
        single["game"],
        seated,
        single.get("edition", ""),
        single.get("lexicon", ""),
        options,
        policy,
        position,
    )


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
    if seats and not _SEATS.fullmatch(seats):
        raise RecordError("record_header", line, text=f"seats {seats}")
    count = int(seats) if seats else max(sitters, default=0)
    if not count or any(number > count for number in sitters):
        raise RecordError("record_no_seats", line)
    return tuple(sitters.get(number, Sitter()) for number in range(1, count + 1))


def _read_body(body: list[tuple[int, str]]) -> tuple[Line, ...]:
    lines: list[Line] = []
    at = 0
    for number, text in body:
        line = _read_totals(number, text) or _read_step(number, text, at)
        if line is None:
            raise RecordError("record_line", number, text=text.strip()[:60])
        at = at if line.totals is not None else line.at
        lines.append(line)
    return tuple(lines)


def _read_totals(number: int, text: str) -> Line | None:
    """`= 12 7`"""
    sign, *totals = text.split()
    if sign != "=" or not totals or not all(map(_TOTAL.fullmatch, totals)):
        return None
    return Line(number, totals=tuple(map(int, totals)))


def _read_step(number: int, text: str, before: Millis) -> Line | None:
    """`1000 1 E4> WAS`: when, who, what; `-` is as late as the line before."""
    at, who, what = (*text.strip().split(None, 2), "", "")[:3]
    if not _AT.fullmatch(at) or not _WHO.fullmatch(who):
        return None
    moment = before if at == "-" else int(at)
    return Line(number, moment, who, what) if moment <= MOST_MILLIS else None
