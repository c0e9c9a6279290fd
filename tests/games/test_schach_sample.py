"""The sample game of the leaflet, stone by stone, and a small record of each premium and end."""

from __future__ import annotations

from pathlib import Path

import pytest

from setzkasten.catalogue.policies import policy_of
from setzkasten.core.claims import Completable, Word
from setzkasten.core.game import Ruled
from setzkasten.games.schach.state import State
from setzkasten.lexicon.compiled import default
from tests.games.schach import SDW, alone, hands, opened, phase, picture
from tests.language import rule
from tests.replaying import Replay, replayed

RECORDS = Path(__file__).parents[1] / "records"
LAST_PICTURE = "0,0 ....E..../.STADEL../..E.I..../MEXIKO.../..TOTAL../.BIS.SIEB/..LESEN../...F..Z.."


def sample(name: str) -> Replay:
    return replayed((RECORDS / f"schach-{name}.szk").read_bytes())


def states(replay: Replay) -> list[State]:
    found = [state for state in replay.pictures if isinstance(state, State)]
    assert len(found) == len(replay.pictures)
    return found


def last(name: str) -> State:
    state = sample(name).match.state
    assert isinstance(state, State)
    return state


@rule("SDW-01", "SDW-02", "SDW-03")
def test_the_sample_begins_with_xi_and_becomes_mexiko() -> None:
    words = [report.words[0].word for report in sample("dem-wort-sample").reports[:5]]
    assert words == ["XI", "EXI", "EXIK", "MEXIK", "MEXIKO"]


@rule("SDW-12", "SDW-13", "SDW-19")
def test_the_sample_has_its_eight_premiums_and_no_others() -> None:
    """Nine marks are printed; the one at the L of TOTAL only counts down."""
    replay = sample("dem-wort-sample")
    earned = [
        ("/".join(word.word for word in report.words), report.earned, state.credit)
        for report, state in zip(replay.reports, states(replay), strict=True)
        if report.earned
    ]
    assert earned == [
        ("TEX", 1, 1),
        ("TOT/IO", 2, 2),
        ("IS/TEXTI", 2, 2),
        ("LE/TEXTIL", 2, 3),
        ("TOTA/OA", 2, 2),
        ("OASE", 1, 1),
        ("SI/LI", 2, 2),
        ("LESEN/LIN", 2, 3),
    ]


@rule("SDW-13", "SDW-14")
def test_the_last_turn_of_the_sample_lays_eight_stones() -> None:
    pictures = states(sample("dem-wort-sample"))
    before = len(pictures[-9].board)
    assert (pictures[-9].turn, len(pictures[-1].board) - before) == (2, 8)
    assert max(len(state.open) for state in pictures) == 2
    assert [len(s.open) for s in pictures if not s.credit and not s.over].count(2) == 0


@rule("SDW-04")
def test_the_plans_of_the_sample_are_told_when_their_word_has_ended() -> None:
    state = last("dem-wort-sample")
    plans = [m.plan for m in SDW.game.view(state, None).moves]
    assert plans[:5] == ["Taxi", "Exil", "Lexikon", "Mexiko", "Mexiko"]
    early = states(sample("dem-wort-sample"))[2]
    assert [m.plan for m in SDW.game.view(early, 1).moves] == ["", "Exil", ""]


@rule("SDW-18")
def test_the_sample_ends_with_20_6_and_11_paid_to_the_third() -> None:
    state = last("dem-wort-sample")
    assert (phase(state), picture(state)) == ("over", LAST_PICTURE)
    assert (SDW.game.scores(state), SDW.game.winners(state)) == ((-20, -6, 37, -11), (2,))
    assert hands(state) == "*AACGNP/NQRU/-/FHNRUVY"
    assert SDW.game.view(state, None).rests == (20, 6, 0, 11)


@rule("SDW-07", "SDW-17")
def test_the_dictionary_finds_every_stone_of_the_sample_right() -> None:
    """Its dots for finished words are the leaflet's; that each run can become a word is ours."""
    judge = default().under(policy_of("schach-dem-wort")).judge
    match = sample("dem-wort-sample").match
    rulings = [step for step in match.steps() if isinstance(step, Ruled)]
    for ruled in rulings[::3]:
        for verdict in ruled.verdicts:
            if isinstance(verdict.claim, Completable):
                assert not judge.answer(verdict.claim).refused, verdict.claim.run
    finished = "MEXIKO EDIKT STADEL TEXT TOT IOSEF TEXTIL BIS LESE TOTAL OASE LINZ LESEN SIEB"
    assert not [w for w in finished.split() if judge.answer(Word(w)).refused]


@pytest.mark.parametrize(
    ("name", "open_words", "turn", "scores"),
    [
        ("simple-premium", [], 2, (0, 0)),
        ("simple-elsewhere", ["OT"], 2, (0, 0)),
        ("double-premium", ["KR"], 2, (0, 0)),
        ("premium-back", [], 2, (0, 0)),
        ("time", ["XI"], 3, (0, 0, 0)),
        ("alone", ["LGAE"], 1, (0, 0, 0)),
    ],
)
@rule("SDW-05", "SDW-06", "SDW-11", "SDW-12", "SDW-13", "SDW-14")
def test_a_record_of_each_premium_and_duty(
    name: str, open_words: list[str], turn: int, scores: tuple[int, ...]
) -> None:
    state = last(name)
    assert (opened(state), state.turn + 1, SDW.game.scores(state)) == (open_words, turn, scores)
    assert alone(state) == {}


@pytest.mark.parametrize(
    ("name", "scores", "winners"),
    [
        ("out", (27, -7, -20), (0,)),
        ("lowest-rest", (-6, 17, -11), (1,)),
        ("tie", (0, 0, 0), ()),
        ("starved", (-10, 7, 3), (1,)),
    ],
)
@rule("SDW-16", "SDW-18")
def test_a_record_of_each_end(name: str, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    state = last(name)
    assert (phase(state), SDW.game.scores(state)) == ("over", scores)
    assert SDW.game.winners(state) == winners
