"""Computer players for Lingua: words of one colour, aces, and the goal when it pays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from setzkasten.bots.idea import Idea
from setzkasten.bots.lingua_places import places
from setzkasten.bots.lingua_search import Painting, Place
from setzkasten.bots.mind import Mind
from setzkasten.core.board import Board, runs_formed
from setzkasten.core.game import Seat
from setzkasten.core.options import Chosen, read_options
from setzkasten.core.tiles import Stock, Tile
from setzkasten.core.values import value
from setzkasten.games.lingua.box import GOALS
from setzkasten.games.lingua.laying import after_board, check_lay, reaches_goal
from setzkasten.games.lingua.options import Options
from setzkasten.games.lingua.scoring import ACE, STAGES, aces_in, factor, plain_points, prize
from setzkasten.games.lingua.state import Action, Lay, State, Swap, View

# How many of the most promising places are looked at, and in how many colourings each?
PAINTED, COLOURINGS = 40, 3
# What is an ace worth besides its points? It brings the next factor nearer.
ACE_WORTH = 6
# What is it worth to end the game ahead, and what does it cost to end it behind?
GOAL_WORTH = 200
# What is a step towards the goal worth to a player who leads?
STEP_WORTH = 0.5
# From how many aces on is the factor the highest?
HIGHEST = STAGES[0][0]
# What is an ace worth that brings it nearer? All words after it count more: an insight.
FACTOR_WORTH = 60.0


@value
class Aims:
    """By how much a player is ahead, and what it sees in an ace beside its points."""

    lead: int
    ace: float


class LinguaCraft:
    """Weighs points, aces and the way to the goal."""

    def ranked(self, view: View, seat: Seat, mind: Mind) -> list[Idea[Action]]:
        state = _seen(view, seat, mind.options)
        found = list(places(state, seat, mind.known, mind.rung.most))
        ideas = _ideas(state, seat, found, _aims(view, seat, mind))
        return sorted(ideas, reverse=True) or [Idea(0.0, _swap(view, mind.rng))]


def _aims(view: View, seat: Seat, mind: Mind) -> Aims:
    return Aims(_lead(view, seat), FACTOR_WORTH if mind.rung.insight else 0.0)


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


def _ideas(state: State, seat: Seat, places: list[Place], aims: Aims) -> Iterator[Idea[Action]]:
    """The places that promise most, each in the best of its colours."""
    painting = Painting(state, seat)
    for _, place in painting.promising(places)[:PAINTED]:
        lays = [
            (_worth(state, seat, lay, aims), lay) for lay, _ in painting.painted(place, COLOURINGS)
        ]
        lays.sort(key=lambda one: -one[0])
        worth, best = next((one for one in lays if not check_lay(state, seat, one[1])), (0, None))
        if best:
            after = after_board(state.board, best)
            runs = runs_formed(after, [square for square, _ in best.stones])
            yield Idea(worth, best, tuple(run.word for run in runs))


def _worth(state: State, seat: Seat, lay: Lay, aims: Aims) -> float:
    after = after_board(state.board, lay)
    runs = runs_formed(after, [square for square, _ in lay.stones])
    ticked = sum(aces_in(after, run) for run in runs)
    aces = state.aces[seat] + ticked
    points = factor(aces) * sum(plain_points(after, run) for run in runs)
    nearer = min(aces, HIGHEST) - min(state.aces[seat], HIGHEST)  # to the highest factor
    worth = points + ticked * (ACE * factor(aces) + ACE_WORTH) + nearer * aims.ace
    if reaches_goal(lay, GOALS):
        reward = max(prize(after, run, aces) for run in runs)
        ahead = aims.lead + points + reward + ticked * ACE * factor(aces) > 0
        return worth + reward + (GOAL_WORTH if ahead else -2 * GOAL_WORTH)
    nearest = max(row + col for (row, col), _ in lay.stones)
    return worth + STEP_WORTH * nearest * (1 if aims.lead > 0 else -1)


def _swap(view: View, rng: Random) -> Swap:
    """Letters that stand twice on the rack, or that few words need, go first."""
    number = min(2, view.stock, len(view.hand))
    letters = Counter(tile[0] for tile in view.hand)
    tiles = sorted(view.hand, key=lambda t: (-letters[t[0]], t[0] in "ENRST", rng.random()))
    hard = [tile for tile in tiles if tile[0] in "QXYJV"]
    chosen = [*hard, *(tile for tile in tiles if tile not in hard)][:number]
    return Swap(tuple(sorted(chosen)))
