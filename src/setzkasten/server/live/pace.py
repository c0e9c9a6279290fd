"""How long computers take in real time: in pauses, of which a host sets the length."""

from __future__ import annotations

# How long does a person look for one more word on the dice, and build at a crossword?
PAUSES = {
    "boggle": {"leicht": 16.0, "mittel": 10.0, "stark": 6.0},
    "presto-1936": {"leicht": 420.0, "mittel": 270.0, "stark": 150.0},
    "presto-super": {"leicht": 420.0, "mittel": 270.0, "stark": 150.0},
}
# Between which factors does it vary? No person is a clock.
UNEVEN = (0.6, 1.4)
QUICK = frozenset({"go"})  # turning the glass needs no thought


def pauses_for(game: str, level: str, action: str) -> float:
    return 1.0 if action in QUICK else PAUSES.get(game, {}).get(level, 1.0)
