"""Which words count in the games that have some, as their leaflets say."""

from __future__ import annotations

from setzkasten.catalogue import CATALOGUE

__all__ = ["POLICIES"]

POLICIES = {name: entry.policy for name, entry in CATALOGUE.items() if entry.policy}
