"""The computer at the crossing Typ-Dom games: legal words, a way out, jollies for the end."""

from __future__ import annotations

from random import Random

from setzkasten.bots.idea import Idea
from setzkasten.bots.kreuzwort import KreuzwortCraft
from setzkasten.bots.ladder import Rung
from setzkasten.bots.mind import Looks, Mind
from setzkasten.core.game import Act
from setzkasten.core.match import Match
from setzkasten.games.kreuzwort.state import Action, Lay, State
from setzkasten.games.typdom.box import RED_JOLLY
from setzkasten.games.typdom.buying import Buy
from setzkasten.lexicon.words import Words
from tests.games.kreuzwort import DOMINO, KW4, PNT, KreuzwortLanguage, every_kreuzwort

SOME = Words.listed(["NAHT", "NAH", "HAT", "RAT", "TAT", "EI", "ROT", "TOR", "DORT", "IN", "MINE"])


def ranked(
    state: State, rung: Rung, words: Words = SOME, looks: int = 60_000, *, points: bool = False
) -> list[Idea[Action]]:
    mind = Mind(words, {}, rung, Random(1), Looks(looks))
    view = KW4.game.view(state, state.turn)
    return KreuzwortCraft(points=points).ranked(view, state.turn, mind)


def laid(state: State, rung: Rung, words: Words = SOME) -> str:
    """The word that it would lay."""
    (word,) = ranked(state, rung, words)[0].words
    return word


@every_kreuzwort
def test_whatever_it_thinks_of_is_legal(game: KreuzwortLanguage) -> None:
    """A word that only touches what lies, as IN beside DOMINO, is none."""
    state = game.position(f"{DOMINO}; hands AHTTROEI/13; turn 1")
    ideas = ranked(state, Rung(), points=game is PNT)
    assert {"NAHT", "ROT"} <= {word for idea in ideas for word in idea.words}
    for idea in ideas:
        done = Match(game.game, state).propose(Act(0, idea.move, at=0), SOME.judge)
        assert done.refusal is None, idea


def test_it_lays_no_more_stones_than_its_rung_does() -> None:
    state = KW4.position(f"{DOMINO}; hands AHTTROEI/13; turn 1")
    for idea in ranked(state, Rung(most=2)):
        assert isinstance(idea.move, Lay)
        assert len(idea.move.stones) <= 2


def test_it_goes_out_now_and_not_a_turn_later() -> None:
    state = KW4.position("board N; hands AHT/13; turn 1")
    for insight in (False, True):
        assert laid(state, Rung(insight=insight)) == "NAHT"


def test_with_insight_it_keeps_its_jolly_for_the_end() -> None:
    words = Words.listed(["TAT", "TATE", "TOR"])
    state = KW4.position(f"board T; hands {RED_JOLLY}ATRRR/13; turn 1")
    assert laid(state, Rung(depth=0), words) == "TATE"
    assert laid(state, Rung(depth=0, insight=True), words) == "TAT"


def test_without_a_word_it_buys() -> None:
    (idea,) = ranked(KW4.position("board Q; hands AHT/13; turn 1"), Rung())
    assert isinstance(idea.move, Buy)


def test_with_few_looks_it_still_thinks_of_a_word() -> None:
    state = KW4.position(f"{DOMINO}; hands AHTTROEI/13; turn 1")
    assert ranked(state, Rung(), looks=1)[0].words


def test_of_a_large_hand_it_thinks_of_twenty_stones_with_as_many_letters_as_there_are() -> None:
    """With thirty stones and jollies a search takes seconds, and nobody can stop it."""
    many = KW4.position("board N; hands AAAAAEEEEEEEEEIIIIUUUHT/13; turn 1")
    assert laid(many, Rung()) == "NAHT"
    letters = KW4.position("board N; hands AABCDEFGHIKLMOPQRSTUVWX/13; turn 1")
    for word, thought_of in (("NAHT", True), ("NAHA", False)):
        ideas = ranked(letters, Rung(), Words.listed([word]))
        assert isinstance(ideas[0].move, Lay) == thought_of
