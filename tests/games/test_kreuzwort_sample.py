"""The worked games of the leaflets, move by move."""

from __future__ import annotations

from pathlib import Path

import pytest

from setzkasten.core.game import Refusal
from setzkasten.games.kreuzwort.state import State
from tests.games.kreuzwort import KW1, KW4, PNT, hands, phase, picture
from tests.language import rule, squares
from tests.replaying import Replay, replayed

RECORDS = Path(__file__).parents[1] / "records"
LAST_PICTURE = (
    "0,0 ...D...S../...O..SPUR/EXAMEN.I../...I.A.e../...N.HOLZ./..WORTE.../......S.../......E..."
)


def sample(name: str) -> Replay:
    return replayed((RECORDS / f"{name}-sample.szk").read_bytes())


def kreuzwort_state(state: object) -> State:
    assert isinstance(state, State)
    return state


@rule("KW4-01", "KW4-03", "KW4-05", "KW4-06")
def test_the_sample_of_1936_lays_its_words() -> None:
    words = [{word.word for word in report.words} for report in sample("kreuzwort-1936").reports]
    told = "EXAMEN / DOMINO / WORTE / NAHT / HOLZ OESE / SPIEL / SPUR"
    assert words == [set(move.split()) for move in told.split(" / ")]


@rule("KW4-03", "KW4-06", "KW4-07")
def test_the_sample_of_1936_looks_as_in_figure_8() -> None:
    state = kreuzwort_state(sample("kreuzwort-1936").match.state)
    assert picture(state) == LAST_PICTURE
    assert hands(state) == "BCG/FIKLV/AAHNNORTU/*DEFQY"
    assert state.turn == 2


@rule("KW4-06")
def test_naht_earns_the_fourth_a_second_word() -> None:
    pictures = [kreuzwort_state(state) for state in sample("kreuzwort-1936").pictures]
    assert [(phase(state), state.turn + 1) for state in pictures[2:5]] == [
        ("lay", 4),
        ("second", 4),
        ("lay", 1),
    ]


@rule("KW4-05")
def test_stern_is_the_false_move_of_figure_4() -> None:
    before = kreuzwort_state(sample("kreuzwort-1936").pictures[2])
    state = KW4.position(
        "; ".join(f"{n} {v}" for n, v in KW4.game.write_position(before).items() if n != "hands")
        + "; hands 7/8/9/13",
        seats=4,
    )
    bad = Refusal("not_a_word", {"word": "RW", "count": 1}, squares("4,2 5,2"))
    assert KW4.refused(state, "4 4,-1> STER", says="-RW") == bad


@rule("KW4-05")
def test_holz_alone_leaves_oe_and_is_refused() -> None:
    before = kreuzwort_state(sample("kreuzwort-1936").pictures[3])
    bad = Refusal("not_a_word", {"word": "OE", "count": 1}, squares("4,6 5,6"))
    assert KW4.refused(before, "4 4,6> OLZ", says="-OE") == bad


@rule("KW4-11")
def test_the_rests_of_1936_pay_3_7_and_19_to_the_third() -> None:
    """Figure 9 is lost; UHR of our own uses up the last stones."""
    board = LAST_PICTURE.removeprefix("0,0 ")
    state = KW4.position(f"board {board}; hands BCG/IFKLV/HU/EYQ*DF; turn 3", seats=4)
    over = KW4.play(state, "3 -1,9v UH")
    assert KW4.game.scores(over) == (-3, -7, 29, -19)
    assert KW4.game.winners(over) == (2,)


@rule("KW1-13")
def test_the_rests_of_super_pay_11_4_and_15_to_the_fourth() -> None:
    state = KW1.position("board EXAMEN; hands B+/FKLV/AAUYBJM/UH; turn 4", seats=4)
    over = KW1.play(state, "4 0,5v .UH")
    assert KW1.game.scores(over) == (-11, -4, -15, 30)
    assert KW1.game.winners(over) == (3,)


@rule("KW1-02", "KW1-03")
def test_the_hands_of_super_fit_the_box_and_x_starts() -> None:
    """The print lost a stone of the first and a U of the third hand, and reads J for an S."""
    deal = "AEEE+BHMNRSSX/IIOO+DFKLNPSV/AAUUYBJMRRSTW/AAOOUGHHLNNRZ"
    state = KW1.play(KW1.game.start(4, {}), f"* deal {deal}")
    assert state.turn == 3, "by the letter nearest Z the fourth would start"
    agreed = KW1.play(KW1.game.start(4, {"start": "agreed"}), f"* deal {deal}")
    assert agreed.turn == 0


@rule("PNT-04", "PNT-08", "PNT-12")
def test_the_sample_of_point_typ_dom_brings_its_points() -> None:
    reports = sample("point-typ-dom").reports
    points = [(report.words[0].word, report.points) for report in reports]
    assert points == [
        ("MEXICO", 19),
        ("TEXAS", 15),
        ("SARAJEVO", 19),
        ("POLA", 8),
        ("PHON", 10),
        ("WIND", 12),
        ("MOND", 9),
        ("RUF", 6),
        ("RUDOLF", 12),
        ("GELB", 11),
    ]


@rule("PNT-02", "PNT-05", "PNT-06", "PNT-07", "PNT-10")
def test_the_sample_of_point_typ_dom_ends_53_37_39() -> None:
    state = kreuzwort_state(sample("point-typ-dom").match.state)
    assert (phase(state), PNT.game.scores(state), hands(state)) == ("over", (53, 37, 39), "-/L/-")
    assert PNT.game.winners(state) == (0,)
    assert PNT.game.view(state, None).rests == (0, 2, 0)


@rule("PNT-12")
@pytest.mark.parametrize(("steps", "points"), [(("3 rob 1,2",), 19), ((), 20)])
def test_sarajevo_brings_19_only_with_the_robbed_jolly(steps: tuple[str, ...], points: int) -> None:
    state = kreuzwort_state(sample("point-typ-dom").pictures[1])
    state = PNT.play(state, *steps)
    move = "3 2,3> aRAJEVO" if steps else "3 2,3> ARAJEVO"
    assert PNT.report(state, move).points == points
