"""Boggle's decisions: the dice of a word one after the other, the end of the word, being done.

A die may follow as long as some word of the lexicon that the own list lacks goes on that way. No
glass runs: a round is over when all are done. The seats take turns, a word each; crossing out a
word is not numbered. Chance rolls one die after the other.

The own list is seen by the lengths of its words, and by what the mask still offers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from setzkasten.arena.numbering import Decisions, Numbering, Parts, flags, numbers, own_first
from setzkasten.core.actions import Done
from setzkasten.core.game import Seat
from setzkasten.core.squares import Square, write_square
from setzkasten.core.tiles import ALPHABET
from setzkasten.extra import from_extra
from setzkasten.games.boggle import Boggle
from setzkasten.games.boggle.rounds import MOST_ROUNDS, USUAL_ROUNDS
from setzkasten.games.boggle.state import LEAST_LETTERS, Action, Shake, State, View, Write
from setzkasten.games.boggle.tray import DICE, SIDE, around
from setzkasten.lexicon.words import Words
from setzkasten.moves.boggle import on_dice
from setzkasten_kernel import WordGraph

with from_extra("arena"):
    import numpy as np

FACES: Final = 6
END, DONE = len(DICE), len(DICE) + 1
# How many words does no tray hold? Usual ones have some hundreds.
MOST_WORDS: Final = 20_000


class BoggleNumbering(Numbering):
    game = Boggle()
    count = DONE + 1
    draws = len(DICE) * FACES
    fixed: Mapping[str, object] = {"time": 0, "order": "together"}
    choices: Mapping[str, int] = {"rounds": USUAL_ROUNDS}
    hidden = True

    def legal(self, state: State, seat: Seat, taken: Decisions, words: Words) -> list[int]:
        ways = _ways(state.letters, words.graph, words.bits)
        listed = {entry.word for entry in state.lists[seat]}
        begun = [way for way, word in ways if way[: len(taken)] == taken and word not in listed]
        found = sorted({way[len(taken)] for way in begun if len(way) > len(taken)})
        if not taken:
            return [*found, DONE]
        return [*found, END] if taken in begun else found

    def action(self, state: State, taken: Decisions) -> Action | None:
        if taken[-1] == DONE:
            return Done()
        if taken[-1] != END:
            return None
        path = taken[:-1]
        return Write("".join(state.letters[die] for die in path), tuple(map(_square, path)))

    def name(self, decision: int) -> str:
        if decision >= END:
            return "end" if decision == END else "done"
        return write_square(_square(decision))

    def drawable(self, state: State, drawn: Decisions) -> list[tuple[int, float]]:
        """Any face of any die that does not lie yet."""
        lying = {draw // FACES for draw in drawn}
        faces = [draw for draw in range(self.draws) if draw // FACES not in lying]
        return [(draw, 1 / len(faces)) for draw in faces]

    def outcome(self, state: State, drawn: Decisions) -> Shake | None:
        return Shake("".join(map(_face, drawn))) if len(drawn) == len(DICE) else None

    def draw_name(self, draw: int) -> str:
        return f"die {draw // FACES + 1} face {draw % FACES + 1} {_face(draw)}"

    def parts(self, view: View, scores: tuple[int, ...], seat: Seat, taken: Decisions) -> Parts:
        dice = np.zeros((len(DICE), len(ALPHABET)), np.float32)
        for die, letter in enumerate(view.letters):
            dice[die, ALPHABET.index(letter)] = 1
        word, seats = np.zeros(len(DICE), np.float32), len(scores)
        for number, die in enumerate(taken, 1):
            word[die] = number
        lengths = [len(entry) for entry in view.list]
        return {
            "dice": dice.reshape(SIDE, SIDE, len(ALPHABET)),
            "word": word.reshape(SIDE, SIDE),
            "listed": numbers(*(lengths.count(n) for n in range(LEAST_LETTERS, len(DICE) + 1))),
            "done": flags(view.done, seats, seat),
            "scores": own_first(scores, seat),
            "round": numbers(view.round),
        }

    def secret(self, view: View) -> str:
        return " ".join(view.list)

    def longest(self, seats: int, options: Mapping[str, object]) -> int:
        return self._rounds(options) * seats * MOST_WORDS * (len(DICE) + 1)

    def most_draws(self, seats: int, options: Mapping[str, object]) -> int:
        return self._rounds(options) * len(DICE)

    def _rounds(self, options: Mapping[str, object]) -> int:
        return int(str(options.get("rounds", 0))) or MOST_ROUNDS


def _face(draw: int) -> str:
    return DICE[draw // FACES][draw % FACES]


def _square(die: int) -> Square:
    return divmod(die, SIDE)


_NEAR: Final = [[r * SIDE + c for r, c in around(_square(die))] for die in range(len(DICE))]


@lru_cache(64)
def _ways(letters: str, graph: WordGraph, bits: bytes) -> tuple[tuple[Decisions, str], ...]:
    """Every way over the dice that spells a word."""
    words = map(graph.word, on_dice(letters, graph, bits))
    return tuple((way, word) for word in words for way in _spelling(letters, word, ()))


def _spelling(letters: str, word: str, way: Decisions) -> Iterator[Decisions]:
    if len(way) == len(word):
        yield way
        return
    for die in _NEAR[way[-1]] if way else range(len(letters)):
        if die not in way and letters[die] == word[len(way)]:
            yield from _spelling(letters, word, (*way, die))
