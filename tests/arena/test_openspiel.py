"""OpenSpiel's own test of a game, and what it asks of a state."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest

from setzkasten.arena import openspiel_game

NAMES = ["setzkasten_nomina", "setzkasten_cartino(players=3)", "setzkasten_boggle(rounds=1)"]


@pytest.mark.parametrize("name", NAMES)
def test_random_games_pass_the_test_of_openspiel(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_state_comes_back_from_its_text(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    rng = np.random.RandomState(7)
    while state.move_number() < 40 and not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
    assert again.history() == state.history()
    for player in range(game.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.observation_tensor(player) == state.observation_tensor(player)


def test_the_games_are_registered() -> None:
    names = {name for name in pyspiel.registered_names() if name.startswith(openspiel_game.PREFIX)}
    assert names == {"setzkasten_nomina", "setzkasten_cartino", "setzkasten_boggle"}
