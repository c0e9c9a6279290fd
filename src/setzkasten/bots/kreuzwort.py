"""Computer players for the crossing Typ-Dom games: the best words, and what could follow them."""

from __future__ import annotations

from setzkasten.bots.idea import Idea
from setzkasten.bots.kreuzwort_ideas import Search, knowledge_of
from setzkasten.bots.kreuzwort_picture import Placed, Table
from setzkasten.bots.mind import Mind
from setzkasten.core.actions import Pass
from setzkasten.core.game import Seat
from setzkasten.games.kreuzwort.state import Action, Lay, View
from setzkasten.games.typdom.box import JOLLIES, jolly_for, red, tile_of
from setzkasten.games.typdom.buying import Buy
from setzkasten.games.typdom.jolly import Rob

# With how few stones does a player of Point-Typ-Dom buy several at once?
FEW = 8
# How many ideas are weighed with what could follow them, and how many with insight?
FOLLOWED, FORESEEN = 24, 99


class KreuzwortCraft:
    """One for the three games; `points` says that letters have values (Point-Typ-Dom)."""

    def __init__(self, *, points: bool) -> None:
        self.points = points

    def ranked(self, view: View, seat: Seat, mind: Mind) -> list[Idea[Action]]:
        insight = mind.rung.insight
        knowledge = knowledge_of(mind.known, points=self.points, saving=insight)
        follows = min(FORESEEN if insight else FOLLOWED, mind.rung.depth)
        search = Search(knowledge, mind.rung.most, follows, insight, mind.looks)
        table = Table.of(view)
        found = [] if view.late else search.best(table, view.hand)
        worth = found[0].worth if found else 0.0
        robs = not view.second and not view.late
        if robs and (loot := _loot(search, view, worth)):
            return [Idea(worth, loot)]
        if found:
            return [Idea(placed.worth, _lay(placed), (placed.word,)) for placed in found]
        return [Idea(0.0, self._without_word(search, table, view))]

    def _without_word(self, search: Search, table: Table, view: View) -> Action:
        """Buy the colour that promises more; pass where buying only costs."""
        somebody_out = self.points and 0 in view.hand_sizes
        if not view.most_to_buy or (view.may_pass and (view.second or somebody_out)):
            return Pass()
        promise = {colour: _promise(search, table, view, colour) for colour in view.colours}
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


def _loot(search: Search, view: View, best: float) -> Rob | None:
    """A jolly worth robbing: with it a better word can be laid at once."""
    for stone in view.stones:
        if not stone.robbable or stone.letter not in view.hand or search.looks.over:
            continue
        loot = jolly_for(stone.letter)
        hand = [*view.hand, loot]
        hand.remove(stone.letter)
        ideas = search.best(Table.of(view), hand)
        if ideas and ideas[0].worth > best and loot in ideas[0].stones:
            return Rob(stone.square)
    return None


def _lay(idea: Placed) -> Lay:
    parts = zip(idea.squares, idea.letters, idea.stones, strict=True)
    stones = tuple((s, tile_of(letter, jolly=stone in JOLLIES)) for s, letter, stone in parts)
    return Lay(stones, idea.way)


def _promise(search: Search, table: Table, view: View, colour: str) -> float:
    """What the best word would be worth on average, after a stone of this colour."""
    total = found = 0.0
    for stone, count in view.unseen.items():
        if red(stone) != (colour == "red") or search.looks.over:
            continue
        ideas = search.ideas(table, [*view.hand, stone], 1)
        found += count * max((idea.worth for idea in ideas), default=0)
        total += count
    return found / total if total else 0.0
