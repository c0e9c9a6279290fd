"""HTTP: what a request wants is checked here, what happens is the house's affair."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec
from litestar import Response, delete, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, RawBody

from setzkasten import __version__
from setzkasten.catalogue import CATALOGUE, GAMES, USUAL
from setzkasten.core.record import MOST_BYTES
from setzkasten.lexicon.letters import WordError
from setzkasten.server.fault import Fault
from setzkasten.server.http import still, telling
from setzkasten.server.http.assist import Assisted, FinishedTold, place_of, read_question
from setzkasten.server.http.body import FILE_BYTES, Opened, read_body
from setzkasten.server.http.body import MOST_BYTES as MOST_BODY_BYTES
from setzkasten.server.http.errors import FaultTold, fault_told
from setzkasten.server.http.facts import games_told, messages_told
from setzkasten.server.http.missed import Missed, heard
from setzkasten.server.http.pages import page
from setzkasten.server.http.printing import Wish, read_wish
from setzkasten.server.http.request import (
    AnyRequest,
    address_of_request,
    house_of,
    live_of,
    owner_of_request,
    seated_of,
    spare,
)
from setzkasten.server.http.word_facts import WordFacts, look_up
from setzkasten.server.live.faults import Unsaved
from setzkasten.server.live.house import MOST_RUNNING
from setzkasten.server.live.live_table import LiveTable
from setzkasten.server.live.rematch import NextGame
from setzkasten.server.live.rematch import rematch as lay_again
from setzkasten.server.people.gathering import gathered
from setzkasten.server.people.limits import (
    ASSISTS,
    LOOK_UPS,
    NEW_TABLES,
    PRINTS,
    RECORDS,
    TABLES_A_DAY,
    TELLINGS,
)
from setzkasten.server.people.seating import header_of, read_new_table
from setzkasten.server.store import admitted
from setzkasten.server.work import jobs
from setzkasten.table.helping import note_filling


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    """Would a move made now be kept?"""

    ok: bool
    version: str
    error: FaultTold | None = None  # left out while all is well


@get(["/healthz", "/readyz"])
async def healthz(request: AnyRequest) -> Response[Health]:
    """Well means that a move made now would be kept; without that nothing is worth serving."""
    if await house_of(request).health.well():
        return Response(Health(ok=True, version=__version__))
    error = fault_told(Fault(503, "store_unwritable")).error
    return Response(Health(ok=False, version=__version__, error=error), status_code=503)


@get("/api/games")
async def games(request: AnyRequest) -> Response[bytes]:
    return await still.told(request, games_told)


@get("/api/messages")
async def messages(request: AnyRequest) -> Response[bytes]:
    return await still.told(request, messages_told)


@get("/api/rules/{game:str}")
async def rules(
    request: AnyRequest, game: FromPath[str], lang: FromQuery[str] = "de"
) -> Response[bytes]:
    page = await house_of(request).pools.aside.ask(lambda: still.rules(game, lang))
    if page is None:
        raise Fault(404, "no_rules", {"game": game[:40]})
    return page.answer(request)


@get("/api/rules/{game:str}/sample")
async def sample(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """The worked game of the leaflet, as a replay that nobody has to have played."""
    told = await house_of(request).pools.aside.ask(lambda: still.sample(game))
    if told is None:
        raise Fault(404, "no_sample", {"game": game[:40]})
    return told.answer(request)


@get("/api/print/{what:str}/{file:str}")
async def print_pdf(
    request: AnyRequest, what: FromPath[str], file: FromPath[str]
) -> Response[bytes]:
    """Stones, board or pad as PDF; the press runs beside the tables."""
    spare(request, PRINTS)
    wish = read_wish(what, file, request.query_params)
    press = house_of(request).press
    data = press.kept(wish) or press.keep(wish, await _printed(request, wish))
    headers = {"content-disposition": f'attachment; filename="{wish.name}"'}
    return Response(data, media_type="application/pdf", headers=headers)


@get("/api/word/{word:str}")
async def word(
    request: AnyRequest,
    word: FromPath[str],
    game: FromQuery[str] = USUAL,
    table: FromQuery[str] = "",
) -> WordFacts:
    """As the leaflet has it, or with what a table changed and settled about its words."""
    house = house_of(request)
    spare(request, LOOK_UPS)
    live = await live_of(request, table) if table else None
    game = live.table.header.game if live else game
    if game not in GAMES:
        raise Fault(404, "record_unknown_game", {"game": game[:40], "known": ", ".join(GAMES)})
    if (policy := CATALOGUE[game].policy) is None:
        raise Fault(400, "game_without_words", {"game": GAMES[game].name})
    try:
        ours = live and not live.around.watched_by(owner_of_request(request))
        words = live.table.court.words if live and ours else house.words.under(policy)
        return await house.pools.aside.ask(lambda: look_up(words, word))
    except WordError as error:
        raise Fault(400, error.code, error.data) from error


@post("/api/tables", request_max_body_size=MOST_BODY_BYTES)
async def open_table(request: AnyRequest, body: RawBody) -> Opened:
    house = house_of(request)
    await _room_for_a_table(request)
    wanted = await house.pools.aside.ask(lambda: read_new_table(body))
    owner = owner_of_request(request)
    for seat in wanted.seats:
        house.own_players.check(seat.level if seat.kind == "computer" else None)
    if any(seat.kind == "free" for seat in wanted.seats):
        gathering = await house.pools.aside.ask(lambda: gathered(wanted))
        return Opened(await house.hall.open(owner, gathering))
    header = await house.pools.aside.ask(lambda: header_of(wanted))
    return Opened(await house.open(owner, header, talk=wanted.talk))


@delete("/api/tables/{name:str}")
async def delete_table(request: AnyRequest, name: FromPath[str]) -> None:
    house, owner = house_of(request), owner_of_request(request)
    if not await house.delete(name, owner):
        raise Fault(404, "no_such_table")


@get("/api/tables/{name:str}/record", media_type=MediaType.TEXT)
async def record(request: AnyRequest, name: FromPath[str]) -> Response[str]:
    live = await live_of(request, name)
    spare(request, TELLINGS)
    house, device = house_of(request), owner_of_request(request)
    text = await telling.record(house, live, address_of_request(request), device)
    game = live.table.header.game
    headers = {"content-disposition": f'inline; filename="{game}-{name[:6]}.szk"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/tables/{name:str}/replay")
async def replay_table(
    request: AnyRequest, name: FromPath[str], first: FromQuery[int] = 0
) -> Response[bytes]:
    live, house = await live_of(request, name), house_of(request)
    spare(request, TELLINGS)
    sender, device = address_of_request(request), owner_of_request(request)
    told = await telling.replay(house, live, max(0, first), sender=sender, device=device)
    return Response(told, media_type=MediaType.JSON)


@get("/api/tables/{name:str}/missed/{number:int}")
async def missed(request: AnyRequest, name: FromPath[str], number: FromPath[int]) -> Missed:
    """What nobody found in a round of Boggle that was read aloud."""
    live, house = await live_of(request, name), house_of(request)
    spare(request, LOOK_UPS)
    found = await live.read(lambda _: heard(live.table, number))
    if found is None:
        raise Fault(404, "no_such_round", {"round": number})
    return await house.pools.helping.run(address_of_request(request), jobs.missed, found)


@post("/api/tables/{name:str}/rematch")
async def rematch(request: AnyRequest, name: FromPath[str], body: RawBody) -> Opened:
    """The same people once more, in the same seats or one further on, or at another game."""
    wish = read_body(body, NextGame) if body not in (b"", b"null") else NextGame()
    live, house = await seated_of(request, name), house_of(request)
    await _room_for_a_table(request)
    return Opened(await lay_again(house, live, owner_of_request(request), wish))


@post("/api/tables/{name:str}/assist", status_code=200)
async def assist(request: AnyRequest, name: FromPath[str], body: RawBody) -> Assisted:
    """Help with a picture: searching takes up to two seconds, so it runs beside the tables."""
    live, house = await seated_of(request, name), house_of(request)
    spare(request, ASSISTS)
    question = read_question(body)
    place = await live.read(lambda _: place_of(live.table, question))
    sender = address_of_request(request)
    found = await house.pools.helping.run(sender, jobs.assist, place, question)
    if isinstance(found, FinishedTold) and found.action:
        await _noted(live)
    return found


@post("/api/records", request_max_body_size=FILE_BYTES)
async def open_record(request: AnyRequest, body: RawBody) -> Opened:
    house = house_of(request)
    spare(request, RECORDS)
    await _room_for_a_table(request)
    if len(body) > MOST_BYTES:
        raise Fault(413, "record_too_large", {"most": MOST_BYTES // 1_000_000}, line=1)
    owner, address = owner_of_request(request), address_of_request(request)
    return Opened(await house.bring(owner, body, address))


@get(["/", "/{path:path}"])
async def static(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
    house, accepted = house_of(request), request.headers.get("accept-encoding", "")
    found = await house.pools.aside.ask(lambda: page(path, house.settings.static, accepted))
    if found is None:
        raise Fault(404, "no_such_page", {"path": path[:80]})
    return found


HANDLERS = [
    healthz, games, messages, rules, sample, print_pdf, word, open_table, delete_table, record,
    replay_table, missed, rematch, assist, open_record, static,
]  # fmt: skip


async def _noted(live: LiveTable) -> None:
    """It is written down before it is told: such a picture is no entry of a contest."""
    try:
        refusal = await live.change(partial(note_filling, live.table, 0))
    except Unsaved as error:
        raise Fault(503, "not_saved") from error
    if refusal:
        raise Fault(409, refusal.code, dict(refusal.data))


async def _room_for_a_table(request: AnyRequest) -> None:
    """Raises `Fault`: too fast, enough for a day, not invited, too many that nobody finished."""
    spare(request, NEW_TABLES)
    spare(request, TABLES_A_DAY, "tables_a_day")
    await _invited(request)
    if await house_of(request).running(owner_of_request(request)) >= MOST_RUNNING:
        raise Fault(409, "too_many_tables", {"most": MOST_RUNNING})


async def _invited(request: AnyRequest) -> None:
    """Raises `Fault` where only invited people open tables, and this device is none of theirs."""
    house, device = house_of(request), owner_of_request(request)
    if house.porter.invited_only:
        asked = house.store.asked(lambda db: admitted.check(db, device))
        await asyncio.wrap_future(asked)


async def _printed(request: AnyRequest, wish: Wish) -> bytes:
    return await house_of(request).pools.printing.run(address_of_request(request), jobs.pdf, wish)
