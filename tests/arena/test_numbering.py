"""Decisions have fixed numbers, and just those are open that lead to a legal action."""

from __future__ import annotations

from random import Random

import pytest

from setzkasten.arena.boggle import DONE
from setzkasten.arena.boggle import END as WORD_ENDS
from setzkasten.arena.cartino import END as CARDS_END
from setzkasten.arena.cartino import EXCHANGES, JOKERS, PASS
from setzkasten.arena.nomina import END, GIVE_UP
from setzkasten.arena.play import NUMBERINGS, Play
from setzkasten.catalogue import CATALOGUE
from setzkasten.core.actions import Done, GiveUp, Pass
from setzkasten.games.boggle.state import Strike, Write
from setzkasten.games.boggle.tray import SIDE, path_of
from setzkasten.games.cartino.state import Exchange
from tests.arena.playing import begun, decided

GAMES = sorted(NUMBERINGS)


def numbers_of(action: object, letters: str = "") -> list[int]:
    """The decisions of an action, the long way round; stones in the order of the action."""
    match action:
        case GiveUp():
            return [GIVE_UP]
        case Pass():
            return [PASS]
        case Done():
            return [DONE]
        case Exchange(square=(row, col)):
            return [EXCHANGES + row * 8 + col]
        case Write(word=word):
            return [*(r * SIDE + c for r, c in path_of(letters, word) or ()), WORD_ENDS]
    if hasattr(action, "places"):
        return [*(r * 8 + c + JOKERS * joker for (r, c), joker in action.places), CARDS_END]
    assert hasattr(action, "stones")
    return [*((r * 12 + c) * 26 + ord(t.letter) - 65 for (r, c), t in action.stones), END]


@pytest.mark.parametrize("game", GAMES)
def test_names_tell_decisions_and_draws_apart(game: str) -> None:
    numbering = NUMBERINGS[game]
    assert len({numbering.name(n) for n in range(numbering.count)}) == numbering.count
    assert len({numbering.draw_name(n) for n in range(numbering.draws)}) == numbering.draws


def test_a_number_means_the_same_for_ever() -> None:
    nomina, cartino, boggle = (NUMBERINGS[game] for game in ("nomina", "cartino", "boggle"))
    told = [nomina.name(n) for n in (0, 25, 26, 12 * 26, 3743, 3744, 3745, 3746)]
    assert told == ["A1 A", "A1 Z", "B1 A", "A2 A", "L12 Z", "end", "give-up", "pass"]
    told = [cartino.name(n) for n in (0, 63, 64, 191, 192, 193)]
    assert told == ["A1 cT", "H8 dT", "A1 joker", "H8 exchange", "end", "pass"]
    assert [boggle.name(n) for n in (0, 15, 16, 17)] == ["A1", "D4", "end", "done"]
    assert (nomina.count, cartino.count, boggle.count) == (3747, 194, 18)


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_action_can_be_decided(game: str) -> None:
    """Some of all the actions of each position, their stones in any order."""
    rng, looked_at = Random(game), 0
    for play in decided(game, f"all {game}", 80):
        if play.turn is None or play.taken:
            continue
        state, offered = play.match.state, play.words.offered
        actions = CATALOGUE[game].mover.all(state, play.turn, offered, play.words.judge)
        for action in (actions[rng.randrange(len(actions))] for _ in range(3)):
            if isinstance(action, Strike):
                continue
            *stones, end = numbers_of(action, getattr(state, "letters", ""))
            if game == "nomina":
                rng.shuffle(stones)
            _can_be_decided(play.copy(), [*stones, end])
            looked_at += 1
    assert looked_at > 10


def _can_be_decided(play: Play, decisions: list[int]) -> None:
    for decision in decisions:
        assert decision in play.legal(), play.numbering.name(decision)
        play.decide(decision)
    assert not play.taken


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_open_leads_to_an_accepted_action(game: str) -> None:
    """`decide` asks rules and judge, and would raise what they refuse."""
    whole = 0
    for play in decided(game, f"open {game}", 100, seats=3):
        assert play.over or play.chance or play.legal() == sorted(set(play.legal()))
        whole += not play.taken
    assert whole > 10


def test_on_the_empty_board_of_nomina_a_word_of_three_is_laid() -> None:
    play = begun("nomina")
    for name, open_then in (("E4 H", True), ("F4 U", True), ("G4 T", True), ("H4 E", False)):
        names = {play.numbering.name(number): number for number in play.legal()}
        assert (name in names) == open_then
        if open_then:
            assert "end" not in names
            play.decide(names[name])
    assert [play.numbering.name(number) for number in play.legal()] == ["end"]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_open_is_refused_and_nothing_changes(game: str) -> None:
    play = begun(game)
    while play.chance:
        with pytest.raises(ValueError, match="cannot be drawn"):
            play.draw(-1)
        play.draw(play.drawable()[0][0])
    before = play.text()
    for decision in {-1, *range(play.numbering.count + 2)}.difference(play.legal()):
        with pytest.raises(ValueError, match="not possible"):
            play.decide(decision)
    with pytest.raises(ValueError, match="cannot be drawn"):
        play.draw(0)
    assert play.text() == before
