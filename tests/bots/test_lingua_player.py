"""The computer at Lingua: one colour, aces, the exchange, the goal when it leads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from setzkasten.bots.ladder import Rung
from setzkasten.bots.lingua import LinguaCraft
from setzkasten.bots.lingua_places import places
from setzkasten.bots.lingua_search import Place, laying_of
from setzkasten.bots.mind import Looks, Mind
from setzkasten.core.board import runs_formed
from setzkasten.core.placing import New, spans, wrong_run
from setzkasten.core.squares import ACROSS, DOWN, shifted
from setzkasten.games.lingua.box import SIZE
from setzkasten.games.lingua.laying import after_board
from setzkasten.games.lingua.scoring import aces_in, colour_word
from setzkasten.games.lingua.state import Action, Lay, Move, State, Swap, View
from setzkasten.lexicon.words import Words
from tests.bots.duel import Side, duel
from tests.bots.knowing import KNOWN, player_of
from tests.games.lingua import HAUS, LINGUA, position
from tests.vocabulary import WORDS

TOR = "N14v TyObRr"


def told(view: View) -> Action:
    action: Action = player_of("lingua").choose(
        view, 0, words=KNOWN, options={}, level="stark+", rng=Random(1)
    )
    return action


def chosen(state: State) -> Action:
    return told(LINGUA.view(state, 0))


@pytest.mark.parametrize("seed", range(2))
def test_it_beats_a_player_that_does_anything_legal(seed: int) -> None:
    assert duel(LINGUA, Side(KNOWN), seed).won


def test_it_begins_on_start() -> None:
    action = chosen(position(more="hands HgAyUrSbEyEgNyNgRrTyTgIb/12; turn 1"))
    assert isinstance(action, Lay)
    assert action.stones[0][0] == (1, 1)


def test_the_kernel_stays_ready_for_the_words_of_a_player() -> None:
    assert laying_of(KNOWN.graph, KNOWN.bits) is laying_of(KNOWN.graph, KNOWN.bits)
    assert laying_of(KNOWN.graph, KNOWN.bits) is not laying_of(KNOWN.graph, KNOWN.bits, once=True)


def test_a_first_word_is_any_that_the_hand_spells() -> None:
    state = position(more="hands HgAyUrSbEyEgNyNgRrTyTgIb/12; turn 1")
    hand = Counter("HAUSEENNRTTI")
    spelt = [word for word in KNOWN.known(0.0).matching("????") if not Counter(word) - hand]
    found = [word for _, _, word in places(state, 0, KNOWN.known(0.0), 99)]
    assert [word for word in found if len(word) == 4] == spelt != []
    assert {len(word) for word in found} <= {4, 5, 6}


def test_it_prefers_one_colour() -> None:
    """The hand has the letters of many words, in the green of the W and in other colours."""
    state = position("B2> WgAySrEb", more="hands IgIyTgTyEyEgNyNgRrSgUg./12; turn 1")
    action = chosen(state)
    assert isinstance(action, Lay)
    after = after_board(state.board, action)
    runs = runs_formed(after, [square for square, _ in action.stones])
    assert any(colour_word(after, run) for run in runs)


def test_it_swaps_when_it_finds_no_word() -> None:
    state = position(HAUS, more="hands QbXrYgVyFyFrPgCyCrCgCb/12; turn 1")
    action = chosen(state)
    assert isinstance(action, Swap)
    assert len(action.tiles) == 2
    assert set(action.tiles) & {"Qb", "Xr", "Yg", "Vy"}


def test_with_insight_an_ace_is_worth_more_until_the_highest_factor() -> None:
    state = position("B2> WgAySrEb", more="hands IgIyTgTyEyEgNyNgRrSgUg./12; turn 1")

    def best(*, insight: bool, aces: int) -> tuple[float, int]:
        """Its worth, and the aces that it ticks."""
        view = replace(LINGUA.view(state, 0), aces=(aces, 0))
        mind = Mind(KNOWN, {}, Rung(insight=insight), Random(1), Looks(9))
        idea = LinguaCraft().ranked(view, 0, mind)[0]
        assert isinstance(idea.move, Lay)
        after = after_board(state.board, idea.move)
        runs = runs_formed(after, [square for square, _ in idea.move.stones])
        return idea.worth, sum(aces_in(after, run) for run in runs)

    assert best(insight=True, aces=0)[1] > best(insight=False, aces=0)[1]
    assert best(insight=True, aces=0)[0] > best(insight=False, aces=0)[0]
    assert best(insight=True, aces=20) == best(insight=False, aces=20)


@pytest.mark.parametrize(("lead", "ends"), [(500, True), (-5000, False)])
def test_it_ends_the_game_when_it_leads_and_not_when_it_is_behind(lead: int, ends: bool) -> None:
    state = position(TOR, more="hands OyTgTyEyEgErNyNgRyRgSySg/12; turn 1; laid 5")
    moves = (Move(0, "lay", points=max(lead, 0)), Move(1, "lay", points=max(-lead, 0)))
    action = told(replace(LINGUA.view(state, 0), moves=moves))
    goal = isinstance(action, Lay) and any(min(square) >= 15 for square, _ in action.stones)
    assert goal == ends


def test_it_passes_when_nothing_can_be_swapped() -> None:
    state = position(HAUS, more="hands QbXr/12; turn 1")
    assert told(replace(LINGUA.view(state, 0), stock=0)) == Swap(())


@pytest.mark.parametrize("lying", [(TOR,), ("B2> WgAySrEb",), ("B2> WgAySrEb", "E3v SySr")])
def test_the_kernel_finds_all_that_the_plain_search_finds(lying: tuple[str, ...]) -> None:
    """And more: words beside a word, whose crossings are the only contact."""
    state = position(*lying, more="hands HgAyUrSbEyEgNyNgRrTyTgIb/12; turn 1")
    plain = list(plainly(state, 4))
    fast = [new_of(state, place) for place in places(state, 0, Words.listed(WORDS), 4)]
    assert plain
    assert all(new in fast for new in plain)
    letters = {square: tile.letter for square, tile in state.board.items()}
    assert all(wrong_run(letters | new, new, WORDS) is None for new in fast)


def new_of(state: State, place: Place) -> New:
    first, down, word = place
    way = DOWN if down else ACROSS
    line = [shifted(divmod(first, SIZE[1]), way, by) for by in range(len(word))]
    return {s: c for s, c in zip(line, word, strict=True) if s not in state.board}


def plainly(state: State, most: int) -> Iterator[New]:
    """Every word along a line that shares a letter with what lies, tried one by one."""
    lying = {square: tile.letter for square, tile in state.board.items()}
    hand = Counter(tile[0] for tile in state.hands[0])
    for span in spans(lying, state.board, most, lying.keys()):
        for word in WORDS.matching(span.pattern):
            new = {s: c for s, c in zip(span.squares, word, strict=True) if s not in lying}
            spelt = not Counter(new.values()) - hand
            if spelt and wrong_run(lying | new, new, WORDS) is None:
                yield new
