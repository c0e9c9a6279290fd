"""Faults over HTTP: a status, a code, and the sentence in both languages."""

from __future__ import annotations

import math
from collections.abc import Mapping

import msgspec
from litestar import Response
from litestar.enums import MediaType

from setzkasten.server.bilingual import bilingual
from setzkasten.server.fault import Fault


class FaultTold(msgspec.Struct, frozen=True):
    """What went wrong: a code with its data, and the sentence that they make."""

    code: str
    data: Mapping[str, str | int]
    de: str
    en: str


class Faulty(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer in place of the one that was asked for."""

    error: FaultTold
    line: int | None = None  # where in a record; left out elsewhere


def fault_told(fault: Fault) -> Faulty:
    said = bilingual(fault.code, fault.data)
    return Faulty(FaultTold(fault.code, fault.data, said.de, said.en), fault.line)


def too_fast(wait_seconds: float) -> Fault:
    data = {"seconds": math.ceil(wait_seconds)}
    return Fault(429, "too_many_requests", data, wait_seconds=wait_seconds)


def fault_response(fault: Fault) -> Response[Faulty]:
    headers = {"cache-control": "no-store"}
    if fault.wait_seconds:
        headers["retry-after"] = str(math.ceil(fault.wait_seconds))
    return Response(
        fault_told(fault), status_code=fault.status, headers=headers, media_type=MediaType.JSON
    )
