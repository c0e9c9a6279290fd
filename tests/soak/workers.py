"""Workers killed while people move, on a real PostgreSQL and Redis: nothing lost, nothing doubled.

`SETZKASTEN_SOAK_KILLS` asks for more or fewer than 200 kills. Stopped in the middle, the next run
goes on counting where this one was.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from tests.server import services
from tests.server.pages import kill_one
from tests.server.running import Server
from tests.soak.finding import Finding, Progress
from tests.soak.tally import Tally
from tests.soak.writing import told, write_through

KILLS = int(os.environ.get("SETZKASTEN_SOAK_KILLS", "200"))
# So many kills, then other tables are opened.
KILLS_A_ROUND = 10


def run(_: str) -> Iterator[Finding]:
    what = f"{KILLS} kills of one of two workers: no acknowledged move lost, none doubled"
    progress, tally = Progress(what), Tally.of("workers")
    with (
        services.postgres(f"soak-{os.getpid()}") as postgres,
        services.redis() as redis,
        services.database(postgres) as database,
        tempfile.TemporaryDirectory() as folder,
    ):
        shared = ("--database", database, "--bus", redis, "--workers", "2")
        server = Server(Path(folder, "data"), *shared)
        try:
            while tally.done < KILLS and not tally.wrong:
                times = min(KILLS_A_ROUND, KILLS - tally.done)
                write_through(server, partial(kill_one, server), tally, times)
                tally.keep()
                progress.at(tally.done, KILLS)
        finally:
            server.stop()
    tally.end()
    yield Finding(what, told(tally), well=not tally.wrong)
