"""Canaries: stones, words and plans that nobody can mistake lie in hidden hands and lists.

They sing for their own seat, and for nobody else: not in a frame, an answer, a record, an export, a
list, a letter, a push message or the log, whatever anybody asks. What is still to be drawn sings
for nobody: no order of a stock is kept, and the seed from which it follows stays in the store.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, replace
from functools import reduce
from pathlib import Path
from typing import Any, get_args

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.core.match import Match
from setzkasten.core.squares import ACROSS
from setzkasten.core.tiles import Stock, Tile
from setzkasten.games.boggle.state import Write
from setzkasten.games.schach.state import Move, OpenWord
from setzkasten.server.http.api import handlers
from setzkasten.server.live.desk import answer
from setzkasten.server.live.outlet import Parcel
from setzkasten.server.live.wire import Do
from setzkasten.server.work.workers import Workers
from setzkasten.table.seal import Seal
from setzkasten.table.table import Table
from tests.server.catching import Browser, Mailbox, mailbox, push_service
from tests.server.corresponding import HOUR, Days, a_while, days, has_mail
from tests.server.gang import ANNA, BERT, CORA, DORA, Gang
from tests.server.test_presence import Phone
from tests.server.test_screen import HIDING, around, begun

BIRDS = ("KANARIENVOGEL", "ZEISIGMANN")
NEST, PLAN = "NEST", "PLAN"  # behind the name of a bird: it was built with, or is planned
# What the address of a handler leaves open; of the others nothing is asked here.
OPEN = {"name:str": "{table}", "number:int": "1", "word:str": "SPATZ", "game:str": "nomina"}
# Whoever lost the seat hears nothing any more: this is not asked.
FINAL = ("/remove", "/block")
WISHES = ("abort", "0,0> SPATZ")
SQUARE = (0, 0)


def planted(state: Any) -> Any:
    """The same position with a bird in each hidden hand, on each list, and in each plan."""
    names = {field.name for field in fields(state)}
    if "table" in names:
        return replace(state, table=planted(state.table))
    changed: dict[str, object] = {}
    if "hands" in names:
        hands = [Stock([bird]) for bird in BIRDS]
        changed["hands"] = tuple(
            type(old)(new) for old, new in zip(state.hands, hands, strict=True)
        )
    if "lists" in names:
        changed["lists"] = tuple((Write(bird),) for bird in BIRDS)
    if "boards" in names:
        changed["boards"] = tuple(((SQUARE, Tile(bird + NEST)),) for bird in BIRDS)
    if "alone" in names:
        about = ((SQUARE, ACROSS),)
        plans = [
            Move(seat, "lay", squares=(SQUARE,), plan=bird + PLAN, about=about)
            for seat, bird in enumerate(BIRDS)
        ]
        changed["board"] = state.board.with_stones({SQUARE: Tile("X")})
        changed |= {"moves": tuple(plans), "open": (OpenWord(SQUARE, ACROSS, 0),)}
    return replace(state, **changed)


def put(match: Match, state: Any) -> None:
    """Nobody deals such stones: they are slipped under the last step."""
    standing = replace(match.standing, state=state)
    if match.taken:
        match.taken[-1] = replace(match.taken[-1], after=standing)
    else:
        match.opening = standing


def songs(game: str, bird: str) -> Iterator[str]:
    """What its own seat hears of a bird."""
    if game in HIDING:
        yield bird
    if game.startswith("presto"):
        yield bird + NEST
    if game == "schach-dem-wort":
        yield bird + PLAN


def of_the_box(table: Table) -> list[str]:
    """From this everything follows that is still to be drawn."""
    secret = table.seal._secret
    assert secret
    seal = Seal(secret, table.seal._rng)
    seeds = []
    for number in (1, 2):
        seal._number = number
        seeds.append(seal.seed)
    return [secret, *seeds]


async def said_everything(phone: Phone, seats: tuple[int | None, ...]) -> None:
    """Every kind of message, for every seat, with what fits and what does not."""
    for do in get_args(Do):
        if do in ("leave", "go-on"):  # what the rules do with such a stone is no matter
            continue
        for seat in seats:
            for wish in WISHES:
                asked = {"re": 1, "do": do, "seat": seat, "action": wish, "word": BIRDS[0][:3]}
                message = json.dumps({**asked, "aye": False}).encode()
                told = await answer(phone.live, phone, message, "")
                phone.answer(Parcel(json.dumps({"said": repr(told)}).encode()))


def addresses() -> list[tuple[str, str]]:
    """All that can be asked over HTTP about a table, or about oneself, and erases nothing."""
    found: list[tuple[str, str]] = []
    for handler in handlers():
        for written in handler.paths:
            path = reduce(lambda text, gap: text.replace(f"{{{gap}}}", OPEN[gap]), OPEN, written)
            ours = path.startswith(("/api/tables", "/api/me", "/api/books", "/api/word/"))
            if ours and not path.endswith(FINAL):
                found += [(method, path) for method in handler.http_methods - {"DELETE"}]
    return sorted({*found, ("POST", "/api/puzzles"), ("GET", "/api/word/SPATZ?table={table}")})


async def fetched(gang: Gang, device: str) -> str:
    """With a body that asks for the most where one is needed."""
    body = {"seat": 1, "stage": 3, "table": gang.table}
    told: list[str] = []
    for method, path in addresses():
        wanted = body if method != "GET" else b""
        said = await gang.app.ask(method, path.format(table=gang.table), wanted, token=device)
        assert said.status < 500, (method, path, said.body)
        told.append(said.body.decode() + json.dumps(said.headers))
    return "\n".join(told)


async def wants_to_be_told(gang: Gang, box: Mailbox, browser: Browser) -> None:
    """Everybody, by mail and push."""
    for name, who in (("anna", ANNA), ("bert", BERT), ("cora", CORA), ("dora", DORA)):
        await has_mail(gang, box, who, f"{name}@example.org")
        own = {**browser.subscription, "endpoint": f"{browser.service}&{name}"}
        said = await gang.app.ask("PUT", "/api/reach/push", own, token=who)
        assert said.status == 204, said.body


async def planted_around(gang: Gang, game: str) -> list[Phone]:
    """Anna's tablet, Bert, Cora and a watcher, and a bird wherever something is hidden."""
    pages = await around(gang, game)
    table = pages[0].live.table
    if table.calling:
        assert await pages[1].ask("go-on", 0) == ""
        begun(table)
    if game in HIDING:
        put(table.match, planted(table.match.state))
    for page, seat in zip(pages, (None, 0, 1, None), strict=True):
        page.told.clear()
        await page.live.look(page, seat, turn_only=False)
    return pages


@pytest.fixture
def cages(monkeypatch: pytest.MonkeyPatch) -> None:
    """No box holds a bird: those in hands are not looked for in it."""
    without = Stock.without

    def caged(stock: Stock, taken: Iterable[str]) -> Stock:
        return without(stock, [symbol for symbol in taken if symbol not in BIRDS])

    monkeypatch.setattr(Stock, "without", caged)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records and replays are told here: a process for each game costs more than all the rest."""

    async def run(workers: Workers, _: str, do: Callable[..., object], *given: object) -> object:
        return do(workers.words, *given)

    monkeypatch.setattr(Workers, "run", run)


@pytest.mark.usefixtures("cages", "at_once")
@pytest.mark.parametrize("game", sorted(name for name in GAMES if GAMES[name].seats[1] > 1))
def test_a_bird_sings_for_its_own_seat_alone(
    tmp_path: Path,
    game: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    caplog.set_level(logging.DEBUG)
    time, unseen = Days(monkeypatch), list[str]()
    monkeypatch.setattr("tests.server.test_screen.now_millis", lambda: time.now)

    async def play(gang: Gang) -> None:
        pages = await planted_around(gang, game)
        screen, bert, cora, _ = pages
        await wants_to_be_told(gang, box, browser)
        unseen.extend(of_the_box(screen.live.table))
        assert await bert.ask("offer", 0, action="abort") == ""  # everybody is told of a change
        for page in pages:
            await said_everything(page, (None, 0, 1))
        devices = (ANNA, BERT, CORA, DORA)
        for page, device in zip(pages, devices, strict=True):
            seat = (BERT, CORA).index(device) if page in (bert, cora) else None
            told = json.dumps(page.told) + await fetched(gang, device)
            if seat is not None:
                for song in songs(game, BIRDS[seat]):
                    assert song in told, "the test hears what there is to hear"
            others = [bird for number, bird in enumerate(BIRDS) if number != seat]
            assert not [one for one in (*others, *unseen) if one in told]
        for page in pages:
            await page.live.leave(page)
        await a_while(gang, time, HOUR)
        turns = not screen.live.table.awaiting().live
        assert (len(box.mails) > len(devices), bool(browser.shown)) == (turns, turns)

    with mailbox() as box, push_service() as browser:
        days(tmp_path, box, play)
    letters = [mail.as_string() + mail.get_content() for mail in box.mails]
    sent = "\n".join([*letters, *map(json.dumps, browser.shown), caplog.text])
    assert not [one for one in (*BIRDS, *unseen) if one in sent]


def test_the_addresses_are_those_of_the_server() -> None:
    asked = {path.partition("{table}")[2] or path for _, path in addresses()}
    assert {"/record", "/replay", "/book", "/hint", "/rematch", "/api/me/file"} <= asked
