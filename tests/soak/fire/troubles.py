"""Kills, disks, clocks and services that fail while pages write.

`SETZKASTEN_SOAK_FALLS` asks for more or fewer than 1,000 kills of a server with a folder of its
own; `SETZKASTEN_SOAK_TROUBLES` for other than 40 of each other kind.
"""

from __future__ import annotations

import os
import signal
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import sleep

import psycopg

from tests.server import services
from tests.server.running import Server
from tests.soak.finding import Finding, Progress
from tests.soak.fire.bad_disk import MOODS, BadDisk
from tests.soak.fire.rising import Rising
from tests.soak.tally import Tally
from tests.soak.writing import GOES_ON_SECONDS, Trouble, told, write_through

FALLS = int(os.environ.get("SETZKASTEN_SOAK_FALLS", "1000"))
TROUBLES = int(os.environ.get("SETZKASTEN_SOAK_TROUBLES", "40"))
A_ROUND = 20
PAUSE_SECONDS = 0.02
A_DAY_SECONDS = 86_400

Troubled = Callable[[ExitStack, Path], tuple[Server, Trouble]]


def _killed(stack: ExitStack, folder: Path) -> tuple[Server, Trouble]:
    server = Rising(folder / "data")
    stack.callback(server.kill)

    def trouble(_: Random) -> None:
        server.kill()
        server.rise()

    return server, trouble


def _shifted(stack: ExitStack, folder: Path) -> tuple[Server, Trouble]:
    """Each time it comes back the world's clock is off by up to a day, also backwards."""
    server = Rising(folder / "data")
    stack.callback(server.kill)

    def trouble(rng: Random) -> None:
        server.kill()
        server.rise(shift_seconds=rng.randint(-A_DAY_SECONDS, A_DAY_SECONDS))

    return server, trouble


def _bad_disk(stack: ExitStack, folder: Path) -> tuple[Server, Trouble]:
    disk = BadDisk(folder)
    server = Rising(folder / "data", **disk.environment)
    stack.callback(server.kill)

    def trouble(rng: Random) -> None:
        disk.be(rng.choice(MOODS))
        sleep(rng.random())
        if rng.random() < 0.2:  # and then it falls as well
            server.kill()
            disk.be_well()
            server.rise()
        disk.be_well()

    return server, trouble


def _without_redis(stack: ExitStack, folder: Path) -> tuple[Server, Trouble]:
    redis = stack.enter_context(services.own_redis())
    server = _shared(stack, folder, redis.address)[0]

    def trouble(rng: Random) -> None:
        redis.kill()
        sleep(rng.random() * 2)
        redis.start()

    return server, trouble


def _without_postgres(stack: ExitStack, folder: Path) -> tuple[Server, Trouble]:
    """A backend dies: PostgreSQL cuts all lines, and recovers as after a crash."""
    server, database = _shared(stack, folder, stack.enter_context(services.redis()))

    def trouble(_: Random) -> None:
        with psycopg.connect(database, autocommit=True) as db:
            os.kill(db.info.backend_pid, signal.SIGKILL)

    return server, trouble


def _shared(stack: ExitStack, folder: Path, redis: str) -> tuple[Server, str]:
    postgres = stack.enter_context(services.postgres(f"trouble-{os.getpid()}"))
    database = stack.enter_context(services.database(postgres))
    workers = ("--database", database, "--bus", redis, "--workers", "2")
    server = Server(folder / "data", *workers)
    stack.callback(server.stop)
    return server, database


def _run(name: str, what: str, times: int, troubled: Troubled, pause: float) -> Iterator[Finding]:
    kept = f"no acknowledged move lost, none doubled, all go on in {GOES_ON_SECONDS:.0f} s"
    what = f"{times:,} {what}: {kept}"
    tally, progress = Tally.of(f"fire-{name}"), Progress(what)
    while tally.done < times and not tally.wrong:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            server, trouble = troubled(stack, folder)
            write_through(server, trouble, tally, min(A_ROUND, times - tally.done), pause)
            if "Traceback" in (said := server.log.read_text()):
                tally.wrong.append(said[-500:])
        tally.keep()
        progress.at(tally.done, times)
    tally.end()
    yield Finding(what, told(tally), well=not tally.wrong)


def kills() -> Iterator[Finding]:
    return _run("kills", "kills of a server with a folder", FALLS, _killed, PAUSE_SECONDS)


def clocks() -> Iterator[Finding]:
    what = "restarts at another time of the world"
    return _run("clocks", what, TROUBLES, _shifted, PAUSE_SECONDS)


def disk() -> Iterator[Finding]:
    what = "times a disk that is full, read-only, broken or slow"
    return _run("disk", what, TROUBLES, _bad_disk, PAUSE_SECONDS)


def redis() -> Iterator[Finding]:
    return _run("redis", "times without Redis", TROUBLES, _without_redis, 0.5)


def postgres() -> Iterator[Finding]:
    return _run("postgres", "crashes of PostgreSQL", TROUBLES, _without_postgres, 0.5)
