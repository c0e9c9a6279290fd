"""Laws that hold for every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.core.claims import Claim
from setzkasten.core.game import Act, AnyGame, Left, Ruled, Seat
from setzkasten.core.match import Happening, Match, Struck, TakenBack
from setzkasten.core.record import Header, Sitter, read_happening, read_record
from setzkasten.core.tiles import read_stock
from setzkasten.games.cartino.plan import CARDS, JOKER
from setzkasten.games.cartino.state import State as CartinoState
from setzkasten.games.lingua.state import State as LinguaState
from setzkasten.games.recht.state import State as RechtState
from setzkasten.games.typdom.box import symbol_of
from setzkasten.games.typdom.table import Table
from tests.laws.plays import every_game, play_of
from tests.laws.reading_back import assert_read_back
from tests.random_play import Habits, Play, played_with
from tests.replaying import rewritten

# Dice, and hands that are dealt anew each round: nothing is drawn from what is left.
WITHOUT_STOCK = {"boggle", "presto-1936", "presto-super"}


# How games end: at once, late, slept through, left by all.
ENDS = (Habits(moves=2), Habits(moves=60), Habits(moves=8, sleep=0.6), Habits(leave=0.2))


@every_game
def test_offered_actions_are_accepted(game: str, seed: int) -> None:
    for visit in play_of(game, seed).visits:
        for seat, action in visit.offers:
            assert (
                GAMES[game].check(visit.state, Act(seat, action, at=_moment(visit.state, game)))
                is None
            )


@every_game
def test_offered_actions_are_all_different(game: str, seed: int) -> None:
    for visit in play_of(game, seed).visits:
        assert len(set(visit.offers)) == len(visit.offers)


@every_game
def test_every_offer_is_written_and_read_back(game: str, seed: int) -> None:
    for visit in play_of(game, seed).visits:
        for seat, action in visit.offers[:20]:
            text = GAMES[game].write(action)
            read = GAMES[game].read_action(text)
            assert GAMES[game].write(read) == text
            assert _claims(game, visit.state, seat, read) == _claims(
                game, visit.state, seat, action
            )


@every_game
def test_a_view_is_unchanged_by_resampling_what_is_hidden(game: str, seed: int) -> None:
    play, rng = play_of(game, seed), Random(seed)
    for state in play.states():
        phase = play.game.awaiting(state).phase
        for seat in (None, *range(play.seats)):
            other = play.game.resample(state, seat, rng)
            assert play.game.view(other, seat) == play.game.view(state, seat)
            assert play.game.awaiting(other).phase == phase


@every_game
def test_a_record_is_read_as_it_was_written(game: str, seed: int) -> None:
    play = play_of(game, seed)
    header = _header(play)
    text = rewritten(header, play.match.happenings)
    record = read_record(text.encode())
    assert record.header == header
    happenings = [read_happening(play.game, line) for line in record.lines]
    assert rewritten(record.header, happenings) == text
    assert _folded(play, happenings).state == play.match.state


@every_game
def test_the_steps_alone_lead_to_the_same_state(game: str, seed: int) -> None:
    play = play_of(game, seed)
    assert _folded(play, play.match.happenings).states() == play.match.states()
    state = play.game.start(play.seats, play.options)
    for step in play.match.steps():
        assert not isinstance(step, TakenBack | Struck)
        state = play.game.apply(state, step).state
    assert state == play.match.state


@every_game
def test_a_position_is_read_as_it_was_written(game: str, seed: int) -> None:
    play = play_of(game, seed)
    for state in play.states():
        assert_read_back(play.game, state, play.seats, play.options)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_final_position_is_read_as_it_was_written(game: str) -> None:
    """Short games, long ones, and games that everybody leaves or sleeps through."""
    least, most = GAMES[game].seats
    tables = [(least, habits) for habits in ENDS]
    tables += [(seats, ENDS[seats % len(ENDS)]) for seats in range(least + 1, most + 1)]
    for number, (seats, habits) in enumerate(tables):
        rng = Random(f"{game} {seats} {number}")
        play = played_with(GAMES[game], seats, _short(GAMES[game]), rng, habits)
        assert assert_read_back(play.game, play.match.state, seats, play.options)


@every_game
def test_stones_are_conserved(game: str, seed: int) -> None:
    play = play_of(game, seed)
    opening = play.game.start(play.seats, play.options)
    stones = _stones_of(play.game, opening)
    full = stones(opening)
    assert bool(full) == (game not in WITHOUT_STOCK)
    for state in play.states():
        assert stones(state) == full


@every_game
def test_a_game_is_never_stuck(game: str, seed: int) -> None:
    """Whoever is on turn may always do something, if only what an absent seat does."""
    play = play_of(game, seed)
    for state in play.states():
        awaiting = play.game.awaiting(state)
        for seat in awaiting.seats:
            idle = play.game.idle(state, seat)
            assert idle is not None or awaiting.deadline or len(awaiting.seats) > 1
            assert (
                idle is None
                or play.game.check(state, Act(seat, idle, at=_moment(state, game))) is None
            )
        assert sum(map(bool, (awaiting.seats, awaiting.chance, awaiting.ruling))) <= 1
        assert awaiting.over == (awaiting.phase == "over")
    assert play.game.awaiting(play.match.state).over


@every_game
def test_whoever_stays_may_leave_and_whoever_left_does_nothing_more(game: str, seed: int) -> None:
    play = play_of(game, seed)
    for state in play.states():
        awaiting = play.game.awaiting(state)
        assert not awaiting.left & (awaiting.seats | awaiting.meanwhile)
        if awaiting.over or awaiting.ruling:
            continue
        for seat in set(range(play.seats)) - awaiting.left:
            leaving = Left(seat, at=_moment(state, game))
            assert play.game.check(state, leaving) is None
            after = play.game.awaiting(play.game.apply(state, leaving).state)
            assert after.over or awaiting.left | {seat} <= after.left


@every_game
def test_there_is_one_score_a_seat_and_a_winner_only_at_the_end(game: str, seed: int) -> None:
    play = play_of(game, seed)
    for state in play.states():
        scores, winners = play.game.scores(state), play.game.winners(state)
        assert len(scores) == play.seats
        assert set(winners) <= set(range(play.seats))
        assert bool(winners) <= play.game.awaiting(state).over


@every_game
def test_a_refused_laying_leaves_everything_as_it_was(game: str, seed: int) -> None:
    visits = play_of(game, seed).visits
    for act, ruling, then in zip(visits, visits[1:], visits[2:], strict=False):
        if isinstance(ruling.happening, Ruled) and ruling.done.refusal:
            assert isinstance(act.happening, Act)
            assert then.state == act.state
            assert ruling.done.refusal.squares


@every_game
def test_taking_back_restores_the_state_before_the_act(game: str, seed: int) -> None:
    before: list[object] = []
    for visit in play_of(game, seed).visits:
        if isinstance(visit.happening, TakenBack):
            assert visit.done.state == before.pop()
        elif visit.done.refusal:
            before.pop()
        elif isinstance(visit.happening, Act):
            before.append(visit.state)


@every_game
def test_what_one_seat_is_told_is_told_to_seats_that_exist(game: str, seed: int) -> None:
    play = play_of(game, seed)
    for visit in play.visits:
        for event in visit.done.events:
            assert event.seen_by is None or event.seen_by <= set(range(play.seats))


def _claims(game: str, state: object, seat: Seat, action: object) -> frozenset[Claim]:
    after = GAMES[game].apply(state, Act(seat, action, at=_moment(state, game))).state
    return GAMES[game].awaiting(after).ruling


def _moment(state: object, game: str) -> int:
    """A time at which the turn is not over yet."""
    deadline = GAMES[game].awaiting(state).deadline
    return deadline.at - 1 if deadline else 0


def _short(game: AnyGame) -> dict[str, str]:
    """A clock where there is one, few rounds where there are many."""
    wanted = {"time": "60", "rounds": "2"}
    return {o.name: wanted[o.name] for o in game.options if o.name in wanted}


def _header(play: Play) -> Header:
    names = (("Anna",), ("Bert", "Berta"), (), ("Jürgen Müller",), ("Zoë",), ("I",))
    sitters = tuple(
        Sitter((), "computer", "stark") if seat == 2 else Sitter(names[seat % len(names)])
        for seat in range(play.seats)
    )
    return Header(play.game.id, sitters, play.game.edition, "de-0", play.options)


def _folded(play: Play, happenings: list[Happening]) -> Match:
    match = Match(play.game, play.game.start(play.seats, play.options))
    for happening in happenings:
        match.take(happening)
    return match


def _cartino_stones(state: object) -> Counter[str]:
    """Stones on the board, in the hands and in the bag."""
    assert isinstance(state, CartinoState)
    lying = (JOKER if joker else CARDS[square] for square, joker in state.lying)
    return Counter([*lying, *state.unseen, *(stone for hand in state.hands for stone in hand)])


def _stones_shown(game: AnyGame) -> Callable[[object], Counter[str]]:
    """Every stone that a position shows, wherever it is."""

    def shown(state: object) -> Counter[str]:
        position = game.write_position(state)
        stones = Counter(sign.upper() for sign in position.get("board", "") if sign.isalpha())
        for name in ("case", "bag"):
            stones.update(read_stock(position.get(name, "")))
        if "bag" in position:  # hands are taken from it
            stones.update(sign for sign in position["hands"] if sign.isalpha())
        return stones

    return shown


def _lingua_stones(state: object) -> Counter[str]:
    """Tiles on the board, on the racks, in the stock and on their way back into it."""
    assert isinstance(state, LinguaState)
    lying = (tile.letter + tile.kind for tile in state.board.values())
    held = (tile for hand in state.hands for tile in hand)
    return Counter([*lying, *held, *state.unseen, *state.returned])


def _table_stones(state: object) -> Counter[str]:
    """Stones on the table, in the hands and in the stock."""
    if isinstance(state, RechtState):
        state = state.table
    assert isinstance(state, Table)
    lying = map(symbol_of, state.board.values())
    return Counter([*lying, *state.unseen, *(stone for hand in state.hands for stone in hand)])


def _stones_of(game: AnyGame, opening: object) -> Callable[[object], Counter[str]]:
    match opening:
        case LinguaState():
            return _lingua_stones
        case Table() | RechtState():
            return _table_stones
        case CartinoState():
            return _cartino_stones
    return _stones_shown(game)
