"""Workers killed while people move, on a real PostgreSQL and Redis: nothing lost, nothing doubled.

`SETZKASTEN_SOAK_KILLS` asks for more or fewer than 200 kills. Stopped in the middle, the next run
goes on counting where this one was.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from time import monotonic, sleep

from setzkasten.whole_file import write_whole
from tests.server import services
from tests.server.pages import Page, differences, kill_one, picture
from tests.server.running import Device, Server
from tests.soak.finding import Finding, Progress

KILLS = int(os.environ.get("SETZKASTEN_SOAK_KILLS", "200"))
GOES_ON_SECONDS = 10.0
# So many kills, then other tables are opened.
TABLES, KILLS_A_ROUND = 3, 10
# What was counted before this run was interrupted.
COUNTED = Path(tempfile.gettempdir(), "setzkasten-soak-workers.json")


@dataclass
class Count:
    kills: int = 0
    acknowledged: int = 0
    longest: float = 0.0
    wrong: tuple[str, ...] = ()

    def kept(self) -> None:
        write_whole(COUNTED, json.dumps(asdict(self)).encode())


def run(_: str) -> Iterator[Finding]:
    what = f"{KILLS} kills of one of two workers: no acknowledged move lost, none doubled"
    progress, count = Progress(what), _counted()
    with (
        services.postgres(f"soak-{os.getpid()}") as postgres,
        services.redis() as redis,
        services.database(postgres) as database,
        tempfile.TemporaryDirectory() as folder,
    ):
        shared = ("--database", database, "--bus", redis, "--workers", "2")
        server = Server(Path(folder, "data"), *shared)
        try:
            while count.kills < KILLS and not count.wrong:
                _round(server, count)
                count.kept()
                progress.at(count.kills, KILLS)
        finally:
            server.stop()
    COUNTED.unlink(missing_ok=True)
    told = f"{count.acknowledged} moves; the longest waited {count.longest:.1f} s"
    yield Finding(what, "; ".join(count.wrong) or told, well=not count.wrong)


def _counted() -> Count:
    if not COUNTED.exists():
        return Count()
    return Count(**json.loads(COUNTED.read_text()))


def _round(server: Server, count: Count) -> None:
    rng, device = Random(count.kills), Device(server)
    tables = [picture(device) for _ in range(TABLES)]
    pages = {name: [Page(device, name, square) for square in ("A1", "C3")] for name in tables}
    everybody = [page for some in pages.values() for page in some]
    for _ in range(min(KILLS_A_ROUND, KILLS - count.kills)):
        kill_one(server, rng)
        count.kills += 1
        _goes_on(everybody)
        sleep(rng.random() * 0.5)
    for page in everybody:
        page.end()
    late = [f"{page.longest_seconds:.1f} s" for page in everybody if page.late(GOES_ON_SECONDS)]
    strange = [page.strange for page in everybody if page.strange]
    wrong = [text for name, some in pages.items() for text in differences(device, name, some)]
    count.wrong = (*late, *strange, *wrong)
    count.acknowledged += sum(len(page.acknowledged) for page in everybody)
    count.longest = max(count.longest, *(page.longest_seconds for page in everybody))


def _goes_on(pages: list[Page]) -> None:
    """Until every page has written something more, or it took too long."""
    before, until = [len(page.acknowledged) for page in pages], monotonic() + GOES_ON_SECONDS
    while monotonic() < until and any(
        len(page.acknowledged) <= done for page, done in zip(pages, before, strict=True)
    ):
        sleep(0.02)
