"""Reading a text that is eight times as long costs about eight times as much, whatever it says."""

from __future__ import annotations

import re

import pytest

from tests.foreign.cost import Case, cases
from tests.foreign.parsers import PLACE, Parser, parsers

SIGNS = 1_000
TIMES = 8
# How much more may a sign of the longer text cost? Work that grows with the square of the length
# makes it eight times as dear.
MOST = 3.0
# What costs less is too short to be compared; the square of the length costs far more.
LEAST_SECONDS = 0.002
# How often is a case looked at again that seems too dear? A crowded machine is no fault of ours.
AGAIN = 5


@pytest.mark.parametrize("parser", list(parsers()), ids=lambda parser: parser.name)
def test_a_sign_costs_no_more_in_a_longer_text(parser: Parser) -> None:
    assert [case for case in cases(parser) if _growth(case) > MOST] == []


def test_work_that_grows_with_the_square_is_seen() -> None:
    careless = Parser("careless", re.compile(r"1\s+\s*x").fullmatch)
    assert _growth(Case(careless, f"1 {PLACE}", " ", "")) > MOST
    careful = Parser("careful", re.compile(r"1\s+x").fullmatch)
    assert _growth(Case(careful, f"1 {PLACE}", " ", "")) <= MOST


def _growth(case: Case) -> float:
    """What a sign of the longer text costs, over what it costs in the shorter one."""
    long = case.seconds(TIMES * SIGNS)
    if long < LEAST_SECONDS:
        return 0.0
    short = case.seconds(SIGNS, runs=3)
    for _ in range(AGAIN):
        if long <= MOST * TIMES * short:
            break
        long, short = min(long, case.seconds(TIMES * SIGNS)), min(short, case.seconds(SIGNS))
    return long / short / TIMES
