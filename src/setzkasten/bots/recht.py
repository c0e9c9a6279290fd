"""Computer players for Wer behält recht: announce what one can finish and nobody can change."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from setzkasten.bots.idea import Idea
from setzkasten.bots.mind import Mind
from setzkasten.bots.recht_end import RechtEnd
from setzkasten.bots.recht_repertoire import MOST_KEPT, Repertoire
from setzkasten.bots.recht_search import Search
from setzkasten.core.actions import Pass
from setzkasten.core.claims import Word
from setzkasten.core.game import Seat
from setzkasten.games.recht.game import Recht
from setzkasten.games.recht.state import Action, DropOut, Finish, Lay, State, View
from setzkasten.games.typdom.box import BLACK_JOLLY, RED_JOLLY, RED_LETTERS
from setzkasten.games.typdom.buying import Buy
from setzkasten.games.typdom.jolly import Rob

# What share of a hand should be vowels, before a red stone is bought?
VOWELS = 0.35


class RechtCraft:
    """Where the box has no J it announces what its stones can show (KW4-14)."""

    def __init__(self, game: Recht) -> None:
        self._game = game
        self._repertoire = lru_cache(MOST_KEPT)(Repertoire)

    def end(self, world: State, mind: Mind) -> tuple[RechtEnd, State] | None:
        if (state := RechtEnd.begins(world)) is None:
            return None
        return RechtEnd(self._game, self._repertoire(mind.known), mind.words.judge), state

    def ranked(self, view: View, seat: Seat, mind: Mind) -> list[Idea[Action]]:
        if view.author == seat and not view.premium:
            counts = not mind.words.judge.answer(Word(view.word)).refused
            return [Idea(0.0, _at_duty(view, counts=counts))]
        search = Search(view, seat, mind, self._repertoire(mind.known))
        best: dict[Lay, Idea[Action]] = {}
        for idea in search.ideas():
            if idea.move not in best or best[idea.move].worth < idea.worth:
                best[idea.move] = Idea(idea.worth, idea.move, (idea.move.word or view.word,))
        return sorted(best.values(), reverse=True) or [Idea(0.0, _without_stone(view))]


def _at_duty(view: View, *, counts: bool) -> Action:
    """WBR-07 Finish, if need be with a robbed jolly; WBR-08 else pay."""
    if not counts:
        return DropOut()
    if view.can_finish:
        return Finish()
    for stone in view.stones:
        if stone.robbable and stone.letter in view.hand:
            hand = [*view.hand, _jolly_for(stone.letter)]
            hand.remove(stone.letter)
            if _covered(Counter(hand), view.missing):
                return Rob(stone.square)
    return DropOut()


def _without_stone(view: View) -> Action:
    if view.may_buy:
        vowels = sum(s in RED_LETTERS or s == RED_JOLLY for s in view.hand)
        wanted = "red" if vowels < VOWELS * len(view.hand) else "black"
        return Buy((wanted if wanted in view.colours else view.colours[0],))
    return Pass()


def _jolly_for(letter: str) -> str:
    return RED_JOLLY if letter in RED_LETTERS else BLACK_JOLLY


def _covered(have: Counter[str], letters: str) -> bool:
    """Does the hand have these letters, with jollies for what it lacks?"""
    lacking = Counter(letters) - have
    jollies = Counter(_jolly_for(letter) for letter in lacking.elements())
    return all(have[jolly] >= number for jolly, number in jollies.items())
