"""Two server processes on one store send at the same moment: everybody gets exactly one letter."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial

from setzkasten.core.record import write_header
from setzkasten.server.now import now_millis
from setzkasten.server.store.journal import First, Kept, Rows
from setzkasten.server.store.notices import GRACE_MILLIS
from setzkasten.server.store.postgres import Postgres
from setzkasten.server.store.turns import Followed, Turn
from tests.server.catching import mailbox
from tests.server.housed import HEADER

PROCESSES, ROUNDS, TURNS = 2, 10, 5


@contextmanager
def courier(database: str, port: int) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "tests.server.courier_process", database, str(port)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as process:
        assert said(process) == "ready"
        yield process
        assert process.stdin
        process.stdin.close()
        assert process.wait() == 0


def said(process: subprocess.Popen[str]) -> str:
    assert process.stdout
    return process.stdout.readline().strip()


def sends(process: subprocess.Popen[str]) -> None:
    assert process.stdin
    process.stdin.write("now\n")
    process.stdin.flush()


def wants_mail(db: Rows, name: str) -> None:
    row = (name, f"{name}@example.org", "de", 1, f"confirm {name}", f"stop {name}", 0)
    db.execute("INSERT INTO mails VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    db.execute("INSERT INTO holders VALUES (?, ?, 1)", (name, name))


def a_turn(store: Postgres, name: str) -> None:
    """Somebody who is not there has been on turn for long enough to be told."""
    kept = Kept(name, "anna", write_header(HEADER), "{}", "{}", "2026", "2026")
    store.create(kept, First(["one"])).result()
    store.queued(partial(wants_mail, name=name)).result()
    long_ago = now_millis() - 2 * GRACE_MILLIS
    store.note([], [Followed(name, 1, (Turn(1, -1, None),))], long_ago).result()


def test_of_two_processes_that_send_at_the_same_moment_one_does(database: str) -> None:
    expected: list[str] = []
    with ExitStack() as opened:
        box = opened.enter_context(mailbox())
        store = Postgres(database)
        opened.callback(store.close)
        couriers = [opened.enter_context(courier(database, box.port)) for _ in range(PROCESSES)]
        for number in range(ROUNDS):
            names = [f"r{number}t{turn}" for turn in range(TURNS)]
            for name in names:
                a_turn(store, name)
            for process in couriers:
                sends(process)
            assert [said(process) for process in couriers] == ["done"] * PROCESSES
            expected += [f"{name}@example.org" for name in names]
            assert Counter(mail["To"] for mail in box.mails) == Counter(expected)
        assert store.asked(lambda db: db.execute("SELECT * FROM notices").fetchall()).result() == []
