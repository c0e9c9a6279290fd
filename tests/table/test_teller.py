"""Frames as changes: folded they are the whole frame, and nobody gets what is another's."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from setzkasten.catalogue import CATALOGUE, GAMES
from setzkasten.core.game import Seat
from setzkasten.core.match import Match
from setzkasten.core.record import Header, Sitter
from setzkasten.lexicon.words import Words
from setzkasten.server.live.wire import Changed
from setzkasten.table.clock import Clock
from setzkasten.table.seal import Seal
from setzkasten.table.splices import splices
from setzkasten.table.table import Table
from setzkasten.table.teller import Teller
from tests.laws.plays import play_of
from tests.random_play import Play
from tests.table.folded import Json, folded
from tests.vocabulary import WORDS

LIST = Words.listed(WORDS)


def table_of(play: Play) -> Table:
    """The table of a random game before its first step."""
    header = Header(play.game.id, (Sitter(),) * play.seats, options=dict(play.options))
    match = Match(play.game, play.match.began)
    return Table(header, match, clock=Clock(0, 0), words=LIST, seal=Seal("", Random(1)), book={})


def whole(teller: Teller, table: Table, seat: Seat | None, now: int) -> Json:
    return json.loads(teller.whole(table, seat, now))["frame"]


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("seed", range(3))
def test_folded_changes_are_the_whole_frame(game: str, seed: int) -> None:
    play, rng = play_of(game, seed), Random(seed)
    secret = {f"view.{name}" for name in CATALOGUE[game].own}
    table = table_of(play)
    teller = Teller(table, "t", 0)
    seats: tuple[Seat | None, ...] = (None, *range(play.seats))
    seen: dict[Seat | None, Json] = {seat: whole(teller, table, seat, 0) for seat in seats}
    for happening in play.match.happenings:
        table.enter(happening, happening.at)
        if rng.random() < 0.2:
            continue  # several entries are told together
        for seat, told in teller.changes(table, seats, happening.at).items():
            assert msgspec.json.encode(msgspec.json.decode(told, type=Changed)) == told
            change = json.loads(told)["change"]
            assert not secret & {*change.get("set", ()), *change.get("lists", ())}
            seen[seat] = folded(seen[seat], change)
        for seat in seats:
            assert seen[seat] == whole(teller, table, seat, happening.at)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("", "ab", [(0, 0, "ab")]),
        ("ab", "abcd", [(2, 0, "cd")]),
        ("abcd", "ab", [(2, 2, "")]),
        ("ac", "abcd", [(1, 0, "b"), (3, 0, "d")]),
        ("abcde", "bxd", [(0, 1, ""), (1, 1, "x"), (3, 1, "")]),
        ("aab", "aaab", [(2, 0, "a")]),
        ("abc", "abc", []),
        ("abc", "cba", [(0, 0, "cb"), (3, 2, "")]),
    ],
)
def test_a_list_is_told_by_what_comes_and_goes(
    old: str, new: str, told: list[tuple[int, int, str]]
) -> None:
    assert splices(tuple(old), tuple(new)) == [(at, gone, tuple(come)) for at, gone, come in told]


def test_splices_make_any_list_of_any_other() -> None:
    rng = Random(20261116)
    for _ in range(2_000):
        old, new = (tuple(rng.choices("abcdef", k=rng.randrange(12))) for _ in range(2))
        items: list[object] = list(old)
        for at, gone, come in splices(old, new):
            items[at : at + gone] = come
        assert tuple(items) == new, (old, new)


def at_a_vote() -> tuple[Table, Teller]:
    table = Table(
        Header("nomina", (Sitter(),) * 3, options={"time": "60"}),
        Match(GAMES["nomina"], GAMES["nomina"].start(3, {"time": "60", "start": "agreed"})),
        clock=Clock(0, 0),
        words=Words.listed({"WAS"}),
        seal=Seal("", Random(1)),
        book={},
    )
    table.play(0, "E4> WAS", 1_000)
    return table, Teller(table, "t", 1_000)


def test_time_that_runs_is_told_with_changes_but_is_none() -> None:
    table, teller = at_a_vote()
    first = whole(teller, table, None, 1_000)
    assert first["deadline"]["left"] == 60_000
    assert teller.changes(table, [None], 5_000) == {}
    table.play(1, "give-up", 6_000)
    (told,) = teller.changes(table, [None], 6_000).values()
    assert folded(first, json.loads(told)["change"]) == whole(teller, table, None, 6_000)


def test_what_only_time_changes_is_told_when_somebody_asks() -> None:
    """The move can be taken back no more once its thinking time would be over."""
    table, teller = at_a_vote()
    assert whole(teller, table, None, 1_000)["take_back"] == 0
    (told,) = teller.changes(table, [None], 60_500).values()
    assert json.loads(told)["change"]["set"]["take_back"] is None


def test_who_did_not_get_the_whole_frame_gets_no_change() -> None:
    table, teller = at_a_vote()
    whole(teller, table, 1, 1_000)
    table.play(1, "give-up", 6_000)
    assert teller.changes(table, [None, 1], 6_000).keys() == {1}


def test_a_change_is_a_small_part_of_a_frame() -> None:
    """Most of a frame are stones and moves, which only grow."""
    play = max((play_of("nomina", seed) for seed in range(5)), key=lambda p: len(p.visits))
    table = table_of(play)
    teller = Teller(table, "t", 0)
    teller.whole(table, None, 0)
    *before, last = play.match.happenings
    for happening in before:
        table.enter(happening, happening.at)
    teller.changes(table, [None], last.at)
    table.enter(last, last.at)
    (told,) = teller.changes(table, [None], last.at).values()
    assert len(told) * 3 < len(teller.whole(table, None, last.at))
