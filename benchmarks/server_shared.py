"""Two processes on PostgreSQL and Redis beside one with a folder: the CPU of a move of Nomina.

All take turns, so that a machine that others use, too, is the same for each.
"""

from __future__ import annotations

import os
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks.load import Asked, Load, Loaded, Served, served
from benchmarks.row import Goal, Row
from benchmarks.server_moves import WARM, moves_of_a_game
from tests.server import services

TABLES, MOVES, ROUNDS = 24, 20, 3


class Two:
    """Two servers as one to the load; a table's sockets go to one of them, or to both in turns."""

    def __init__(self, first: Served, second: Served, *, split: bool) -> None:
        self._both, self._split = (first, second), split
        self._connected = 0

    @property
    def port(self) -> int:
        """Asked once a socket: four to each in turns, or one."""
        self._connected += 1
        number = self._connected if self._split else (self._connected - 1) // 4
        return self._both[number % 2].port

    @property
    def cpu_seconds(self) -> float:
        return sum(server.cpu_seconds for server in self._both)

    @property
    def megabytes(self) -> float:
        return sum(server.megabytes for server in self._both)

    def open(self, token: str) -> str:
        return self._both[0].open(token)


def measure() -> list[Row]:
    moves = moves_of_a_game(MOVES)
    with (
        TemporaryDirectory() as folder,
        served("house", str(Path(folder) / "alone")) as alone,
        services.postgres(f"bench-{os.getpid()}") as postgres,
        services.redis() as redis,
        services.database(postgres) as database,
        served("shared", database, redis) as first,
        served("shared", database, redis) as second,
    ):
        rounds = [
            (
                _spent(alone, moves),
                _spent(Two(first, second, split=False), moves),
                _spent(Two(first, second, split=True), moves),
            )
            for _ in range(ROUNDS)
        ]
    embedded, together, split = map(median, zip(*rounds, strict=True))
    turns = f"{ROUNDS} rounds in turns; embedded {embedded:.0f} µs"
    note = f"{turns}; without PostgreSQL's and Redis's own"
    name = "server: two processes on PostgreSQL + Redis, CPU a move over embedded"
    return [
        Row(
            f"{name}, sockets together", together / embedded, "×", goal=Goal(at_most=1.5), note=note
        ),
        Row(f"{name}, split", split / embedded, "×", goal=Goal(at_most=2.5), note=note),
    ]


def _spent(server: Loaded, moves: list[Asked]) -> float:
    load = Load(server, TABLES, named=True)
    load.run(moves[:WARM])
    spent = load.run(moves[WARM:])
    load.close()
    return spent.micros
