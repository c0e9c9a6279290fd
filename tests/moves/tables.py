"""Tables with few words and a real judge, and the positions of random games on them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from setzkasten.catalogue import CATALOGUE, GAMES
from setzkasten.catalogue.policies import policy_of
from setzkasten.core.game import Act, AnyGame, Chance, Seat
from setzkasten.core.match import Match
from setzkasten.core.options import OptionError
from setzkasten.lexicon.judge import Judge
from setzkasten.lexicon.small import SmallLexicon
from setzkasten.lexicon.stones import laid
from setzkasten.lexicon.words import Words
from setzkasten.moves import Mover
from tests.vocabulary import WORDS, WordList

SMALL = SmallLexicon.open(Path(__file__).parent.parent / "lexicon" / "small.txt")


@dataclass(frozen=True, slots=True)
class FewWords:
    """A game whose judge accepts some words and no others."""

    game: AnyGame
    vocabulary: WordList  # as the stones read: of the box of 1936 without a J
    offered: Words
    judge: Judge

    @classmethod
    def of(cls, game_id: str, words: Iterable[str]) -> FewWords:
        usual = policy_of(game_id)
        policy = replace(usual, only="list", own_list=frozenset(words), coarse=True)
        spelt = WordList(laid(word, policy) for word in policy.own_list)
        counting = SMALL.under(policy)
        return cls(GAMES[game_id], spelt, counting.offered, counting.judge)

    @classmethod
    def some(cls, game_id: str, rng: Random, number: int) -> FewWords:
        """Random words, and those that hold one of them."""
        return cls.of(game_id, WORDS.family(rng, number))

    def accepts(self, match: Match, seat: Seat, action: object) -> bool:
        return match.propose(Act(seat, action, at=match.now), self.judge).refusal is None

    def positions(
        self,
        rng: Random,
        seats: int,
        options: Mapping[str, object],
        mover: Mover | None = None,
        most: int = 60,
    ) -> Iterator[tuple[Match, Seat]]:
        """A game of random moves, looked at before each of them."""
        mover = mover or CATALOGUE[self.game.id].mover
        match = Match(self.game, self.game.start(seats, options))
        for _ in range(most):
            if match.over:
                return
            if match.awaiting.chance:
                match.take(Chance(self.game.sample(match.state, rng), at=match.now))
                continue
            seat = rng.choice(sorted(match.awaiting.seats))
            yield match, seat
            action = mover.one(match.state, seat, self.offered, self.judge, rng)
            match.take(Act(seat, action, at=match.now), self.judge)


def random_options(game: AnyGame, rng: Random) -> tuple[int, dict[str, object]]:
    """Seats and options that fit together; no clock."""
    while True:
        seats = rng.randint(*game.seats)
        choices = [option for option in game.options if option.name not in ("time", "first")]
        chosen: dict[str, object] = {}
        for option in rng.sample(choices, rng.randint(0, len(choices))):
            if option.type == "int":
                chosen[option.name] = rng.randint(option.least, min(option.most, 9))
            else:
                chosen[option.name] = rng.choice(option.choices or (True, False))
        try:
            game.start(seats, chosen)
        except OptionError:
            continue
        return seats, chosen
