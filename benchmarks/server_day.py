"""A server's day: guests beside thinking computers, prints beside many sockets, a start.

Times are of the clock: a crowded machine makes them longer.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import perf_counter

from benchmarks.load import Load, Served, Table, connected, served
from benchmarks.row import Goal, Row
from benchmarks.server_moves import MANY_TABLES, moves_of_a_game
from setzkasten.server.people.device import new_token
from tests.server.running import Chair, Device

THINKERS, PAIRS = 2, 150
PRINTS, SIDE = 10, 60
MOVES = 10
FRAME = b'"frame":'


def measure() -> list[Row]:
    with TemporaryDirectory() as folder:
        beside = _beside(str(Path(folder) / "guests"))
        crowd, memory = _crowded(str(Path(folder) / "crowd"))
        return [*beside, memory, *_started(str(Path(folder) / "crowd"), crowd)]


@dataclass(frozen=True)
class _Reached:
    port: int

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


def _beside(folder: str) -> list[Row]:
    """What others feel while strong computers think without a pause."""
    with served("house", folder) as server:
        device, ended = Device(_Reached(server.port)), Event()
        with device.sit(device.open()) as chair:
            quiet = _millis(chair)
            thinking = [Thread(target=_think, args=(server, ended)) for _ in range(THINKERS)]
            for thread in thinking:
                thread.start()
            crowded = _millis(chair)
            ended.set()
            for thread in thinking:
                thread.join()
    name = f"server: others' move beside {THINKERS} strong computers, p99"
    note = f"all quiet: p50 {_share(quiet, 0.5):.1f}, p99 {_share(quiet, 0.99):.1f}"
    median = f"p50 {_share(crowded, 0.5):.1f} ms; {note} ms"
    return [Row(name, _share(crowded, 0.99), "ms", goal=Goal(at_most=30), note=median)]


def _millis(chair: Chair) -> list[float]:
    """Of moves and their taking back."""
    taken: list[float] = []
    for _ in range(PAIRS):
        for wish in ({"do": "act", "action": "E4> WAS"}, {"do": "take-back"}):
            began = perf_counter()
            assert chair.ask(seat=0, **wish).get("ok"), wish
            taken.append((perf_counter() - began) * 1000)
    return taken


def _think(server: Served, ended: Event) -> None:
    """Computers play against each other: whoever sat with them has left."""
    device = Device(_Reached(server.port))
    seats = [{"kind": "person", "names": ["Anna"]}]
    seats += [{"kind": "computer", "names": [n], "level": "meister+"} for n in ("Karl", "Ines")]
    while not ended.is_set():
        opened = device.post("/api/tables", {"game": "nomina", "seats": seats}).json["id"]
        with device.sit(opened) as chair:
            assert chair.ask("leave", seat=0).get("ok")
            while not (ended.is_set() or chair.frame["over"]):
                chair.hear()


def _share(values: list[float], share: float) -> float:
    return sorted(values)[int(len(values) * share)]


class _Crowd(Load):
    """Remembers where everybody sits."""

    def _table(self, number: int, *, named: bool) -> Table:
        token = new_token()
        name = self.server.open(token)
        self.sitting = [*getattr(self, "sitting", []), (name, token)]
        return Table(self.server, name, token)


def _crowded(folder: str) -> tuple[list[tuple[str, str]], Row]:
    with served("house", folder) as server:
        load = _Crowd(server, MANY_TABLES, named=True)
        with closing(load):
            load.run(moves_of_a_game(MOVES))
            _print(Device(_Reached(server.port)))
            processes = list(_family(server.process.pid))
            megabytes = sum(map(_megabytes, processes))
    name = f"server: memory after {PRINTS} prints of {SIDE}×{SIDE}, with {4 * MANY_TABLES} sockets"
    note = f"PSS of {len(processes)} processes"
    return load.sitting, Row(name, megabytes, "MB", goal=Goal(at_most=300), note=note)


def _print(device: Device) -> None:
    rng = Random(60)
    rows = ["".join(rng.choices("AEINRST#", k=SIDE)) for _ in range(SIDE)]
    opened = device.ask("POST", "/api/puzzles/file", _ipuz(rows))
    assert opened.status == 201, opened.body
    for _ in range(PRINTS):
        printed = device.get(f"/api/puzzles/{opened.json['id']}/files/pdf")
        assert printed.status == 200, printed.body[:300]


def _ipuz(rows: list[str]) -> bytes:
    grid = [[("#" if sign == "#" else 0) for sign in row] for row in rows]
    told = {
        "version": "http://ipuz.org/v2",
        "kind": ["http://ipuz.org/crossword#1"],
        "dimensions": {"width": SIDE, "height": SIDE},
        "puzzle": grid,
        "solution": [list(row) for row in rows],
    }
    return json.dumps(told).encode()


def _family(pid: int) -> Iterator[int]:
    yield pid
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            yield from _family(int(child))


def _megabytes(pid: int) -> float:
    rollup = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return int(next(line for line in rollup if line.startswith("Pss:")).split()[1]) / 1024


def _started(folder: str, crowd: list[tuple[str, str]]) -> list[Row]:
    """With all those tables in the store: until somebody sees theirs, and until all do."""
    began = perf_counter()
    with served("house", folder) as server:
        for number, (name, token) in enumerate(crowd):
            with connected(server, name, token) as line:
                while FRAME not in line.recv(262_144):
                    continue
            if not number:
                first = perf_counter() - began
        every = perf_counter() - began
    name = f"server: start with {len(crowd)} running tables"
    return [
        Row(f"{name}: the first frame", first, "s", goal=Goal(at_most=1.0)),
        Row(f"{name}: all frames, one after the other", every, "s", goal=Goal(at_most=5.0)),
    ]
