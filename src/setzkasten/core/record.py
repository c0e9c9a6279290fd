"""A game as text: one line a step, readable by people, replayable by machines.

Grammar: docs/record.md. A chain over its lines tells whether one was changed; names are no part of
it, so that they can be erased: docs/proof.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import field, replace
from hashlib import sha256

from setzkasten.core.evening import write_before
from setzkasten.core.game import Act, AnyGame, Chance, Expired, Left, Millis, Ruled
from setzkasten.core.handicap import write_handicap
from setzkasten.core.match import Happening, Struck, TakenBack
from setzkasten.core.position import write_position
from setzkasten.core.record_header import (
    PARTS,
    SEAT_NUMBER,
    Header,
    RecordError,
    Sitter,
    places_of,
    read_header,
)
from setzkasten.core.ruling import read_verdict, write_verdict
from setzkasten.core.squares import NotationError
from setzkasten.core.values import value

__all__ = [
    "LONGEST_LINE",
    "MOST_BYTES",
    "MOST_MILLIS",
    "NEW_SIGNS",
    "VERSION",
    "VERSIONS",
    "Header",
    "Line",
    "Record",
    "RecordError",
    "Sitter",
    "chained",
    "chained_line",
    "first_link",
    "read_happening",
    "read_lines",
    "read_record",
    "version_of",
    "write_happening",
    "write_header",
    "write_totals",
]

VERSION = "szk 1"
# Since version 2: what people do beside the rules (`:`), seats that left (`^`), struck words (`#`).
VERSIONS = (VERSION, "szk 2")
NEW_SIGNS = frozenset(":^#")
# How large may a record be? An evening of twelve players stays far below.
MOST_BYTES = 4_000_000
LONGEST_LINE = 20_000
MOST_MILLIS = 10**13

_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f]")
_AT = re.compile(r"\d{1,14}|-")
_WHO = re.compile(r"[*!§~:^#]|[1-9]\d?")
_TOTAL = re.compile(r"-?\d{1,9}")
_SOURCE = re.compile(
    r"(?:^|\s)\(([^()]*)\)?$"
)  # squares of a room have brackets, too, but no blank
_COUNT = re.compile(r"0|[1-9][0-9]{0,6}")


@value
class Line:
    """A line below the header: a step as text, or totals to check."""

    number: int
    at: Millis = 0
    who: str = ""
    text: str = ""
    totals: tuple[int, ...] | None = None


@value
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
    lines += [f"clock {header.clock}"] if header.clock else []
    lines += [f"before {write_before(before)}" for before in header.before]
    lines += [f"hints {header.hints}"] if header.hints else []
    for number, sitter in enumerate(header.sitters, 1):
        level = f"/{sitter.level}" if sitter.level else ""
        lines.append(f"seat {number} {sitter.kind}{level} {', '.join(sitter.names)}".rstrip())
    lines += [
        f"handicap {number} {write_handicap(sitter.handicap)}"
        for number, sitter in enumerate(header.sitters, 1)
        if sitter.handicap
    ]
    lines += [f"position {write_position({n: v})}" for n, v in header.position.items()]
    lines += [f"chain {header.chain}"] if header.chain else []
    return "\n".join(lines) + "\n\n"


def write_happening(game: AnyGame, happening: Happening) -> str:
    match happening:
        case Act(seat=seat, action=action, at=at):
            return f"{at:>8} {seat + 1} {game.write(action)}"
        case Ruled(verdicts=verdicts, source=source, at=at):
            words = " ".join(sorted(map(write_verdict, verdicts)))
            return f"{at:>8} § {words} ({source})"
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


def write_totals(scores: Iterable[int]) -> str:
    return " " * 9 + "= " + " ".join(str(score) for score in scores)


def read_happening(game: AnyGame, line: Line) -> Happening:
    """The step that a line tells; raises `RecordError` with its number."""
    try:
        return _happening(game, line)
    except NotationError as error:
        told = {**error.data, "text": error.data["text"] or line.who}  # nothing stands there
        raise RecordError(error.code, line.number, **told) from error


def _happening(game: AnyGame, line: Line) -> Happening:
    if line.who == "*":
        return Chance(game.read_chance(line.text), at=line.at)
    if line.who == "!":
        return Expired(line.text, at=line.at)
    if line.who in ("~", "^"):
        if not SEAT_NUMBER.fullmatch(line.text):
            raise NotationError(line.text, "seat")
        gone = TakenBack if line.who == "~" else Left
        return gone(int(line.text) - 1, at=line.at)
    if line.who == "#":
        if not _COUNT.fullmatch(line.text):
            raise NotationError(line.text, "number of steps")
        return Struck(int(line.text), at=line.at)
    if line.who == "§":
        body, source = _SOURCE.sub("", line.text), _SOURCE.search(line.text)
        told = source[1] if source else ""
        return Ruled(tuple(read_verdict(t) for t in body.split()), told.strip(), at=line.at)
    return Act(int(line.who) - 1, game.read_action(line.text), at=line.at)


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
        if word in PARTS and not body:
            head.append((number, word, rest))
        else:
            body.append((number, text))
    return Record(read_header(head), _read_body(body), places_of(head))


def read_lines(lines: Iterable[str]) -> tuple[Line, ...]:
    """Lines below a header that is known already; every fault is a `RecordError` with its line."""
    told = enumerate(map(_bare, _text_lines("\n".join(lines).encode())), 1)
    return _read_body([(number, text) for number, text in told if text.strip()])


def _bare(text: str) -> str:
    """The line without its comment; a position has none, its fields are parted by the sign."""
    return text if text.lstrip().startswith("position") else text.split(";", 1)[0]


def _first_word(text: str) -> tuple[str, str]:
    word, *rest = text.split(None, 1)
    return word, rest[0].strip() if rest else ""


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


def first_link(header: Header) -> str:
    """The chain's link of what was agreed before the first step."""
    nameless = tuple(replace(sitter, names=()) for sitter in header.sitters)
    return _hash(write_header(replace(header, sitters=nameless, chain=""), VERSION))


def chained(link: str, lines: Iterable[str]) -> str:
    """The link after these lines: each is the hash of the one before, a blank and its line."""
    for line in lines:
        link = _hash(f"{link} {line}")
    return link


def chained_line(line: Line) -> str:
    """A line of a record as a journal writes it."""
    return f"{line.at:>8} {line.who} {line.text}".rstrip()


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
