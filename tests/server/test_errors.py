"""Every fault that the server gives over HTTP has its sentences."""

from __future__ import annotations

import ast

from setzkasten.messages import LANGUAGES, all_messages
from setzkasten.server.http.app import CODES
from tests.house.source import calls, python_files


def test_every_fault_has_a_sentence_in_both_languages() -> None:
    codes = set(CODES.values())
    for path in python_files("src/setzkasten/server"):
        for call in calls(path, "Fault", "WordError"):
            codes |= {
                argument.value
                for argument in call.args[:2]
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
            }
    assert "no_such_table" in codes
    for language in LANGUAGES:
        assert codes <= all_messages(language).keys()
