"""Computer players for Lingua: words of one colour, aces, and the goal when it pays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from setzkasten.bots.colours import colourings
from setzkasten.bots.idea import Idea
from setzkasten.bots.lingua_places import places
from setzkasten.bots.mind import Mind
from setzkasten.core.board import Board, runs_formed
from setzkasten.core.game import Seat
from setzkasten.core.options import Chosen, read_options
from setzkasten.core.placing import New
from setzkasten.core.tiles import Stock, Tile
from setzkasten.games.lingua.box import GOALS
from setzkasten.games.lingua.laying import after_board, check_lay, reaches_goal
from setzkasten.games.lingua.options import Options
from setzkasten.games.lingua.scoring import ACE, aces_in, factor, plain_points, prize
from setzkasten.games.lingua.state import Action, Lay, State, Swap, View

# How many places are looked at more closely? As many as a second allows.
MOST_PLACES = 300
# What is an ace worth besides its points? It brings the next factor nearer.
ACE_WORTH = 6
# What is it worth to end the game ahead, and what does it cost to end it behind?
GOAL_WORTH = 200
# What is a step towards the goal worth to a player who leads?
STEP_WORTH = 0.5


class LinguaCraft:
    """Weighs points, aces and the way to the goal."""

    def ranked(self, view: View, seat: Seat, mind: Mind) -> list[Idea[Action]]:
        state = _seen(view, seat, mind.options)
        found = list(places(state, seat, mind.known, mind.rung.most))
        if len(found) > MOST_PLACES:
            found = mind.rng.sample(found, MOST_PLACES)
        ideas = _ideas(state, seat, found, _lead(view, seat))
        return sorted(ideas, reverse=True) or [Idea(0.0, _swap(view, mind.rng))]


def _seen(view: View, seat: Seat, options: Chosen) -> State:
    """The state as far as the view tells it; nobody else's tiles matter for a laying."""
    tiles = {stone.square: Tile(stone.letter, stone.colour) for stone in view.stones}
    hands = tuple(Stock(view.hand if s == seat else ()) for s in range(len(view.aces)))
    used = {word.word for move in view.moves for word in move.words}
    board = Board((view.rows, view.cols), tiles)
    return State(
        hands,
        (0,) * len(view.aces),
        options=read_options(Options, options),
        board=board,
        aces=view.aces,
        turn=seat,
        starter=seat,
        dealt=True,
        laid=view.laid,
        used=frozenset(used | {run.word for run in board.runs()}),
    )


def _lead(view: View, seat: Seat) -> int:
    """By how much the seat is ahead of the best of the others, aces counted."""
    totals = [0] * len(view.aces)
    for move in view.moves:
        totals[move.seat] += move.points
    for other, worth in enumerate(view.ace_points):
        totals[other] += worth
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


def _ideas(state: State, seat: Seat, places: list[New], lead: int) -> Iterator[Idea[Action]]:
    """Each place in the best of its colours; only an exchange may be refused for its own."""
    for new in places:
        lays = list(colourings(state.board, new, state.hands[seat], state.aces[seat]))
        if not lays or check_lay(state, seat, lays[0]):
            continue
        legal = [x for x in lays if x.exchange is None or check_lay(state, seat, x) is None]
        best = max(legal, key=lambda lay: _worth(state, seat, lay, lead))
        after = after_board(state.board, best)
        words = tuple(run.word for run in runs_formed(after, list(new)))
        yield Idea(_worth(state, seat, best, lead), best, words)


def _worth(state: State, seat: Seat, lay: Lay, lead: int) -> float:
    after = after_board(state.board, lay)
    runs = runs_formed(after, [square for square, _ in lay.stones])
    ticked = sum(aces_in(after, run) for run in runs)
    aces = state.aces[seat] + ticked
    points = factor(aces) * sum(plain_points(after, run) for run in runs)
    worth = points + ticked * (ACE * factor(aces) + ACE_WORTH)
    if reaches_goal(lay, GOALS):
        reward = max(prize(after, run, aces) for run in runs)
        ahead = lead + points + reward + ticked * ACE * factor(aces) > 0
        return worth + reward + (GOAL_WORTH if ahead else -2 * GOAL_WORTH)
    nearest = max(row + col for (row, col), _ in lay.stones)
    return worth + STEP_WORTH * nearest * (1 if lead > 0 else -1)


def _swap(view: View, rng: Random) -> Swap:
    """Letters that stand twice on the rack, or that few words need, go first."""
    number = min(2, view.stock, len(view.hand))
    letters = Counter(tile[0] for tile in view.hand)
    tiles = sorted(view.hand, key=lambda t: (-letters[t[0]], t[0] in "ENRST", rng.random()))
    hard = [tile for tile in tiles if tile[0] in "QXYJV"]
    chosen = [*hard, *(tile for tile in tiles if tile not in hard)][:number]
    return Swap(tuple(sorted(chosen)))
