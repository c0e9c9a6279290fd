"""Computer players for Nomina: an exact search for layings with the words they know."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice

from setzkasten.bots.idea import Idea
from setzkasten.bots.mind import Mind
from setzkasten.bots.nomina_search import NominaSearch, Prices
from setzkasten.core.actions import GiveUp, Pass
from setzkasten.core.board import Board
from setzkasten.core.game import Seat
from setzkasten.core.options import Chosen, read_options
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock, Tile
from setzkasten.games.nomina.laying import check_lay
from setzkasten.games.nomina.options import Options
from setzkasten.games.nomina.state import STONES_A_MOVE, Action, Lay, State, View
from setzkasten.games.wooden.box import SIZE

# What is a bon worth to a player who saves it? A letter more in a later, longer word.
BON_WORTH = 2
PRICES = Prices(earned=BON_WORTH, spent=BON_WORTH)
# NOM-20 After the last move every bon that is left costs a point.
LAST_PRICES = Prices(earned=-1, spent=-1)
# How many stones does a player lay at once? One more takes ten times as long to look for, and
# whoever has saved three bons may spend the third in the next move.
MOST_STONES = STONES_A_MOVE + 2
# How long may a player of the lexicon think? It is done much sooner.
THINKING_SECONDS = 5.0
# How many of the best moves are told? Enough for somebody who overlooks most of them.
COUNT = 24


class NominaCraft:
    def ranked(self, view: View, seat: Seat, mind: Mind) -> list[Idea[Action]]:
        state, known = _seen(view, mind.options), mind.known
        if not state.board:
            return _first_words(state, seat, mind)
        prices = LAST_PRICES if state.last_move else PRICES
        count = COUNT if mind.rung.recalls < 1 else min(COUNT, mind.rung.choice)
        found = NominaSearch(known).best(
            state, seat, count=count, prices=prices, seconds=THINKING_SECONDS, most=MOST_STONES
        )
        ideas: list[Idea[Action]] = [
            Idea(prices.worth(hint), hint.action, tuple(word.word for word in hint.report.words))
            for hint in found.hints
        ]
        return ideas or [Idea(0.0, Pass() if state.last_move else GiveUp())]

    def values(self, state: State) -> list[float]:
        pairs = zip(state.scores, state.bons, strict=True)
        return [score + BON_WORTH * bons for score, bons in pairs]


def _seen(view: View, options: Chosen) -> State:
    """The state as far as the view tells it; in Nomina that is everything that matters."""
    board = Board(SIZE, {stone.square: Tile(stone.letter) for stone in view.stones})
    return State(
        read_options(Options, options),
        board,
        Stock(view.case),
        scores=(0,) * len(view.bons),
        bons=view.bons,
        turn=view.turn,
        given_up=frozenset(view.given_up),
    )


def _first_words(state: State, seat: Seat, mind: Mind) -> list[Idea[Action]]:
    """One is as good as the other."""
    words = list(mind.known.matching("?" * STONES_A_MOVE))
    mind.rng.shuffle(words)
    row, col = SIZE[0] // 2, SIZE[1] // 2 - 1
    lays = (
        (word, _lay({(row, col + i): letter for i, letter in enumerate(word)})) for word in words
    )
    legal = islice(((word, lay) for word, lay in lays if _legal(state, seat, lay)), COUNT)
    ideas: list[Idea[Action]] = [Idea(0.0, lay, (word,)) for word, lay in legal]
    return ideas or [Idea(0.0, GiveUp())]


def _legal(state: State, seat: Seat, lay: Lay) -> bool:
    return check_lay(state, seat, lay) is None


def _lay(new: Mapping[Square, str]) -> Lay:
    return Lay(tuple((square, Tile(letter)) for square, letter in sorted(new.items())))
