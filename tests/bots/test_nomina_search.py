"""No legal laying is worth more than what the search finds; the plain game tries them all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from setzkasten.bots.nomina_search import NO_LIMIT, POINTS_FIRST, NominaSearch, Prices
from setzkasten.bots.trying import Hint
from setzkasten.core.claims import Relation, Verdict
from setzkasten.core.game import Act, Report, Ruled
from setzkasten.games.nomina import Nomina
from setzkasten.games.nomina.laying import laid, report_of
from setzkasten.games.nomina.state import Action, Lay, State
from setzkasten.lexicon.policy import NOMINA
from setzkasten.lexicon.small import SmallLexicon, read_entry
from setzkasten.lexicon.word_book import WordBook
from tests.games.nomina import position
from tests.random_play import played
from tests.vocabulary import WORDS, WordList

GAME = Nomina()
SMALL = SmallLexicon.open(Path(__file__).parents[1] / "lexicon" / "small.txt")
JUDGE = SMALL.under(NOMINA).judge
POSITIONS = 200
# How many positions of one random game? To play it takes longer than to try all moves of these.
OF_ONE_GAME = 5


def relation(shorter: str, longer: str) -> str:
    return JUDGE.answer(Relation(shorter, longer)).answer


def some_positions(seeds: range) -> Iterator[tuple[State, WordList]]:
    """Positions of random games, each with some words that grow out of each other.

    Trying everything takes long where a seat has bons: one seed in five may have one.
    """
    for seed in seeds:
        rng = Random(seed)
        states = [state for state in played(GAME, seed).states() if isinstance(state, State)]
        fitting = [
            state
            for state in states
            if state.phase in ("lay", "last") and state.bons[state.turn] <= (seed % 5 == 0)
        ]
        for state in rng.sample(fitting, min(OF_ONE_GAME, len(fitting))):
            yield state, WORDS.family(rng, 12)


def search_of(words: WordList) -> NominaSearch:
    """As in a real game: what lies may be any word of the lexicon, what is laid is of a part."""
    every = {*WORDS, *words}
    lexicon = SmallLexicon({word: SMALL.entry(word) or read_entry(word) for word in every})
    part = WordBook.of({word: word in words for word in every})
    return NominaSearch(lexicon.under(NOMINA, part))


def brought(state: State, lay: Lay) -> Report:
    put = laid(state.board, lay)
    verdicts = tuple(
        JUDGE.answer(claim) if isinstance(claim, Relation) else Verdict(claim, "yes")
        for claim in put.claims
    )
    return report_of(state, put, verdicts)


def everything(state: State, words: WordList) -> dict[frozenset[object], Report]:
    actions = GAME.actions(state, state.turn, words)
    lays = [action for action in actions if isinstance(action, Lay)]
    return {frozenset(lay.stones): brought(state, lay) for lay in lays}


def worth(report: Report, prices: Prices) -> float:
    return report.points + prices.earned * report.earned - prices.spent * report.spent


@pytest.mark.parametrize("part", range(4))
def test_no_legal_laying_is_worth_more(part: int) -> None:
    tried = moves = 0
    for state, words in some_positions(range(part * 1_000, part * 1_000 + 30)):
        tried += 1
        plain = everything(state, words)
        found = search_of(words).best(state, state.turn, count=5)
        assert found.complete
        best = sorted((report.points for report in plain.values()), reverse=True)[:5]
        if state.board:
            assert [laid.report.points for laid in found.hints] == best
        else:  # where the first word lies does not matter: one place stands for all
            assert [hint.report.points for hint in found.hints[:1]] == best[:1]
        for hint in found.hints:
            assert plain[frozenset(hint.action.stones)] == hint.report
        moves += len(found.hints)
        if tried == POSITIONS // 4:
            break
    assert tried == POSITIONS // 4
    assert moves >= 100


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
