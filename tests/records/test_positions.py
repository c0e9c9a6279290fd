"""Every position of `positions/*.txt` gets the verdict that its clauses ask for."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.records.positions_of import Case, cases_of, faults

FILES = sorted((Path(__file__).parent / "positions").glob("*.txt"))
CASES = [case for path in FILES for case in cases_of(path)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game} {case.line} {case.title}")
def test_a_position_gets_the_verdict_of_its_clauses(case: Case, tmp_path: Path) -> None:
    assert faults(case, tmp_path) == []


def test_every_case_says_what_it_wants_and_names_its_clause() -> None:
    silent = [(case.game, case.line) for case in CASES if not case.wanted or "-" not in case.title]
    assert silent == []
