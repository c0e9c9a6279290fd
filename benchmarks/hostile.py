"""What others feel while somebody sends the worst that is allowed, on every route."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

from benchmarks.row import Goal, Row
from benchmarks.stopwatch import of_cases
from tests.foreign.formed import SEEDS, of_their_type
from tests.server.running import Chair, Device, Server

BODIES = 200
ASKED = 200
# How fast does a person ask? Slowly enough for every limit.
PAUSE_SECONDS = 0.08
MOST_BYTES = 4_000_000
TYPED_BYTES = 1_500_000
ME, FOES = "192.0.2.1", "198.51.100."  # told apart as by a proxy
# How many bodies does one of them send? So few that our limits turn hardly any away.
BODIES_EACH = 6

TABLE = "TheTableOfWhoAsks"

Attack = tuple[str, str, bytes]


def measure() -> list[Row]:
    with TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data", "--trusted-proxy", "127.0.0.1", "--crowd", "30")
        try:
            quiet, fired, statuses = _both(server)
        finally:
            server.kill()
    print(f"hostile: answers {statuses}", file=sys.stderr)
    note = (
        f"{BODIES} bodies of up to 4 MB on every route meanwhile, load and server on the same cores"
    )
    shares = {"median": None, "p99": None}
    fire = {"median": None, "p99": Goal(at_most=100)}
    return [
        *of_cases("hostile: others' answer, all quiet", quiet, "ms", goals=shares),
        *of_cases("hostile: others' answer, under fire", fired, "ms", goals=fire, note=note),
        Row("hostile: others' p99, under fire over all quiet", _p99(fired) / _p99(quiet), "×"),
    ]


def _both(server: Server) -> tuple[list[float], list[float], dict[int, int]]:
    device = Device(server)
    with device.sit(device.open("person", "person")) as chair, ProcessPoolExecutor(1) as pool:
        quiet = list(islice(_asked(device, chair), ASKED))
        fire = pool.submit(_fire, server.port)
        fired = []
        for seconds in _asked(device, chair):
            fired.append(seconds)
            if fire.done() and len(fired) >= ASKED:
                return quiet, fired, fire.result()
    raise AssertionError("the fire ended, or it did not")


def _asked(device: Device, chair: Chair) -> Iterator[float]:
    """A dry run, a look at the list: what a person at a table does."""
    for number in cycle(range(4)):
        sleep(PAUSE_SECONDS)
        began = perf_counter()
        if number:
            assert chair.ask("look").get("ok")
        else:
            assert device.ask("GET", "/healthz", x_forwarded_for=ME).status == 200
        yield perf_counter() - began


def _fire(port: int) -> dict[int, int]:
    """In a process of its own; gives how often each status came."""
    server = Server.__new__(Server)
    server.port = port
    statuses: dict[int, int] = {}
    attacks = [*_attacks(TABLE), *islice(of_their_type(TABLE, {}, TYPED_BYTES), 0, None, SEEDS)]
    for number, (method, path, body) in enumerate(islice(cycle(attacks), BODIES)):
        if number % BODIES_EACH == 0:
            device, foe = Device(server), f"{FOES}{number // BODIES_EACH + 1}"
            own = device.ask("POST", "/api/records", _record(500), x_forwarded_for=foe).json["id"]
        at = path.replace(TABLE, own)
        try:
            status = device.ask(method, at, body or None, x_forwarded_for=foe).status
        except OSError:
            status = 0  # cut off in the middle of the body
        statuses[status] = statuses.get(status, 0) + 1
    return statuses


def _attacks(table: str) -> list[Attack]:
    rows = "\n".join("A" * 60 for _ in range(60)).encode()
    blanks = b"szk 1\ngame nomina\nseats 2\n\n0 1 " + b" " * 20_000 + b"x\n"
    names = json.dumps({"game": "nomina", "seats": [{"names": ["A\u0301" * 20_000]}, {}]}).encode()
    return [
        ("POST", "/api/records", _record(2000)),
        ("POST", "/api/records", blanks),
        ("POST", "/api/records", b"\xff" * MOST_BYTES),
        ("POST", "/api/records", b"szk 1\ngame nomina\nseats 2\n" + b"0 1 A1> A\n" * 300_000),
        ("POST", "/api/tables", names),
        ("POST", "/api/tables", b"[" * MOST_BYTES),
        ("POST", "/api/puzzles", b'{"rows": 12, "cols": 12}'),
        ("POST", "/api/puzzles/file", b'{"version": ' + b"[" * (MOST_BYTES - 100)),
        ("POST", "/api/puzzles/file", b"ipuz(" * (MOST_BYTES // 5)),
        ("POST", "/api/puzzles/file", rows),
        ("POST", f"/api/tables/{table}/assist", b'{"do": "outlook"}'),
        ("POST", f"/api/tables/{table}/assist", b" " * MOST_BYTES),
        ("POST", f"/api/tables/{table}/rematch", b"{}" * 1_000_000),
        ("GET", f"/api/tables/{table}/record", b""),
        ("GET", f"/api/tables/{table}/replay", b""),
        ("GET", "/api/print/stones/nomina.pdf?size=9", b""),
        ("GET", "/api/tables", b""),
        ("GET", "/api/puzzles", b""),
        ("GET", "/api/word/" + "A" * 20_000, b""),
        ("PATCH", "/api/puzzles/none", b"\xcc\x81" * 500_000),
        ("POST", "/api/gifts/none/check", b'{"letters": [' + b"[0,0,1]," * 500_000),
        ("DELETE", "/api/tables/none", b" " * MOST_BYTES),
    ]


def _record(steps: int) -> bytes:
    lines = [f"{n} 1 symmetry {('mirror', 'none')[n % 2]}" for n in range(steps)]
    head = ["szk 1", "game kreuzwortbild", "seat 1 person Anna", ""]
    return "\n".join([*head, *lines, ""]).encode()


def _p99(seconds: list[float]) -> float:
    return sorted(seconds)[len(seconds) * 99 // 100]
