"""What a running game writes down but does not tell: stones that were drawn, words planned."""

from __future__ import annotations

# What stones came is secret while a game with hidden hands goes on.
DRAWN = ("deal", "draw", "swap")
# SDW-04 A planned word stands behind the stones.
PLAN = " plan "


def without_plan(text: str) -> str:
    """An action, or a line of a record, without what its seat plans."""
    return text.partition(PLAN)[0]


def without_secrets(action: str) -> str:
    """An action or an outcome as everybody may read it while the game goes on."""
    verb = action.split(" ", 1)[0]
    return verb if verb in DRAWN else without_plan(action)
