"""Sessions of the client's own line through a bad proxy: in the end all boards are the server's.

`SETZKASTEN_SOAK_SESSIONS` asks for more or fewer than 10,000 sessions.
"""

from __future__ import annotations

import asyncio
import json
import os
import tempfile
from asyncio.subprocess import PIPE
from collections.abc import Iterator
from pathlib import Path
from random import Random

from websockets.asyncio.server import serve

from tests.house.joined import NODE
from tests.server.running import Device, Json
from tests.soak.finding import Finding, Progress
from tests.soak.fire.bad_proxy import BadProxy
from tests.soak.fire.saying import Story, story
from tests.soak.fire.unlimited import Unlimited
from tests.soak.tally import Tally
from tests.vocabulary import WORDS

SESSIONS = int(os.environ.get("SETZKASTEN_SOAK_SESSIONS", "10000"))
TABLES, PAGES, MOVES = 48, 4, 30
HERE = Path(__file__).parent
WEB = HERE.parents[2] / "web"
PATIENCE_SECONDS = 900


def run() -> Iterator[Finding]:
    what = f"{SESSIONS:,} sessions through a bad proxy: no board differs in the end"
    tally, progress = Tally.of("fire-proxy"), Progress(what)
    while tally.done < SESSIONS and not tally.wrong:
        with tempfile.TemporaryDirectory() as folder:
            words = Path(folder, "words.txt")
            words.write_text("\n".join(WORDS), "utf-8")
            server = Unlimited(Path(folder, "data"), "--words", str(words))
            try:
                asyncio.run(_round(server, Random(f"proxy {tally.done}"), tally))
            finally:
                server.kill()
        tally.keep()
        progress.at(tally.done, SESSIONS)
    tally.end()
    told = ", ".join(f"{number:,} {name}" for name, number in tally.counted.most_common())
    yield Finding(what, "; ".join(tally.wrong)[:2000] or told, well=not tally.wrong)


async def _round(server: Unlimited, rng: Random, tally: Tally) -> None:
    device = Device(server)
    tables = [_table(device, story(rng), rng) for _ in range(TABLES)]
    proxy = BadProxy(server, device.token, rng)
    async with serve(proxy.serve, "127.0.0.1", 0, compression=None) as listening:
        port = next(iter(listening.sockets)).getsockname()[1]
        told = await _sat(proxy, {"proxy": port, "tables": tables})
    tally.done += sum(len(table["seats"]) for table in tables)
    tally.counted.update(proxy.done)
    tally.wrong += [json.dumps(one)[:500] for one in told[:3]]


def _table(device: Device, told: Story, rng: Random) -> Json:
    opened = device.ask("POST", "/api/records", told.record)
    assert opened.status == 201, opened.body
    acts = told.acts or ((0, "pass"),)
    seats = [rng.choice((None, *range(told.seats))) for _ in range(PAGES)]
    moves = [_move(acts[number % len(acts)], told.seats, rng) for number in range(MOVES)]
    return {"name": opened.json["id"], "seats": seats, "moves": moves}


def _move(act: tuple[int, str], seats: int, rng: Random) -> tuple[int, str, str]:
    kinds = ("act", "act", "act", "act", "take-back", "ask-vote", "vote", "look", "try")
    seat, action = act
    kind = rng.choice(kinds)
    return (seat if kind == "act" else rng.randrange(seats), action, kind)


async def _sat(proxy: BadProxy, job: Json) -> Json:
    node = [NODE, HERE / "sitting.mjs", WEB]
    process = await asyncio.create_subprocess_exec(*node, stdin=PIPE, stdout=PIPE, limit=1 << 26)
    assert process.stdin
    assert process.stdout
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            process.stdin.write(json.dumps(job).encode())
            process.stdin.close()
            calm = await process.stdout.readline()
            assert calm == b"calm\n", calm
            proxy.calm = True
            told = json.loads(await process.stdout.readline())
            await process.wait()
            return told
    finally:
        if process.returncode is None:
            process.kill()
