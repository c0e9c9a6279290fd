"""Everything that other rooms need of a game: one value, and no field can be forgotten."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # a list of games must not cost their players and searches
    from collections.abc import Mapping

    from setzkasten.bots.best import Adviser
    from setzkasten.bots.pace import Pace
    from setzkasten.bots.player import Player
    from setzkasten.bots.review import Review
    from setzkasten.core.game import AnyGame
    from setzkasten.lexicon.policy import Policy
    from setzkasten.moves.moves import Mover
    from setzkasten.printing.printed import Printed
    from setzkasten.puzzle.from_game import PuzzleSource


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """What a game does not have is written out as None."""

    game: AnyGame
    policy: Policy | None  # which words count; None: no word is looked up
    mover: Mover
    player: Player | None  # None: no computer plays it
    adviser: Adviser  # hints and what a game could have been
    review: Review | None  # how that is measured; None: by the points of each move
    pace: Pace | None  # of computers in real time; None: turn by turn
    printed: Printed
    puzzle: PuzzleSource | None  # None: its board makes no crossword
    time_option: str | None  # which option holds the seconds of a move?
    own: frozenset[str]  # parts of its view that not everybody sees alike; all else is public
    # A head start: with which options do most points win? None: points decide nothing.
    head_start: Mapping[str, str] | None
    limits: bool  # may a seat be held to longer or better known words?
    free_start: bool  # the first word cannot be long: no length is asked of it
    # Refusals that only say that more stones are to come: while fewer than so many are laid;
    # None: however many.
    not_yet: Mapping[str, int | None]
