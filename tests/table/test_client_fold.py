"""The client's own fold (web/src/table/change.ts) makes the whole frame of every change, too."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from random import Random

from setzkasten.catalogue import GAMES
from setzkasten.core.game import Seat
from setzkasten.table.teller import Teller
from tests.house.joined import NODE
from tests.house.source import ROOT
from tests.laws.plays import play_of
from tests.table.folded import Json
from tests.table.test_teller import table_of, whole

FOLDED = """
import { readFileSync } from 'node:fs';
const { changed } = await import(process.argv[2]);
const told = JSON.parse(readFileSync(0, 'utf8'));
const fold = ({ frame, changes }) =>
  changes.map((change) => (frame = changed(frame, change)));
process.stdout.write(JSON.stringify(told.map(fold)));
"""


def evening(game: str, seed: int) -> tuple[Json, list[Json]]:
    """What one seat of a random game is told, and the whole frame after each change."""
    play = play_of(game, seed)
    table = table_of(play)
    teller = Teller(table, "t", 0)
    seats: tuple[Seat | None, ...] = (None, *range(play.seats))
    seat = Random(seed).choice(seats)
    told = {"frame": whole(teller, table, seat, 0), "changes": list[Json]()}
    frames: list[Json] = []
    for happening in play.match.happenings:
        table.enter(happening, happening.at)
        for text in teller.changes(table, [seat], happening.at).values():
            told["changes"].append(json.loads(text)["change"])
            frames.append(whole(teller, table, seat, happening.at))
    return told, frames


def test_the_client_folds_every_game_to_the_whole_frame(tmp_path: Path) -> None:
    evenings = [evening(game, 1) for game in sorted(GAMES)]
    client = (ROOT / "web/src/table/change.ts").as_uri()
    script = tmp_path / "fold.mjs"
    script.write_text(FOLDED, "utf-8")
    done = subprocess.run(
        [NODE, "--experimental-strip-types", "--no-warnings", script, client],
        input=json.dumps([told for told, _ in evenings]),
        capture_output=True,
        timeout=60,
        check=False,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [frames for _, frames in evenings]
