"""Worker processes: bounded, replaced when they die, gone when the server is."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from setzkasten.server.fault import Busy, Fault
from setzkasten.server.settings import Settings
from setzkasten.server.work.workers import COMMAND, Lost, Trade, Workers
from tests.server import chores
from tests.server.inside import Inside, inside
from tests.server.running import PATIENCE_SECONDS, Device, server

TRADE = Trade("testing", 1, 1, 60.0, 4)


@contextmanager
def workers(trade: Trade = TRADE) -> Iterator[Workers]:
    working = Workers(trade, chores.WORDS)
    try:
        yield working
    finally:
        working.close()


def answer(future: object) -> object:
    return future.result(PATIENCE_SECONDS)  # type: ignore[attr-defined]


def test_a_job_is_done_elsewhere() -> None:
    with workers() as working:
        assert answer(working.ask(chores.double, 21)) == 42
        first = answer(working.ask(chores.process_id))
        assert first not in (None, os.getpid())
        assert answer(working.ask(chores.process_id)) == first


def test_a_fault_comes_back_as_it_is() -> None:
    with workers() as working:
        with pytest.raises(Fault) as caught:
            answer(working.ask(chores.refuse))
        fault = caught.value
        assert (fault.status, fault.code, fault.data, fault.line) == (
            400, "off_board", {"square": "A1"}, 3,
        )  # fmt: skip


def test_a_job_that_fails_or_kills_its_worker_is_lost_and_the_next_one_is_done() -> None:
    with workers() as working:
        for chore in (chores.err, chores.die):
            with pytest.raises(Lost):
                answer(working.ask(chore))
            assert answer(working.ask(chores.double, 4)) == 8


def test_who_asked_for_a_job_that_is_lost_is_told_so() -> None:
    with workers() as working, pytest.raises(Fault) as caught:
        asyncio.run(working.run("anna", chores.die))
    assert (caught.value.status, caught.value.code) == (503, "no_result")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="nobody forks on Windows")
def test_a_job_that_leaves_a_child_behind_has_one_answer_and_one_end() -> None:
    with workers() as working:
        assert answer(working.ask(chores.fork)) != 0
        assert [answer(working.ask(chores.double, n)) for n in (1, 2)] == [2, 4]
    with workers(replace(TRADE, job_seconds=3.0)) as working, pytest.raises(Lost, match="no end"):
        answer(working.ask(chores.fork_and_sleep))  # its child would hold the pipe


def test_what_is_no_answer_ends_the_worker_and_the_next_one_is_done() -> None:
    with workers() as working:
        with pytest.raises(Lost):
            answer(working.ask(chores.garble))
        assert [answer(working.ask(chores.double, n)) for n in (1, 2)] == [2, 4]


def test_a_job_without_end_is_ended() -> None:
    with (
        workers(replace(TRADE, job_seconds=0.5)) as working,
        pytest.raises(Lost, match="no end"),
    ):
        answer(working.ask(chores.sleep))


def test_after_so_many_jobs_a_fresh_process_goes_on() -> None:
    with workers(replace(TRADE, jobs_a_life=2)) as working:
        ids = [answer(working.ask(chores.process_id)) for _ in range(4)]
    assert ids[0] == ids[1] != ids[2] == ids[3]


def test_who_has_nothing_to_do_ends() -> None:
    with workers(replace(TRADE, idle_seconds=0.01)) as working:
        number = answer(working.ask(chores.process_id))
        assert isinstance(number, int)
        _wait_for_the_end_of(number)
        assert answer(working.ask(chores.double, 4)) == 8


def test_a_full_queue_says_so_and_one_sender_never_fills_it_alone() -> None:
    async def course() -> None:
        with workers() as working:
            begun = [asyncio.ensure_future(working.run("anna", chores.sleep)) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(Busy) as caught:
                await working.run("anna", chores.sleep)
            assert (caught.value.status, caught.value.code) == (503, "busy")
            begun += [asyncio.ensure_future(working.run("bert", chores.sleep)) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(Busy):
                await working.run("cora", chores.sleep)
            for task in begun:
                task.cancel()

    asyncio.run(course())


HELPLESS = """
import sys
from tests.server import chores
from setzkasten.server.work.workers import Trade, Workers
working = Workers(Trade("testing", 2, 1, 60.0, 4), chores.WORDS)
print(working.ask(chores.process_id).result(30), flush=True)
working.ask(chores.sleep)
print(working.ask(chores.process_id).result(30), flush=True)
sys.stdin.read()
"""


def test_workers_end_with_a_server_that_was_killed() -> None:
    """Both the one that waits and the one that is busy."""
    root = str(Path(__file__).parents[2])
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([root, *sys.path])}
    with subprocess.Popen(
        [sys.executable, "-c", HELPLESS],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=env,
    ) as parent:
        assert parent.stdout
        numbers = [int(parent.stdout.readline()) for _ in range(2)]
        parent.send_signal(signal.SIGKILL)
    for number in numbers:
        _wait_for_the_end_of(number)


def test_a_worker_ends_when_its_server_dies_in_the_middle_of_a_job() -> None:
    began = pickle.dumps((sys.path, 0)) + pickle.dumps(chores.WORDS)
    for half in (began[:40], began + pickle.dumps((chores.double, (21,)))[:-2]):
        done = subprocess.run(COMMAND, input=half, check=False, timeout=PATIENCE_SECONDS)
        assert done.returncode == 0


FORGETFUL = """
import subprocess, sys
from setzkasten.server.work.workers import COMMAND
print(subprocess.Popen(COMMAND, stdin=int(sys.argv[1])).pid, flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody is told of a parent's death")
def test_a_worker_ends_with_its_server_although_others_hold_its_input() -> None:
    reads, held = os.pipe()
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with (
        os.fdopen(held, "wb") as input_of_worker,
        subprocess.Popen(
            [sys.executable, "-c", FORGETFUL, str(reads)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[reads],
            env=env,
        ) as parent,
    ):
        os.close(reads)
        assert parent.stdout
        number = int(parent.stdout.readline())
        # More than a pipe holds: it was read, and so the worker is past its start.
        input_of_worker.write(pickle.dumps((sys.path, 0)) + pickle.dumps(bytes(100_000)))
        input_of_worker.flush()
        parent.kill()
        _wait_for_the_end_of(number)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_server_leaves_no_process_behind(how: signal.Signals, folder: Path) -> None:
    with server(folder) as running:
        device = Device(running)
        with device.sit(device.open("person", "computer")) as chair:
            chair.act(0, "E4> WAS")
            chair.until_seq(3)
        children = _children_of(running.process.pid)
        assert children
        running.process.send_signal(how)
        running.process.communicate(timeout=PATIENCE_SECONDS)
        for number in children:
            _wait_for_the_end_of(number)


def test_help_without_end_holds_up_no_move(tmp_path: Path) -> None:
    """Forty at once ask for help that never comes; a move at another table is made meanwhile."""

    async def course() -> None:
        words = chores.Dawdling(chores.WORDS.lexicon)
        async with inside(tmp_path / "data", words, Settings(0.0)) as house:
            picture = await _opened(house, "kreuzwortbild", 1)
            question = {"do": "outlook"}
            asking = [
                asyncio.ensure_future(
                    house.ask(
                        "POST", f"/api/tables/{picture}/assist", question, client=f"192.0.2.{n}"
                    )
                )
                for n in range(40)
            ]
            table = await _opened(house, "nomina", 2)
            said = await asyncio.wait_for(house.ask("GET", f"/api/tables/{table}/record"), 20)
            assert said.status == 200
            for task in asking:
                task.cancel()

    asyncio.run(course())


async def _opened(house: Inside, game: str, seats: int) -> str:
    said = await asyncio.wait_for(
        house.ask("POST", "/api/tables", {"game": game, "seats": [{}] * seats}), 20
    )
    name: str = said.json["id"]
    return name


def _children_of(process: int) -> list[int]:
    told = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, text=True, check=False
    )
    return [int(number) for number in told.stdout.split()]


def _wait_for_the_end_of(process: int) -> None:
    """A process of others cannot be waited for; `tail` looks until it is gone."""
    subprocess.run(
        ["tail", f"--pid={process}", "-s", "0.05", "-f", os.devnull],
        check=True,
        timeout=PATIENCE_SECONDS,
    )
