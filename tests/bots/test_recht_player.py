"""The computer at Wer behält recht: it announces what it can finish, fits, buys, pays."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from setzkasten.bots.ladder import Rung
from setzkasten.bots.mind import Looks, Mind
from setzkasten.bots.recht import RechtCraft
from setzkasten.bots.recht_insight import Turning
from setzkasten.bots.recht_repertoire import Repertoire
from setzkasten.bots.recht_search import WEIGHED
from setzkasten.catalogue.policies import policy_of
from setzkasten.core.actions import Pass
from setzkasten.door.match import Match
from setzkasten.games.recht import RECHT_SUPER
from setzkasten.games.recht.state import Action, DropOut, Finish, Lay, State, View
from setzkasten.games.typdom.box import BLACK_JOLLY, RED_JOLLY, RED_LETTERS
from setzkasten.games.typdom.buying import Buy
from setzkasten.games.typdom.jolly import Rob
from setzkasten.lexicon.words import Words
from tests.bots.duel import Side, duel
from tests.bots.knowing import KNOWN, player_of
from tests.games.recht import R1, R4, RechtLanguage, announced, every_recht, phase
from tests.vocabulary import WORDS, WordList

PLAYER = player_of("recht-1936")


def chosen(state: State, seat: int = 0) -> Action:
    view = R1.game.view(state, seat)
    action: Action = PLAYER.choose(
        view, seat, words=KNOWN, options={}, level="stark+", rng=Random(1)
    )
    R1.play(state, f"{seat + 1} {R1.game.write(action)}")
    return action


@every_recht
@pytest.mark.parametrize("seed", range(2))
def test_it_beats_a_player_that_does_anything_legal(game: RechtLanguage, seed: int) -> None:
    assert duel(game.game, Side(KNOWN), seed).won


def test_it_begins_with_a_word_that_it_could_finish() -> None:
    action = chosen(R1.position("hands HAUSTE/13; turn 1"))
    assert isinstance(action, Lay)
    assert not set(action.word) - set("HAUSTE")


def test_it_announces_another_word_that_it_could_finish() -> None:
    action = chosen(R1.position("board HAU; word HAUT; author 2; turn 1; hands SXQY/13"))
    assert isinstance(action, Lay)
    assert action.word == "HAUS" or not action.word


def test_it_lays_a_stone_for_the_word_of_another() -> None:
    action = chosen(R1.position("board HAU; word HAUT; author 2; turn 1; hands TXQY/13"))
    assert isinstance(action, Lay)


def test_it_thinks_of_every_word_that_its_hand_can_finish() -> None:
    """As many as a plain search finds around the fragment, jollies included."""
    repertoire = Repertoire(KNOWN)
    for run, hand in (("E", "NSTRA*+"), ("AU", "HSTMK"), ("ER", "D*"), ("S", "")):
        found = set(repertoire.around_with(run, hand))
        plain = {
            (word, at)
            for word in repertoire.words
            for at in range(len(word))
            if word.startswith(run, at) and word != run and coverable(word, run, at, hand)
        }
        assert found == plain
        assert bool(plain) == bool(hand)


def coverable(word: str, run: str, at: int, hand: str) -> bool:
    lacking = Counter(word[:at] + word[at + len(run) :]) - Counter(hand)
    red = sum(lacking[letter] for letter in RED_LETTERS)
    return red <= hand.count(RED_JOLLY) and lacking.total() - red <= hand.count(BLACK_JOLLY)


def test_it_weighs_a_few_of_the_best_announcements() -> None:
    """However many words it knows: the rest of them is not even looked at."""
    view = R1.game.view(R1.position("board HAUS; finished 0,0>; turn 1; hands ENSTRADLIGM/13"), 0)
    looks = Looks(9_000)
    ideas = RechtCraft(RECHT_SUPER).ranked(view, 0, Mind(KNOWN, {}, Rung(), Random(1), looks))
    assert len(ideas) == WEIGHED
    assert looks.left > 7_000
    everything = [idea.worth for idea in ideas]
    assert everything == sorted(everything, reverse=True)


def test_without_a_stone_it_buys_and_then_passes() -> None:
    assert isinstance(
        chosen(R1.position("board HAU; word HAUT; author 2; turn 1; hands XQ/13")), Buy
    )
    bought = R1.position("board HAU; word HAUT; author 2; turn 1; bought yes; hands XQ/13")
    assert chosen(bought) == Pass()
    only_black = R1.position("board HAU; word HAUT; author 2; turn 1; hands XQ/Z; stock BCD")
    assert chosen(only_black) == Buy(("black",))


def test_it_finishes_its_word_or_pays() -> None:
    duty = "board HAU; author 1; turn 1; phase finish"
    assert chosen(R1.position(f"{duty}; word HAUS; hands SX/13")) == Finish()
    assert chosen(R1.position(f"{duty}; word HAUS; hands RX/13")) == DropOut()


def test_a_word_that_no_longer_counts_is_left() -> None:
    duty = "board HAU; author 1; turn 1; phase finish; word HAUS; hands SX/13"
    match = Match("recht-super", words=Words.listed(["MAUS", "AUS"]), position=duty)
    assert list(match.actions()) == [DropOut()]
    assert match.bot_action("leicht") == match.random_action() == DropOut()


def test_it_robs_a_jolly_to_finish() -> None:
    state = R1.position(
        "board HAU/.../t..; fragment 0,0>; word HAUS; author 1; turn 1; phase finish; hands TX/13"
    )
    assert chosen(state) == Rob((2, 0))


def test_it_uses_its_premium() -> None:
    state = R1.position("board HAUT; word HAUTARZT; premium 1; author 1; turn 1; hands AX/13")
    assert announced(state) == ("HAUTARZT", 1)
    action = chosen(state)
    assert isinstance(action, Lay)
    assert phase(R1.play(state, f"1 {R1.game.write(action)}"))[1] == 2


@every_recht
def test_it_lays_only_letters_of_its_box(game: RechtLanguage) -> None:
    """KW4-14 The box of 1936 has no J: neither a jolly nor an announcement makes one."""
    words = WordList(WORDS.matching("J???"))
    known = Words.listed(words).under(policy_of(game.game.id))
    state = game.position("hands *+AGDXHR/13; turn 1")
    view = game.game.view(state, 0)
    action = player_of(game.game.id).choose(
        view, 0, words=known, options={}, level="stark+", rng=Random(1)
    )
    assert isinstance(action, Lay)
    assert action.word in {"1936": ("IAGD", "IAHR"), "super": ("JAGD", "JAHR")}[game.game.id[6:]]
    game.play(state, f"1 {game.game.write(action)}")


def test_an_i_for_a_j_is_no_other_word() -> None:
    words = WordList(WORDS.matching("J???"))
    known = Words.listed(words).under(policy_of("recht-1936"))
    state = R4.position("board AH; word IAHR; author 2; turn 1; hands R*+XY/13")
    action = player_of("recht-1936").choose(
        R4.game.view(state, 0), 0, words=known, options={}, level="stark+", rng=Random(1)
    )
    assert isinstance(action, Lay)
    assert not action.word
    R4.play(state, f"1 {R4.game.write(action)}")


def knowing(position: str, unseen: str) -> View:
    """What the first seat sees, where the other can hold nothing but these stones."""
    view = R1.game.view(R1.position(position), 0)
    return replace(view, unseen=Counter(unseen), hand_sizes=(len(view.hand), len(unseen)))


def test_a_word_that_nobody_can_turn_stays() -> None:
    words = Words.listed(WordList.read("HAUT HAUS OPA OPAS"))
    seen = Turning(knowing("board X; turn 1; hands AS/2", "TE"), 0, Repertoire(words))
    assert seen.stays("OPAS") < 1  # laid as it is
    assert seen.stays("XX") == 1
    assert seen.stays("AS") == 1  # OPAS needs O and P
    assert seen.stays("HAU") < 1  # HAUT
    assert seen.worth("AS", 2) > seen.worth("HAU", 2) > 1


def test_with_insight_it_announces_what_nobody_can_turn() -> None:
    """Who holds S, E and N may say HASEN after HA, and nothing after HU."""
    words = Words.listed(WordList.read("HASE HASEN HUT"))
    view = knowing("board .H; turn 1; hands ASEUT/3; finished 0,1v", "SEN")
    best = {}
    for insight in (False, True):
        mind = Mind(words, {}, Rung(insight=insight), Random(1), Looks(9_000))
        best[insight] = RechtCraft(RECHT_SUPER).ranked(view, 0, mind)[0].words
    assert best == {False: ("HASE",), True: ("HUT",)}
