"""The words of a game as its leaflet has them, for whoever asks by its name."""

from __future__ import annotations

from setzkasten.catalogue import CATALOGUE
from setzkasten.lexicon.letters import WordError
from setzkasten.lexicon.policy import Policy


def policy_of(name: str) -> Policy:
    """Raises `WordError` for a game that is not there, or that has no words."""
    if name not in CATALOGUE:
        known = ", ".join(game for game, entry in CATALOGUE.items() if entry.policy)
        raise WordError("policy_no_game", game=repr(name[:40]), known=known)
    policy = CATALOGUE[name].policy
    if policy is None:
        raise WordError("policy_wordless")
    return policy
