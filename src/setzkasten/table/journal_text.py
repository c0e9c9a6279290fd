"""The journal as text: a line an entry. What people do is written behind a colon.

`  9120 : ask 2 OUI 1763280045000 E4v OUI` · `  9130 : vote 1 +` · `  9130 : close`
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from setzkasten.core.game import AnyGame, Millis
from setzkasten.core.record import Line, RecordError, read_happening, write_happening
from setzkasten.core.squares import NotationError
from setzkasten.table.journal import (
    Aborted,
    Accepted,
    Agreed,
    Answered,
    Asked,
    Called,
    Closed,
    Dated,
    Doubted,
    Entry,
    Forgot,
    Hinted,
    Listed,
    Offered,
    Paused,
    Ready,
    Relaid,
    Renewed,
    Resumed,
    Said,
    Sat,
    Sealed,
    Spelled,
    Spelling,
    Spoke,
    Talking,
    Undone,
    Unsealed,
    Voted,
)

SAID = ":"

_VOTES: Mapping[str, bool | None] = {"+": True, "-": False, "0": None}
_SIGNS = {value: sign for sign, value in _VOTES.items()}

_SEAT, _WORD, _UNTIL = r"([1-9][0-9]?)", r"([A-Z]{1,64})", r"([0-9]{1,14})"
_WORDS = r"([A-Z]{1,64}(?:,[A-Z]{1,64}){0,99})"
_HASH = r"([0-9a-f]{64})"
_NAME, _REST = r"([a-z][a-z_-]{0,31})", r"(?: (.{0,9000}))?"


def write_entry(game: AnyGame, entry: Entry) -> str:
    if isinstance(entry, Said):
        return f"{entry.at:>8} {SAID} {_WRITERS[type(entry)](entry)}"
    return write_happening(game, entry)


def read_entry(game: AnyGame, line: Line) -> Entry:
    """Raises `RecordError` with the number of the line."""
    return read_said_line(line) if line.who == SAID else read_happening(game, line)


def read_said_line(line: Line) -> Said:
    """Raises `RecordError` with the number of the line."""
    try:
        return read_said(line.text, line.at)
    except NotationError as error:
        raise RecordError(error.code, line.number, **error.data) from error


_WRITERS: Mapping[type, Callable[[Any], str]] = {  # each takes its own kind of entry
    Asked: lambda e: f"ask {e.seat + 1} {','.join(e.words)} {e.until} {e.action}",
    Doubted: lambda e: f"doubt {e.seat + 1} {e.word} {e.until}",
    Voted: lambda e: f"vote {e.seat + 1} {_SIGNS[e.aye]}",
    Closed: lambda _: "close",
    Listed: lambda e: f"list {','.join(e.words)} {e.until}",
    Ready: lambda e: f"ready {e.seat + 1}",
    Called: lambda e: f"call {e.seat + 1} {e.starts or ''}".rstrip(),
    Accepted: lambda e: f"accept {e.seat + 1} {e.word}",
    Forgot: lambda e: f"forget {e.word}".rstrip(),
    Paused: lambda e: f"pause {e.why}",
    Resumed: lambda e: f"resume {e.why}",
    Dated: lambda e: f"date {e.world}",
    Offered: lambda e: f"offer {e.seat + 1} {e.kind} {e.text}".rstrip(),
    Answered: lambda e: f"answer {e.seat + 1} {_SIGNS[e.aye]}",
    Agreed: lambda e: " ".join(["agree", *(f"{name}={value}" for name, value in e.policy)]),
    Aborted: lambda _: "abort",
    Relaid: lambda e: f"again {e.seat + 1} {e.game} {e.table}" + " rotated" * e.rotated,
    Sat: lambda e: f"sit {e.seat + 1} {e.kind}" + (f"/{e.level}" if e.level else ""),
    Talking: lambda e: f"talk {e.way}",
    Spoke: lambda e: f"say {e.seat + 1} {e.phrase}",
    Spelling: lambda e: f"spell {e.seat + 1} {e.word}",
    Spelled: lambda e: f"spelled {e.seat + 1} {e.word}".rstrip(),
    Renewed: lambda e: f"lexicon {e.lexicon}",
    Sealed: lambda e: f"seal {e.hash}",
    Unsealed: lambda e: f"unseal {e.seed}",
    Hinted: lambda e: f"hint {e.seat + 1} {e.stage}",
    Undone: lambda e: f"undo {e.seat + 1} {e.kept}",
}


Reader = Callable[["re.Match[str]", Millis], Said]


def _moment(text: str | None) -> Millis | None:
    return int(text) if text else None


def _seat(text: str) -> int:
    return int(text) - 1


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))


def one_line(text: str) -> str:
    """As it stands in an entry: notation takes any blanks, but a new line would end it."""
    return " ".join(text.split())


def read_pairs(text: str) -> tuple[tuple[str, str], ...]:
    """`brands=yes old=no`"""
    parts = (pair.partition("=") for pair in text.split())
    return tuple((name, value) for name, _, value in parts)


_READERS: tuple[tuple[re.Pattern[str], Reader], ...] = tuple(
    (re.compile(pattern), reader)
    for pattern, reader in (
        (
            rf"ask {_SEAT} {_WORDS} {_UNTIL} (.{{1,9000}})",
            lambda m, at: Asked(_seat(m[1]), _words(m[2]), m[4], int(m[3]), at=at),
        ),
        (
            rf"doubt {_SEAT} {_WORD} {_UNTIL}",
            lambda m, at: Doubted(_seat(m[1]), m[2], int(m[3]), at=at),
        ),
        (rf"vote {_SEAT} ([+0-])", lambda m, at: Voted(_seat(m[1]), _VOTES[m[2]], at=at)),
        (r"close", lambda m, at: Closed(at=at)),
        (rf"list {_WORDS} {_UNTIL}", lambda m, at: Listed(_words(m[1]), int(m[2]), at=at)),
        (rf"ready {_SEAT}", lambda m, at: Ready(_seat(m[1]), at=at)),
        (rf"call {_SEAT}(?: {_UNTIL})?", lambda m, at: Called(_seat(m[1]), _moment(m[2]), at=at)),
        (rf"accept {_SEAT} {_WORD}", lambda m, at: Accepted(_seat(m[1]), m[2], at=at)),
        (rf"forget(?: {_WORD})?", lambda m, at: Forgot(m[1] or "", at=at)),
        (rf"pause {_NAME}", lambda m, at: Paused(m[1], at=at)),
        (rf"resume {_NAME}", lambda m, at: Resumed(m[1], at=at)),
        (rf"date {_UNTIL}", lambda m, at: Dated(int(m[1]), at=at)),
        (
            rf"offer {_SEAT} {_NAME}{_REST}",
            lambda m, at: Offered(_seat(m[1]), m[2], m[3] or "", at=at),
        ),
        (rf"answer {_SEAT} ([+-])", lambda m, at: Answered(_seat(m[1]), m[2] == "+", at=at)),
        (
            r"agree((?: [^\s=]{1,64}=\S{0,2000}){0,64})",
            lambda m, at: Agreed(read_pairs(m[1]), at=at),
        ),
        (r"abort", lambda m, at: Aborted(at=at)),
        (
            rf"again {_SEAT} ([a-z0-9-]{{1,40}}) ([A-Za-z0-9_-]{{1,40}})( rotated)?",
            lambda m, at: Relaid(_seat(m[1]), m[2], m[3], rotated=bool(m[4]), at=at),
        ),
        (
            rf"sit {_SEAT} (person|computer|free)(?:/([a-z0-9+~-]{{1,32}}))?",
            lambda m, at: Sat(_seat(m[1]), m[2], m[3] or "", at=at),
        ),
        (rf"talk {_NAME}", lambda m, at: Talking(m[1], at=at)),
        (rf"say {_SEAT} {_NAME}", lambda m, at: Spoke(_seat(m[1]), m[2], at=at)),
        (rf"spell {_SEAT} {_WORD}", lambda m, at: Spelling(_seat(m[1]), m[2], at=at)),
        (rf"spelled {_SEAT}(?: {_WORD})?", lambda m, at: Spelled(_seat(m[1]), m[2] or "", at=at)),
        (r"lexicon (\S{1,80})", lambda m, at: Renewed(m[1], at=at)),
        (rf"seal {_HASH}", lambda m, at: Sealed(m[1], at=at)),
        (rf"unseal {_HASH}", lambda m, at: Unsealed(m[1], at=at)),
        (rf"hint {_SEAT} ([123])", lambda m, at: Hinted(_seat(m[1]), int(m[2]), at=at)),
        (
            rf"undo {_SEAT} (0|[1-9][0-9]{{0,6}})",
            lambda m, at: Undone(_seat(m[1]), int(m[2]), at=at),
        ),
    )
)


def read_said(text: str, at: Millis) -> Said:
    """What stands behind the colon; raises `NotationError`."""
    for pattern, reader in _READERS:
        if found := pattern.fullmatch(text):
            return reader(found, at)
    raise NotationError(text[:60], "step of the table such as 'vote 1 +'")
