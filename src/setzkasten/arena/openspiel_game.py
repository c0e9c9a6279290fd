"""The arena's games as OpenSpiel games in Python: `pyspiel.load_game("setzkasten_cartino")`.

Chance nodes are single draws: a stone, a die, who starts. Utilities are winning and losing as
`Play.utilities` tells it. A state is serialised as the text of its play.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from setzkasten.arena.numbering import Numbering, Parts
from setzkasten.arena.play import NUMBERINGS, Play
from setzkasten.extra import from_extra

with from_extra("arena"):
    import numpy as np
    import pyspiel

PREFIX = "setzkasten_"


def _type_of(numbering: Numbering) -> pyspiel.GameType:
    kinds, (least, most) = pyspiel.GameType, numbering.game.seats
    chance = kinds.ChanceMode
    information = kinds.Information
    return kinds(
        short_name=PREFIX + numbering.game.id,
        long_name=f"{numbering.game.name} (Setzkasten)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if numbering.draws else chance.DETERMINISTIC,
        information=(
            information.IMPERFECT_INFORMATION
            if numbering.hidden
            else information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=max(least, 2),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, **numbering.choices},
    )


class ArenaGame(pyspiel.Game):  # type: ignore[misc]  # its base comes without types
    """One of the arena's games; `id` is set by the class of each."""

    id: str

    def __init__(self, params: Mapping[str, int] | None = None) -> None:
        numbering = NUMBERINGS[self.id]
        self.chosen = {"players": 2, **numbering.choices, **(params or {})}
        seats = self.chosen["players"]
        self._draws = numbering.most_draws(seats, self.chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=numbering.count,
            max_chance_outcomes=numbering.draws,
            num_players=seats,
            min_utility=-1.0,
            max_utility=seats - 1.0,
            utility_sum=0.0,
            max_game_length=numbering.longest(seats, self.chosen),
        )
        super().__init__(_type_of(numbering), info, dict(params or {}))

    def max_chance_nodes_in_history(self) -> int:
        return self._draws

    def new_play(self) -> Play:
        options = {name: value for name, value in self.chosen.items() if name != "players"}
        return Play(self.id, self.chosen["players"], options=options)

    def new_initial_state(self) -> ArenaState:
        return ArenaState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.new_play().seen(0), perfect_recall=kind.perfect_recall)


class ArenaState(pyspiel.State):  # type: ignore[misc]  # its base comes without types
    """What OpenSpiel copies and serialises of it is the play."""

    def __init__(self, game: ArenaGame) -> None:
        super().__init__(game)
        self.play = game.new_play()

    def current_player(self) -> int:
        if self.play.over:
            return int(pyspiel.PlayerId.TERMINAL)
        turn = self.play.turn
        return int(pyspiel.PlayerId.CHANCE) if turn is None else turn

    def is_terminal(self) -> bool:
        return self.play.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal() if player == self.play.turn else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.play.drawable()

    def _apply_action(self, action: int) -> None:
        if self.play.chance:
            self.play.draw(action)
        else:
            self.play.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        numbering = self.play.numbering
        if player == pyspiel.PlayerId.CHANCE:
            return numbering.draw_name(action)
        return numbering.name(action)

    def returns(self) -> list[float]:
        return self.play.utilities()

    def __str__(self) -> str:
        return self.play.text()


class Observer:
    """What a player sees as numbers, and what it was told as text."""

    def __init__(self, parts: Parts, *, perfect_recall: bool) -> None:
        self._perfect_recall = perfect_recall
        self.tensor = np.zeros(sum(part.size for part in parts.values()), np.float32)
        self.dict: Parts = {}
        start = 0
        for name, part in parts.items():
            self.dict[name] = self.tensor[start : start + part.size].reshape(part.shape)
            start += part.size

    def set_from(self, state: ArenaState, player: int) -> None:
        for name, part in state.play.seen(player).items():
            self.dict[name][...] = part

    def string_from(self, state: ArenaState, player: int) -> str:
        play = state.play
        if self._perfect_recall:
            return play.told(player)
        lines = [f"seat {player + 1}", play.secret(player)]
        for name, part in play.seen(player).items():
            row = part.ravel()
            lines.append(" ".join((name, *(f"{at}:{row[at]:g}" for at in row.nonzero()[0]))))
        return "\n".join(lines)


class NominaGame(ArenaGame):
    id = "nomina"


class CartinoGame(ArenaGame):
    id = "cartino"


class BoggleGame(ArenaGame):
    id = "boggle"


for _game in (NominaGame, CartinoGame, BoggleGame):
    pyspiel.register_game(_type_of(NUMBERINGS[_game.id]), _game)
