"""Computer players for Nomina: an exact search for layings with the words they know."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

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
from setzkasten.lexicon.words import Words

# What is a bon worth to a player who saves it? A letter more in a later, longer word.
BON_WORTH = 2
PRICES = Prices(earned=BON_WORTH, spent=BON_WORTH)
# NOM-20 After the last move every bon that is left costs a point.
LAST_PRICES = Prices(earned=-1, spent=-1)
# How long may a player of the lexicon think? With up to three bons it is done much sooner.
THINKING_SECONDS = 5.0
# Of how many best moves does a player choose?
CHOICE = {"leicht": 12, "mittel": 3, "stark": 1}


class NominaPlayer:
    def choose(
        self, view: View, seat: Seat, *, words: Words, options: Chosen, level: str, rng: Random
    ) -> Action:
        state, known = _seen(view, options), words.known(level)
        if not state.board:
            return _first_word(state, seat, known, rng)
        found = NominaSearch(known).best(
            state,
            seat,
            count=CHOICE[level],
            prices=LAST_PRICES if state.last_move else PRICES,
            seconds=THINKING_SECONDS,
        )
        if not found.hints:
            return Pass() if state.last_move else GiveUp()
        chosen: Lay = rng.choice(found.hints).action
        return chosen


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


def _first_word(state: State, seat: Seat, known: Words, rng: Random) -> Action:
    words = list(known.matching("?" * STONES_A_MOVE))
    rng.shuffle(words)
    row, col = SIZE[0] // 2, SIZE[1] // 2 - 1
    for word in words:
        lay = _lay({(row, col + i): letter for i, letter in enumerate(word)})
        if check_lay(state, seat, lay) is None:
            return lay
    return GiveUp()


def _lay(new: Mapping[Square, str]) -> Lay:
    return Lay(tuple((square, Tile(letter)) for square, letter in sorted(new.items())))
