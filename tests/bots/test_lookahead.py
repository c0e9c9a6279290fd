"""Looking ahead: what others answer counts, worlds are dealt anew, and looks are counted."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any, cast

import pytest

from setzkasten.bots.idea import Idea
from setzkasten.bots.ladder import Rung
from setzkasten.bots.lookahead import ANSWERS, LookAhead
from setzkasten.bots.mind import Looks, Mind
from setzkasten.bots.nomina import NominaCraft
from setzkasten.catalogue import CATALOGUE
from setzkasten.core.game import Act, AnyGame, Awaiting, Refusal, Transition
from setzkasten.door.bot import Computer
from setzkasten.door.match import Match
from setzkasten.lexicon.words import Words
from tests.bots.knowing import KNOWN
from tests.games.nomina import position
from tests.vocabulary import WordList


@dataclass(frozen=True)
class Heaps:
    """Whoever takes `a` has five points and leaves nine to the other; `b` has four, leaves one."""

    scores: tuple[int, int] = (0, 0)
    turn: int = 0
    left: int = 2
    answer: int = 0  # what the other may take


class Taking:
    """As much of a game as looking ahead needs."""

    def awaiting(self, state: Heaps) -> Awaiting:
        return Awaiting(phase="take", seats=frozenset({state.turn} if state.left else ()))

    def check(self, state: Heaps, step: Act[str]) -> Refusal | None:
        return Refusal("no_such_heap") if step.action == "x" else None

    def apply(self, state: Heaps, step: Act[str]) -> Transition[Heaps]:
        points = {"a": 5, "b": 4}.get(step.action, state.answer)
        scores = list(state.scores)
        scores[state.turn] += points
        leaves = {"a": 9, "b": 1}.get(step.action, 0)
        done = replace(state, scores=(scores[0], scores[1]), turn=1 - state.turn)
        return Transition(replace(done, left=state.left - 1, answer=leaves))

    def scores(self, state: Heaps) -> tuple[int, int]:
        return state.scores

    def winners(self, state: Heaps) -> tuple[int, ...]:
        best = max(state.scores)
        return () if state.left else tuple(s for s, n in enumerate(state.scores) if n == best)

    def view(self, state: Heaps, seat: int) -> Heaps:
        return state

    def resample(self, state: Heaps, seat: int, rng: Random) -> Heaps:
        return state


class Greedy:
    def ranked(self, view: Heaps, seat: int, mind: Mind) -> list[Idea[str]]:
        assert not seat or mind.rung.choice == ANSWERS, "who answers looks for no more"
        return [Idea(9.0, "x"), Idea(5.0, "a"), Idea(4.0, "b")] if not seat else [Idea(0.0, "c")]


def ahead(rung: Rung) -> LookAhead:
    mind = Mind(KNOWN, {}, rung, Random(1), Looks(9))
    return LookAhead(cast("AnyGame", Taking()), Greedy(), 0, mind)


@pytest.mark.parametrize(("plies", "best"), [(1, "a"), (2, "b")])
def test_what_others_answer_counts_and_what_is_refused_never(plies: int, best: str) -> None:
    looking = ahead(Rung(plies=plies, looks=30))
    ideas = Greedy().ranked(Heaps(), 0, looking.mind)
    assert looking.best(Heaps(), ideas) == best
    assert looking.looks.left <= 0
    assert not looking.looks.struck


def test_the_clock_ends_it_with_what_was_found() -> None:
    looking = ahead(Rung(plies=2, looks=1000))
    looking.looks = Looks(1000, _ends_at=0.0)
    assert looking.best(Heaps(), Greedy().ranked(Heaps(), 0, looking.mind)) in {"a", "b", "x"}
    assert looking.looks.struck


def test_nobody_looks_for_more_moves_of_nomina_than_he_weighs() -> None:
    match = Match("nomina", words=KNOWN, seed=3)
    match.play(match.bot_action(Computer("stark")))
    seat = match.turn
    assert seat is not None
    view = match.view(seat)

    def told(rung: Rung) -> list[Idea[Any]]:
        return NominaCraft().ranked(view, seat, Mind(KNOWN, {}, rung, Random(1), Looks(9)))

    assert told(Rung(choice=2)) == told(Rung())[:2]
    assert len(told(Rung(choice=2, recalls=0.9))) > 2, "some of them may not come to its mind"


def test_nobody_lays_more_stones_of_nomina_than_can_be_looked_for_in_time() -> None:
    """WASSERNOT takes six, three of them for bons; a hint tells it, a player waits a move."""
    known = Words.listed(WordList.read("WAS WASSER WASSERNOT"))
    state = position("board A4 WAS; turn 1; bons 3 0")
    view = CATALOGUE["nomina"].game.view(state, 0)
    ideas = NominaCraft().ranked(view, 0, Mind(known, {}, Rung(), Random(1), Looks(9)))
    assert {word for idea in ideas for word in idea.words} == {"WAS", "WASSER"}


@pytest.mark.parametrize("game", ["cartino", "nomina"])
def test_a_master_plays_legally_and_the_same_seed_gives_the_same(game: str) -> None:
    texts: list[list[str]] = []
    for _ in range(2):
        match = Match(game, words=KNOWN, seed=3)
        texts.append([])
        for _ in range(4):
            action: Any = match.bot_action(Computer("meister+"))
            match.play(action)
            texts[-1].append(match.text(action))
    assert texts[0] == texts[1]


def test_a_master_knows_nothing_that_its_seat_does_not_see() -> None:
    """Whatever the other holds: with the same luck it does the same."""
    game, player = CATALOGUE["cartino"].game, CATALOGUE["cartino"].player
    assert player
    match = Match("cartino", words=KNOWN, seed=5)
    seat = match.turn
    assert seat is not None
    world = game.resample(match.state, seat, Random(1))
    assert world != match.state
    told = [
        player.foresee(state, seat, words=KNOWN, options={}, level="meister+", rng=Random(9)).action
        for state in (match.state, world)
    ]
    assert told[0] == told[1]
