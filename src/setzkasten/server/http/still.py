"""Answers that stay the same while a server runs: encoded once, and not sent to who has them."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import cache
from hashlib import sha256

import msgspec
from litestar import Response
from litestar.enums import MediaType

from setzkasten.catalogue import GAMES
from setzkasten.server.http.encoding import best_of
from setzkasten.server.http.printing import things_of
from setzkasten.server.http.request import AnyRequest, house_of
from setzkasten.server.http.rules import rules_html
from setzkasten.server.http.samples import has_sample, sample_told


class RulesPage(msgspec.Struct, frozen=True):
    """The rules of a game; each clause is an element whose id is its number."""

    html: str
    print: list[str]  # what can be printed for it: stones, board, pad
    sample: bool  # can a worked game of the leaflet be watched?


class Still:
    def __init__(self, content: object) -> None:
        self._body = msgspec.json.encode(content)
        self._small = gzip.compress(self._body, mtime=0)
        self._tag = f'"{sha256(self._body).hexdigest()[:24]}"'

    def answer(self, request: AnyRequest) -> Response[bytes]:
        headers = {"etag": self._tag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self._tag:
            return Response(b"", status_code=304, headers=headers, media_type=MediaType.JSON)
        body = self._body
        if best_of(request.headers.get("accept-encoding", ""), {"gzip"}):
            body, headers["content-encoding"] = self._small, "gzip"
        return Response(body, headers=headers, media_type=MediaType.JSON)


async def told(request: AnyRequest, make: Callable[[], object]) -> Response[bytes]:
    """Made aside when somebody first asks for it."""
    return (await house_of(request).pools.aside.ask(lambda: _once(make))).answer(request)


@cache
def _once(make: Callable[[], object]) -> Still:
    return Still(make())


def rules(game: str, language: str) -> Still | None:
    """None where there are none. Names that are no games fill no memory."""
    return _rules(game, "en" if language == "en" else "de") if game in GAMES else None


@cache
def _rules(game: str, language: str) -> Still | None:
    html = rules_html(game, language)
    if html is None:
        return None
    return Still(RulesPage(html, things_of(game), has_sample(game)))


def sample(game: str) -> Still | None:
    return _sample(game) if game in GAMES else None


@cache
def _sample(game: str) -> Still | None:
    told = sample_told(game)
    return Still(told) if told is not None else None
