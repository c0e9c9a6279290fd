"""What goes over the socket: requests decoded with care, answers built up."""

from __future__ import annotations

from typing import Literal

import msgspec

from setzkasten.core.game import Refusal
from setzkasten.messages import clauses
from setzkasten.table.trial import JudgedWord, Trial

MOST_BYTES = 4096

Do = Literal[
    "act",
    "try",
    "vote",
    "ask-vote",
    "doubt",
    "accept",
    "go-on",
    "take-back",
    "leave",
    "offer-words",
    "answer",
    "look",
]


class Request(msgspec.Struct, frozen=True):
    re: int
    do: Do
    seat: int | None = None
    action: str = ""
    word: str = ""
    aye: bool | None = None
    turn: bool = False  # look: only as long as it is this seat's turn
    seq: int | None = None  # the version of the table that the sender saw


class _Numbered(msgspec.Struct):
    re: int


_requests = msgspec.json.Decoder(Request)
_numbered = msgspec.json.Decoder(_Numbered)


class NotUnderstood(Exception):
    """A message that is no request. `re` is its number, where it has one."""

    def __init__(self, re: int | None, text: str) -> None:
        super().__init__(text)
        self.re, self.text = re, text


def read_request(message: bytes) -> Request:
    if len(message) > MOST_BYTES:
        raise NotUnderstood(None, f"more than {MOST_BYTES} bytes")
    try:
        return _requests.decode(message)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise NotUnderstood(_number_of(message), str(error)[:120]) from error


def _number_of(message: bytes) -> int | None:
    try:
        return _numbered.decode(message).re
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return None


def refusal_told(refusal: Refusal, words: tuple[JudgedWord, ...] = ()) -> dict[str, object]:
    return {
        "code": refusal.code,
        "data": refusal.data,
        "squares": refusal.squares,
        "clauses": clauses(refusal.code),
        "words": [
            {"word": w.word, "squares": w.squares, "reason": w.reason, "data": w.data}
            for w in words
            if w.answer == "no"
        ],
    }


def trial_told(trial: Trial) -> dict[str, object]:
    return {
        "words": trial.words,
        "points": trial.points,
        "earned": trial.earned,
        "spent": trial.spent,
        "phase": trial.phase,
        "parts": trial.parts,
        "refusal": refusal_told(trial.refusal, trial.words) if trial.refusal else None,
    }
