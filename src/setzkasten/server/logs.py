"""What the server writes about itself: lines for people, or JSON for machines.

No words, names or addresses: tables have ids, requests a number that stands in the answer, too.
"""

from __future__ import annotations

import json
import logging
from contextvars import ContextVar
from datetime import UTC, datetime
from secrets import token_hex
from typing import Literal, TypeAlias

LogKind: TypeAlias = Literal["text", "json"]
LOG_KINDS: tuple[LogKind, ...] = ("text", "json")

_request: ContextVar[str] = ContextVar("request", default="")


def new_request() -> str:
    """A number for what is being asked now; every line that is written meanwhile has it."""
    number = token_hex(8)
    _request.set(number)
    return number


def set_up(kind: LogKind) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if kind == "json" else TextLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler])


class TextLines(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        said, number = super().format(record), _request.get()
        return f"{said} [{number}]" if number else said


class JsonLines(logging.Formatter):
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
        return json.dumps(facts, ensure_ascii=False)
