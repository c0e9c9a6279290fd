"""What the server writes about itself: lines for people, or JSON for machines.

No words, names or addresses: tables have ids, requests a number that stands in the answer, too.
"""

from __future__ import annotations

import json
import logging
from contextvars import ContextVar
from datetime import UTC, datetime
from secrets import token_hex
from traceback import format_tb
from types import TracebackType
from typing import Literal, TypeAlias

from setzkasten.core.coded import Coded

LogKind: TypeAlias = Literal["text", "json"]
LOG_KINDS: tuple[LogKind, ...] = ("text", "json")

STRANGERS = (
    "Invalid UTF-8 sequence received",
    "Invalid HTTP request received",
    "Unsupported upgrade request",
)

_Error: TypeAlias = (
    tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
)

_request: ContextVar[str] = ContextVar("request", default="")


def new_request() -> str:
    """A number for what is being asked now; every line that is written meanwhile has it."""
    number = token_hex(8)
    _request.set(number)
    return number


def set_up(kind: LogKind) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if kind == "json" else TextLines())
    handler.addFilter(_of_ours)
    logging.basicConfig(level=logging.INFO, handlers=[handler])


def _of_ours(record: logging.LogRecord) -> bool:
    """What a stranger sends is no error, and could fill the disk: the library's lines about it."""
    strange = record.name == "uvicorn.error" and record.getMessage().startswith(STRANGERS)
    return not strange


def trace_of(error: BaseException | None) -> str:
    """Of an error its kind and its way; what it says may be a word or a name of somebody."""
    frames = "".join(format_tb(error.__traceback__ if error else None))
    return f"Traceback\n{frames}{type(error).__name__}"


def reason_of(error: Exception) -> str:
    """Why something cannot be read, without what stands there."""
    if isinstance(error, Coded):
        return error.code if error.line is None else f"line {error.line}: {error.code}"
    return type(error).__name__


class _Discreet(logging.Formatter):
    def formatException(self, ei: _Error) -> str:  # noqa: N802  # as the library calls it
        return trace_of(ei[1])


class TextLines(_Discreet):
    def __init__(self) -> None:
        super().__init__("%(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        said, number = super().format(record), _request.get()
        return f"{said} [{number}]" if number else said

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        """On one line, whatever it says: nobody forges a second one."""
        record.message = "".join(
            s if s.isprintable() else f"\\x{ord(s):02x}" for s in record.message
        )
        return super().formatMessage(record)


class JsonLines(_Discreet):
    def format(self, record: logging.LogRecord) -> str:
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        facts = {
            "time": moment,
            "level": record.levelname.lower(),
            "room": record.name,
            "said": record.getMessage(),
        }
        if number := _request.get():
            facts["request"] = number
        if record.exc_info:
            facts["trace"] = self.formatException(record.exc_info)
        return json.dumps(facts)
