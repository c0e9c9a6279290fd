"""`./setz arena --scheduler`: the same games, whoever plays them and whoever is lost meanwhile."""

from __future__ import annotations

import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from setzkasten.door.match import Match
from setzkasten.lexicon.words import Words
from setzkasten.tournament.bout import Terms
from setzkasten.tournament.entrant import TournamentError, entrants
from setzkasten.tournament.guard import asked
from setzkasten.tournament.report import as_json
from setzkasten.tournament.running import bouts
from tests.bots.knowing import KNOWN
from tests.calling import Caller

GAMES = 8
SCHEDULER = ["scheduler", "--no-dashboard", "--no-show", "--host", "127.0.0.1", "--port"]
WORKER = ["worker", "--no-dashboard", "--no-nanny", "--nthreads", "1"]
OWN = "def choose(seen):\n    return seen.actions[0]\n"


@contextmanager
def dask(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    quiet = subprocess.DEVNULL
    command = [sys.executable, "-m", "dask", *words]
    with subprocess.Popen(command, stdout=quiet, stderr=quiet) as running:
        try:
            yield running
        finally:
            running.kill()


@pytest.fixture
def scattered(tmp_path: Path) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A scheduler with two workers, and the first of them."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    address, here = f"tcp://127.0.0.1:{port}", ["--local-directory", str(tmp_path)]
    with ExitStack() as stack:
        stack.enter_context(dask(*SCHEDULER, port))
        first = stack.enter_context(dask(*WORKER, address, *here))
        stack.enter_context(dask(*WORKER, address, *here))
        yield address, first


def test_games_of_a_worker_that_was_killed_are_played_again(
    scattered: tuple[str, subprocess.Popen[bytes]], tmp_path: Path
) -> None:
    address, worker = scattered
    mine = tmp_path / "mine.py"
    mine.write_text(OWN, "utf-8")
    terms = Terms("cartino", entrants(["stark", str(mine)]), 3, 20.0)
    words = Words.german()
    alone = sorted(bouts(terms, range(GAMES), words=words), key=lambda bout: bout.number)
    many = bouts(terms, range(GAMES), words=words, scheduler=address)
    found = [next(many)]
    worker.kill()
    found += many
    found.sort(key=lambda bout: bout.number)
    assert as_json(terms, found) == as_json(terms, alone)


def test_an_address_at_which_nobody_answers_is_one_sentence(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("setzkasten.tournament.scattered.CONNECT_SECONDS", 0.2)
    arena = Caller("arena", tmp_path, capfd)
    words = ("cartino", "--players", "leicht,stark", "--games", "2", "--scheduler")
    told = arena(*words, "tcp://127.0.0.1:9", "--json")
    assert (told.code, told.json()["code"]) == (2, "arena_no_scheduler")


@pytest.mark.parametrize("address", ["nowhere", "tcp://nowhere", "http://nowhere:1", "tcp://a:b"])
def test_what_is_no_address_is_told_before_anybody_connects(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    """A client of Dask that never came to be waits for twenty seconds, and ends in a trace."""
    monkeypatch.setattr("distributed.Client", lambda *words, **named: pytest.fail("connects"))
    terms = Terms("cartino", entrants(["stark", "leicht"]), 3, 20.0)
    with pytest.raises(TournamentError, match="arena_no_scheduler"):
        list(bouts(terms, range(2), words=KNOWN, scheduler=address))


def test_a_player_is_stopped_in_a_thread_too() -> None:
    class Hangs:
        def choose(self, seen: object) -> object:
            while True:
                pass

    match = Match("cartino", words=KNOWN)
    faults: list[str] = []
    thread = threading.Thread(
        target=lambda: faults.extend(asked(Hangs(), match, 0, 0.05).fault for _ in range(2))
    )
    thread.start()
    thread.join()
    assert faults == ["hangs", "hangs"]


def test_a_file_is_carried_to_machines_that_do_not_have_it(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(OWN, "utf-8")
    (own,) = entrants([str(mine)])
    carried = own.carried()
    mine.unlink()
    assert callable(getattr(carried.bot(), "choose", None))
    with pytest.raises(TournamentError, match="arena_file"):
        own.carried()
