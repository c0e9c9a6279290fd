"""Which handicaps a game knows: not every one has points that decide, or words of one's own."""

from __future__ import annotations

from collections.abc import Mapping

from setzkasten.catalogue import CATALOGUE, GAMES
from setzkasten.core.handicap import LEVEL, Handicap


def known_handicaps(game: str, options: Mapping[str, object]) -> tuple[str, ...]:
    """The parts of a handicap that mean something with these options."""
    entry = CATALOGUE[game]
    points = ("points",) if _points_win(game, options) else ()
    return (*points, "letters", "words") if entry.limits else points


def fitting(handicap: Handicap, game: str, options: Mapping[str, object]) -> Handicap:
    """What of it this game knows."""
    known = known_handicaps(game, options)
    return Handicap(**{name: getattr(handicap, name) for name in known}) if known else LEVEL


def _points_win(game: str, options: Mapping[str, object]) -> bool:
    wanted = CATALOGUE[game].head_start
    if wanted is None:
        return False
    values = {option.name: option.default for option in GAMES[game].options} | dict(options)
    return all(str(values[name]) == value for name, value in wanted.items())
