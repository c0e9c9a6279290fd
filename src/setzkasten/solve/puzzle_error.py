"""What is said where a puzzle, a wish for one or a case cannot be understood."""

from __future__ import annotations

from pathlib import Path

from setzkasten.core.coded import Coded


class PuzzleError(Coded):
    """A puzzle, a wish for one or a case that cannot be understood."""


def unread(path: Path, error: OSError | UnicodeDecodeError) -> PuzzleError:
    """Why a file cannot be read: what the system says, or that it is no text."""
    if isinstance(error, UnicodeDecodeError):
        return PuzzleError("command_not_utf8", file=path.name)
    return PuzzleError("command_unread", file=path.name, text=error.strerror or str(error))
