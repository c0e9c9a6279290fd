"""`./setz daily`: what a day brings, and the list of days carried on."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from setzkasten.cli import main
from setzkasten.daily import daily_cli, day_list
from setzkasten.daily.day_list import Drawn, days, read_days, written


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(["daily", *words])
    out, err = capsys.readouterr()
    return int(ended.value.code or 0), out, err


def test_a_day_is_shown_with_its_solution(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "show", "2026-11-18")
    assert code == 0
    assert "Wörter liegen darin" in out
    assert "Waagerecht" in out
    told = json.loads(said(capsys, "show", "2026-11-18", "--json")[1])
    assert len(told["letters"]) == 16
    assert told["crossword"]["rows"] == list(days()[date(2026, 11, 18)].rows)


def test_there_is_no_such_day(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = said(capsys, "show", "1999-12-31")
    assert (code, "kein Brett" in err) == (2, True)
    code, out, _ = said(capsys, "show", "daily_no_day", "--json")
    assert (code, list(json.loads(out))) == (2, ["error"])


def test_the_list_is_carried_on_and_mended(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Days that are still good stay."""
    known, path = list(days().values())[:3], tmp_path / "days.txt"
    worse = Drawn(known[1].day, "Q" * 16, known[1].rows)
    path.write_text(written([known[0], worse]), "ascii")
    code, out, _ = said(capsys, "make", "--until", str(known[-1].day), "-o", str(path))
    assert (code, "3 days" in out, "2 of them new" in out) == (0, True, True)
    made = list(read_days(path))
    assert [one.day for one in made] == [one.day for one in known]
    assert made[0] == known[0]
    assert made[1].letters != worse.letters


def test_days_that_are_good_no_more_are_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    some = dict(list(days().items())[:2])
    monkeypatch.setattr(day_list, "days", lambda: some)
    assert said(capsys, "check")[:2] == (0, "2 days, 0 of them not good any more\n")
    first = next(iter(some))
    some[first] = type(some[first])(first, "Q" * 16, some[first].rows)
    code, out, err = said(capsys, "check")
    assert (code, "1 of them" in out, str(first) in err) == (daily_cli.NOT_GOOD, True, True)
