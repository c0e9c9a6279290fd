"""What can be asked of the server, for machines: an OpenAPI of HTTP, an AsyncAPI of the socket.

Paths, methods and parameters are those of the handlers, schemas those of the types of the wire.
"""

from __future__ import annotations

from collections.abc import Iterator
from inspect import getdoc
from typing import get_type_hints

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from setzkasten.server.http import routes, still
from setzkasten.server.http.api import QUERIES, TAKES, gives, handlers
from setzkasten.server.http.errors import Faulty
from setzkasten.server.http.request import AnyRequest
from setzkasten.server.http.schemas import Document, Kind, info_of, parts_of, schemas_of, typed
from setzkasten.server.http.sockets_api import asyncapi
from setzkasten.server.people.device import COOKIE

JSON = "application/json"


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
    return await still.told(request, openapi)


@get("/api/asyncapi.json")
async def asyncapi_told(request: AnyRequest) -> Response[bytes]:
    return await still.told(request, asyncapi)


API_HANDLERS = [openapi_told, asyncapi_told]
