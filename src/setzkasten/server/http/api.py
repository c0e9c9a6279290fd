"""What can be asked of the server, for machines: an OpenAPI of HTTP, an AsyncAPI of the socket.

Paths, methods and parameters are those of the handlers, schemas those of the types of the wire.
lines: the list of all that is taken and told stands in one place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from inspect import getdoc
from types import NoneType
from typing import get_args, get_origin, get_type_hints

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from setzkasten.server.http import (
    analysis,
    assist,
    books,
    facts,
    gifts,
    hints,
    house_told,
    invitations,
    keeper,
    manners,
    my_data,
    my_games,
    puzzles,
    reach,
    reporting,
    routes,
    sheets,
    telling,
    waiting,
    workshop,
)
from setzkasten.server.http.errors import Faulty
from setzkasten.server.http.printing import Wish
from setzkasten.server.http.request import AnyRequest, house_of
from setzkasten.server.http.schemas import Document, Kind, info_of, parts_of, schemas_of, typed
from setzkasten.server.http.sockets_api import asyncapi
from setzkasten.server.http.still import RulesPage, Still
from setzkasten.server.live.rematch import NextGame
from setzkasten.server.people.device import COOKIE
from setzkasten.server.people.gathering import Agreement
from setzkasten.server.people.seating import NewTable
from setzkasten.server.store.puzzle_shelf import Change

FILE, TEXT, JSON = "application/octet-stream", "text/plain", "application/json"

ALL = (
    *routes.HANDLERS, *books.BOOK_HANDLERS, *hints.HINT_HANDLERS, *analysis.ANALYSIS_HANDLERS,
    *invitations.INVITATION_HANDLERS, *waiting.WAITING_HANDLERS, *manners.MANNERS_HANDLERS,
    *my_games.MY_GAMES_HANDLERS, *my_data.MY_DATA_HANDLERS, *reach.REACH_HANDLERS,
    *reporting.REPORT_HANDLERS, *keeper.KEEPER_HANDLERS, *house_told.HOUSE_HANDLERS,
    *puzzles.PUZZLE_HANDLERS, *gifts.GIFT_HANDLERS, *sheets.SHEET_HANDLERS,
    *workshop.WORKSHOP_HANDLERS,
)  # fmt: skip
# What handlers read from the bytes of a body.
TAKES: Mapping[HTTPRouteHandler, Kind] = {
    routes.open_table: NewTable,
    routes.assist: assist.Question,
    hints.hint: hints.HintAsked,
    routes.open_record: TEXT,
    invitations.invite: invitations.NewInvitation,
    invitations.look: invitations.Knock,
    invitations.claim: invitations.Knock,
    waiting.fill: waiting.Filling,
    waiting.seat_program: waiting.Naming,
    waiting.talk: waiting.Manner,
    waiting.settle: Agreement,
    routes.rematch: NextGame,
    manners.remove: manners.Somebody,
    manners.block: manners.Somebody,
    reporting.report: reporting.NewReport,
    keeper.take_keys: keeper.KeeperKey,
    keeper.finish: keeper.Settling,
    keeper.entrance: keeper.Entrance,
    keeper.announce: keeper.Saying,
    house_told.enter: keeper.KeeperKey,
    waiting.rename: waiting.Naming,
    **reach.TAKES,
    puzzles.new_puzzle: puzzles.NewPuzzle,
    puzzles.open_puzzle: FILE,
    puzzles.write_puzzle: Change,
    gifts.check_gift: gifts.Entered,
    gifts.reveal_gift: gifts.Wanted,
    sheets.lay_out: sheets.NewSheet,
    sheets.look_at_sheet: sheets.SheetKnock,
    sheets.join_sheet: sheets.SheetKnock,
    workshop.begin_puzzle: workshop.Wished,
    workshop.outlook: workshop.Opening,
    workshop.refill: workshop.Opening,
    workshop.change_word: workshop.Rewritten,
    workshop.add_theme: workshop.Themed,
    workshop.restore: workshop.Restored,
    workshop.booklet: workshop.BookletWish,
}
# What the bytes are that handlers answer with.
GIVES: Mapping[HTTPRouteHandler, Kind] = {
    routes.games: list[facts.GameFacts],
    routes.messages: facts.Messages,
    routes.rules: RulesPage,
    routes.print_pdf: "application/pdf",
    my_games.tables: list[my_games.TableFacts],
    routes.record: TEXT,
    routes.replay_table: telling.Replay,
    puzzles.puzzle_file: FILE,
    workshop.booklet: "application/pdf",
}
# What a handler reads from the query by itself, beside what its path says.
QUERIES: Mapping[HTTPRouteHandler, type[Wish]] = {routes.print_pdf: Wish}


def handlers() -> Iterator[HTTPRouteHandler]:
    """All that is for programs; pages are not."""
    return (handler for handler in ALL if handler is not routes.static)


def gives(handler: HTTPRouteHandler) -> Kind:
    """What it answers when all is well; None: nothing."""
    if handler in GIVES:
        return GIVES[handler]
    said = get_type_hints(handler.fn)["return"]
    said = get_args(said)[0] if get_origin(said) is Response else said
    return None if said is NoneType else said


def openapi() -> Document:
    known = list(handlers())
    kinds = [kind for h in known for kind in (TAKES.get(h), gives(h)) if typed(kind)]
    schemas, components = schemas_of([*kinds, Faulty])
    paths: Document = {}
    for handler in known:
        for path in sorted(handler.paths):
            for method in sorted(handler.http_methods - {"OPTIONS"}):
                operation = _operation(handler, path, schemas)
                paths.setdefault(_plain(path), {})[method.lower()] = operation
    cookie = {"type": "apiKey", "in": "cookie", "name": COOKIE}
    return {
        "openapi": "3.1.0",
        "info": info_of("Everything over HTTP; docs/wire.md tells it to people."),
        "paths": dict(sorted(paths.items())),
        "security": [{}, {"device": []}],
        "components": {"schemas": components, "securitySchemes": {"device": cookie}},
    }


def _operation(handler: HTTPRouteHandler, path: str, schemas: dict[Kind, Document]) -> Document:
    answer: Document = {"description": "As asked."}
    if (given := gives(handler)) is not None:
        answer["content"] = _content(given, schemas)
    fault = {"description": "Why not.", "content": _content(Faulty, schemas)}
    told: Document = {
        "operationId": _id(handler, path),
        "parameters": list(_parameters(handler, path)),
    }
    if about := getdoc(handler.fn):
        told["description"] = about
    if handler in TAKES:
        told["requestBody"] = {"required": True, "content": _content(TAKES[handler], schemas)}
    told["responses"] = {str(handler.status_code): answer, "default": fault}
    if handler is routes.healthz:
        told["responses"]["503"] = {**answer, "description": "A move would not be kept."}
    return told


def _content(kind: Kind, schemas: dict[Kind, Document]) -> Document:
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    parts = [schemas[part] for part in parts_of(kind)]
    return {JSON: {"schema": parts[0] if len(parts) == 1 else {"anyOf": parts}}}


def _plain(path: str) -> str:
    """`/api/rules/{game:str}` without the types."""
    return path.replace(":str}", "}").replace(":int}", "}")


def _id(handler: HTTPRouteHandler, path: str) -> str:
    name = handler.fn.__name__
    alone = len(handler.paths) == 1
    return name if alone else f"{name}_{_plain(path).rsplit('/', 1)[1].strip('{}')}"


def _parameters(handler: HTTPRouteHandler, path: str) -> Iterator[Document]:
    hints = get_type_hints(handler.fn)
    for name, parameter in handler.parsed_fn_signature.parameters.items():
        inside, elsewhere = (f"{{{name}:" in text for text in (path, "".join(handler.paths)))
        if name in ("request", "body") or (elsewhere and not inside):
            continue
        schema = (
            {"type": "string"}
            if inside and parameter.has_default
            else msgspec.json.schema(hints[name])
        )
        if not inside and parameter.has_default:
            schema["default"] = parameter.default
        yield _parameter(name, "path" if inside else "query", schema)
    if query := QUERIES.get(handler):
        known = msgspec.json.schema_components([query])[1][query.__name__]["properties"]
        yield from (_parameter(n, "query", s) for n, s in known.items() if f"{{{n}:" not in path)


def _parameter(name: str, where: str, schema: Document) -> Document:
    required = where == "path" or "default" not in schema
    return {"name": name, "in": where, "required": required, "schema": schema}


@get("/api/openapi.json")
async def openapi_told(request: AnyRequest) -> Response[bytes]:
    return (await house_of(request).pools.aside.ask(_openapi)).answer(request)


@get("/api/asyncapi.json")
async def asyncapi_told(request: AnyRequest) -> Response[bytes]:
    return (await house_of(request).pools.aside.ask(_asyncapi)).answer(request)


API_HANDLERS = [openapi_told, asyncapi_told]


@cache
def _openapi() -> Still:
    return Still(openapi())


@cache
def _asyncapi() -> Still:
    return Still(asyncapi())
