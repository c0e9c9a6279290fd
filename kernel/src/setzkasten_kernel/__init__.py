"""The fast searches of Setzkasten. No game rules live here; see docs/kernel.md."""

from ._kernel import ContainIndex, WordGraph

__all__ = ["ContainIndex", "WordGraph"]
