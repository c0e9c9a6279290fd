"""Computer players for the crossing Typ-Dom games: a plain search over places for known words."""

from __future__ import annotations

from functools import lru_cache

from setzkasten.bots.idea import Idea
from setzkasten.bots.kreuzwort_ideas import Search
from setzkasten.bots.kreuzwort_picture import Placed, Table
from setzkasten.bots.mind import Mind
from setzkasten.bots.repertoire import Repertoire, Spelt, within_reach
from setzkasten.core.actions import Pass
from setzkasten.core.game import Seat
from setzkasten.games.kreuzwort.state import Action, Lay, View
from setzkasten.games.typdom.box import BLACK_JOLLY, JOLLIES, RED_JOLLY, RED_LETTERS, red, tile_of
from setzkasten.games.typdom.buying import Buy
from setzkasten.games.typdom.jolly import Rob

# For how many sets of words is the repertoire kept? The levels of some tables.
MOST_KEPT = 8
# With how few stones does a player of Point-Typ-Dom buy several at once?
FEW = 8


class KreuzwortCraft:
    """One for the three games; `points` says that letters have values (Point-Typ-Dom)."""

    def __init__(self, *, points: bool) -> None:
        self.points = points
        self._repertoire = lru_cache(MOST_KEPT)(Repertoire.of)

    def ranked(self, view: View, seat: Seat, mind: Mind) -> list[Idea[Action]]:
        known, rung = self._repertoire(mind.known), mind.rung
        search = Search(mind.words.offered, known.rare, self.points, rung.most, mind.looks)
        table = Table.of(view)
        found = [] if view.late else search.best(table, view.hand, known.words)
        worth = found[0].worth if found else 0.0
        robs = not view.second and not view.late
        if robs and (loot := _loot(search, view, known.words, worth)):
            return [Idea(worth, loot)]
        if found:
            return [Idea(placed.worth, _lay(placed), (placed.word,)) for placed in found]
        return [Idea(0.0, _without_word(search, table, view, known.words))]


def _loot(search: Search, view: View, words: Spelt, best: float) -> Rob | None:
    """A jolly worth robbing: with it a better word can be laid at once."""
    for stone in view.stones:
        if not stone.robbable or stone.letter not in view.hand or search.looks.over:
            continue
        loot = RED_JOLLY if stone.letter in RED_LETTERS else BLACK_JOLLY
        hand = [*view.hand, loot]
        hand.remove(stone.letter)
        ideas = search.best(Table.of(view), hand, words)
        if ideas and ideas[0].worth > best and loot in ideas[0].stones:
            return Rob(stone.square)
    return None


def _lay(idea: Placed) -> Lay:
    parts = zip(idea.squares, idea.letters, idea.stones, strict=True)
    stones = tuple((s, tile_of(letter, jolly=stone in JOLLIES)) for s, letter, stone in parts)
    return Lay(stones, idea.way)


def _without_word(search: Search, table: Table, view: View, words: Spelt) -> Action:
    """Buy the colour that promises more; pass where buying only costs."""
    somebody_out = search.points and 0 in view.hand_sizes
    if not view.most_to_buy or (view.may_pass and (view.second or somebody_out)):
        return Pass()
    promise = {colour: _promise(search, table, view, words, colour) for colour in view.colours}
    colours = sorted(view.colours, key=lambda colour: -promise[colour])
    # With few stones left, several new ones make a word together that single ones would not.
    number = view.most_to_buy if len(view.hand) < FEW else 1
    left = dict(view.stock_by_colour)
    bought: list[str] = []
    while len(bought) < number:
        colour = next(c for c in (*colours[len(bought) % 2 :], *colours) if left[c])
        left[colour] -= 1
        bought.append(colour)
    return Buy(tuple(bought))


def _promise(search: Search, table: Table, view: View, words: Spelt, colour: str) -> float:
    """What the best word would be worth on average, after a stone of this colour."""
    total = found = 0.0
    for stone, count in view.unseen.items():
        if red(stone) != (colour == "red") or search.looks.over:
            continue
        hand = [*view.hand, stone]
        near = within_reach(words, hand, crossing=True)
        found += count * max((idea.worth for idea in search.ideas(table, hand, near)), default=0)
        total += count
    return found / total if total else 0.0
