"""The descriptions for machines are complete and true; docs/api is what a server tells."""

from __future__ import annotations

import asyncio
import inspect
import json
import re
from pathlib import Path

import pytest
from litestar.handlers import HTTPRouteHandler

from setzkasten.server.http import api, openapi, sockets_api
from setzkasten.server.http.schemas import Document
from setzkasten.server.settings import Settings
from tests.server.inside import inside
from tests.server.test_verify import LIST
from tools.wire import API

HANDLERS = list(api.handlers())


@pytest.mark.parametrize("handler", HANDLERS, ids=lambda handler: handler.fn.__name__)
def test_every_body_and_every_answer_is_described(handler: HTTPRouteHandler) -> None:
    source = inspect.getsource(handler.fn)
    assert ("body: RawBody" in source) == (handler in api.TAKES), "say in api.py what it takes"
    if found := re.search(r"read_body\(body, (\w+)\)", source):
        assert api.TAKES[handler].__name__ == found[1]
    assert api.gives(handler) is not bytes, "say in api.py what the bytes are"


def test_every_path_has_its_parameters() -> None:
    told = openapi.openapi()
    names = [op["operationId"] for path in told["paths"].values() for op in path.values()]
    assert len(names) == len(set(names))
    for path, operations in told["paths"].items():
        for operation in operations.values():
            inside = {p["name"] for p in operation["parameters"] if p["in"] == "path"}
            assert inside == set(re.findall(r"\{(\w+)\}", path)), path


@pytest.mark.parametrize(
    "told", [openapi.openapi(), sockets_api.asyncapi()], ids=["http", "socket"]
)
def test_nothing_refers_to_what_is_not_there(told: Document) -> None:
    for ref in re.findall(r'"\$ref": "#/([^"]+)"', json.dumps(told)):
        here = told
        for part in ref.split("/"):
            here = here[part]


@pytest.mark.parametrize("name", ["openapi", "asyncapi"])
def test_a_server_tells_what_docs_has(name: str, tmp_path: Path) -> None:
    async def told() -> object:
        async with inside(tmp_path, LIST, Settings()) as app:
            return (await app.ask("GET", f"/api/{name}.json")).json

    assert asyncio.run(told()) == json.loads((API / f"{name}.json").read_text("utf-8"))
