"""Faults over HTTP: a status, a code, and the sentence in both languages."""

from __future__ import annotations

import math
from collections.abc import Mapping

from litestar import Response
from litestar.enums import MediaType

from setzkasten.messages import LANGUAGES, sentence
from setzkasten.server.fault import Fault


def bilingual(code: str, data: Mapping[str, str | int] | None = None) -> dict[str, str]:
    return {language: sentence(code, data, language) for language in LANGUAGES}


def fault_told(fault: Fault) -> dict[str, object]:
    error = {"code": fault.code, "data": fault.data, **bilingual(fault.code, fault.data)}
    return {"error": error} if fault.line is None else {"error": error, "line": fault.line}


def too_fast(wait_seconds: float) -> Fault:
    data = {"seconds": math.ceil(wait_seconds)}
    return Fault(429, "too_many_requests", data, wait_seconds=wait_seconds)


def fault_response(fault: Fault) -> Response[dict[str, object]]:
    headers = {"cache-control": "no-store"}
    if fault.wait_seconds:
        headers["retry-after"] = str(math.ceil(fault.wait_seconds))
    return Response(
        fault_told(fault), status_code=fault.status, headers=headers, media_type=MediaType.JSON
    )
