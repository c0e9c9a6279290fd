"""The sockets, described for machines: of a table, of a sheet, and of a program."""

from __future__ import annotations

from typing import get_args

from setzkasten.server.http.schemas import Document, Kind, info_of, schemas_of
from setzkasten.server.live.awaited import Awaited
from setzkasten.server.live.company import Again, Mates, Met
from setzkasten.server.live.nudging import InHand, Nudged
from setzkasten.server.live.porter import HouseSaid
from setzkasten.server.live.programs import ProgramAct, ProgramDone, ProgramFrame, ProgramRefused
from setzkasten.server.live.sheet_wire import (
    CursorMoved,
    SheetChanged,
    SheetRequest,
    SheetShown,
    SolversMet,
)
from setzkasten.server.live.wire import (
    MOST_BYTES,
    Answer,
    Changed,
    Done,
    Farewell,
    Refused,
    Request,
    Restarting,
    Shown,
)
from setzkasten.server.live.writing import Writings

TOLD: tuple[Kind, ...] = (
    Shown, Changed, Awaited, Met, Mates, InHand, Nudged, Writings, Again, HouseSaid, Farewell,
    Restarting, *get_args(Answer),
)  # fmt: skip

PROGRAM_TOLD: tuple[Kind, ...] = (ProgramFrame, ProgramDone, ProgramRefused)
SHEET_TOLD: tuple[Kind, ...] = (
    SheetShown, SheetChanged, SolversMet, CursorMoved, Farewell, Restarting, Done, Refused,
)  # fmt: skip


def asyncapi() -> Document:
    asking = (Request, *TOLD, SheetRequest, *SHEET_TOLD, ProgramAct, *PROGRAM_TOLD)
    kinds = tuple(dict.fromkeys(asking))
    schemas, components = schemas_of(list(kinds))
    messages: Document = {kind.__name__: {"payload": schemas[kind]} for kind in kinds}
    for asked in ("Request", "SheetRequest"):
        messages[asked]["description"] = f"At most {MOST_BYTES} bytes."
    return {
        "asyncapi": "3.0.0",
        "info": info_of("The sockets of a table and of a sheet; docs/wire.md tells it to people."),
        "channels": {
            "table": _channel("tables", "the table; ?client= names the page", (Request, *TOLD)),
            "sheet": _channel("sheets", "the sheet", (SheetRequest, *SHEET_TOLD)),
            "program": _program_channel(),
        },
        "operations": {
            "ask": _spoken("receive", "table", (Request,)),
            "tell": _spoken("send", "table", TOLD),
            "askSheet": _spoken("receive", "sheet", (SheetRequest,)),
            "tellSheet": _spoken("send", "sheet", SHEET_TOLD),
        },
        "components": {"schemas": components, "messages": messages},
    }


def _program_channel() -> Document:
    names = [kind.__name__ for kind in (ProgramAct, *PROGRAM_TOLD)]
    return {
        "address": "/api/tables/{name}/program",
        "parameters": {"name": {"description": "the table; the token stands in `authorization`"}},
        "messages": {n: {"$ref": f"#/components/messages/{n}"} for n in names},
    }


def _channel(what: str, about: str, kinds: tuple[Kind, ...]) -> Document:
    names = [kind.__name__ for kind in kinds]
    return {
        "address": f"/api/{what}/{{name}}/socket",
        "parameters": {"name": {"description": about}},
        "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names},
    }


def _spoken(action: str, channel: str, kinds: tuple[Kind, ...]) -> Document:
    refs = [{"$ref": f"#/channels/{channel}/messages/{kind.__name__}"} for kind in kinds]
    return {"action": action, "channel": {"$ref": f"#/channels/{channel}"}, "messages": refs}
