"""Golden playthroughs: replayed, and generated again byte for byte."""

from __future__ import annotations

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.core.record import read_record
from tests.laws.reading_back import assert_read_back
from tests.playthroughs.regenerate import FOLDER, sketches
from tests.replaying import opening, replayed, rewritten

FILES = sorted(path.name for path in FOLDER.glob("*.szk"))
SKETCHES = sketches()


@pytest.mark.parametrize("name", FILES)
def test_a_playthrough_replays_step_by_step_to_its_end(name: str) -> None:
    replay = replayed((FOLDER / name).read_bytes())
    game = GAMES[replay.header.game]
    assert game.awaiting(replay.match.state).over
    assert game.winners(replay.match.state) or game.seats == (1, 1)  # alone one may give up


@pytest.mark.parametrize("name", FILES)
def test_a_playthrough_is_generated_again_byte_for_byte(name: str) -> None:
    assert SKETCHES[name].text().encode() == (FOLDER / name).read_bytes(), (
        "run ./setz playthroughs, read the diff, say in the commit why it moved"
    )


@pytest.mark.parametrize("name", FILES)
def test_a_playthrough_loses_only_comments_and_totals_when_it_is_written_again(name: str) -> None:
    data = (FOLDER / name).read_bytes()
    replay = replayed(data)
    kept = [line for line in data.decode().splitlines() if line[:1] != ";" and line[9:10] != "="]
    assert rewritten(replay.header, replay.match.happenings).splitlines() == kept
    assert opening(read_record(data).header) == replay.match.states()[0]


@pytest.mark.parametrize("name", FILES)
def test_every_position_of_a_playthrough_is_read_as_it_was_written(name: str) -> None:
    replay = replayed((FOLDER / name).read_bytes())
    game, seats = GAMES[replay.header.game], len(replay.header.sitters)
    read = [
        assert_read_back(game, state, seats, replay.header.options)
        for state in replay.match.states()
    ]
    assert read[-1], "the end"


def test_every_generated_playthrough_is_kept() -> None:
    assert sorted(SKETCHES) == FILES


def test_the_playthroughs_show_every_kind_of_line() -> None:
    text = "".join((FOLDER / name).read_text("utf-8") for name in FILES)
    for sign in (
        " * ",
        " ! ",
        " § ",
        " ~ ",
        " = ",
        "; ",
        "=new",
        "=inflection:",
        "[1+2-]",
        "option ",
    ):
        assert sign in text, sign
