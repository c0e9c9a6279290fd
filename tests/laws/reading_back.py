"""Every position that the program writes is read by it, ends included."""

from __future__ import annotations

from collections.abc import Mapping

from setzkasten.core.game import AnyGame
from setzkasten.core.position import read_position, write_position

__all__ = ["assert_read_back"]


def assert_read_back(
    game: AnyGame, state: object, seats: int, options: Mapping[str, object]
) -> bool:
    """Written, read and written again it is the same; a pending ruling alone cannot be written."""
    before = game.awaiting(state)
    if before.ruling:
        return False
    position = game.write_position(state)
    again = game.read_position(read_position(write_position(position)), seats, options)
    assert game.write_position(again) == position
    after = game.awaiting(again)
    assert (after.phase, after.seats, after.chance, after.left, after.meanwhile) == (
        before.phase,
        before.seats,
        before.chance,
        before.left,
        before.meanwhile,
    )
    assert game.scores(again) == game.scores(state)
    assert game.winners(again) == game.winners(state)
    return True
