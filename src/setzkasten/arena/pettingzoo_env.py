"""The arena's games as PettingZoo environments: agents decide one after the other (AEC).

Rewards come at the end: winning and losing as `Play.utilities` tells it.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from setzkasten.arena.play import Play
from setzkasten.extra import from_extra

with from_extra("arena"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv

# How large may a number be that a seat sees? Points of a long evening stay far below.
MOST = 100_000.0


class SetzkastenEnv(AECEnv):  # type: ignore[misc]  # its base comes without types
    """Observations are dicts: `observation`, what the agent sees as one row of numbers, and
    `action_mask`, one for each decision that it has now."""

    def __init__(
        self, game: str, seats: int = 2, options: Mapping[str, object] | None = None
    ) -> None:
        super().__init__()
        self._game, self._seats, self._options = game, seats, options
        self.play, self._rng = Play(game, seats, options=options), Random()
        self.metadata = {"name": f"setzkasten_{game}_v1", "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        width, count = self._row(0).size, self.play.numbering.count
        sees = spaces.Box(-MOST, MOST, (width,), np.float32)
        may = spaces.Box(0, 1, (count,), np.int8)
        space: dict[str, spaces.Space[Any]] = {"observation": sees, "action_mask": may}
        self.observation_spaces = {agent: spaces.Dict(space) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """The same seed brings the same stones, dice and lots; without one, chance goes on."""
        self.play = Play(self._game, self._seats, options=self._options)
        if seed is not None:
            self._rng = Random(seed)
        self.play.draw_all(self._rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.play.numbering.count, np.int8)
        if seat == self.play.turn:
            mask[self.play.legal()] = 1
        return {"observation": self._row(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Raises `ValueError` for a decision that the mask does not have."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.play.decide(-1 if action is None else int(action))
        self.play.draw_all(self._rng)
        self._cumulative_rewards[self.agent_selection] = 0.0
        utilities = self.play.utilities()
        self.rewards = dict(zip(self.possible_agents, utilities, strict=True))
        self.terminations = dict.fromkeys(self.agents, self.play.over)
        self._accumulate_rewards()
        self._select()

    def render(self) -> str:
        """The record so far, hidden things included."""
        return self.play.text()

    def close(self) -> None:
        """Nothing is open."""

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.play.turn or 0]

    def _row(self, seat: int) -> NDArray[np.float32]:
        return np.concatenate([part.ravel() for part in self.play.seen(seat).values()])


def env(game: str, seats: int = 2, options: Mapping[str, object] | None = None) -> SetzkastenEnv:
    """`env("boggle", seats=3, options={"rounds": 1})`; options are the game's own."""
    return SetzkastenEnv(game, seats, options)
