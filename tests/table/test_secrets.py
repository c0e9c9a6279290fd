"""A dry run must not tell what others hide."""

from __future__ import annotations

from random import Random

from setzkasten.core.record import Header, Sitter
from setzkasten.table.frame import frame
from setzkasten.table.opening import open_table
from setzkasten.table.slider import moves_told
from tests.games.boggle import DICE
from tests.language import rule
from tests.table.seated import bench


@rule("BOG-09")
def test_trying_to_be_the_last_who_is_done_shows_nobody_elses_list() -> None:
    sitters = (Sitter(("Anna",)), Sitter(("Bert",)))
    dice = {"dice": DICE.removeprefix("dice "), "lists": "RAST MAUS/-"}
    table = open_table(Header("boggle", sitters, position=dice), bench=bench, rng=Random(1), now=0)
    assert table.play(0, "done", 10).refusal is None
    trial = table.trial(1, "done", 20)
    assert trial.refusal is None
    assert (trial.words, trial.points) == ((), 0)


@rule("SDW-04")
def test_a_plan_is_in_no_frame_slider_or_record_of_a_running_table() -> None:
    sitters = (Sitter(("Anna",)), Sitter(("Bert plan B",)))
    hands = {"hands": "WASA/BCDE", "stock": "0", "turn": "1"}
    header = Header("schach-dem-wort", sitters, position=hands)
    table = open_table(header, bench=bench, rng=Random(1), now=0)
    assert table.play(0, "0,0> AS plan Geheimnis", 10).refusal is None
    told = [repr(frame(table, "t", seat, 20)) for seat in (None, 1)]
    told += [repr(moves_told(table.course)), table.record()]
    assert not [text for text in told if "Geheimnis" in text]
    assert "Bert plan B" in table.record()
    assert "Geheimnis" in repr(frame(table, "t", 0, 20)["view"])
    assert any("Geheimnis" in line for line in table.lines()), "the store keeps it"
    for seat in (1, 0):
        assert table.play(seat, "pass", 30).refusal is None
    assert table.awaiting().over
    assert "Geheimnis" in table.record()
