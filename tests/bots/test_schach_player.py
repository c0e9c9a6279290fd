"""The computer at Schach dem Wort: legal stones, premiums, its duty, notes about its plans."""

from __future__ import annotations

from random import Random

import pytest

from setzkasten.bots.computer import felt
from setzkasten.bots.fragments import Fragments
from setzkasten.bots.ladder import Rung
from setzkasten.bots.mind import Looks, Mind
from setzkasten.bots.schach import SchachCraft
from setzkasten.catalogue import GAMES
from setzkasten.core.actions import Pass
from setzkasten.core.squares import ACROSS, DOWN
from setzkasten.games.schach.state import Action, Back, Lay, State
from setzkasten.games.typdom.box import tile_of
from setzkasten.games.typdom.buying import Buy
from setzkasten.lexicon.words import Words
from tests.bots.duel import Side, duel
from tests.bots.knowing import KNOWN, player_of
from tests.games.schach import SDW
from tests.vocabulary import WordList

SOME = WordList.read("TEXT TEXTIL TOTAL TOT IO IOSEF OASE MEXIKO LESE BIS TOR ROT SEIL EXIL")
SOME_KNOWN = Words.listed(SOME)

CRAFT = SchachCraft()


def mind(rung: Rung) -> Mind:
    return Mind(SOME_KNOWN, {}, rung, Random(1), Looks(999))


def chosen(state: State, level: str = "stark+", known: Words = SOME_KNOWN) -> Action:
    seat = state.turn
    view = SDW.game.view(state, seat)
    action: Action = player_of("schach-dem-wort").choose(
        view, seat, words=known, options={}, level=level, rng=Random(1)
    )
    return action


@pytest.mark.parametrize("seed", range(2))
def test_it_beats_a_player_that_does_anything_legal(seed: int) -> None:
    assert duel(GAMES["schach-dem-wort"], Side(KNOWN), seed).won


def test_it_opens_with_two_letters_of_a_word_and_notes_what_it_means() -> None:
    action = chosen(SDW.position("hands XIEABCDFGHKLM/13"))
    assert isinstance(action, Lay)
    assert len(action.stones) == 2
    assert action.plan.upper() in SOME


def test_it_takes_a_double_premium_to_its_end() -> None:
    state = SDW.position("board ..T.../..E.../MEXIKO/..T.T.; hands OSEFBC/13")
    action = chosen(state)
    assert isinstance(action, Lay)
    assert action.stones[0][0] == (3, 3)
    assert len(action.stones) == 3
    assert SDW.game.check(state, SDW.step(f"1 {SDW.game.write(action)}")) is None


def test_a_low_rung_looks_less_far() -> None:
    state = SDW.position("board ..T.../..E.../MEXIKO/..T.T.; hands OSEFBC/13")
    ideas = CRAFT.ranked(SDW.game.view(state, 0), 0, mind(Rung(depth=1)))
    laid = [len(idea.move.stones) for idea in ideas if isinstance(idea.move, Lay)]
    assert max(laid) == 2


def test_it_continues_an_open_word() -> None:
    action = chosen(SDW.position("board TEXTI; open 0,0>; hands LBCD/13"))
    assert action == Lay((((0, 5), tile_of("L")),), "")


def test_it_buys_when_nothing_fits_and_then_goes_on() -> None:
    state = SDW.position("board TEXTI; open 0,0>; hands BCD/13")
    assert isinstance(chosen(state), Buy)
    bought = SDW.position("board TEXTI; open 0,0>; hands BCD/13; bought yes")
    assert chosen(bought) == Pass()


def test_it_leaves_or_takes_back_a_premium_that_leads_nowhere() -> None:
    state = SDW.position("board TEXT; hands BCD/13; credit 1")
    assert chosen(state) == Pass()
    two = "board ..T.../..E.../MEXIKO/..TO..; hands BCD/13; credit 1; laid 3,3; open 3,2> / 2,3v"
    assert chosen(SDW.position(two)) == Back()


def test_who_does_not_think_of_a_word_buys() -> None:
    state = SDW.position("board TEXTI; open 0,0>; hands LBCD/13")
    view = SDW.game.view(state, 0)
    ideas = CRAFT.ranked(view, 0, mind(Rung()))
    assert [idea.words for idea in ideas] == [("TEXTIL",), ()]
    assert isinstance(ideas[-1].move, Buy)
    dull = felt(ideas, mind(Rung(recalls=0.0)))
    assert [idea.move for idea in dull] == [ideas[-1].move]


def test_an_open_word_is_thought_of_as_what_it_may_become() -> None:
    state = SDW.position("board XI; open 0,0>; hands TELBCM/13")
    best, *_ = CRAFT.ranked(SDW.game.view(state, 0), 0, mind(Rung()))
    assert isinstance(best.move, Lay)
    assert (best.move.plan, best.words) == ("Exil", ("EXIL",))


def test_alone_it_buys_first_and_then_adds_to_its_word() -> None:
    text = "board TEXTI; alone 1 0,0>; hands LBCD/13"
    assert isinstance(chosen(SDW.position(text)), Buy)
    action = chosen(SDW.position(f"{text}; bought yes"))
    assert isinstance(action, Lay)
    assert [square for square, _ in action.stones] == [(0, 5)]


def test_alone_it_waits_for_its_letter_rather_than_build_at_a_longer_word() -> None:
    known = Words.listed(WordList.read("EGAL PORTUGAL"))
    text = "board GAL; alone 1 0,0>; bought yes; hands"
    assert chosen(SDW.position(f"{text} UBCD/13"), known=known) == Pass()
    action = chosen(SDW.position(f"{text} UECD/13"), known=known)
    assert action == Lay((((0, -1), tile_of("E")),), "Egal")


@pytest.mark.parametrize(
    ("board", "hand", "colour"),
    [("GAL", "AIOUB", "red"), ("EGA", "BCDFH", "black")],
)
def test_alone_it_buys_the_colour_of_the_letter_that_it_lacks(
    board: str, hand: str, colour: str
) -> None:
    known = Words.listed(WordList.read("EGAL"))
    state = SDW.position(f"board {board}; alone 1 0,0>; hands {hand}/13")
    assert chosen(state, known=known) == Buy((colour,))


@pytest.mark.parametrize(("hand", "colour"), [("BCDFGHK", "red"), ("AEOUB", "black")])
def test_it_buys_what_its_hand_is_short_of(hand: str, colour: str) -> None:
    state = SDW.position(f"board TEXTI; open 0,0>; hands {hand}/13")
    assert chosen(state) == Buy((colour,))


def test_it_begins_no_word_that_it_could_not_finish_alone() -> None:
    state = SDW.position("board TEXT; hands IBCD/13; bought yes")
    assert chosen(state) == Pass()
    assert isinstance(chosen(SDW.position("board TEXT; hands ILCD/13; bought yes")), Lay)


def test_it_keeps_off_the_word_of_another() -> None:
    action = chosen(SDW.position("board TEXTI; alone 2 0,0>; hands LORB/13"))
    assert isinstance(action, Lay)
    assert all(square not in {(0, 5), (0, -1)} for square, _ in action.stones)


def test_it_goes_out_when_it_can() -> None:
    action = chosen(SDW.position("board TEXTI; open 0,0>; hands L/13"))
    assert isinstance(action, Lay)


def test_fragments_know_the_room() -> None:
    words = Fragments(SOME_KNOWN)
    free = {(0, 0): "O", (0, 1): "T"}
    assert set(words.fitting(free, (0, 0), ACROSS)) == {"TOT", "TOTAL", "ROT"}
    wall = free | {(0, 3): "X", (0, -2): "X"}
    assert list(words.fitting(wall, (0, 0), ACROSS)) == []
    beside = free | {(1, -1): "X"}
    assert list(words.fitting(beside, (0, 0), ACROSS)) == [], "TX and RX are no words"
    assert words.held("EXI")
    assert not words.held("XQ")
    assert words.completable({(0, 0): "T", (1, 0): "O"}, (0, 0), DOWN)
