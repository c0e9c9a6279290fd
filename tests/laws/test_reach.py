"""A law that is never exercised proves nothing: what the random games must have come across."""

from __future__ import annotations

import pytest

from setzkasten.catalogue import GAMES
from tests.laws.plays import SEEDS, play_of
from tests.random_play import Play, Visit, seats_shown

# How many times as many games may a rare phase take? The laws look at the first of them.
RARE = 6
# One line a game: phases, then kinds of happenings. A full hand of Presto holds no crossword of
# random words; its claims are exercised with small hands in tests/games/test_presto_rounds.py.
MUST_REACH: dict[str, str] = {
    "nomina": "draw lay judge last over Act Chance Expired Ruled TakenBack refused earned spent",
    "krux": "draw block lay judge after last over Act Chance Expired Ruled TakenBack earned",
    "kreuzwortbild": "build judge over Act Ruled TakenBack refused",
    "lingua": "lot deal lay judge draw over Act Chance Expired Ruled refused earned",
    "kreuzwort-1936": "lot deal lay judge second buy draw over Act Chance Expired Ruled refused",
    "kreuzwort-super": "deal lay judge second draw over Act Chance Expired Ruled refused",
    "cartino": "lot deal lay draw over Act Chance Expired",
    "presto-1936": "deal ready build over Act Chance TakenBack",
    "presto-super": "deal ready build over Act Chance TakenBack",
    "recht-1936": "deal begin add premium finish judge draw over Act Chance Expired Ruled refused"
    " earned TakenBack",
    "recht-super": "deal begin add premium finish judge draw over Act Chance Expired Ruled refused"
    " earned TakenBack",
    "boggle": "shake ready search judge over Act Chance Expired Ruled TakenBack",
    "point-typ-dom": "deal lay judge draw over Act Chance Expired Ruled refused",
    "schach-dem-wort": "lot deal lay judge premium alone draw over"
    " Act Chance Expired Ruled TakenBack refused earned spent",
}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_random_games_reach_every_phase(game: str) -> None:
    assert game in MUST_REACH, "name the phases that random games of it must reach"
    wanted, reached = {"offered", "Left", *MUST_REACH[game].split()}, set[str]()
    for seed in range(RARE * SEEDS):
        if seed >= SEEDS and reached >= wanted:
            break
        reached |= _signs(play_of(game, seed))
    assert reached >= wanted


@pytest.mark.parametrize("game", sorted(GAMES))
def test_random_games_are_played_with_every_number_of_seats(game: str) -> None:
    assert {play_of(game, seed).seats for seed in range(SEEDS)} >= set(seats_shown(GAMES[game]))


def test_the_same_seed_plays_the_same_game() -> None:
    for game in GAMES:
        first = play_of(game, 0)
        play_of.cache_clear()
        assert play_of(game, 0).visits == first.visits


def _signs(play: Play) -> set[str]:
    phases = {play.game.awaiting(state).phase for state in play.states()}
    return phases.union(*(_signs_of(visit) for visit in play.visits))


def _signs_of(visit: Visit) -> set[str]:
    signs = {type(visit.happening).__name__}
    signs |= {"refused"} if visit.done.refusal else set()
    signs |= {"earned"} if visit.done.report.earned else set()
    signs |= {"offered"} if visit.offers else set()
    return signs | ({"spent"} if visit.done.report.spent else set())
