"""What goes over the socket: requests decoded with care, answers built up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias, TypeVar

import msgspec

from setzkasten.core.coded import Coded
from setzkasten.core.game import Refusal
from setzkasten.core.squares import Square
from setzkasten.messages import clauses
from setzkasten.server.bilingual import Bilingual
from setzkasten.table.told import Frame, FrameChange
from setzkasten.table.trial import JudgedWord, Trial

MOST_BYTES = 4096
T = TypeVar("T")

Do = Literal[
    "act",
    "try",
    "vote",
    "ask-vote",
    "doubt",
    "accept",
    "go-on",
    "take-back",
    "undo",
    "leave",
    "offer-words",
    "offer",
    "answer",
    "come-back",
    "hold",
    "look",
    "time",
    "arrange",
    "busy",
    "nudge",
    "say",
    "spell",
    "spelled",
    "write",
]


class Request(msgspec.Struct, frozen=True):
    re: int
    do: Do
    seat: int | None = None
    action: str = ""  # offer: `abort`, or what about whom: `stand-in 3`; say: a phrase; write: text
    word: str = ""  # spelled: nothing is thanks
    aye: bool | None = None  # of a vote, of an answer; busy: stones in hand? hold: shall it stand?
    turn: bool = False  # look: only as long as it is this seat's turn
    seq: int | None = None  # the version of the table that the sender saw


class RefusedWord(msgspec.Struct, frozen=True):
    """A word that the judge turned down."""

    word: str
    squares: tuple[Square, ...]
    reason: str
    data: Mapping[str, str | int]


class RefusalTold(msgspec.Struct, frozen=True):
    """Why something is not possible. Its sentence is the message of its code."""

    code: str
    data: Mapping[str, str | int]
    squares: tuple[Square, ...]
    clauses: tuple[str, ...]  # of the rules
    words: list[RefusedWord]


class TrialTold(msgspec.Struct, frozen=True):
    """What a move would bring; nothing has happened."""

    words: tuple[JudgedWord, ...]
    points: int
    earned: int
    spent: int
    phase: str  # of the game after the move
    parts: tuple[tuple[str, int], ...]  # how points without words come about: ["D4", 10] …
    refusal: RefusalTold | None


class Done(msgspec.Struct, frozen=True):
    """It happened, and is on the disk."""

    re: int
    ok: Literal[True] = True


class Refused(msgspec.Struct, frozen=True):
    """It did not happen."""

    re: int | None  # null where no number could be found
    refusal: RefusalTold


class Tried(msgspec.Struct, frozen=True):
    """What would come of it."""

    re: int
    trial: TrialTold


class Timed(msgspec.Struct, frozen=True):
    """What time it is here, in milliseconds of the world."""

    re: int
    now: int


Answer: TypeAlias = Done | Refused | Tried | Timed


class Shown(msgspec.Struct, frozen=True):
    """The whole table: at the start, when asked to look, and for whoever could not read so fast."""

    frame: Frame[object]


class Changed(msgspec.Struct, frozen=True):
    """What became of it. Whoever has another version than the one before asks to look."""

    change: FrameChange


class Farewell(msgspec.Struct, frozen=True):
    """Why somebody has to go; the line is closed after it, and there is no coming back."""

    farewell: Bilingual


class Restarting(msgspec.Struct, frozen=True):
    """The server ends, and will be back: the line is closed after it, clocks stand until then."""

    restart: Literal[True] = True


class _Numbered(msgspec.Struct):
    re: int


_requests = msgspec.json.Decoder(Request)
_numbered = msgspec.json.Decoder(_Numbered)


class NotUnderstood(Coded):
    """A message that is no request. `re` is its number, where it has one."""

    def __init__(self, re: int | None, text: str) -> None:
        super().__init__("not_understood", text=text)
        self.re = re


def read_request(message: bytes) -> Request:
    """Raises `NotUnderstood`."""
    return read_message(_requests, message)


def read_message(kind: msgspec.json.Decoder[T], message: bytes) -> T:
    """Raises `NotUnderstood`."""
    if len(message) > MOST_BYTES:
        raise NotUnderstood(None, f"more than {MOST_BYTES} bytes")
    try:
        return kind.decode(message)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise NotUnderstood(number_of(message), str(error)[:120]) from error


def number_of(message: bytes) -> int | None:
    try:
        return _numbered.decode(message).re
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return None


def refusal_told(refusal: Refusal, words: tuple[JudgedWord, ...] = ()) -> RefusalTold:
    return RefusalTold(
        refusal.code,
        refusal.data,
        refusal.squares,
        clauses(refusal.code),
        [RefusedWord(w.word, w.squares, w.reason, w.data) for w in words if w.answer == "no"],
    )


def trial_told(trial: Trial) -> TrialTold:
    return TrialTold(
        words=trial.words,
        points=trial.points,
        earned=trial.earned,
        spent=trial.spent,
        phase=trial.phase,
        parts=trial.parts,
        refusal=refusal_told(trial.refusal, trial.words) if trial.refusal else None,
    )
