"""What cannot be done keeps its code and its data, also on the way to another process."""

from __future__ import annotations

import pickle

import pytest

from setzkasten.core.coded import Coded
from setzkasten.core.options import OptionError
from setzkasten.core.position import PositionError
from setzkasten.core.record import RecordError
from setzkasten.core.squares import NotationError
from setzkasten.server.fault import Busy, Fault

ERRORS = [
    RecordError("record_line", 7, text="code line data"),
    PositionError("position_case", case="A"),
    OptionError("option_seats", name="seats", value=9),
    NotationError("x" * 99, "square such as 'E4'"),
    Fault(429, "too_many_requests", {"code": "a", "line": 3}, line=4, wait_seconds=1.5),
    Busy(),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_another_process_gets_the_same(error: Coded) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert vars(again) == vars(error)


def test_a_programmer_reads_code_data_and_line() -> None:
    error = RecordError("record_line", 7, text="E4")
    assert str(error) == "line 7: record_line {'text': 'E4'}"
    assert str(PositionError("position_case")) == "position_case {}"


def test_data_may_be_named_as_the_parts_are() -> None:
    error = PositionError("position_board", code="a", line=2)
    assert (error.code, error.line, error.data) == (
        "position_board",
        None,
        {"code": "a", "line": 2},
    )
