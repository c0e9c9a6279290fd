"""A dry run must not tell what others hide."""

from __future__ import annotations

from random import Random

from setzkasten.core.record import Header, Sitter
from setzkasten.table.opening import open_table
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
