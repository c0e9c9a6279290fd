"""Canaries: stones and words that nobody can mistake lie in hidden hands and lists.

They sing for their own seat, and for nobody else: not in a frame, an answer, a record, an export, a
list or the log, whatever anybody asks.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, get_args

import pytest

from setzkasten.core.match import Match
from setzkasten.core.tiles import Stock
from setzkasten.games.boggle.state import Write
from setzkasten.server.live.desk import answer
from setzkasten.server.live.outlet import Parcel
from setzkasten.server.live.wire import Do
from tests.server.gang import ANNA, BERT, CORA, DORA, Gang, evening
from tests.server.test_presence import Phone
from tests.server.test_screen import HIDING, around, begun

BIRDS = ("KANARIENVOGEL", "ZEISIGMANN")
# What a device may fetch of a table, and of itself.
PATHS = (
    "/api/tables/{table}/record",
    "/api/tables/{table}/replay",
    "/api/tables/{table}/missed/1",
    "/api/tables/{table}/book",
    "/api/tables/{table}/invitations",
    "/api/tables",
    "/api/books",
    "/api/me",
    "/api/me/file",
)
WISHES = ("abort", "0,0> SPATZ")


def planted(state: Any) -> Any:
    """The same position with a bird in each hidden hand, and on each list."""
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
    return replace(state, **changed)


def put(match: Match, state: Any) -> None:
    """Nobody deals such stones: they are slipped under the last step."""
    standing = replace(match.standing, state=state)
    if match.taken:
        match.taken[-1] = replace(match.taken[-1], after=standing)
    else:
        match.opening = standing


async def said_everything(phone: Phone, seats: tuple[int | None, ...]) -> None:
    """Every kind of message, for every seat, with what fits and what does not."""
    for do in get_args(Do):
        if do in ("leave", "act", "go-on"):  # what the rules do with such a stone is no matter
            continue
        for seat in seats:
            for wish in WISHES:
                asked = {"re": 1, "do": do, "seat": seat, "action": wish, "word": BIRDS[0][:3]}
                message = json.dumps({**asked, "aye": False}).encode()
                told = await answer(phone.live, phone, message, "")
                phone.answer(Parcel(json.dumps({"said": repr(told)}).encode()))


@pytest.mark.parametrize("game", HIDING)
def test_a_bird_sings_for_its_own_seat_alone(
    tmp_path: Path,
    game: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    caplog.set_level(logging.DEBUG)
    without = Stock.without  # no box holds a bird: those in hands are not looked for in it

    def caged(stock: Stock, taken: Iterable[str]) -> Stock:
        return without(stock, [symbol for symbol in taken if symbol not in BIRDS])

    monkeypatch.setattr(Stock, "without", caged)

    async def play(gang: Gang) -> None:
        screen, bert, cora, watcher = await around(gang, game)
        table = screen.live.table
        if table.calling:
            assert await bert.ask("go-on", 0) == ""
            begun(table)
        put(table.match, planted(table.match.state))
        for page, seat in ((bert, 0), (cora, 1), (screen, None), (watcher, None)):
            page.told.clear()
            await page.live.look(page, seat, turn_only=False)
        assert await bert.ask("offer", 0, action="abort") == ""  # everybody is told of a change
        for page in (bert, cora, screen, watcher):
            await said_everything(page, (None, 0, 1))
        for number, (page, device) in enumerate(zip((bert, cora), (BERT, CORA), strict=True)):
            own, other = BIRDS[number], BIRDS[1 - number]
            told = json.dumps(page.told) + await fetched(gang, device)
            assert own in told, "the test hears what there is to hear"
            assert other not in told
        for page, device in ((screen, ANNA), (watcher, DORA)):
            told = json.dumps(page.told) + await fetched(gang, device)
            assert not any(bird in told for bird in BIRDS)

    evening(tmp_path, play)
    assert not any(bird in caplog.text for bird in BIRDS)


async def fetched(gang: Gang, device: str) -> str:
    paths = [path.format(table=gang.table) for path in PATHS]
    said = [await gang.app.ask("GET", path, token=device) for path in paths]
    return "\n".join(one.body.decode() for one in said)
