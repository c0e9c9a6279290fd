"""The fast searches of Setzkasten. No game rules live here; see docs/kernel.md."""

from ._kernel import Boggle, ContainIndex, Laying, StopFlag, WordGraph

__all__ = ["Boggle", "ContainIndex", "Laying", "StopFlag", "WordGraph"]
