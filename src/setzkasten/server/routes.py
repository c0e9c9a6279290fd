"""HTTP: what a request wants is checked here, what happens is the house's affair."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.enums import MediaType

from setzkasten import __version__
from setzkasten.core.record import MOST_BYTES, Header, RecordError, read_record, write_happening
from setzkasten.games import GAMES
from setzkasten.lexicon.policy import WORDLESS
from setzkasten.server.assist import assisted, read_question
from setzkasten.server.dictionary import AS_PRINTED, NO_BOOK, WordError
from setzkasten.server.errors import Fault, bilingual, fault_told
from setzkasten.server.facts import games_told, messages_told
from setzkasten.server.house import House, Unreadable
from setzkasten.server.limits import ASSISTS, LOOK_UPS, NEW_TABLES, PRINTS
from setzkasten.server.live import LiveTable
from setzkasten.server.missed import missed_told
from setzkasten.server.pages import page
from setzkasten.server.printing import pdf_for, read_wish, things_of
from setzkasten.server.rules import rules_html
from setzkasten.server.seating import header_of, read_new_table, welcomed
from setzkasten.server.store import Kept
from setzkasten.table.frame import seats_told
from setzkasten.table.replay import game_of, replay
from setzkasten.table.slider import moves_told

Json = dict[str, object]
# How long may a record be that somebody sends? A long evening has a few hundred lines.
MOST_LINES = 10_000
AnyRequest = Request[Any, Any, Any]  # no user, no auth, no state of Litestar's


def house_of(request: AnyRequest) -> House:
    house: House = request.app.state.house
    return house


def owner_of_request(request: AnyRequest) -> str:
    """Whose device asks; the outermost layer of the app has read the cookie."""
    scope: Any = request.scope  # one key more than Litestar's type knows
    owner: str = scope["setzkasten.owner"]
    return owner


@get(["/healthz", "/readyz"])
async def healthz(request: AnyRequest) -> Response[Json]:
    """Well means that a move made now would be kept; without that nothing is worth serving."""
    told: Json = {"ok": await house_of(request).health.well(), "version": __version__}
    if told["ok"]:
        return Response(told)
    return Response({**told, **fault_told(Fault(503, "store_unwritable"))}, status_code=503)


@get("/api/games", sync_to_thread=False)
def games() -> list[Json]:
    return games_told()


@get("/api/messages", sync_to_thread=False)
def messages() -> Json:
    return messages_told()


@get("/api/rules/{game:str}", sync_to_thread=True)
def rules(game: str, lang: str = "de") -> Json:
    html = rules_html(game, "en" if lang == "en" else "de") if game in GAMES else None
    if html is None:
        raise Fault(404, "no_rules", {"game": game[:40]})
    return {"html": html, "print": things_of(game)}


@get("/api/print/{what:str}/{file:str}")
async def print_pdf(request: AnyRequest, what: str, file: str) -> Response[bytes]:
    """Stones, board or pad as PDF; the press runs beside the tables."""
    spare(house_of(request), request, "print", PRINTS)
    wish = read_wish(what, file, request.query_params)
    data = await asyncio.to_thread(pdf_for, wish)
    headers = {"content-disposition": f'attachment; filename="{wish.name}"'}
    return Response(data, media_type="application/pdf", headers=headers)


@get("/api/word/{word:str}")
async def word(request: AnyRequest, word: str, game: str = "nomina", table: str = "") -> Json:
    """As the leaflet has it, or with what a table changed and settled about its words."""
    house = house_of(request)
    spare(house, request, "look-up", LOOK_UPS)
    here = (await live_of(request, table)).table if table else None
    game = here.header.game if here else game
    if game not in GAMES:
        raise Fault(404, "record_unknown_game", {"game": game[:40], "known": ", ".join(GAMES)})
    if game in WORDLESS:
        raise Fault(400, "game_without_words", {"game": GAMES[game].name})
    try:
        policy, book = (here.header.policy, here.book) if here else (AS_PRINTED, NO_BOOK)
        look_up = house.dictionary.look_up
        told = dict(await asyncio.to_thread(look_up, word, game, policy, book))
    except WordError as error:
        raise Fault(400, error.code, error.data) from error
    if "sentence" not in told:
        told["sentence"] = bilingual(str(told["reason"]), told.get("data", {}))  # type: ignore[arg-type]
    return told


@get("/api/tables")
async def tables(request: AnyRequest) -> list[Json]:
    kept = await house_of(request).owned(owner_of_request(request))
    return [_told(table) for table in kept]


@post("/api/tables")
async def open_table(request: AnyRequest, body: bytes) -> Json:
    house = house_of(request)
    spare(house, request, "table", NEW_TABLES)
    return {"id": await house.open(owner_of_request(request), header_of(read_new_table(body)))}


@delete("/api/tables/{name:str}")
async def delete_table(request: AnyRequest, name: str) -> None:
    house, owner = house_of(request), owner_of_request(request)
    if not await house.delete(name, owner):
        raise Fault(404, "no_such_table")


@get("/api/tables/{name:str}/record", media_type=MediaType.TEXT)
async def record(request: AnyRequest, name: str) -> Response[str]:
    live = await live_of(request, name)
    text = await live.read(lambda _: live.table.record())
    game = live.table.header.game
    headers = {"content-disposition": f'inline; filename="{game}-{name[:6]}.szk"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/tables/{name:str}/replay")
async def replay_table(request: AnyRequest, name: str) -> Json:
    live = await live_of(request, name)
    header = live.table.header
    steps = await live.read(lambda _: moves_told(live.table.course))
    return {"game": header.game, "seats": seats_told(header), "steps": steps}


@get("/api/tables/{name:str}/missed/{number:int}")
async def missed(request: AnyRequest, name: str, number: int) -> Json:
    """What nobody found in a round of Boggle that was read aloud."""
    live, house = await live_of(request, name), house_of(request)
    spare(house, request, "look-up", LOOK_UPS)
    told = await live.read(lambda _: missed_told(live.table, number, house.dictionary))
    if told is None:
        raise Fault(404, "no_such_round", {"round": number})
    return told


@post("/api/tables/{name:str}/rematch")
async def rematch(request: AnyRequest, name: str) -> Json:
    live, house = await live_of(request, name), house_of(request)
    spare(house, request, "table", NEW_TABLES)
    return {"id": await house.rematch(live, owner_of_request(request))}


@post("/api/tables/{name:str}/assist", status_code=200)
async def assist(request: AnyRequest, name: str, body: bytes) -> Json:
    """Help with a picture: searching takes up to two seconds, so it runs beside the tables."""
    live, house = await live_of(request, name), house_of(request)
    spare(house, request, "assist", ASSISTS)
    question = read_question(body)
    return await asyncio.to_thread(assisted, live.table, house.dictionary, question)


@post("/api/records")
async def open_record(request: AnyRequest, body: bytes) -> Json:
    house = house_of(request)
    spare(house, request, "table", NEW_TABLES)
    if len(body) > MOST_BYTES:
        raise Fault(413, "record_too_large", {"most": MOST_BYTES // 1_000_000}, line=1)
    try:
        header, lines = await asyncio.to_thread(_read, house, body)
        return {"id": await house.open(owner_of_request(request), header, lines)}
    except RecordError as error:
        raise Fault(400, error.code, error.data, line=error.line) from error


@get(["/", "/{path:path}"], sync_to_thread=False)
def static(request: AnyRequest, path: str = "/") -> Response[bytes]:
    found = page(path, house_of(request).settings.static)
    if found is None:
        raise Fault(404, "no_such_page", {"path": path[:80]})
    return found


HANDLERS = [
    healthz, games, messages, rules, print_pdf, word, tables, open_table, delete_table, record,
    replay_table, missed, rematch, assist, open_record, static,
]  # fmt: skip


async def live_of(request: AnyRequest, name: str) -> LiveTable:
    try:
        live = await house_of(request).live(name, owner_of_request(request))
    except Unreadable as error:
        raise Fault(409, "table_unreadable") from error
    if live is None:
        raise Fault(404, "no_such_table")
    return live


def spare(house: House, request: AnyRequest, what: str, most: int) -> None:
    wait = house.wait_seconds(what, owner_of_request(request), most)
    if wait:
        raise Fault(429, "too_many_requests", {"seconds": int(wait) + 1}, wait_seconds=wait)


def _read(house: House, body: bytes) -> tuple[Header, list[str]]:
    """A record that somebody sent, played through; what cannot be played is said with its line."""
    found = read_record(body)
    if len(found.lines) > MOST_LINES:
        last = found.lines[MOST_LINES].number
        raise RecordError("record_too_long", last, most=MOST_LINES)
    game, header = game_of(found, GAMES), welcomed(found.header)
    judge = house.dictionary.bench(header.game, header.policy)({})
    played = replay(found, game, lexicon=judge.answer)
    if played.refused and played.refused.refusal:
        refusal = played.refused.refusal
        raise RecordError(refusal.code, played.refused.line, **refusal.data)
    return header, [write_happening(game, h) for h in played.course.happenings]


def _told(kept: Kept) -> Json:
    header = read_record(kept.header.encode()).header
    return {
        "id": kept.id,
        "game": header.game,
        "seats": seats_told(header),
        **msgspec.json.decode(kept.summary, type=dict[str, object]),
        "updated": kept.updated,
    }
