"""Killed after every kind of journal step: every seat sees the same frame, ballot and clock."""

from __future__ import annotations

from pathlib import Path

from setzkasten.catalogue import GAMES
from setzkasten.server.people.device import new_token
from setzkasten.table import journal
from setzkasten.table.journal_text import SAID, write_entry
from tests.server.journal_scenes import SCENES
from tests.server.running import Chair, Device, Json, server
from tests.table.test_journal import ENTRIES

EVERY_KIND = {
    write_entry(GAMES["nomina"], entry).split()[2]
    for entry in ENTRIES
    if isinstance(entry, journal.Said)
}
# What differs from look to look without anything having happened.
MOMENTS = ("now", "v")


def seen(device: Device, name: str) -> list[Json]:
    with device.sit(name) as chair:
        frames = [_looked(chair, seat) for seat in range(len(chair.frame["seats"]))]
        return [*frames, _lasting(chair.frame)]


def _looked(chair: Chair, seat: int) -> Json:
    if chair.frame["seats"][seat]["kind"] == "person":
        seen = "ok" in chair.ask("look", seat=seat)  # or it is another device's
        while seen and chair.frame["seat"] != seat:
            chair.hear()
    return _lasting(chair.frame)


def _lasting(shown: Json) -> Json:
    frame = {name: value for name, value in shown.items() if name not in MOMENTS}
    return {**frame, **{name: _steady(frame[name]) for name in ("ballot", "reading", "deadline")}}


def _steady(told: Json) -> Json:
    """Time runs while we look; tests/table/test_doubt.py knows how much is left."""
    return told and {**told, "left": told["left"] > 0, "at": 0}


def said_in(device: Device, name: str) -> set[str]:
    """The kinds of entries in the journal of a table."""
    record = device.get(f"/api/tables/{name}/record").body.decode()
    return {line.split()[2] for line in record.splitlines() if f" {SAID} " in line}


def test_a_killed_server_forgets_nothing_that_people_saw(folder: Path) -> None:
    tokens = [new_token() for _ in SCENES]  # nobody may open that many tables at once
    with server(folder) as running:
        devices = [Device(running, token) for token in tokens]
        names = [scene(device) for scene, device in zip(SCENES, devices, strict=True)]
        before = list(map(seen, devices, names))
        running.kill()
    with server(folder) as running:
        devices = [Device(running, token) for token in tokens]
        after = list(map(seen, devices, names))
        written = set[str]().union(*map(said_in, devices, names))
    for scene, frames, again in zip(SCENES, before, after, strict=True):
        assert again == frames, scene.__name__
    assert written == EVERY_KIND - {"lexicon"}  # which comes after a restart: test_migrate.py
