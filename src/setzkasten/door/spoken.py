"""Errors that say more than their code."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from setzkasten.core.coded import Coded
from setzkasten.messages import sentence


@contextmanager
def spoken() -> Iterator[None]:
    """Below the code of an error stands, as its note, the sentence that people are told."""
    try:
        yield
    except Coded as error:
        error.add_note(sentence(error.code, error.data))
        raise
