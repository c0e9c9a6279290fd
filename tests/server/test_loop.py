"""No request holds the loop: whatever is sent, everybody else's turn comes at once."""

from __future__ import annotations

import asyncio
import gc
import json
import time
from asyncio.events import Handle
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from litestar.types import Empty

from setzkasten.lexicon.words import Words
from setzkasten.server.http import puzzles, routes
from setzkasten.server.http.api import TAKES
from setzkasten.server.people.device import owner_of
from setzkasten.server.settings import Settings
from tests.foreign.formed import of_their_type
from tests.server.housed import Watching
from tests.server.inside import Inside, inside

# How much of the processor may one turn of the loop take?
MOST_SECONDS = 0.05
Asked = tuple[str, str, bytes]
# What these bring is worked on by processes of their own, for seconds.
WORKED = {"/api/booklets", "/api/puzzles", "/api/workshop"}
WORDS = Words.listed({"WAS", "WITZ", "HAUS"})


@contextmanager
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[float, str]]]:
    """Every turn of the loop, with the time of the processor that its thread took."""
    turns: list[tuple[float, str]] = []
    run = Handle._run

    def timed(handle: Handle) -> None:
        began = time.thread_time()
        run(handle)
        turns.append((time.thread_time() - began, repr(handle)[:300]))

    gc.freeze()  # what other tests have left in this process is no work of the loop's
    with monkeypatch.context() as patched:
        patched.setattr(Handle, "_run", timed)
        yield turns
    gc.unfreeze()


def long_record(steps: int) -> bytes:
    """A picture whose only stone is the switch of its symmetry, to and fro."""
    lines = [f"{n} 1 symmetry {('mirror', 'none')[n % 2]}" for n in range(steps)]
    head = ["szk 1", "game kreuzwortbild", "seat 1 person Anna", ""]
    return "\n".join([*head, *lines, ""]).encode()


def big_puzzle() -> bytes:
    rows = ["A" * 60 for _ in range(60)]
    return "\n".join(rows).encode()


async def hostile(house: Inside) -> list[Asked]:
    """Big but allowed, on every route."""
    table = (await house.ask("POST", "/api/records", long_record(600))).json["id"]
    told = await house.ask("POST", "/api/puzzles/file", big_puzzle())
    puzzle = (await house.ask("GET", f"/api/puzzles/{told.json['id']}")).json
    names = {"/gifts/": puzzle["gift"], "/puzzles/": puzzle["id"], "/workshop/": puzzle["id"]}
    typed = [one for one in of_their_type(table, names, 100_000) if one[1] not in WORKED]
    return [*at_table(table), *typed, *at_puzzle(puzzle["id"], puzzle["gift"])]


def at_table(table: str) -> list[Asked]:
    names = ["A\u0301" * 20_000]
    question = {"do": "fits", "square": [0, 0], "x": "y" * 100_000}
    return [
        *(("GET", path, b"") for path in ("/", "/healthz", "/api/games", "/api/messages")),
        ("GET", "/api/rules/nomina", b""),
        ("GET", "/api/rules/nomina?lang=en", b""),
        ("GET", "/api/word/" + "A" * 20_000, b""),
        ("GET", "/api/word/HAUS", b""),
        ("GET", "/api/tables", b""),
        ("GET", f"/api/tables/{table}/record", b""),
        ("GET", f"/api/tables/{table}/replay", b""),
        ("GET", f"/api/tables/{table}/missed/1", b""),
        ("GET", "/api/print/pad/nomina.pdf", b""),
        ("GET", "/api/print/stones/nomina.pdf?letters=" + "A" * 20_000, b""),
        ("POST", "/api/tables", _json(game="nomina", seats=[{"names": names}, {}])),
        ("POST", "/api/tables", _json(game="nomina", seats=[{}] * 20_000)),
        ("POST", "/api/tables", b"[" * 120_000),
        ("POST", f"/api/tables/{table}/assist", json.dumps(question).encode()),
        ("POST", f"/api/tables/{table}/rematch", b" " * 100_000),
        ("POST", "/api/records", long_record(2000)),
        ("POST", "/api/records", b"szk 1\ngame nomina\nseats 2\n" + b"0 1 A1> A\n" * 300_000),
        ("POST", "/api/records", b"\xff" * 3_900_000),
        ("DELETE", f"/api/tables/{table}", b" " * 100_000),
    ]


def at_puzzle(name: str, gift: str) -> list[Asked]:
    letters = [[row, col, "B"] for row in range(60) for col in range(60)]
    squares = [[row, col] for row in range(60) for col in range(60)] * 3
    clues = [{"row": 0, "col": c, "across": False, "clue": "x" * 400} for c in range(60)] * 20
    return [
        ("POST", "/api/puzzles", _json(rows=10**9)),
        ("POST", "/api/puzzles/file", b'{"version": ' + b"[" * 3_900_000),
        ("POST", "/api/puzzles/file", big_puzzle()),
        ("GET", "/api/puzzles", b""),
        ("GET", f"/api/puzzles/{name}", b""),
        ("PATCH", f"/api/puzzles/{name}", _json(title="\u0301" * 60_000)),
        ("PATCH", f"/api/puzzles/{name}", _json(clues=clues)),
        ("GET", f"/api/puzzles/{name}/suggestions?row=0&col=0", b""),
        ("GET", f"/api/puzzles/{name}/files/ipuz", b""),
        ("GET", f"/api/gifts/{gift}", b""),
        ("POST", f"/api/gifts/{gift}/check", _json(letters=letters)),
        ("POST", f"/api/gifts/{gift}/reveal", _json(squares=squares)),
        ("DELETE", f"/api/puzzles/{name}", b" " * 100_000),
    ]


def _json(**content: object) -> bytes:
    return json.dumps(content).encode()


def test_no_request_holds_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[tuple[float, str, str]] = []

    async def course() -> None:
        async with inside(tmp_path / "data", WORDS, Settings(0.0)) as house:
            for method, path, body in await hostile(house):
                with watched(monkeypatch) as turns:
                    # A task of its own: what it does before its first pause is a turn, too.
                    said = await asyncio.create_task(house.ask(method, path, body))
                assert said.status not in (429, 500, 503), (method, path[:60], said.body)
                held.extend((spent, f"{method} {path[:60]}", what) for spent, what in turns)

    asyncio.run(course())
    assert len(held) > 100
    assert not [turn for turn in held if turn[0] > MOST_SECONDS]


def test_no_move_of_a_long_game_holds_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def course() -> list[tuple[float, str]]:
        async with inside(tmp_path / "data", WORDS, Settings(0.0)) as house:
            name = (await house.ask("POST", "/api/records", long_record(2000))).json["id"]
            owned = (await house.house.owned(owner_of(house.token)))[0]
            with watched(monkeypatch) as turns:
                live = await house.house.live(name, owned.owner)
                assert live
                listener = Watching()
                await live.join(listener)
                await live.change(lambda now: live.table.play(0, "E4> WAS", now))
                await live.refresh(listener)
                await live.leave(listener)
            return turns

    turns = asyncio.run(course())
    assert turns
    assert not [turn for turn in turns if turn[0] > MOST_SECONDS]


def test_what_is_read_on_the_loop_is_small() -> None:
    """Two megabytes of handicaps took it for 43 milliseconds; beside it there is time for more."""
    beside = {routes.open_table, puzzles.write_puzzle}
    large = {
        min(handler.paths)
        for handler, kind in TAKES.items()
        if not (isinstance(kind, str) or handler in beside)
        and handler.request_max_body_size is not Empty  # what all other routes take
    }
    assert large == set()
