"""PettingZoo's own tests of an environment."""

from __future__ import annotations

from functools import partial

import pytest
from pettingzoo.test import api_test, seed_test

from setzkasten.arena.pettingzoo_env import SetzkastenEnv, env
from tests.arena.playing import OPTIONS

# Masks come in dicts, as in PettingZoo's own board games; its test knows only those by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # after the end
]
GAMES = sorted(OPTIONS)


@pytest.mark.parametrize("game", GAMES)
def test_environments_pass_the_test_of_pettingzoo(game: str) -> None:
    tested = env(game, options=OPTIONS[game])
    for number, agent in enumerate(tested.possible_agents):
        tested.action_space(agent).seed(number)
    api_test(tested, num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_brings_the_same_game(game: str) -> None:
    seed_test(partial(env, game, options=OPTIONS[game]), num_cycles=20)


def test_another_seed_brings_other_stones() -> None:
    seen = set()
    for seed in (1, 1, 2):
        cartino = env("cartino")
        cartino.reset(seed=seed)
        seen.add(cartino.render())
    assert len(seen) == 2


def test_a_whole_game_is_rewarded_at_its_end() -> None:
    boggle = env("boggle", seats=3, options={"rounds": 1})
    boggle.reset(seed=5)
    rewards = dict.fromkeys(boggle.possible_agents, 0.0)
    for agent in boggle.agent_iter():
        observation, reward, over, _, _ = boggle.last()
        rewards[agent] += reward
        if agent == "seat_1" and not over:
            boggle.step(_first_word(boggle, observation["action_mask"]))
        else:
            boggle.step(None if over else 17)
    assert rewards == {"seat_0": -1.0, "seat_1": 2.0, "seat_2": -1.0}


def _first_word(boggle: SetzkastenEnv, mask: list[int]) -> int:
    """The first word on the dice, then done."""
    if boggle.play.secret(1):
        return 17
    return 16 if mask[16] else next(die for die in range(16) if mask[die])


def test_a_decision_that_the_mask_lacks_is_refused() -> None:
    nomina = env("nomina")
    nomina.reset(seed=1)
    with pytest.raises(ValueError, match="not possible"):
        nomina.step(3744)  # the end of a laying that has not begun
