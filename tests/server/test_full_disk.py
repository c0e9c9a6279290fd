"""A disk without room: nothing is told as saved, nothing is lost, and it goes on with room."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path

import pytest

from setzkasten.server.people.erasures import FILE
from setzkasten.server.store.health import Health
from setzkasten.server.store.store import Store
from tests.server.running import Device, Server


@contextmanager
def no_room(server: Server, folder: Path) -> Iterator[None]:
    """No file of this process grows any more."""
    largest = max(file.stat().st_size for file in folder.iterdir())
    unlimited = resource.RLIM_INFINITY
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (largest, unlimited))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))


@pytest.fixture
def tight(folder: Path) -> Iterator[Server]:
    """Its log may tell of what could not be saved, but of no fault of ours."""
    running = Server(folder)
    try:
        yield running
    finally:
        running.kill()
    assert "Traceback" not in running.log.read_text()


def test_without_room_the_server_says_that_it_is_not_well(tight: Server, folder: Path) -> None:
    device = Device(tight)
    with no_room(tight, folder):
        for path in ("/healthz", "/readyz"):
            answer = device.get(path)
            assert (answer.status, answer.json["ok"]) == (503, False)
            assert answer.json["error"]["code"] == "store_unwritable"
    assert device.get("/healthz").json["ok"] is True
    assert device.get("/readyz").status == 200


def test_without_room_a_new_table_is_not_told_as_saved(tight: Server, folder: Path) -> None:
    device = Device(tight)
    wanted = {"game": "nomina", "seats": [{}, {}]}
    record = "szk 1\ngame nomina\nseats 2\n"
    with no_room(tight, folder):
        answers = [
            device.post("/api/tables", wanted),
            device.ask("POST", "/api/records", record.encode()),
            device.post("/api/puzzles", {"rows": 5, "cols": 5, "level": "leicht"}),
        ]
        assert device.get("/api/tables").json == []
    for answer in answers:
        assert (answer.status, answer.json["error"]["code"]) == (503, "store_unwritable")
        assert "nicht gespeichert" in answer.json["error"]["de"]
        assert "not be saved" in answer.json["error"]["en"]
    assert device.post("/api/tables", wanted).status == 201


def test_without_room_nobody_is_told_to_be_erased(tight: Server, folder: Path) -> None:
    device = Device(tight)
    name = device.open()
    (folder / FILE).write_bytes(b"\n" * 1_000_000)  # it has grown as far as it can
    with no_room(tight, folder):
        answer = device.ask("DELETE", "/api/me")
        assert (answer.status, answer.json["error"]["code"]) == (503, "store_unwritable")
    assert [table["id"] for table in device.get("/api/tables").json] == [name]
    assert device.ask("DELETE", "/api/me").status == 204
    assert device.get("/api/tables").json == []


def test_without_room_a_move_does_not_count_and_goes_through_later(
    tight: Server, folder: Path
) -> None:
    device = Device(tight)
    name = device.open()
    with device.sit(name, client="page") as chair, no_room(tight, folder):
        move = {"seat": 0, "action": "E4> WAS"}
        assert chair.ask("act", **move)["refusal"]["code"] == "not_saved"
    assert "WAS" not in device.get(f"/api/tables/{name}/record").body.decode()
    with device.sit(name, client="page") as chair:
        assert chair.frame["seq"] == 0
        told = chair.ask("act", **move)
        assert told.get("ok"), told


def test_our_own_fault_promises_nothing_about_saving() -> None:
    from setzkasten.messages import sentence

    assert "Die Partie ist gespeichert" not in sentence("our_fault", {}, "de")
    assert "The game is saved" not in sentence("our_fault", {}, "en")


def test_room_for_pages_is_tried_too_and_nothing_stays(store: Store) -> None:
    async def course() -> list[bool]:
        pages = store._db.execute("PRAGMA page_count").fetchone()[0]
        store._db.execute(f"PRAGMA max_page_count = {pages}")
        health = Health(store)
        without = await health.well()
        store._db.execute(f"PRAGMA max_page_count = {pages + 10}")
        return [without, await health.well()]

    assert asyncio.run(course()) == [False, True]
    assert store._db.execute("SELECT count(*) FROM tables").fetchone() == (0,)


def test_however_many_ask_it_is_tried_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    trials: list[Future[None]] = []
    probe = store.probe

    def counted() -> Future[None]:
        trials.append(probe())
        return trials[-1]

    monkeypatch.setattr(store, "probe", counted)

    async def course() -> None:
        health = Health(store)
        assert all(await asyncio.gather(*(health.well() for _ in range(50))))
        assert await health.well()

    asyncio.run(course())
    assert len(trials) == 1


def test_a_disk_that_does_not_answer_is_not_well(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("setzkasten.server.store.health.PATIENCE_SECONDS", 0.0)
    stuck: Future[None] = Future()
    monkeypatch.setattr(store, "probe", lambda: stuck)

    async def course() -> list[bool]:
        health = Health(store)
        first = await health.well()
        monkeypatch.undo()
        stuck.set_result(None)
        return [first, await health.well()]

    assert asyncio.run(course()) == [False, True]
