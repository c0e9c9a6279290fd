"""The quality table: how much the compiled data knows, and how well it relates words."""

from __future__ import annotations

from pathlib import Path


def measure(data: Path, cache: Path, tests: Path) -> str:
    """The table as text."""
    return f"{data} {cache} {tests}"
