"""The house: whole games through real sockets, one after the other and several at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from benchmarks.row import Row
from benchmarks.stopwatch import of_cases
from setzkasten.catalogue import GAMES
from setzkasten.core.claims import allowed
from setzkasten.core.game import Act
from setzkasten.core.record import Record, read_record
from setzkasten.table.replay import game_of, replay
from tests.server.running import Chair, Device, Server

RECORD = Path(__file__).parents[1] / "tests" / "playthroughs" / "nomina-2.szk"
GAMES_ALONE = 20
TABLES_AT_ONCE = 4
GAMES_EACH = 10

Move = tuple[int, str]


def measure() -> list[Row]:
    record = read_record(RECORD.read_bytes())
    moves = list(_moves(record))
    with TemporaryDirectory() as folder:
        words = Path(folder) / "words.txt"
        words.write_text("\n".join(_words(RECORD.read_text("utf-8"))), "utf-8")
        with _house(Path(folder) / "data", words) as server:
            alone = _games(server, moves, GAMES_ALONE)
            began = perf_counter()
            with ThreadPoolExecutor(TABLES_AT_ONCE) as pool:
                tasks = [
                    pool.submit(_games, server, moves, GAMES_EACH) for _ in range(TABLES_AT_ONCE)
                ]
                many = [seconds for task in tasks for seconds in task.result()]
            spent = perf_counter() - began
    goals = dict.fromkeys(("median", "p99"))
    note = "asked, judged, written to disk, answered; the asking side is Python on the same cores"
    return [
        *of_cases("server: a move, one table", alone, "ms", goals=goals, note=note),
        *of_cases("server: a move, four tables at once", many, "ms", goals=goals),
        Row("server: moves, one table", len(alone) / sum(alone), "moves/s"),
        Row("server: moves, four tables at once", len(many) / spent, "moves/s"),
    ]


def _moves(record: Record) -> Iterator[Move]:
    """What stands of the record, up to the first seat that gave up."""
    game = game_of(record, GAMES)
    for step in replay(record, game, lexicon=allowed).match.steps():
        if isinstance(step, Act):
            text = game.write(step.action)
            if text == "give-up":
                return
            yield step.seat, text


def _words(text: str) -> list[str]:
    return sorted(set(re.findall(r"\+([A-Z]+)", text)))


@contextmanager
def _house(data: Path, words: Path) -> Iterator[Server]:
    server = Server(data, "--words", str(words))
    try:
        yield server
    finally:
        server.kill()


def _games(server: Server, moves: list[Move], number: int) -> list[float]:
    device, seconds = Device(server), []
    for _ in range(number):
        with device.sit(device.open()) as chair:
            seconds += [_timed(chair, move) for move in moves]
    return seconds


def _timed(chair: Chair, move: Move) -> float:
    seat, action = move
    began = perf_counter()
    answer = chair.act(seat, action)
    spent = perf_counter() - began
    assert answer.get("ok"), answer
    return spent
