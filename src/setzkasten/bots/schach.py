"""Computer players for Schach dem Wort: every stone that makes sense, premiums to their end."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache, partial

from setzkasten.bots.fragments import Fragments, Letters, near_run, run_at
from setzkasten.bots.idea import Idea
from setzkasten.bots.mind import Mind
from setzkasten.bots.remembered import Remembered
from setzkasten.bots.schach_end import SchachEnd
from setzkasten.bots.schach_turn import (
    BOTH,
    Put,
    Turn,
    ends_of,
    own_word,
    readings,
    way_of,
    within,
    without,
)
from setzkasten.bots.schach_worth import OUT, Weighed, Worth
from setzkasten.core.actions import Pass
from setzkasten.core.game import Seat
from setzkasten.core.placing import Way
from setzkasten.core.squares import ACROSS, Square, neighbours
from setzkasten.games.schach.game import SchachDemWort
from setzkasten.games.schach.room import PREMIUMS, premium_at
from setzkasten.games.schach.state import Action, Back, Lay, State, View
from setzkasten.games.typdom.box import JOLLIES, red, tile_of
from setzkasten.games.typdom.buying import Buy

# For how many sets of words is the repertoire kept? The levels of some tables.
MOST_KEPT = 8
# How many of the best turns are told?
TOLD = 24
# What is buying a stone worth? A turn that promises less is not taken.
BUYING = -4.0
# Of whose hand too few stones are vowels, or too many, finds no words.
LEAST_REDS, MOST_REDS = 0.3, 0.5
# How many beginnings of a premium are followed at once?
BEAM = 24


class SchachCraft:
    def __init__(self) -> None:
        self._fragments = lru_cache(MOST_KEPT)(partial(Fragments, without="J"))  # the box has none
        self._formed = lru_cache(MOST_KEPT)(Remembered)

    def end(self, world: State, mind: Mind) -> tuple[SchachEnd, State] | None:
        if (state := SchachEnd.begins(world)) is None:
            return None
        return SchachEnd(SchachDemWort(), self._fragments(mind.known), mind.words.judge), state

    def ranked(self, view: View, seat: Seat, mind: Mind) -> list[Idea[Action]]:
        words, formed = self._fragments(mind.known), self._formed(mind.words.offered)
        thought = Thought(view, seat, words, formed, mind)
        buys = view.may_buy and not view.credit
        turns = thought.turns() if thought.own else _within_reach(thought.turns(), view)
        turns = [one for one in turns if one.worth > BUYING or not buys]
        ideas = [thought.idea(one) for one in turns[:TOLD]]
        if ideas and not buys:
            return ideas
        return [*ideas, Idea(BUYING, _otherwise(view, thought))]


def _within_reach(turns: list[Weighed], view: View) -> list[Weighed]:
    """Nobody begins what he cannot finish himself; whoever opens the game must begin something."""
    reached = [one for one in turns if not one.lacking]
    return reached if reached or view.stones else turns


def _otherwise(view: View, thought: Thought) -> Action:
    """What is left to do without a stone."""
    if view.credit:
        return Pass() if view.may_pass else Back()
    return Buy((thought.colour(),)) if view.may_buy else Pass()


class Thought:
    """What a player sees in one position."""

    def __init__(
        self, view: View, seat: Seat, words: Fragments, formed: Remembered, mind: Mind
    ) -> None:
        self.view, self.words, self.formed = view, words, formed
        self.own = own_word(view, seat)
        self.others = [word for word in view.alone if word.seat != seat]
        self.depth, self.looks = mind.rung.depth, mind.looks
        self.worth = Worth(view, seat, words, self.formed)
        self.before = self._start()

    def turns(self) -> list[Weighed]:
        """Turns that can end where they end, the best first."""
        if self.own and self.view.may_buy:
            return []  # SDW-11 he buys before he lays
        if not self.view.stones:
            found = list(self._openings())
        else:
            found = [turn for turn in self._grown() if turn.may_end]
        ranked = [one for one in self._weighed(found) if one.worth > -OUT / 2]
        return self._nearer(ranked) if self.own else ranked

    def _nearer(self, ranked: list[Weighed]) -> list[Weighed]:
        """Alone one waits for the letter that is lacking rather than build at another word."""
        now, _ = self.worth.alone(self.before)
        return [one for one in ranked if self.worth.alone(one.turn)[0] < now]

    def _weighed(self, found: list[Turn]) -> list[Weighed]:
        """The best ones, best first. No turn is worth more than it promises."""
        promised = [(self.worth.most(turn), turn) for turn in found]
        promised.sort(key=lambda pair: -pair[0])
        ranked: list[Weighed] = []
        for most, turn in promised:
            if self.looks.late or (len(ranked) >= TOLD and ranked[TOLD - 1].worth >= most):
                break
            insort(ranked, self.worth.of(turn), key=lambda one: -one.worth)
        return ranked

    def idea(self, one: Weighed) -> Idea[Action]:
        """SDW-04 The plan is noted; others read it when the word has ended."""
        stones = tuple(
            (put.square, tile_of(put.letter, jolly=put.stone in JOLLIES)) for put in one.turn.put
        )
        plan = one.plan.capitalize() if self.own or one.turn.open else ""
        return Idea(one.worth, Lay(stones, plan), () if self.own else self._thought_of(one))

    def _thought_of(self, one: Weighed) -> tuple[str, ...]:
        """The words that one must think of: those that are whole now, and the plan."""
        lying = one.turn.lying
        runs = {run_at(lying, put.square, way)[0] for put in one.turn.put for way in BOTH}
        whole = (run for run in sorted(runs) if len(run) > 1 and run in self.formed)
        return (*whole, one.plan) if one.plan else tuple(whole)

    def colour(self) -> str:
        """The colour of which more stones would fit now; black ones are cheaper to keep."""
        if len(self.view.colours) == 1:
            return self.view.colours[0]
        if self.own and (lacking := self._lacking()):
            return "red" if red(lacking[0]) else "black"
        reds = sum(map(red, self.view.hand)) / max(1, len(self.view.hand))
        if not LEAST_REDS <= reds <= MOST_REDS:
            return "red" if reds < LEAST_REDS else "black"
        fitting = {"red": 0.01, "black": 0.02}
        for stone, number in self.worth.unseen.items():
            if number and stone not in JOLLIES and not self.looks.over:
                turn = replace(self.before, hand=(stone, stone))
                if next(self._stones(turn, first=True), None):
                    fitting["red" if red(stone) else "black"] += number
        left = self.view.stock_by_colour
        return max(fitting, key=lambda colour: fitting[colour] / (left[colour] + 1))

    def _lacking(self) -> list[str]:
        """The letters of the nearest own word that are not in the hand."""
        _, letters = self.worth.alone(self.before)
        return list((Counter(letters) - Counter(self.view.hand)).elements())

    def _start(self) -> Turn:
        lying = {stone.square: stone.letter for stone in self.view.stones}
        open_words = tuple((word.squares[0], way_of(word)) for word in self.view.open)
        return Turn(lying, self.view.hand, (), open_words, self.view.credit)

    def _openings(self) -> Iterator[Turn]:
        """SDW-02 Two letters of a word, hard ones first."""
        hand = self.view.hand
        for first in dict.fromkeys(hand):
            for second in dict.fromkeys(hand):
                enough = first != second or hand.count(first) > 1
                if not enough or {first, second} & JOLLIES or not self.words.held(first + second):
                    continue
                lying = {(0, 0): first, (0, 1): second}
                finished = first + second in self.formed
                yield Turn(
                    lying,
                    without(without(hand, first), second),
                    (Put((0, 0), first, first), Put((0, 1), second, second)),
                    () if finished else (((0, 0), ACROSS),),
                    0,
                )

    def _grown(self) -> Iterator[Turn]:
        """Every first stone and what its premiums lead to; in a premium the stones that follow."""
        front = list(self._stones(self.before, first=not self.view.credit))
        yield from front
        for _ in range(self.depth):
            ahead = [turn for turn in front if turn.credit and turn.hand]
            ahead.sort(key=lambda turn: (len(turn.put), -len(turn.open), turn.credit), reverse=True)
            front = [
                turn
                for known in ahead[:BEAM]
                if self.looks.take()
                for turn in self._stones(known, first=False)
            ]
            yield from front
            if not front:
                return

    def _stones(self, turn: Turn, *, first: bool) -> Iterator[Turn]:
        """The turn with one stone more, wherever that makes sense."""
        for square in self._squares(turn, first=first):
            for stone, letter in readings(turn.hand, sparing=not self.own):
                if (after := self._with(turn, Put(square, stone, letter), first=first)) is not None:
                    yield after

    def _squares(self, turn: Turn, *, first: bool) -> list[Square]:
        if self.own:
            return ends_of(turn.lying, self.own.squares[0], way_of(self.own))
        ends = [end for square, way in turn.open for end in ends_of(turn.lying, square, way)]
        if turn.open and (first or turn.credit <= len(turn.open)):
            return list(dict.fromkeys(ends))
        near = {n for square in turn.lying for n in neighbours(square)} - turn.lying.keys()
        return [*dict.fromkeys(ends), *sorted(near - set(ends))]

    def _with(self, turn: Turn, put: Put, *, first: bool) -> Turn | None:
        lying = {**turn.lying, put.square: put.letter}
        opened = []
        for way in BOTH:
            run, _ = run_at(lying, put.square, way)
            if len(run) < 2 or run in self.formed:
                continue
            if not self.words.held(run) or not self.words.completable(lying, put.square, way):
                return None
            opened.append((put.square, way))
        kept = [word for word in turn.open if not within(lying, put.square, word)]
        if not self._leaves_room(lying, put.square, kept):
            return None
        hand = without(turn.hand, put.stone)
        if self.own:
            own_way = way_of(self.own)
            done = run_at(lying, put.square, own_way)[0] in self.formed
            most = 1 if done and not self.before.open and hand else 0
            if sum(way != own_way for _, way in opened) > most or (not done and not hand):
                return None
            return replace(turn, lying=lying, hand=hand, put=(*turn.put, put))
        won = PREMIUMS[premium_at(turn.lying, put.square)] if self.view.premiums else 0
        credit = turn.credit - (not first) + won
        after = Turn(lying, hand, (*turn.put, put), (*kept, *opened), credit)
        finishing = bool(after.open) and (not hand or (len(after.open) > 1 and not credit))
        return None if finishing else after

    def _leaves_room(self, lying: Letters, square: Square, kept: list[tuple[Square, Way]]) -> bool:
        """SDW-11 Fragments of others are left alone; SDW-07 what is open keeps its room."""
        for word in self.others:
            place = word.squares[0], way_of(word)
            if within(lying, square, place) or not self._has_room(lying, square, place):
                return False
        if self.own and any(within(lying, square, place) for place in self.before.open):
            return False
        return all(self._has_room(lying, square, place) for place in kept)

    def _has_room(self, lying: Letters, square: Square, place: tuple[Square, Way]) -> bool:
        """As it was, or with a word that still fits; others may know words that we do not."""
        return not near_run(lying, square, *place) or self.words.completable(lying, *place)
