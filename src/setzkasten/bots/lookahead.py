"""Looking ahead: each of the best moves is tried in worlds as they may be, and others answer.

What the seat does not see is dealt anew for each world, the same worlds and the same draws for
all moves; the better half of the moves goes on each time a share of the looks is spent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, Protocol, runtime_checkable

from setzkasten.bots.foresight import Foresight
from setzkasten.bots.idea import Idea
from setzkasten.bots.ladder import Rung
from setzkasten.bots.mind import Looks, Mind
from setzkasten.bots.player import Craft
from setzkasten.core.game import AnyGame, Chance, Seat

# Of how many of its best moves does somebody make one who answers? Nobody can be foreseen exactly.
ANSWERS = 2
# What is a game won worth, beside its points?
WON = 100.0
# How much may somebody look at who answers?
ANSWER_LOOKS = 4_000


@runtime_checkable
class Valued(Protocol):
    """A craft that knows what is not yet points."""

    def values(self, state: Any) -> Sequence[float]:
        """What each seat has in a game that goes on, in the unit of its points."""


class LookAhead:
    """For one thought of one seat."""

    def __init__(self, game: AnyGame, craft: Craft, seat: Seat, mind: Mind) -> None:
        self.game, self.craft, self.seat, self.mind = game, craft, seat, mind
        self.looks = Looks(mind.rung.looks)
        self._values = craft.values if isinstance(craft, Valued) else game.scores
        self._foresight = Foresight(game, mind.words.judge)

    def best(self, world: Any, ideas: Sequence[Idea[Any]]) -> Any:
        """The move that leads furthest, of these."""
        moves = [idea.move for idea in ideas]
        alive, total = list(range(len(moves))), [0.0] * len(moves)
        rounds = max(1, (len(moves) - 1).bit_length())
        for left in range(rounds - 1, -1, -1):
            while self.looks.left > self.mind.rung.looks * left / rounds:
                here = self.game.resample(world, self.seat, self.mind.rng)
                chance = self.mind.rng.random()
                for number in alive:
                    total[number] += self._gain(here, moves[number], Random(chance))
            alive = sorted(alive, key=lambda number: -total[number])[: max(1, len(alive) // 2)]
        return moves[alive[0]]

    def _gain(self, world: Any, action: Any, rng: Random) -> float:
        """What the seat is ahead by some moves later, against now."""
        before, state = self._margin(world), self._after(world, self.seat, action, rng)
        self.looks.take()
        if state is None:
            return -10 * WON
        for _ in range(self.mind.rung.plies - 1):
            seats = self.game.awaiting(state).seats
            if not seats or self.looks.struck:
                break
            self.looks.take()
            state = self._answered(state, min(seats), rng)
        won = self.game.winners(state)
        decided = 0.0 if not won else -WON if self.seat not in won else WON / len(won)
        return self._margin(state) - before + decided

    def _answered(self, state: Any, seat: Seat, rng: Random) -> Any:
        own = self.mind.rung  # others are foreseen as knowing the same words
        few = Rung(choice=ANSWERS, zipf=own.zipf, most=own.most)
        mind = replace(self.mind, rung=few, rng=rng, looks=Looks(ANSWER_LOOKS))
        ideas = self.craft.ranked(self.game.view(state, seat), seat, mind)
        found = self._after(state, seat, rng.choice(ideas[:ANSWERS]).move, rng)
        if found is None and (idle := self.game.idle(state, seat)) is not None:
            found = self._after(state, seat, idle, rng)
        return state if found is None else found

    def _after(self, state: Any, seat: Seat, action: Any, rng: Random) -> Any | None:
        """With all that follows by itself; None: the rules or the judge refuse it."""
        state = self._foresight.after(state, seat, action)
        while state is not None and self.game.awaiting(state).chance:
            drawn: Chance[Any] = Chance(self.game.sample(state, rng), at=0)
            state = self._foresight.ruled(self.game.apply(state, drawn).state)
        return state

    def _margin(self, state: Any) -> float:
        over = self.game.awaiting(state).over
        worth = self.game.scores(state) if over else self._values(state)
        return worth[self.seat] - max(w for at, w in enumerate(worth) if at != self.seat)
