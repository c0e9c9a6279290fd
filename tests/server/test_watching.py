"""Whoever watches sees what all may see, late where hands are hidden, and commands nothing."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.game import Act
from setzkasten.core.record import Record, read_record
from setzkasten.server.live.desk import answer
from setzkasten.server.live.wire import Do, Done, Refused, Timed
from setzkasten.server.people.device import owner_of
from setzkasten.server.people.limits import Turnstile
from setzkasten.table.journal import Accepted
from setzkasten.table.opening import open_table, read_on
from setzkasten.table.watching import Behind, seen_entries
from tests.playthroughs.regenerate import FOLDER
from tests.server.all_said import LIST
from tests.server.gang import ANNA, BERT, CORA, Gang, evening
from tests.server.test_presence import Phone

MOST_LINES = 60
HIDDEN = sorted(name for name, entry in CATALOGUE.items() if entry.own and entry.pace is None)


async def watched(gang: Gang, game: str) -> tuple[list[Phone], Phone]:
    await gang.opened(game=game)
    await gang.come(BERT, await gang.invited(), "Bert")
    assert (await gang.begin()).status == 201
    await gang.come(CORA, await gang.invited(kind="watch"))
    live = await gang.app.house.live(gang.table, owner_of(ANNA))
    assert live
    phones = [Phone(live, one) for one in (ANNA, BERT, CORA)]
    for phone in phones:
        await live.join(phone)
    return phones[:2], phones[2]


async def moves(gang: Gang, who: str) -> int:
    """How many the slider shows."""
    said = await gang.app.ask("GET", f"/api/tables/{gang.table}/replay", token=who)
    return len(said.json["steps"])


def plain(shown: Any) -> Any:
    told = json.loads(json.dumps(shown))
    for part in ("now", "v", "deadline", "table", "mine"):
        told.pop(part, None)
    return told


def test_who_watches_a_hidden_hand_is_a_turn_behind(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        players, cora = await watched(gang, "lingua")
        table = players[0].live.table
        before = plain(cora.frame)
        first = min(table.awaiting().seats)
        assert await players[first].ask("act", first, action="pass") == ""
        second = min(table.awaiting().seats)
        assert second != first
        assert plain(cora.frame) == before
        assert (cora.frame["next"], players[0].frame["next"]) == ([first], [second])
        assert await moves(gang, ANNA) == await moves(gang, CORA) + 1
        assert await players[second].ask("act", second, action="pass") == ""
        assert (cora.frame["next"], players[0].frame["next"]) == ([second], [first])
        assert await moves(gang, ANNA) == await moves(gang, CORA) + 1
        assert await players[0].ask("leave", 0) == ""
        assert cora.frame["over"]

    evening(tmp_path, play)


async def lists(gang: Gang, who: str) -> str:
    """All that is told of the table without sitting down at it."""
    book, word = f"/api/tables/{gang.table}/book", f"/api/word/ZEISIG?table={gang.table}"
    paths = ("/api/tables", "/api/me", "/api/me/file", "/api/books", book, word)
    return "".join([(await gang.app.ask("GET", p, token=who)).body.decode() for p in paths])


def test_lists_tell_who_watches_nothing_before_the_table_does(tmp_path: Path) -> None:
    """Neither points nor turn nor when it was played; the sign that somebody arranges neither."""

    async def play(gang: Gang) -> None:
        players, cora = await watched(gang, "lingua")
        live = cora.live
        assert '"scores":[0,0]' in await lists(gang, ANNA)
        before, told = await lists(gang, CORA), len(cora.told)
        first = min(live.table.awaiting().seats)
        assert await players[first].ask("act", first, action="pass") == ""
        settled = Accepted(0, "ZEISIG", at=live.table.entries[-1].at)
        await live.change(partial(live.table.enter, settled))
        second = min(live.table.awaiting().seats)
        assert await players[second].ask("busy", second, aye=True) == ""
        assert await lists(gang, CORA) == before
        assert len(cora.told) == told
        assert "ZEISIG" in (known := await lists(gang, ANNA))
        assert f'"next":[{second}]' in known
        assert await players[0].ask("leave", 0) == ""
        assert '"over":true' in (after := await lists(gang, CORA))
        assert '"counts":true' in after

    evening(tmp_path, play)


def test_every_command_of_who_watches_is_refused(tmp_path: Path) -> None:
    """All but to look, which asks whether the line is still there, and to ask for the time."""

    async def play(gang: Gang) -> None:
        players, cora = await watched(gang, "kreuzwort-super")
        live, rng = cora.live, Random(5)
        lines = live.table.lines()
        texts = ("", "abort", "E4> WAS", "hello", "stand-in 1", "brands=yes", "pass", "own_list=X")
        for do in get_args(Do):
            live.turnstile = Turnstile(0)
            for seat in (None, 0, 1, 2, -1, 10**9):
                request = {"re": 1, "do": do, "seat": seat, "action": rng.choice(texts),
                           "word": rng.choice(texts), "aye": True, "turn": True}  # fmt: skip
                said = await answer(live, cora, json.dumps(request).encode(), "c")
                if do in ("look", "time") and seat is None:
                    assert isinstance(said, Done | Timed)
                    continue
                assert isinstance(said, Refused), request
                assert said.refusal.code in ("not_your_seat", "not_understood"), request
        assert live.table.lines() == lines
        for path, body in (("rematch", {}), ("remove", {"seat": 0})):
            refused = await gang.post(CORA, f"/api/tables/{gang.table}/{path}", body)
            assert refused.status in (403, 409)
        assert not players[0].closed

    evening(tmp_path, play)


@pytest.mark.parametrize("game", HIDDEN)
def test_what_is_seen_later_is_what_stood_there_before_the_last_turn(game: str) -> None:
    """Over a game of each, line by line."""
    record, lines = lines_of(game)
    table = open_table(record.header, [], words=LIST, rng=Random(1), now=0)
    behind, late = Behind(), 0
    for line in lines[:MOST_LINES]:
        read_on(table, [line], 0)
        seen, cut = behind.follow(table, 0), seen_entries(table)
        turns = {one.seat for one in table.entries[cut:] if isinstance(one, Act)}
        assert len(turns & table.persons) == (0 if cut == len(table.entries) else 1)
        assert seen.lines() == table.lines()[:cut]
        late += cut < len(table.entries)
    assert late > len(lines[:MOST_LINES]) // 2


def lines_of(game: str) -> tuple[Record, list[str]]:
    """A game as people played it."""
    for path in sorted(FOLDER.glob("*.szk")):
        record = read_record(path.read_bytes())
        people = all(sitter.kind == "person" for sitter in record.header.sitters)
        if record.header.game == game and people and not record.header.position:
            written = path.read_text("utf-8").splitlines()
            return record, [written[x.number - 1] for x in record.lines if x.totals is None]
    raise AssertionError(f"no playthrough of {game}")
