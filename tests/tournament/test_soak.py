"""`./setz soak arena` goes on where it was stopped and writes its page."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from setzkasten.bots.computer import Computer
from setzkasten.bots.ladder import Rung, rung_of
from setzkasten.catalogue import CATALOGUE
from setzkasten.door.match import Match
from setzkasten.tournament.bout import Terms, played
from setzkasten.tournament.entrant import entrants
from tests.bots.knowing import KNOWN
from tests.soak import arena, ceiling, page
from tests.soak.finding import Finding


def test_games_that_were_played_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "KEPT", tmp_path)
    monkeypatch.setattr(arena, "PAGE", tmp_path / "ladder.md")
    monkeypatch.setattr(arena, "GAMES", 4)
    first = arena._measured("cartino", "leicht", "leicht+")
    (kept,) = tmp_path.glob("*.jsonl")
    lines = kept.read_text("utf-8").splitlines(keepends=True)
    kept.write_text("".join(lines[:2]) + lines[2][:30], "utf-8")
    assert arena._measured("cartino", "leicht", "leicht+") == first
    after = kept.read_text("utf-8")
    assert after.startswith("".join(lines[:2]))
    assert after.count("\n") == 4
    arena._measured("cartino", "mittel", "mittel+")
    arena._measured("cartino", "leicht", "leicht+")
    rows = (tmp_path / "ladder.md").read_text("utf-8").splitlines()
    assert [row.split(" | ")[1] for row in rows if row.startswith("| cartino")] == [
        "leicht+",
        "mittel+",
    ]


def test_what_stands_above_the_lines_of_the_page_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "PAGE", tmp_path / "soak.md")
    head = f"# The long tests\n\nAs they are told today.\n\n| part |\n{page.RULE}"
    page.PAGE.write_text(f"{head}| best | other | yes | 1 | 2 s | day | 0 |\n", "utf-8")
    page.noted("best", [(Finding("this | that", "2", well=True), 3.0)])
    page.noted("best", [(Finding("this / that", "4", well=False), 3.0)])
    text = page.PAGE.read_text("utf-8")
    assert text.startswith(f"{head}| best | other | yes | 1 |")
    assert text.count("this / that") == 1
    assert "| best | this / that | **no** | 4 | 3 s |" in text


def test_more_seats_and_beginners_are_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "KEPT", tmp_path)
    monkeypatch.setattr(arena, "CROWDED", 2)
    monkeypatch.setattr(arena, "CONFIRMING", 2)
    assert arena._crowded("cartino", 3).well
    assert arena._lasting("cartino").well
    for kept in tmp_path.glob("*-3-*.jsonl"):
        spoilt = re.sub(
            r'"faults": \[\]', '"faults": [[0, "hangs"]]', kept.read_text("utf-8"), count=1
        )
        kept.write_text(spoilt, "utf-8")
    finding = arena._crowded("cartino", 3)
    assert (finding.result, finding.well) == ("1 failed", False)


def test_a_game_that_nobody_won_has_not_failed() -> None:
    terms = Terms("cartino", entrants(["leicht", "leicht+"]), 1, 60.0)
    bout = played(terms, terms.bots(), KNOWN, 0)
    assert bout.ended
    assert arena._failed([replace(bout, winners=())]) == 0
    assert arena._failed([replace(bout, ended=False), replace(bout, struck=(0,))]) == 2


def test_a_game_that_goes_on_for_ever_has_not_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("setzkasten.tournament.bout.MOST_MOVES", 3)
    terms = Terms("cartino", entrants(["leicht", "leicht+"]), 1, 60.0)
    assert not played(terms, terms.bots(), KNOWN, 0).ended


def test_who_sees_all_is_of_the_same_strength_and_looks_at_the_true_hands() -> None:
    usual = CATALOGUE["recht-super"]
    with ceiling.opened("recht-super"):
        terms = Terms("recht-super", entrants([ceiling.SEEING, ceiling.PLAIN]), 1, 60.0)
        match = Match("recht-super", words=KNOWN, seed=1)
        player = match.entry.player
        assert match.seen(0).world is match.state
        assert played(terms, terms.bots(), KNOWN, 0).ended
    assert isinstance(player, Computer)
    plain, seeing = (rung_of(player.ladder, name) for name in (ceiling.PLAIN, ceiling.SEEING))
    assert replace(seeing, choice=plain.choice, plies=0, looks=0) == plain
    assert Match("recht-super", words=KNOWN, seed=1).entry is usual


def test_who_sees_all_knows_that_fewer_stones_are_better() -> None:
    game = CATALOGUE["recht-super"].game
    state = Match(
        "recht-super", position="board HAU; word HAUT; author 2; turn 1; hands TX/QY*"
    ).state
    craft = cast("Computer", CATALOGUE["recht-super"].player).craft
    first, second = ceiling.Shedding(craft).values(state)
    assert first > second
    assert game.scores(state) == (0, 0)


def test_games_of_another_ladder_are_played_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    terms = Terms("cartino", entrants(["leicht+", "leicht"]), 1, 60.0)
    before = arena._name(terms)
    player = CATALOGUE["cartino"].player
    assert isinstance(player, Computer)
    other = replace(player, ladder=(*player.ladder[:1], Rung(), *player.ladder[2:]))
    entry = replace(CATALOGUE["cartino"], player=other)
    monkeypatch.setattr(arena, "CATALOGUE", {"cartino": entry})
    assert arena._name(terms) != before
