"""Wer behält recht, in the editions of 1936 and Super."""

from setzkasten.games.recht.editions import RECHT_1936, RECHT_SUPER

__all__ = ["RECHT_1936", "RECHT_SUPER"]
