"""A duel: two bots, many games, each begins as often as the other."""

from __future__ import annotations

from collections.abc import Mapping

from setzkasten.core.options import OptionValue
from setzkasten.core.values import value
from setzkasten.door.bot import Bot, bot_named
from setzkasten.door.match import Match
from setzkasten.lexicon.words import Words

# After so many moves a game is given up: two bots may pass to each other for ever.
MOST_MOVES = 5_000


@value
class Duel:
    """How often each bot won, and how many points it made."""

    wins: tuple[int, int]
    points: tuple[int, int]
    games: int

    @property
    def ties(self) -> int:
        return self.games - sum(self.wins)


def duel(
    game: str,
    first: str | Bot,
    second: str | Bot,
    *,
    games: int = 100,
    words: Words | None = None,
    seed: int = 1,
    options: Mapping[str, OptionValue] | None = None,
) -> Duel:
    """A bot is one of one's own, a level of the house, or `zufall`, who takes any action."""
    bots, known = (_bot(first), _bot(second)), words or Words.german()
    wins, points = [0, 0], [0, 0]
    for number in range(games):
        match = Match(game, words=known, seed=seed + number, options=options)
        _played(match, bots if number % 2 == 0 else bots[::-1])
        order = (0, 1) if number % 2 == 0 else (1, 0)
        for bot, seat in enumerate(order):
            points[bot] += match.scores[seat]
            wins[bot] += match.winners == (seat,)
    return Duel((wins[0], wins[1]), (points[0], points[1]), games)


def _bot(name: str | Bot) -> Bot:
    return bot_named(name) if isinstance(name, str) else name


def _played(match: Match, bots: tuple[Bot, ...]) -> None:
    for _ in range(MOST_MOVES):
        if match.over:
            return
        if match.turn is None:
            match.wait()
        else:
            match.play(match.bot_action(bots[match.turn]))
