"""No legal laying is worth more than what the search finds; `./setz soak best` tries others."""

from __future__ import annotations

import pytest

from setzkasten.bots.nomina_search import NO_LIMIT, POINTS_FIRST, Prices
from setzkasten.bots.trying import Hint
from setzkasten.core.claims import Relation, Verdict
from setzkasten.core.game import Act, Report, Ruled
from setzkasten.games.nomina.state import Action, State
from tests.bots.brute_nomina import GAME, JUDGE, compared, everything, search_of, some_positions
from tests.games.nomina import position
from tests.vocabulary import WORDS, WordList

# How many positions are tried every day, in four parts?
POSITIONS = 200


def worth(report: Report, prices: Prices) -> float:
    return report.points + prices.earned * report.earned - prices.spent * report.spent


@pytest.mark.parametrize("part", range(4))
def test_no_legal_laying_is_worth_more(part: int) -> None:
    assert compared(POSITIONS // 4, part) >= 100


@pytest.mark.parametrize("prices", [Prices(2.0, 2.0), Prices(-1.0, -1.0)], ids=["save", "last"])
def test_what_a_bon_is_worth_is_weighed(prices: Prices) -> None:
    moves = 0
    for state, words in some_positions(range(7_000, 7_005)):
        plain = everything(state, words)
        found = search_of(words).best(state, state.turn, count=1, prices=prices)
        best = max((worth(report, prices) for report in plain.values()), default=None)
        assert (prices.worth(found.hints[0]) if found.hints else None) == best
        moves += len(plain)
    assert moves >= 100


def accepted(state: State, laid: Hint) -> Report:
    """What the game itself makes of the move."""
    act: Act[Action] = Act(state.turn, laid.action, at=state.began_at)
    assert GAME.check(state, act) is None
    pending = GAME.apply(state, act).state
    claims = GAME.awaiting(pending).ruling
    verdicts = tuple(
        JUDGE.answer(claim) if isinstance(claim, Relation) else Verdict(claim, "yes")
        for claim in claims
    )
    done = GAME.apply(pending, Ruled(verdicts, "test", at=state.began_at))
    assert done.refusal is None
    return done.report


def test_every_move_is_accepted_with_just_these_points() -> None:
    state = position("board E4 WASSER/INS.../T...../Z...../I...../G.....; turn 1; bons 2 0")
    found = search_of(WORDS).best(state, 0, count=30)
    assert len(found.hints) == 30
    for hint in found.hints:
        assert accepted(state, hint) == hint.report


def test_a_mere_inflection_brings_nothing() -> None:
    state = position("board E4 KIND; turn 1; bons 0 0")
    found = search_of(WordList.read("KIND KINDERN")).best(state, 0, count=3)
    grown, *others = [m for m in found.hints if m.report.words[0].word == "KINDERN"]
    assert not others
    assert (grown.report.points, grown.report.words[0].relation) == (0, "inflection")


def test_bons_are_laid_up_to_what_the_seat_holds() -> None:
    words = WordList.read("WAS WASSERNOT")
    for bons, longest in ((0, []), (2, []), (3, ["WASSERNOT"]), (4, ["WASSERNOT"])):
        state = position(f"board A4 WAS; turn 1; bons {bons} 0")
        moves = search_of(words).best(state, 0, count=9).hints
        grown = [m for m in moves if m.report.words[0].word != "WAS"]
        assert [m.report.words[0].word for m in grown] == longest
        assert [m.report.spent for m in grown] == [3] * len(longest)


def test_a_search_that_is_stopped_says_so() -> None:
    state = position("board E4 WASSER/INS.../T...../Z...../I...../G.....; turn 1; bons 3 0")
    assert not search_of(WORDS).best(state, 0, count=5, seconds=0.0).complete
    assert search_of(WORDS).best(state, 0, count=5, seconds=NO_LIMIT).complete


def test_more_bons_than_the_search_can_lay_are_not_called_complete() -> None:
    state = position("board E4 WAS; turn 1; bons 6 0")
    words = WordList.read("WAS WASSER")
    found = search_of(words).best(state, 0, count=5, prices=POINTS_FIRST)
    assert found.hints
    assert not found.complete
