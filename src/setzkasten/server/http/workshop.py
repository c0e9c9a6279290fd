"""The workshop over HTTP: a grid is begun, looked at and changed in place; a booklet is bound.

All searching is done by worker processes, with an end to each job and to the queue.
"""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom
from typing import Annotated, Literal, TypeVarTuple

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, RawBody

from setzkasten.lexicon.words import Words
from setzkasten.puzzle.bench import Bench, Start
from setzkasten.puzzle.booklet import Plan
from setzkasten.puzzle.crossword import Place, Puzzle
from setzkasten.puzzle.look import AnyStyle, Look, Paper
from setzkasten.puzzle.page import Heading
from setzkasten.server.fault import Fault
from setzkasten.server.http.body import Opened, read_body
from setzkasten.server.http.puzzle_text import checked_heading
from setzkasten.server.http.puzzles import keep_new, own_puzzle, shelf_of
from setzkasten.server.http.request import (
    AnyRequest,
    address_of_request,
    house_of,
    owner_of_request,
    spare,
)
from setzkasten.server.http.workshop_told import Fitting, Prospected, Worked, spots, worked
from setzkasten.server.people.limits import ASSISTS, BOOKLETS, LOOK_UPS, NEW_PUZZLES, SAVES
from setzkasten.server.store.puzzle_shelf import Line, Spot
from setzkasten.server.work import workshop_jobs
from setzkasten.server.work.workshop_jobs import Done

Given = TypeVarTuple("Given")
# How many squares may be tried for a new puzzle?
SEARCH_WORK = 200_000
MOST_IN_A_BOOKLET = 24
MOST_SEED = 99_999


class Wished(msgspec.Struct, frozen=True):
    """What a maker wishes for: lists as they are typed, one a line."""

    rows: int = 12
    cols: int = 12
    level: Literal["leicht", "mittel", "schwer"] = "mittel"
    umlauts: Literal["AE", "Ä"] = "AE"
    symmetry: Literal["none", "half-turn", "mirror", "diagonal"] = "none"
    theme: tuple[str, ...] = ()
    words: str = ""
    banned: str = ""
    clues: str = ""
    grid: str = ""  # goes before rows and cols: `#` is black, `.` is open, letters stay


class Opening(msgspec.Struct, frozen=True):
    """Squares that shall be open again."""

    squares: tuple[tuple[Line, Line], ...]


class Rewritten(msgspec.Struct, frozen=True):
    """Another word in a place."""

    at: Spot
    word: str


class Themed(msgspec.Struct, frozen=True):
    word: str


class Restored(msgspec.Struct, frozen=True):
    """The letters as they were before."""

    rows: tuple[str, ...]


class BookletWish(msgspec.Struct, frozen=True):
    """A booklet that begins with puzzles of one's own, and goes on with new ones."""

    puzzles: tuple[str, ...] = ()
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_IN_A_BOOKLET)] = 10
    styles: tuple[AnyStyle, ...] = ("classic",)
    level: Literal["leicht", "mittel", "schwer"] = "mittel"
    paper: Paper = "a5"
    title: str = ""
    dedication: str = ""
    giver: str = ""
    lang: Literal["de", "en"] = "de"


@post("/api/workshop")
async def begin_puzzle(request: AnyRequest, body: RawBody) -> Opened:
    """A new puzzle by all wishes of its maker."""
    spare(request, NEW_PUZZLES)
    wished = read_body(body, Wished)
    start = Start(**msgspec.structs.asdict(wished), seed=_seed(), work=SEARCH_WORK)
    searching, address = house_of(request).pools.searching, address_of_request(request)
    puzzle, bench = await searching.run(address, workshop_jobs.started, start)
    return await keep_new(request, puzzle, bench)


@get("/api/workshop/{name:str}")
async def bench(request: AnyRequest, name: FromPath[str]) -> Worked:
    spare(request, LOOK_UPS)
    kept = await own_puzzle(request, name)
    helping, address = house_of(request).pools.helping, address_of_request(request)
    done = await helping.run(address, workshop_jobs.looked, kept.puzzle, kept.bench)
    return await house_of(request).pools.aside.ask(lambda: worked(kept, done))


@post("/api/workshop/{name:str}/outlook", status_code=200)
async def outlook(request: AnyRequest, name: FromPath[str], body: RawBody) -> Prospected:
    """Is it still possible, with these squares open?"""
    spare(request, ASSISTS)
    kept, squares = await own_puzzle(request, name), read_body(body, Opening).squares
    found = await house_of(request).pools.helping.run(
        address_of_request(request), workshop_jobs.prospect, kept.puzzle, kept.bench, squares
    )
    return Prospected(found.what, spots(found.broken))


@get("/api/workshop/{name:str}/fits")
async def fits(
    request: AnyRequest,
    name: FromPath[str],
    row: FromQuery[int],
    col: FromQuery[int],
    *,
    across: FromQuery[bool] = False,
) -> Fitting:
    """Other words for a place, and what each would break."""
    spare(request, ASSISTS)
    kept, place = await own_puzzle(request, name), Place(row, col, across)
    found = await house_of(request).pools.helping.run(
        address_of_request(request), workshop_jobs.fitting, kept.puzzle, kept.bench, place
    )
    return Fitting(found)


@post("/api/workshop/{name:str}/refill", status_code=200)
async def refill(request: AnyRequest, name: FromPath[str], body: RawBody) -> Worked:
    """Other words in these squares; what is held stays."""
    squares = read_body(body, Opening).squares
    return await _reworked(request, name, workshop_jobs.refill, squares, _seed())


@post("/api/workshop/{name:str}/word", status_code=200)
async def change_word(request: AnyRequest, name: FromPath[str], body: RawBody) -> Worked:
    """Another word in a place, whatever it breaks."""
    wanted = read_body(body, Rewritten)
    place = Place(*wanted.at)
    return await _reworked(request, name, workshop_jobs.change_word, place, wanted.word[:80])


@post("/api/workshop/{name:str}/theme", status_code=200)
async def add_theme(request: AnyRequest, name: FromPath[str], body: RawBody) -> Worked:
    """One theme word more; all that is not held gives way to it."""
    word = read_body(body, Themed).word[:400]
    return await _reworked(request, name, workshop_jobs.add_theme, word, _seed())


@post("/api/workshop/{name:str}/rows", status_code=200)
async def restore(request: AnyRequest, name: FromPath[str], body: RawBody) -> Worked:
    """The letters of a moment ago: what was changed is taken back."""
    return await _reworked(request, name, workshop_jobs.put_back, read_body(body, Restored).rows)


@post("/api/booklets", status_code=200)
async def booklet(request: AnyRequest, body: RawBody) -> Response[bytes]:
    """A PDF with cover, contents, puzzles and solutions."""
    spare(request, BOOKLETS)
    wished = read_body(body, BookletWish)
    own = [(await own_puzzle(request, name)).puzzle for name in wished.puzzles[: wished.count]]
    heading = Heading(*checked_heading(wished.title, wished.dedication, wished.giver))
    plan = Plan(
        count=wished.count,
        styles=wished.styles or ("classic",),
        level=wished.level,
        paper=wished.paper,
        seed=_seed(),
        own=tuple(own),
    )
    pools, address = house_of(request).pools, address_of_request(request)
    bound = await pools.searching.run(address, workshop_jobs.bind, plan)
    look = Look(paper=wished.paper, language=wished.lang, number=plan.seed)
    data = await pools.printing.run(address, workshop_jobs.booklet, bound, heading, look)
    headers = {"content-disposition": 'attachment; filename="heft.pdf"'}
    return Response(data, media_type="application/pdf", headers=headers)


WORKSHOP_HANDLERS = [
    begin_puzzle, bench, outlook, fits, refill, change_word, add_theme, restore, booklet,
]  # fmt: skip


async def _reworked(
    request: AnyRequest,
    name: str,
    do: Callable[[Words, Puzzle, Bench, *Given], Done],
    *given: *Given,
) -> Worked:
    """Worked on beside the tables, then kept, unless another page was quicker."""
    spare(request, SAVES)
    kept, house = await own_puzzle(request, name), house_of(request)
    done = await house.pools.searching.run(
        address_of_request(request), do, kept.puzzle, kept.bench, *given
    )
    owner = owner_of_request(request)
    now = await shelf_of(request).rework(kept, owner, done.puzzle, done.bench)
    if now is None:
        raise Fault(409, "workshop_changed")
    return await house.pools.aside.ask(lambda: worked(now, done))


def _seed() -> int:
    return SystemRandom().randint(1, MOST_SEED)
