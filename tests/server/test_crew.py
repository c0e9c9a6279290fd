"""Real server processes on one PostgreSQL and one Redis: two of them, and a crew on one port."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from setzkasten.server.serve import serve
from setzkasten.server.settings import Settings
from tests.server.pages import Page, differences, kill_one, lives, picture, workers
from tests.server.running import PATIENCE_SECONDS, Device, Server, server

KILLS = 4
GOES_ON_SECONDS = 10.0
SQUARES = ("A1", "C3")


@pytest.fixture
def shared(database: str, redis: str) -> list[str]:
    return ["--database", database, "--bus", redis]


@pytest.fixture
def crew(folder: Path, shared: list[str]) -> Iterator[Server]:
    with server(folder, *shared, "--workers", "2") as running:
        yield running


def test_two_at_one_table_in_two_processes(tmp_path: Path, shared: list[str]) -> None:
    with server(tmp_path / "one", *shared) as one, server(tmp_path / "two", *shared) as two:
        anna = Device(one)
        bert = Device(two, anna.token)
        name = anna.open()
        with anna.sit(name) as first, bert.sit(name) as second:
            assert first.act(0, "E4> WAS", seq=0)["ok"]
            second.until_seq(2)
            assert second.act(1, "E4v WITZ", seq=2)["refusal"]["code"]
            assert second.act(1, "E5v ITZ", seq=2)["ok"]
            first.until_seq(4)
            second.until_seq(4)
            assert first.frame["view"] == second.frame["view"]
            assert first.act(1, "give-up", seq=2)["refusal"]["code"] == "stale"
        assert bert.get("/api/tables").json[0]["id"] == name


def test_a_killed_worker_loses_and_doubles_nothing_and_the_game_goes_on(crew: Server) -> None:
    seed = 20261116
    rng, device = Random(seed), Device(crew)
    tables = [picture(device) for _ in range(2)]
    pages = {name: [Page(device, name, square) for square in SQUARES] for name in tables}
    everybody = [page for some in pages.values() for page in some]
    for _ in range(KILLS):
        before = [len(page.acknowledged) for page in everybody]
        kill_one(crew, rng)
        until = monotonic() + GOES_ON_SECONDS
        while any(
            len(page.acknowledged) <= done for page, done in zip(everybody, before, strict=True)
        ):
            assert monotonic() < until, f"seed {seed}: a game does not go on"
            assert not any(page.strange for page in everybody), [p.strange for p in everybody]
            sleep(0.02)
    for page in everybody:
        page.end()
        assert not page.late(GOES_ON_SECONDS)
    assert [differences(device, name, some) for name, some in pages.items()] == [[], []]
    there = workers(crew)
    crew.stop()
    assert crew.process.returncode == 0
    _all_gone(there)


def test_a_crew_whose_parent_is_killed_ends(crew: Server) -> None:
    there = workers(crew)
    crew.kill()
    _all_gone(there)


def _all_gone(processes: list[int]) -> None:
    until = monotonic() + PATIENCE_SECONDS
    while any(map(lives, processes)):
        assert monotonic() < until
        sleep(0.02)


@pytest.mark.parametrize(
    ("database", "bus", "workers", "said"),
    [
        ("", "", 2, "--database postgresql://… und --bus redis://…"),
        ("postgresql://x/y", "", 2, "--bus redis://…"),
        ("postgresql://x/y", "localhost", 1, "redis://localhost:6379"),
        ("host=/nowhere dbname=d password=secret", "", 1, "'d' on '/nowhere' cannot be used"),
    ],
)
def test_what_a_shared_server_lacks_is_one_sentence(
    database: str, bus: str, workers: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(port=0, settings=Settings(database=database, bus=bus, workers=workers))
    told = capsys.readouterr()
    assert said in told.err
    assert "secret" not in told.err
    assert told.out == ""
