"""What a game could have been: costs, turning points, the word nobody saw, and the command."""

from __future__ import annotations

from pathlib import Path

import pytest

from setzkasten.analysis.analysis import analysed
from setzkasten.analysis.sheet import as_text
from setzkasten.analysis.weighing import Gain, Weighed
from setzkasten.messages import sentence
from tests.puzzle.solving import Typist

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture
def typist(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Typist:
    return Typist(tmp_path, capfd, monkeypatch)


def move(number: int, points: int, best: int, scores: tuple[int, int], **more: object) -> Weighed:
    """Seats take turns; the best word of a move is named after its points."""
    told = {"complete": True, "earned": 0, "best_earned": 0, **more}
    return Weighed(
        number,
        (number - 1) % 2,
        "E4> WAS",
        (f"LAID{number}",),
        Gain(points, 3),
        int(str(told["earned"])),
        scores,
        "E4> TEIL",
        (f"BEST{best}",),
        Gain(best, 3),
        int(str(told["best_earned"])),
        bool(told["complete"]),
    )


MOVES = (
    move(1, 3, 3, (3, 0)),
    move(2, 4, 9, (3, 4), complete=False, best_earned=2),
    move(3, 20, 20, (23, 4)),
    move(4, 1, 9, (23, 5)),
    move(5, 2, 3, (25, 5)),
)


def test_a_move_costs_what_the_best_would_have_brought_more() -> None:
    whole = analysed(MOVES, 2, (0,))
    assert [whole.cost(m) for m in whole.moves] == [0, 5, 0, 8, 1]
    assert whole.wasted == (0, 2)


def test_the_turning_points_are_told_in_their_order() -> None:
    whole = analysed(MOVES, 2, (0,))
    told = [(turning.move.number, turning.kind) for turning in whole.turning]
    assert told[-2:] == [(3, "lead"), (4, "missed")]
    assert len(told) == 3


def test_chances_are_shares_and_end_with_who_won() -> None:
    whole = analysed(MOVES, 2, (0,))
    assert all(sum(shares) == pytest.approx(1) for shares in whole.chances)
    assert whole.chances[2][0] > whole.chances[1][0]
    assert whole.chances[-1] == (1.0, 0.0)


def test_the_word_nobody_saw_is_the_best_and_how_long_it_was_there() -> None:
    unseen = analysed(MOVES, 2, (0,)).unseen
    assert unseen
    assert (unseen.word, unseen.gain, unseen.first, unseen.last) == ("BEST20", 20, 3, 3)


def test_a_search_that_was_cut_off_says_at_least() -> None:
    text = as_text(analysed(MOVES, 2, (0,)), ["Anna", "Bert"])
    lines = text.splitlines()
    assert lines[1].endswith(sentence("analysis_better_least", {"words": "BEST9", "n": 9}))
    assert lines[3].endswith(sentence("analysis_better", {"words": "BEST9", "n": 9}))
    assert "Besser" not in lines[0]


def test_a_game_without_points_counts_stones() -> None:
    whole = analysed((move(1, 0, 0, (0, 0)), move(2, 0, 0, (0, 0))), 2, ())
    assert whole.unit == "stones"
    assert whole.standing == ((3, 0), (3, 3))


def test_the_leaflets_game_is_analysed(typist: Typist) -> None:
    said = typist.setz("analyse", RECORDS / "nomina-sample.szk", "--json").json
    assert said["unit"] == "points"
    first = said["moves"][0]
    assert (first["words"], first["points"], first["cost"]) == (["WAS"], 3, 0)
    assert all(m["best"]["points"] >= m["points"] for m in said["moves"] if m["best"]["complete"])
    assert len(said["turning"]) == 3
    assert len(said["standing"]) == len(said["chances"]) == len(said["moves"])


def test_what_cannot_be_read_is_said(typist: Typist) -> None:
    assert typist.setz("analyse", typist.file("game.szk", "nonsense")).code == 2
