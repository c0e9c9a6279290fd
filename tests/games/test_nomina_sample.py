"""The sample game of the leaflet: twelve moves, their words, points, bons and pictures."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from setzkasten.core.game import Act
from setzkasten.games.nomina.state import Action, State
from tests.games.nomina import NOMINA, opened, picture, play, refused
from tests.language import rule
from tests.replaying import Replay, replayed

RECORDS = Path(__file__).parents[1] / "records"
POINTS = [3, 4, 4, 5, 6, 8, 11, 8, 6, 9, 10, 9]
EARNED = [0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 1]
SPENT = [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0]
WORDS = (
    "WAS / WITZ / NASS / NU ART / WASSER / UM NASSAU / INS AN WITZIG / NULL BART / UMWELT"
    " / ABART RABE / MEERWASSER / NASSAUERN"
)
PICTURES = {
    4: "C2 ....NU/....A./..WAS./..I.S./ART.../..Z...",
    8: "B2 .....NULL/.....A.../...WASSER/...INS.../BART.A.../...Z.UM../...I...../...G.....",
    12: "A2 ......NULL../......A...../MEERWASSER../....INS..A../ABART.A..B../....Z.UMWELT"
    "/....I.E...../....G.R...../......N.....",
}


def sample(seats: int = 4) -> Replay:
    name = "nomina-sample.szk" if seats == 4 else f"nomina-sample-{seats}.szk"
    return replayed((RECORDS / name).read_bytes())


def nomina_state(state: object) -> State:
    assert isinstance(state, State)
    return state


@rule("NOM-22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_twelve_moves_bring_their_points(seats: int) -> None:
    assert [report.points for report in sample(seats).reports] == POINTS


@rule("NOM-14", "NOM-15", "NOM-22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_twelve_moves_earn_and_spend_their_bons(seats: int) -> None:
    reports = sample(seats).reports
    assert [report.earned for report in reports] == EARNED
    assert [report.spent for report in reports] == SPENT


@rule("NOM-06", "NOM-22")
def test_the_twelve_moves_form_their_words_and_the_second_is_witz() -> None:
    words = [{word.word for word in report.words} for report in sample().reports]
    assert words == [set(move.split()) for move in WORDS.split(" / ")]


@rule("NOM-22")
@pytest.mark.parametrize(("seats", "move"), [(s, m) for s in (2, 3, 4) for m in PICTURES])
def test_the_picture_after_some_moves(seats: int, move: int) -> None:
    assert picture(nomina_state(sample(seats).pictures[move - 1])) == PICTURES[move]


@rule("NOM-19", "NOM-22")
@pytest.mark.parametrize(
    ("seats", "totals", "bons"),
    [
        (2, (40, 43), (2, 3)),
        (3, (28, 28, 27), (2, 1, 2)),
        (4, (15, 21, 25, 22), (1, 2, 1, 1)),
    ],
)
def test_totals_and_bons_after_the_twelve_moves(
    seats: int, totals: tuple[int, ...], bons: tuple[int, ...]
) -> None:
    state = nomina_state(sample(seats).match.state)
    assert (NOMINA.scores(state), state.bons) == (totals, bons)


@rule("NOM-15")
@pytest.mark.parametrize(("seats", "seat"), [(5, 4), (6, 3)])
def test_five_or_six_cannot_have_played_it(seats: int, seat: int) -> None:
    """The ninth move spends a bon that its player would not have."""
    acts: list[Action] = [
        cast("Action", step.action) for step in sample().match.steps() if isinstance(step, Act)
    ]
    state = opened(seats=seats)
    for number, act in enumerate(acts[:8]):
        state = play(state, f"{number % seats + 1} {NOMINA.write(act)}")
    assert refused(state, f"{seat} I7> WELT").code == "not_enough_bons"
