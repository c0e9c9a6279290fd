"""Bytes of the store scribbled over: the server says so or tells the truth, and verify finds it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from setzkasten.server.store.folder import STORE
from tests.server.pages import LETTERS, picture
from tests.server.running import Device, Server
from tests.soak.finding import Finding, Progress
from tests.soak.fire.rising import Rising
from tests.soak.tally import Tally

TROUBLES = int(os.environ.get("SETZKASTEN_SOAK_TROUBLES", "40"))
TABLES, MOVES, BYTES = 12, 30, 48


def run() -> Iterator[Finding]:
    what = f"{TROUBLES:,} stores with {BYTES} bytes scribbled over: refused, or told as it was"
    tally, progress = Tally.of("fire-damage"), Progress(what)
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder, "whole")
        token, records = _played(whole)
        while tally.done < TROUBLES and not tally.wrong:
            copy = Path(folder, f"copy-{tally.done}")
            shutil.copytree(whole, copy)
            _scribble(copy / STORE, Random(f"damage {tally.done}"))
            _looked_at(copy, token, records, tally)
            shutil.rmtree(copy)
            tally.done += 1
            tally.keep()
            progress.at(tally.done, TROUBLES)
    tally.end()
    counted = ", ".join(f"{name} {number}" for name, number in tally.counted.most_common())
    yield Finding(what, "; ".join(tally.wrong)[:1000] or counted, well=not tally.wrong)


def _played(folder: Path) -> tuple[str, dict[str, bytes]]:
    server = Rising(folder)
    device = Device(server)
    names = [picture(device) for _ in range(TABLES)]
    for name in names:
        with device.sit(name) as chair:
            for number in range(MOVES):
                chair.act(0, f"A1> {LETTERS[number % len(LETTERS)]}")
    records = {name: device.get(f"/api/tables/{name}/record").body for name in names}
    server.stop()
    return device.token, records


def _scribble(store: Path, rng: Random) -> None:
    with store.open("r+b") as file:
        size = store.stat().st_size
        for _ in range(BYTES):
            file.seek(rng.randrange(size))
            file.write(rng.randbytes(1))


def _looked_at(folder: Path, token: str, records: dict[str, bytes], tally: Tally) -> None:
    try:
        server = Rising(folder)
    except AssertionError as error:  # it did not begin
        said = str(error)
        tally.counted["refused with a sentence"] += 1
        if "Traceback" in said or "setzkasten:" not in said:
            tally.wrong.append(f"{folder.name}: {said[-300:]}")
        return
    try:
        others = _others(server, token, records, tally)
    finally:
        server.kill()
    if "Traceback" in (log := server.log.read_text()):
        tally.wrong.append(f"{folder.name}: {log[-300:]}")
    if others and _verified(folder):
        tally.wrong.append(f"{folder.name}: {others} tables are others, and verify is content")


def _others(server: Server, token: str, records: dict[str, bytes], tally: Tally) -> int:
    """How many tables tell another game than the one that was played?"""
    device, others = Device(server, token), 0
    for name, record in records.items():
        answer = device.get(f"/api/tables/{name}/record")
        same = answer.status == 200 and _steps(answer.body) == _steps(record)
        kind = (
            "as it was" if same else f"told as {answer.status}" if answer.status != 200 else "other"
        )
        tally.counted[kind] += 1
        others += kind == "other"
        if answer.status == 500:
            tally.wrong.append(f"500 for {name}")
    return others


def _steps(record: bytes) -> bytes:
    """Without the header, whose names nobody vouches for."""
    return record.partition(b"\n\n")[2]


def _verified(folder: Path) -> bool:
    command = [sys.executable, "-m", "setzkasten", "verify", str(folder)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0
